import { childByField } from '../../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** In `a.b = 1`, `a[0] = 1` and `*a = 1` the name `a` is only read. */
export function enterAssignment(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTarget(walk, left, isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

function markTarget(walk: Walk, target: number, role: number): void {
	let at = target;
	while (walk.kind(at) === Kind.parenthesized_expression) at++;
	const kind = walk.kind(at);
	if (kind === Kind.qualified_identifier) markQualified(walk, at, role);
	else if (kind === Kind.identifier || kind === Kind.field_expression) walk.setRole(at, role);
}

/** The last name of `a::b::c`. */
export function markQualified(walk: Walk, node: number, role: number): void {
	const { tree, fields } = walk;
	let at = node;
	for (;;) {
		const kind = walk.kind(at);
		if (kind !== Kind.qualified_identifier && kind !== Kind.template_function && kind !== Kind.template_type)
			break;
		const name = childByField(tree, at, fields.name);
		if (name === -1) break;
		at = name;
	}
	walk.setRole(at, role);
}

/** `=`, and not `+=`. */
function isPlain(walk: Walk, assignment: number): boolean {
	const { tree, fields } = walk;
	const operator = childByField(tree, assignment, fields.operator);
	return operator === -1 || tree.end[operator] - tree.start[operator] === 1;
}

/** What `x += y` gives is not followed, but that `x` changed is. */
export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const value = isPlain(walk, node)
		? valueAt(walk, childByField(tree, node, fields.right))
		: out.value('other', null, -1, -1);
	out.assign(valueAt(walk, left), value, tree.start[left]);
}

/** `x++` and `--x`. */
export function enterUpdate(walk: Walk, node: number): void {
	const operand = childByField(walk.tree, node, walk.fields.argument);
	if (operand === -1) return;
	markTarget(walk, operand, Role.readwrite);
	walk.leaveLater(node);
}

export function leaveUpdate(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const operand = childByField(tree, node, walk.fields.argument);
	out.assign(valueAt(walk, operand), out.value('other', null, -1, -1), tree.start[operand]);
}

/** `asm("…" : "=r"(x))` writes `x`. */
export function enterOutputOperand(walk: Walk, node: number): void {
	const value = childByField(walk.tree, node, walk.fields.value);
	if (walk.kind(value) === Kind.identifier) walk.setRole(value, Role.write);
}
