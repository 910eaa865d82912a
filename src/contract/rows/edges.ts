import { ChunkFlag } from '../../model/chunk.ts';
import { CONFIDENCE } from '../../model/link.ts';
import type { FileContext } from '../file-context.ts';
import type { Occurrence } from '../occurrences.ts';
import type { SymbolRef, Via } from '../schemas/parts.ts';
import type { GraphRelationsRow } from '../schemas/relation-rows.ts';
import type { EdgeRow } from '../schemas/symbol-rows.ts';

interface Edge {
	occurrence: Occurrence;
	ref: SymbolRef;
	count: number;
}

/** Occurrences that are the same edge: from one chunk, in one way, to one target. */
function distinct({ occurrences, refs }: FileContext): Iterable<Edge> {
	const found = new Map<string, Edge>();
	for (const [at, occurrence] of occurrences.entries()) {
		if (occurrence.kind === 'definition') continue;
		const key = edgeKey(occurrence);
		const same = found.get(key);
		if (same === undefined) found.set(key, { occurrence, ref: refs[at], count: 1 });
		else same.count++;
	}
	return found.values();
}

function edgeKey({ kind, via, chunk, name, link }: Occurrence): string {
	const places = link.targets.map(({ path, chunk: at }) => `${at}:${path}`);
	if (places.length > 1) places.sort();
	return [
		...[kind, via, chunk, name, link.status, link.rule, link.complete],
		...[link.package, link.externalName, ...places],
	].join('\0');
}

export function* edgeRows(context: FileContext): Generator<EdgeRow> {
	const { file, own } = context;
	for (const { occurrence, ref: to, count } of distinct(context)) {
		const { via, chunk, link } = occurrence;
		const isModule = via === 'import' || via === 're-export';
		yield {
			v: 2,
			edgeKind: occurrence.kind === 'call' ? 'call' : 'usage',
			via,
			fromFile: file.path,
			fromChunkUid: own.uid(chunk),
			fromSymbolId: own.symbol(chunk)?.symbolId ?? null,
			to,
			count,
			confidence: to.status === 'resolved' && !isModule ? CONFIDENCE[link.rule] : null,
			evidence: {
				importNarrowed: isModule || link.rule === 'import' || link.rule === 'import.member',
				matchedExport: to.status === 'resolved' && isExportedElsewhere(context, occurrence),
				matchedSignature: false,
				rule: isModule || to.status === 'unresolved' ? null : link.rule,
			},
		};
	}
}

function isExportedElsewhere({ file, identities }: FileContext, { link }: Occurrence): boolean {
	const [{ path, chunk }] = link.targets;
	if (path === file.path) return false;
	return ((identities.of(path)?.file.chunks[chunk]?.flags ?? 0) & ChunkFlag.exported) !== 0;
}

export function* graphRows(context: FileContext): Generator<GraphRelationsRow> {
	yield* nodes(context);
	yield* graphEdges(context);
}

function* nodes({ file, own }: FileContext): Generator<GraphRelationsRow> {
	for (const [at, { kind, name }] of file.chunks.entries()) {
		const id = own.uid(at);
		const symbol = own.symbol(at);
		yield {
			version: 2,
			type: 'node',
			file: file.path,
			id,
			attrs: {
				chunkUid: id,
				symbolId: symbol?.symbolId ?? null,
				legacyKey: `${file.path}::${symbol?.qualifiedName ?? name ?? ''}`,
				kind,
				name,
			},
		};
	}
}

function* graphEdges({ file, own, occurrences, refs }: FileContext): Generator<GraphRelationsRow> {
	const found = new Map<string, Extract<GraphRelationsRow, { type: 'edge' }>>();
	for (const [at, { kind, via, chunk }] of occurrences.entries()) {
		const to = refs[at].resolved?.chunkUid;
		if (kind === 'definition' || to === undefined) continue;
		const graph = graphOf(via);
		// Files import files, whichever chunk says so.
		const source = graph === 'import' ? 0 : chunk;
		const key = `${graph} ${source} ${to}`;
		const same = found.get(key);
		if (same === undefined) {
			const from = own.uid(source);
			found.set(key, { version: 2, type: 'edge', file: file.path, graph, from, to, via: [via], count: 1 });
		} else {
			if (!same.via.includes(via)) same.via = [...same.via, via].sort();
			same.count++;
		}
	}
	yield* found.values();
}

function graphOf(via: Via): 'call' | 'usage' | 'import' {
	switch (via) {
		case 'import':
		case 're-export':
			return 'import';
		case 'inherit':
		case 'implement':
		case 'override':
		case 'type':
			return 'usage';
		default:
			return 'call';
	}
}
