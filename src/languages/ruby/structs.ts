import { ChunkFlag } from '../../model/chunk.ts';
import { literalNames } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `Struct.new` of a call; '' for anything else. */
export function makerOf(walk: Walk, node: number): string {
	if (walk.kind(node) !== Kind.call) return '';
	const receiver = walk.textOf(walk.field(node, 'receiver')).replace(/^::/, '');
	return `${receiver}.${walk.textOf(walk.field(node, 'method'))}`;
}

export function isStructMaker(walk: Walk, node: number): boolean {
	const maker = makerOf(walk, node);
	return maker === 'Struct.new' || maker === 'Data.define';
}

/** The symbols that `Struct.new` and `Data.define` get are members of the class that is open. */
export function declareMembers(walk: Walk, call: number): void {
	const { tree } = walk;
	const isReadonly = makerOf(walk, call) === 'Data.define';
	for (const { name, node, start } of literalNames(walk, walk.field(call, 'arguments'))) {
		// A string names the class: `Struct.new('Point', :x)`.
		if (walk.kind(node) !== Kind.simple_symbol && walk.kind(node) !== Kind.bare_symbol) continue;
		const chunk = walk.openChunk({
			kind: 'property',
			name,
			start: tree.start[node],
			end: tree.end[node],
			nameStart: start,
			flags: isReadonly ? ChunkFlag.readonly : 0,
			signature: `:${name}`,
		});
		walk.closeChunk();
		walk.declare(walk.scope, 'field', name, start, { chunk });
	}
}
