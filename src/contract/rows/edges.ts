import { ChunkFlag } from '../../model/chunk.ts';
import { confidenceIn } from '../../model/link.ts';
import type { FileContext } from '../file-context.ts';
import { quoted } from '../json-text.ts';
import type { Occurrence } from '../occurrences.ts';
import type { Reference } from '../references.ts';
import type { SymbolRef } from '../schemas/parts.ts';
import type { Line } from './line.ts';

interface Edge {
	occurrence: Occurrence;
	reference: Reference;
	count: number;
}

/** Edges of one chunk stay below this. */
const EDGES = 2 ** 26;

/** Occurrences that are the same edge: from one chunk, in one way, to one target. */
function distinct({ occurrences, references }: FileContext): Iterable<Edge> {
	const found = new Map<number, Edge>();
	for (let at = 0; at < occurrences.length; at++) {
		const occurrence = occurrences[at];
		if (occurrence.kind === 'definition') continue;
		const reference = references.of(at);
		const key = occurrence.chunk * EDGES + reference.edge;
		const same = found.get(key);
		if (same === undefined) found.set(key, { occurrence, reference, count: 1 });
		else same.count++;
	}
	return found.values();
}

export function edgeLines(context: FileContext): Line[] {
	const { file, own } = context;
	const path = quoted(file.path);
	/** Where all edges of a chunk lead from. */
	const sources: (string | undefined)[] = [];
	const sourceOf = (chunk: number) => {
		sources[chunk] ??=
			`,"fromFile":${path},"fromChunkUid":${own.uidText(chunk)}` +
			`,"fromSymbolId":${own.symbolIdText(chunk)},"to":`;
		return sources[chunk];
	};
	const lines: Line[] = [];
	for (const { occurrence, reference, count } of distinct(context)) {
		const { via, chunk, link } = occurrence;
		const { ref: to } = reference;
		const isModule = via === 'import' || via === 're-export';
		const kind = occurrence.kind === 'call' ? 'call' : 'usage';
		const isResolved = to.status === 'resolved';
		const isNarrowed = isModule || link.rule === 'import' || link.rule === 'import.member';
		const text = () =>
			`{"v":2,"edgeKind":"${kind}","via":"${via}"${sourceOf(chunk)}${reference.text},"count":${count}` +
			`,"confidence":${isResolved && !isModule ? confidenceIn(file.language, link.rule) : null},"evidence":{"importNarrowed":${isNarrowed}` +
			`,"matchedExport":${isResolved && isExportedElsewhere(context, occurrence)},"matchedSignature":false` +
			`,"rule":${isModule || to.status === 'unresolved' ? 'null' : `"${link.rule}"`}}}`;
		lines.push({ text, key: edgeOrder(own.uid(chunk), kind, via, to), status: to.status });
	}
	return lines;
}

function edgeOrder(from: string, kind: string, via: string, to: SymbolRef): Line['key'] {
	return [
		...[from, kind, via, to.targetName, to.status],
		to.resolved?.chunkUid ?? to.external?.package ?? '',
		to.external?.name ?? '',
		to.candidates.length === 0 ? '' : to.candidates.map(({ chunkUid }) => chunkUid).join('\n'),
	];
}

function isExportedElsewhere({ file, identities }: FileContext, { link }: Occurrence): boolean {
	const [{ path, chunk }] = link.targets;
	if (path === file.path) return false;
	return ((identities.of(path)?.file.chunks[chunk]?.flags ?? 0) & ChunkFlag.exported) !== 0;
}
