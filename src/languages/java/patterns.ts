import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { bind } from './scopes.ts';
import { Kind } from './syntax.ts';
import { lastNamedChild, typeText } from './type-text.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Deeper patterns bind their names without saying what to. */
const MAX_DEPTH = 16;

/** `o instanceof T x`: what `x` is seen in depends on the flow, so it belongs to the scope around. */
export function leaveInstanceof(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (name === -1) return;
	bind(walk, 'let', name, {
		type: typeText(walk, childByField(tree, node, fields.right), -1),
		value: valueAt(walk, childByField(tree, node, fields.left)),
	});
}

/** `case T x`, and the `T x` of `R(T x, var y)`. */
export function enterTypePattern(walk: Walk, node: number): void {
	const { tree } = walk;
	const name = lastNamedChild(walk, node);
	if (walk.kind(name) !== Kind.identifier) return;
	walk.setRole(name, Role.none);
	let type = firstNamedChild(tree, node);
	if (walk.kind(type) === Kind.modifiers) type = nextNamedSibling(tree, type);
	const { subject, path } = wayTo(walk, node);
	bind(walk, 'let', name, {
		type: type === name ? null : typeText(walk, type, -1),
		value: valueAt(walk, subject),
		path: path === '' ? null : path,
	});
}

/** The name of a record that is taken apart. */
export function enterRecordPattern(walk: Walk, node: number): void {
	const type = firstNamedChild(walk.tree, node);
	if (walk.kind(type) === Kind.identifier) walk.setRole(type, Role.type);
}

/** What a pattern is compared with, and the components on the way from it to a part of the pattern. */
function wayTo(walk: Walk, part: number): { subject: number; path: string } {
	const { tree, fields } = walk;
	let path = '';
	let at = part;
	for (let depth = 0; depth < MAX_DEPTH * 3; depth++) {
		const around = tree.parent[at];
		switch (walk.kind(around)) {
			case Kind.record_pattern_body:
				path = `[${positionIn(walk, around, at)}]${path}`;
				break;
			case Kind.instanceof_expression:
				return { subject: childByField(tree, around, fields.left), path };
			case Kind.switch_label:
				return { subject: subjectOf(walk, around), path };
			case Kind.record_pattern:
			case Kind.pattern:
				break;
			default:
				return { subject: -1, path: '' };
		}
		at = around;
	}
	return { subject: -1, path: '' };
}

function positionIn(walk: Walk, body: number, part: number): number {
	let position = 0;
	let child = firstNamedChild(walk.tree, body);
	for (; child !== -1 && child !== part; child = nextNamedSibling(walk.tree, child)) position++;
	return position;
}

/** The value that the `switch` of a label looks at. */
function subjectOf(walk: Walk, label: number): number {
	const { tree, fields } = walk;
	const choice = tree.parent[tree.parent[tree.parent[label]]] ?? -1;
	if (walk.kind(choice) !== Kind.switch_expression) return -1;
	return childByField(tree, choice, fields.condition);
}
