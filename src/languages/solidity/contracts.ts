import type { ChunkKind } from '../../model/chunk.ts';
import { columnOf } from '../shared/lost-span.ts';
import { readAttributes } from './attributes.ts';
import { docBefore } from './doc.ts';
import { tellBases } from './heritage.ts';
import { exportTop } from './names.ts';
import { isTornOut } from './recovery.ts';
import { Kind } from './syntax.ts';
import { isTestSuite } from './tests.ts';
import type { Owner, Walk } from './walk.ts';

interface Form {
	kind: Owner['kind'];
	chunk: ChunkKind;
}

const FORMS: Readonly<Record<number, Form>> = {
	[Kind.contract_declaration]: { kind: 'contract', chunk: 'class' },
	[Kind.interface_declaration]: { kind: 'interface', chunk: 'interface' },
	// One of it exists, and it has no state.
	[Kind.library_declaration]: { kind: 'library', chunk: 'object' },
};

export function enterContract(walk: Walk, node: number): void {
	const { tree } = walk;
	const { kind, chunk: chunkKind } = FORMS[walk.kind(node)];
	const nameNode = walk.field(node, 'name');
	const body = walk.field(node, 'body');
	const name = walk.textOf(nameNode) || null;
	const isTorn = isTornOut(walk);
	const chunk = walk.openChunk({
		kind: chunkKind,
		...walk.chunkAt(node, name, nameNode),
		flags: readAttributes(walk, node).flags | walk.brokenFlag(node),
		signature: walk.header(node, body === -1 ? tree.end[node] : tree.start[body]),
		container: isTorn ? '' : null,
		...docBefore(walk, node),
	});
	walk.made[node] = chunk;
	if (name !== null) {
		const around = isTorn ? walk.scopes[0] : walk.scope;
		walk.bind(around, kind === 'interface' ? 'type' : 'class', name, tree.start[nameNode], { chunk });
		exportTop(walk, nameNode, chunk);
	}
	const bases = tellBases(walk, chunk, node);
	const owner: Owner = {
		kind,
		name: name ?? '',
		qualified: walk.qualified,
		chunk,
		bases,
		isTestSuite: kind === 'contract' && isTestSuite(walk.out.path, bases),
		column: walk.isBroken(0) ? columnOf(walk, node) : 0,
	};
	walk.owners.push(owner);
	if (walk.isBroken(0)) walk.recentOwner = owner;
	walk.openScope('class', tree.start[node], tree.end[node], false);
	walk.leaveLater(node);
}

export function leaveContract(walk: Walk, node: number): void {
	walk.closeScope();
	walk.owners.pop();
	walk.closeChunk();
	// One that ended where it should takes nothing more.
	if (!walk.isBroken(node)) walk.recentOwner = null;
}
