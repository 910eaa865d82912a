import type { RefKind } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { tellExport } from '../shared/told-names.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

export function lastSegment(name: string): string {
	return name.slice(name.lastIndexOf('\\') + 1);
}

/** What a file defines outside functions and classes is there for whoever loads the file. */
export function exportTop(walk: Walk, name: string, token: number, chunk: number): void {
	if (!walk.isScriptLevel) return;
	const start = walk.tree.start[token];
	exportAt(walk, name, start, chunk);
}

export function exportAt(walk: Walk, name: string, start: number, chunk: number): void {
	tellExport(walk.out, name, start, start + name.length, chunk);
}

/** Words that stand where a name may, and name nothing. */
const KEYWORDS = new Set(['self', 'static', 'parent', 'class', 'mixed', 'never', 'iterable', 'object']);
const MAGIC = /^__[A-Z]+__$/;

/** A class, function or constant, by where its name stands. */
export function enterName(walk: Walk, node: number): void {
	const { tree, out } = walk;
	if (walk.role(node) === Role.none || tree.start[node] === tree.end[node]) return;
	const place = placeOf(walk, node);
	if (place === null) return;
	const name = walk.textOf(node);
	if (KEYWORDS.has(name.toLowerCase()) && place.kind !== 'call' && !place.member) return;
	if (place.kind === 'call' && !place.member && (name === 'static' || name === 'self' || name === 'parent'))
		return;
	if (name === 'class' && place.member) return;
	if (MAGIC.test(name)) return;
	out.refer(name, tree.start[node], place.kind, place.member);
}

/** `A\B\c`: the last name counts by the place of the whole; the first may be one that `use` brought. */
export function enterQualified(walk: Walk, node: number): void {
	const { tree, out, text } = walk;
	walk.next = tree.after[node];
	if (walk.role(node) === Role.none) return;
	const place = placeOf(walk, node);
	if (place === null) return;
	let prefix = -1;
	let last = -1;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.namespace_name) prefix = child;
		else if (walk.kind(child) === Kind.name) last = child;
	}
	const first = firstNamedChild(tree, prefix);
	if (first !== -1 && text[tree.start[node]] !== '\\' && tree.start[first] < tree.end[first]) {
		out.refer(walk.textOf(first), tree.start[first], 'read', false);
	}
	if (last !== -1 && tree.start[last] < tree.end[last]) {
		out.refer(walk.textOf(last), tree.start[last], place.kind, true);
	}
}

/** How a name counts by its parent; null when the parent tells it, or it is none. */
function placeOf(walk: Walk, node: number): { kind: RefKind; member: boolean } | null {
	const { tree } = walk;
	const parent = tree.parent[node];
	const isName = tree.field[node] === walk.fields.name;
	switch (walk.kind(parent)) {
		case Kind.named_type:
		case Kind.base_clause:
		case Kind.class_interface_clause:
		case Kind.use_declaration:
		case Kind.use_instead_of_clause:
			return { kind: 'type', member: false };
		case Kind.attribute:
		case Kind.object_creation_expression:
			return { kind: 'call', member: false };
		case Kind.function_call_expression:
			return { kind: walk.role(parent) === Role.none ? 'read' : 'call', member: false };
		case Kind.member_call_expression:
		case Kind.nullsafe_member_call_expression:
		case Kind.scoped_call_expression: {
			if (!isName) return { kind: 'read', member: false };
			return { kind: walk.role(parent) === Role.none ? 'read' : 'call', member: true };
		}
		case Kind.member_access_expression:
		case Kind.nullsafe_member_access_expression: {
			const role = walk.role(parent);
			const kind = role === Role.target ? 'write' : role === Role.readwrite ? 'readwrite' : 'read';
			return { kind, member: isName };
		}
		case Kind.class_constant_access_expression: {
			const isFirst = node === firstNamedChild(tree, parent);
			const around = walk.kind(tree.parent[parent]);
			const isTrait = around === Kind.use_as_clause || around === Kind.use_instead_of_clause;
			return { kind: isFirst && isTrait ? 'type' : 'read', member: !isFirst };
		}
		case Kind.binary_expression: {
			const isType =
				tree.field[node] === walk.fields.right &&
				walk.kind(walk.field(parent, 'operator')) === Kind['"instanceof"'];
			return { kind: isType ? 'type' : 'read', member: false };
		}
		case Kind.use_as_clause:
			return { kind: 'read', member: true };
		case Kind.argument:
			return isName ? null : { kind: 'read', member: false };
		case Kind.namespace_name:
		case Kind.goto_statement:
		case Kind.named_label_statement:
		case Kind.property_hook:
		case Kind.ERROR:
			return null;
		default:
			return { kind: 'read', member: false };
	}
}
