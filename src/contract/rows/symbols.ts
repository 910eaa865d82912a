import { kindGroup } from '../../model/chunk.ts';
import { type FileContext, languageOf } from '../file-context.ts';
import { quoted, quotedOrNull } from '../json-text.ts';
import type { Line } from './line.ts';

export function symbolLines(context: FileContext): Line[] {
	const { file, own } = context;
	const path = quoted(file.path);
	const lines: Line[] = [];
	for (const [at, chunk] of file.chunks.entries()) {
		const symbol = own.symbol(at);
		const { name } = chunk;
		if (symbol === null || name === null) continue;
		const group = kindGroup(chunk.kind);
		const virtualPath = own.virtualPath(at);
		const text = () =>
			`{"v":1,"symbolId":"${symbol.symbolId}","scopedId":${quoted(symbol.scopedId)},"scheme":"heur"` +
			`,"symbolKey":${quoted(symbol.symbolKey)},"signatureKey":${quotedOrNull(symbol.signatureKey)}` +
			`,"chunkUid":${own.uidText(at)},"virtualPath":${quoted(virtualPath)}` +
			`,"segmentUid":${quotedOrNull(own.segmentUid(at))},"file":${path},"lang":${quoted(languageOf(context, at))}` +
			`,"kind":"${chunk.kind}","kindGroup":"${group}","name":${quoted(name)}` +
			`,"qualifiedName":${quoted(symbol.qualifiedName)},"signature":${quotedOrNull(chunk.signature)}}`;
		lines.push({ text, key: [virtualPath, symbol.qualifiedName, group, own.uid(at)], status: null });
	}
	return lines;
}

export function occurrenceLines({ file, own, occurrences, references }: FileContext): Line[] {
	const path = quoted(file.path);
	/** What all rows of a chunk begin with. */
	const heads: (string | undefined)[] = [];
	const headOf = (chunk: number) => {
		heads[chunk] ??=
			`{"v":2,"fromChunkUid":${own.uidText(chunk)},"fromFile":${path}` +
			`,"fromVirtualPath":${quoted(own.virtualPath(chunk))},"occurrenceKind":"`;
		return heads[chunk];
	};
	const lines: Line[] = [];
	for (let at = 0; at < occurrences.length; at++) {
		const { kind, via, chunk, name, range } = occurrences[at];
		// Without a text that says so there is an edge, but no occurrence.
		if (via === 'override') continue;
		const reference = references.of(at);
		const { start, end } = range ?? { start: -1, end: -1 };
		const text = () =>
			`${headOf(chunk)}${kind}","via":"${via}","targetName":${quoted(name)}` +
			`,"range":${range === null ? 'null' : `{"start":${start},"end":${end}}`},"ref":${reference.text}}`;
		lines.push({
			text,
			key: [start, end, kind, via, name, own.uid(chunk)],
			status: reference.ref.status,
		});
	}
	return lines;
}
