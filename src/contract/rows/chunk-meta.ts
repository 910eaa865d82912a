import { type Annotation, ChunkFlag, kindGroup } from '../../model/chunk.ts';
import { lineIndex } from '../../store/line-lookup.ts';
import { unpackParams } from '../../store/packed-params.ts';
import { storedUidParts } from '../../store/stored-uid.ts';
import { type FileContext, flagNames, languageOf } from '../file-context.ts';
import { qualifiedNameOf } from '../identities.ts';
import type { ChunkMetaRow } from '../schemas/symbol-rows.ts';

export function* chunkMetaRows(context: FileContext): Generator<ChunkMetaRow> {
	const { file, own } = context;
	for (const [at, chunk] of file.chunks.entries()) {
		const { spanHash, preHash, postHash, escalated, ordinal } = storedUidParts(chunk.hash, chunk.uidBits);
		yield {
			v: 2,
			chunkUid: own.uid(at),
			virtualPath: own.virtualPath(at),
			segmentUid: own.segmentUid(at),
			file: file.path,
			lang: languageOf(context, at),
			kind: chunk.kind,
			kindGroup: kindGroup(chunk.kind),
			name: chunk.name,
			qualifiedName: qualifiedNameOf(chunk),
			symbolId: own.symbol(at)?.symbolId ?? null,
			parentChunkUid: chunk.parent === null ? null : own.uid(chunk.parent),
			start: chunk.start,
			end: chunk.end,
			startLine: lineIndex(file.lineStarts, chunk.start) + 1,
			endLine: lineIndex(file.lineStarts, chunk.end) + 1,
			flags: flagNames(chunk.flags, ChunkFlag),
			signature: chunk.signature,
			type: chunk.type,
			params: unpackParams(chunk.params),
			annotations: chunk.annotations === null ? [] : (JSON.parse(chunk.annotations) as Annotation[]),
			summary: chunk.summary,
			metrics: {
				cyclomatic: chunk.cyclomatic,
				cognitive: chunk.cognitive,
				nesting: chunk.nesting,
				ownLines: chunk.ownLines,
			},
			identity: { v: 1, spanHash, preHash, postHash, escalated, ordinal },
		};
	}
}
