import type { Annotation, ChunkKind, Param } from '../../model/chunk.ts';
import { clampEnd } from './anchors.ts';
import { isExported } from './names.ts';
import { isBlank } from './params.ts';
import type { Walk } from './walk.ts';

export interface Header {
	kind: ChunkKind;
	/** Its name token, -1 when it has none; `_` is no name. */
	nameNode: number;
	/** The name, where it is not the text of its token. */
	name?: string;
	/** The node whose range the chunk has. */
	whole: number;
	flags: number;
	signature: string | null;
	type: string | null;
	params?: Param[];
	container?: string | null;
	annotations?: Annotation[] | null;
	docStart?: number;
	docEnd?: number;
	summary?: string | null;
}

/** Opens a chunk; its last line is earlier than the tree says where a syntax error hid its end. */
export function openChunk(walk: Walk, header: Header): number {
	const { tree } = walk;
	const { whole, nameNode } = header;
	const name = header.name ?? chunkName(walk, nameNode);
	const start = tree.start[whole];
	return walk.out.openChunk({
		kind: header.kind,
		name,
		start,
		end: clampEnd(walk, start, tree.end[whole]),
		nameStart: name === null ? -1 : tree.start[nameNode],
		flags: header.flags | walk.brokenFlag(whole),
		signature: header.signature,
		type: header.type,
		params: header.params,
		annotations: header.annotations,
		docStart: header.docStart,
		docEnd: header.docEnd,
		summary: header.summary,
		container: header.container,
	});
}

/** The name a token gives a chunk: null for none, for `_`, and for what a syntax error took. */
export function chunkName(walk: Walk, nameNode: number): string | null {
	return nameNode === -1 || isBlank(walk, nameNode) ? null : walk.textOf(nameNode) || null;
}

/** The package offers a name that begins with a capital letter. */
export function exportName(walk: Walk, nameNode: number, chunk: number): void {
	const name = chunkName(walk, nameNode);
	if (name === null || !isExported(name)) return;
	const start = walk.tree.start[nameNode];
	const end = walk.tree.end[nameNode];
	const spec = { exported: name, local: name, module: null, start, end, nameStart: start };
	walk.out.exportName({ kind: 'named', ...spec, flags: 0, chunk });
}
