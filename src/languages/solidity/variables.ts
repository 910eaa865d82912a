import { ChunkFlag } from '../../model/chunk.ts';
import { make } from '../shared/lowering.ts';
import { readAttributes } from './attributes.ts';
import { docBefore } from './doc.ts';
import { exportTop } from './names.ts';
import { typeName } from './params.ts';
import { lostOwner } from './recovery.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A state variable of a contract, or a constant of the file. */
export function enterVariable(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	if (walk.isEmpty(nameNode)) return;
	const lost = lostOwner(walk, node);
	const isField = lost !== null || walk.owner !== null;
	const value = walk.field(node, 'value');
	const attributes = readAttributes(walk, node);
	const given = isField ? attributes.flags : attributes.flags & ~ChunkFlag.static;
	walk.made[node] = walk.openChunk({
		kind: isField ? 'field' : 'constant',
		name: walk.textOf(nameNode),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags:
			given |
			// What is not said is `internal`.
			(isField && !attributes.hasVisibility ? ChunkFlag.protected : 0) |
			(lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: walk.header(node, tree.end[nameNode]),
		type: typeName(walk, walk.field(node, 'type')),
		annotations: attributes.annotations,
		container: lost?.qualified ?? null,
		...docBefore(walk, node),
	});
	walk.leaveLater(node);
	if (!isField) {
		walk.afterwards(node, () => walk.closeChunk());
		return;
	}
	// An initialiser runs with the contract's constructor.
	let isOpen = true;
	const close = () => {
		if (isOpen) walk.closeChunk();
		isOpen = false;
	};
	walk.beforehand(value, close);
	walk.afterwards(node, close);
}

export function leaveVariable(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const nameNode = walk.field(node, 'name');
	const name = walk.textOf(nameNode);
	const start = tree.start[nameNode];
	const chunk = walk.made[node];
	const value = valueAt(walk, walk.field(node, 'value'));
	const type = typeName(walk, walk.field(node, 'type'));
	if (walk.owner === null) {
		walk.bind(walk.scope, 'const', name, start, { chunk, type, value });
		exportTop(walk, nameNode, chunk);
		return;
	}
	walk.bind(walk.scope, 'field', name, start, { chunk, type, value });
	if (value !== -1) out.assign(make(walk, nameNode, 'name', name), value, start);
}

/** `T x = v;` and `(T x, , U y) = v;`: bound when the value was walked. */
export function leaveDeclaration(walk: Walk, node: number): void {
	const { tree } = walk;
	const value = valueAt(walk, walk.field(node, 'value'));
	const single = walk.childOf(node, Kind.variable_declaration);
	if (single !== -1) bindLocal(walk, single, value, null);
	const tuple = walk.childOf(node, Kind.variable_declaration_tuple);
	if (tuple === -1) return;
	let index = 0;
	for (let child = tuple + 1; child < tree.after[tuple]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['","']) index++;
		else if (kind === Kind.variable_declaration || kind === Kind.identifier) {
			bindLocal(walk, child, value, `[${index}]`);
		}
	}
}

function bindLocal(walk: Walk, node: number, value: number, path: string | null): void {
	const name = walk.kind(node) === Kind.identifier ? node : walk.field(node, 'name');
	if (walk.isEmpty(name)) return;
	walk.bind(walk.scope, 'let', walk.textOf(name), walk.tree.start[name], {
		type: typeName(walk, walk.field(node, 'type')),
		value,
		path: value === -1 ? null : path,
	});
}
