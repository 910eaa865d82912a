import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS, make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { Role } from '../shared/walk.ts';
import { argumentValue } from './argument-parts.ts';
import { isInitialiser } from './initialisers.ts';
import { lastName } from './last-name.ts';
import { Kind } from './syntax.ts';
import { steppedValue, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** In `a.b = 1` and `a[0] = 1` the name `a` is only read. */
export function enterAssignment(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	if (walk.kind(left) === Kind.tuple_expression) markParts(walk, left);
	else markTarget(walk, left, isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

function markTarget(walk: Walk, target: number, role: number): void {
	const kind = walk.kind(target);
	if (kind === Kind.element_access_expression || kind === Kind.element_binding_expression) return;
	walk.setRole(lastName(walk, target), role);
}

/** `(a, var b, c.d) = …` */
function markParts(walk: Walk, tuple: number): void {
	for (const part of partsOf(walk, tuple)) {
		if (walk.kind(part) === Kind.tuple_expression || walk.kind(part) === Kind.declaration_expression)
			continue;
		markTarget(walk, part, Role.write);
	}
}

function partsOf(walk: Walk, tuple: number): number[] {
	const { tree } = walk;
	const parts: number[] = [];
	let child = firstNamedChild(tree, tuple);
	for (; child !== -1 && parts.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.argument) parts.push(argumentValue(walk, child));
	}
	return parts;
}

/** `=`, and not `+=`. */
function isPlain(walk: Walk, assignment: number): boolean {
	const { tree, fields } = walk;
	const operator = childByField(tree, assignment, fields.operator);
	return operator !== -1 && tree.end[operator] - tree.start[operator] === 1;
}

/** What may be a handler of an event. */
const HANDLERS: ReadonlySet<number> = new Set([
	Kind.identifier,
	Kind.member_access_expression,
	Kind.lambda_expression,
	Kind.anonymous_method_expression,
	Kind.object_creation_expression,
]);

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	if (isInitialiser(walk, node)) return;
	const left = childByField(tree, node, fields.left);
	const right = childByField(tree, node, fields.right);
	const operator = walk.textOf(childByField(tree, node, fields.operator)).slice(0, -1);
	if (walk.kind(left) === Kind.tuple_expression) {
		assignParts(walk, left, right);
		return;
	}
	const target = valueAt(walk, left);
	const given = valueAt(walk, right);
	let value = operator === '' ? given : makeBinary(walk, node, operator, target, given);
	// `e += h` gives an event a handler, unless it adds: the language does not say which.
	if (operator === '+' && HANDLERS.has(walk.kind(right)))
		value = make(walk, node, 'either', null, value, given);
	out.assign(target, value, tree.start[left]);
}

function assignParts(walk: Walk, left: number, right: number): void {
	const { tree, out } = walk;
	const values = walk.kind(right) === Kind.tuple_expression ? partsOf(walk, right) : null;
	const whole = values === null ? valueAt(walk, right) : -1;
	partsOf(walk, left).forEach((part, index) => {
		if (part === -1 || walk.kind(part) === Kind.declaration_expression) return;
		const position = makeLiteral(walk, part, 'number', `${index}`);
		const value =
			values === null ? make(walk, part, 'index', null, whole, position) : valueAt(walk, values[index] ?? -1);
		out.assign(valueAt(walk, part), value, tree.start[part]);
	});
}

/** `x++`, `--x`, and not `!x` or `x!`. */
export function enterUnary(walk: Walk, node: number): void {
	if (updateOf(walk, node) === null) return;
	const operand = firstNamedChild(walk.tree, node);
	if (operand === -1) return;
	markTarget(walk, operand, Role.readwrite);
	walk.leaveLater(node);
}

/** `++` or `--`, before or behind its operand. */
function updateOf({ text, tree }: Walk, node: number): string | null {
	const start = tree.start[node];
	const end = tree.end[node];
	const written = [text.slice(start, start + 2), text.slice(Math.max(start, end - 2), end)];
	return written.find((sign) => sign === '++' || sign === '--') ?? null;
}

export function leaveUnary(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const operand = firstNamedChild(tree, node);
	const target = valueAt(walk, operand);
	out.assign(target, steppedValue(walk, node, updateOf(walk, node) ?? '++', target), tree.start[operand]);
}
