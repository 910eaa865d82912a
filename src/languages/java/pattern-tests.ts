import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';
import { typeText } from './type-text.ts';
import type { Walk } from './walk.ts';

/** Parts of deeper patterns are not tested. */
const MAX_DEPTH = 16;

/** `o instanceof T x`, `o instanceof R(T x)`: whether `subject` is of the type, or has the shape. */
export function instanceTest(walk: Walk, node: number, subject: number): number {
	const { tree, fields } = walk;
	const pattern = childByField(tree, node, fields.pattern);
	if (pattern !== -1) return patternTest(walk, pattern, subject);
	const type = typeText(walk, childByField(tree, node, fields.right), -1);
	return type === null ? make(walk, node, 'other') : make(walk, node, 'is', type, subject);
}

/** Whether `subject` matches a pattern; -1 for one that everything matches. */
export function patternTest(walk: Walk, pattern: number, subject: number, depth = 0): number {
	const { tree } = walk;
	switch (walk.kind(pattern)) {
		case Kind.pattern:
			return patternTest(walk, firstNamedChild(tree, pattern), subject, depth);
		case Kind.type_pattern:
		case Kind.record_pattern_component:
			return typeTest(walk, pattern, subject);
		case Kind.record_pattern:
			return recordTest(walk, pattern, subject, depth);
		case Kind.underscore_pattern:
			return -1;
		default:
			return make(walk, pattern, 'other');
	}
}

/** `T x`; `var x` is of any type, and so is the `_` of a component. */
function typeTest(walk: Walk, pattern: number, subject: number): number {
	const { tree } = walk;
	let type = firstNamedChild(tree, pattern);
	if (walk.kind(type) === Kind.modifiers) type = nextNamedSibling(tree, type);
	if (nextNamedSibling(tree, type) === -1) return -1;
	const written = typeText(walk, type, -1);
	return written === null ? -1 : make(walk, pattern, 'is', written, subject);
}

/** `R(T x, var y)`: an `R`, whose components match what is written for them. */
function recordTest(walk: Walk, pattern: number, subject: number, depth: number): number {
	const { tree, kinds } = walk;
	const type = typeText(walk, firstNamedChild(tree, pattern), -1);
	let test = type === null ? make(walk, pattern, 'other') : make(walk, pattern, 'is', type, subject);
	if (depth >= MAX_DEPTH) return test;
	const body = childOfKind(tree, pattern, kinds, Kind.record_pattern_body);
	let position = 0;
	for (let part = firstNamedChild(tree, body); part !== -1; part = nextNamedSibling(tree, part)) {
		const index = makeLiteral(walk, part, 'number', String(position++));
		const component = make(walk, part, 'index', null, subject, index);
		const matches = patternTest(walk, part, component, depth + 1);
		if (matches !== -1) test = makeBinary(walk, pattern, '&&', test, matches);
	}
	return test;
}
