import { kindGroup } from '../../model/chunk.ts';
import { type FileContext, languageOf } from '../file-context.ts';
import type { OccurrenceRow, SymbolRow } from '../schemas/symbol-rows.ts';

export function* symbolRows(context: FileContext): Generator<SymbolRow> {
	const { file, own } = context;
	for (const [at, chunk] of file.chunks.entries()) {
		const symbol = own.symbol(at);
		if (symbol === null || chunk.name === null) continue;
		yield {
			v: 1,
			symbolId: symbol.symbolId,
			scopedId: symbol.scopedId,
			scheme: 'heur',
			symbolKey: symbol.symbolKey,
			signatureKey: symbol.signatureKey,
			chunkUid: own.uid(at),
			virtualPath: own.virtualPath(at),
			segmentUid: own.segmentUid(at),
			file: file.path,
			lang: languageOf(context, at),
			kind: chunk.kind,
			kindGroup: kindGroup(chunk.kind),
			name: chunk.name,
			qualifiedName: symbol.qualifiedName,
			signature: chunk.signature,
		};
	}
}

export function* occurrenceRows(context: FileContext): Generator<OccurrenceRow> {
	const { file, own, refs } = context;
	for (const [at, occurrence] of context.occurrences.entries()) {
		// Without a text that says so there is an edge, but no occurrence.
		if (occurrence.via === 'override') continue;
		yield {
			v: 2,
			fromChunkUid: own.uid(occurrence.chunk),
			fromFile: file.path,
			fromVirtualPath: own.virtualPath(occurrence.chunk),
			occurrenceKind: occurrence.kind,
			via: occurrence.via,
			targetName: occurrence.name,
			range: occurrence.range,
			ref: refs[at],
		};
	}
}
