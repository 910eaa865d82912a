import { ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { countLoop } from './complexity.ts';
import { tellEmptyCatch } from './facts/swallowed.ts';
import { lastNamed } from './strings.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets } from './targets.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** `foreach ($xs as $k => $v)`: bound before the body is walked, but after the list. */
export function enterForeach(walk: Walk, node: number): void {
	const { tree } = walk;
	countLoop(walk, node);
	const list = firstNamedChild(tree, node);
	const taken = nextNamedSibling(tree, list);
	const body = walk.field(node, 'body');
	if (taken === -1 || taken === body) return;
	const isPair = walk.kind(taken) === Kind.pair;
	const key = isPair ? firstNamedChild(tree, taken) : -1;
	const item = isPair ? lastNamed(walk, taken) : taken;
	if (key !== -1) markTargets(walk, key, Role.target);
	markTargets(walk, item, Role.target);
	// Told when the pass is through the header, with or without a body.
	walk.beforehand(taken, () => {
		walk.afterwards(taken, () => {
			if (key !== -1) bindTargets(walk, key, { kind: 'var', value: -1, path: '', type: null, chunk: -1 });
			const value = valueAt(walk, list);
			bindTargets(walk, item, { kind: 'var', value, path: '[]', type: null, chunk: -1 });
		});
	});
}

/** `catch (A | B $e)`; the variable may be left out. */
export function enterCatch(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
	tellEmptyCatch(walk, node);
	const variable = walk.field(node, 'name');
	if (walk.kind(variable) !== Kind.variable_name) return;
	walk.setRole(variable, Role.none);
	const type = walk.field(node, 'type');
	walk.bind(walk.scope, 'catch', walk.textOf(variable), tree.start[variable], {
		type: type === -1 ? null : walk.textOf(type),
	});
}

export function leaveReturn(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('return', valueAt(walk, value), walk.tree.start[node]);
}

export function leaveThrow(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('throw', valueAt(walk, value), walk.tree.start[node]);
}

/** A function with `yield` in it is a generator. */
export function leaveYield(walk: Walk, node: number): void {
	const { out, tree } = walk;
	if (out.currentChunk !== 0) out.flagChunk(out.currentChunk, ChunkFlag.generator);
	const item = firstNamedChild(tree, node);
	const value = walk.kind(item) === Kind.array_element_initializer ? lastNamed(walk, item) : item;
	if (value !== -1) out.yields('yield', valueAt(walk, value), tree.start[node]);
}

/** `unset($x)` takes a value away. */
export function enterUnset(walk: Walk, node: number): void {
	const { tree } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.variable_name) {
			walk.setRole(child, Role.none);
			walk.out.refer(walk.textOf(child), tree.start[child], 'write', false);
		} else walk.setRole(child, Role.target);
	}
	walk.leaveLater(node);
}

/** For the linker a deleted variable or property would be one that may hold anything: elements alone are told. */
export function leaveUnset(walk: Walk, node: number): void {
	const { tree, out } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child))
		if (walk.kind(child) === Kind.subscript_expression)
			out.assign(valueAt(walk, child), make(walk, child, 'deleted'), tree.start[child]);
}
