import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make, makeLiteral } from '../shared/lowering.ts';
import { steppedValue } from './operations.ts';
import { isPrefix, prefixOf, startOf } from './prefixes.ts';
import { Kind } from './syntax.ts';
import { assignedValue, chainValue, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

export function enterAssignment(walk: Walk, node: number): void {
	const isPlain = walk.kind(node) === Kind.assignment_expression;
	markTarget(walk, walk.field(node, 'left'), isPlain ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

/**
 * In `a.b = 1` the name `a` is only read. Writing an element of a mapping or an array changes the variable
 * that holds it: nothing else can have it.
 */
function markTarget(walk: Walk, target: number, role: number): void {
	const { tree } = walk;
	const work = [{ node: target, role }];
	while (work.length > 0) {
		const { node: written, role: given } = work.pop()!;
		const node = walk.bare(written);
		switch (walk.kind(node)) {
			case Kind.identifier:
				walk.setRole(node, given);
				break;
			case Kind.member_expression:
				walk.setRole(walk.field(node, 'property'), given);
				break;
			case Kind.array_access:
				work.push({ node: walk.field(node, 'base'), role: Role.readwrite });
				break;
			case Kind.unary_expression:
			case Kind.update_expression:
				if (isPrefix(walk, node)) work.push({ node: walk.field(node, 'argument'), role: given });
				break;
			case Kind.tuple_expression:
				for (let item = firstNamedChild(tree, node); item !== -1; item = nextNamedSibling(tree, item)) {
					work.push({ node: item, role: given });
				}
				break;
		}
	}
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const left = walk.field(node, 'left');
	if (left === -1) return;
	const target = walk.bare(left);
	if (walk.kind(target) !== Kind.tuple_expression) {
		const written = valueAt(walk, left);
		out.assign(written, assignedValue(walk, node, written), tree.start[left]);
		return;
	}
	const value = assignedValue(walk, node, -1);
	let place = 0;
	for (let child = target + 1; child < tree.after[target]; child = tree.after[child]) {
		if (walk.kind(child) === Kind['","']) place++;
		if (walk.kind(child) !== Kind.expression) continue;
		const part = make(walk, child, 'index', null, value, makeLiteral(walk, child, 'number', `${place}`));
		out.assign(valueAt(walk, child), part, tree.start[child]);
	}
}

/** The role of what `x++`, `--x` and `delete x` change; -1 for other operators. `delete` gives the first value again. */
function changed(walk: Walk, node: number): number {
	const kind = walk.kind(node);
	if (kind === Kind.update_expression) return Role.readwrite;
	if (kind !== Kind.unary_expression) return -1;
	return walk.kind(walk.field(node, 'operator')) === Kind['"delete"'] ? Role.write : -1;
}

export function enterUpdate(walk: Walk, node: number): void {
	const role = changed(walk, node);
	if (role === -1 || isPrefix(walk, node)) return;
	markTarget(walk, walk.field(node, 'argument'), role);
	walk.leaveLater(node);
}

export function leaveUpdate(walk: Walk, node: number): void {
	const operand = walk.field(node, 'argument');
	if (operand !== -1) tellChanged(walk, node, operand, walk.tree.start[operand]);
}

function tellChanged(walk: Walk, node: number, operand: number, start: number): void {
	const target = chainValue(walk, walk.bare(operand));
	const isStep = walk.kind(node) === Kind.update_expression;
	walk.out.assign(target, isStep ? steppedValue(walk, node, target) : make(walk, node, 'deleted'), start);
}

/** The `m[k]` of `delete m[k]` and `++m[k]`. */
export function enterChain(walk: Walk, node: number): void {
	const prefix = isPrefix(walk, node) ? -1 : prefixOf(walk, node);
	const role = prefix === -1 ? -1 : changed(walk, prefix);
	if (role === -1) return;
	markTarget(walk, node, role);
	walk.afterwards(node, () => tellChanged(walk, prefix, node, startOf(walk, node)));
}
