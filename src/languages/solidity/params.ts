import type { Param } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 400;

/** The parameters that stand directly in `node`: those of a function type belong to the type. */
export function paramNodes(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const nodes: number[] = [];
	if (node === -1) return nodes;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.parameter:
			case Kind.event_parameter:
			case Kind.error_parameter:
				nodes.push(child);
				break;
			// What a fallback function returns follows without a node of its own.
			case Kind['"returns"']:
				return nodes;
		}
	}
	return nodes;
}

/** Positional: a parameter without a name is called by its place. */
export function describeParams(walk: Walk, nodes: readonly number[]): Param[] {
	return nodes.map((node, index) => {
		const param: Param = { name: walk.textOf(walk.field(node, 'name')) || `arg${index}` };
		const type = typeWritten(walk, node);
		if (type !== null) param.type = type;
		return param;
	});
}

/** With where it is kept, or that it is indexed: `bytes calldata`, `address indexed`. */
export function typeWritten(walk: Walk, node: number): string | null {
	const { tree } = walk;
	const type = walk.field(node, 'type');
	if (type === -1) return null;
	const location = walk.field(node, 'location');
	const word = location === -1 ? walk.childOf(node, Kind['"indexed"']) : location;
	return walk.clip(tree.start[type], tree.end[word === -1 ? type : word], MAX_TYPE);
}

/** The type alone, for whoever looks up its name. */
export function typeName(walk: Walk, type: number): string | null {
	return type === -1 ? null : walk.clip(walk.tree.start[type], walk.tree.end[type], MAX_TYPE);
}

/** Binds the names that parameters have, in the current scope. */
export function bindParams(walk: Walk, nodes: readonly number[], kind: BindingKind = 'param'): void {
	const { tree } = walk;
	nodes.forEach((node, index) => {
		const name = walk.field(node, 'name');
		if (walk.isEmpty(name)) return;
		walk.bind(walk.scope, kind, walk.textOf(name), tree.start[name], {
			type: typeName(walk, walk.field(node, 'type')),
			index: kind === 'param' ? index : -1,
		});
	});
}
