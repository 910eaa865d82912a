import { ChunkFlag, kindGroup } from '../../model/chunk.ts';
import type { ExportedChunk } from '../../store/export/file.ts';
import { lineIndex } from '../../store/line-lookup.ts';
import { unpackParams } from '../../store/packed-params.ts';
import { uidPartsOf } from '../../store/stored-uid.ts';
import { type FileContext, flagTexts, languageOf } from '../file-context.ts';
import { qualifiedNameOf } from '../identities.ts';
import { quoted, quotedOrNull } from '../json-text.ts';
import type { Line } from './line.ts';

const flagText = flagTexts(ChunkFlag);

export function chunkMetaLines(context: FileContext): Line[] {
	const { file, own } = context;
	const path = quoted(file.path);
	return file.chunks.map((chunk, at) => {
		const { start, end } = chunk;
		const text = () =>
			`{"v":2,"chunkUid":${own.uidText(at)},"virtualPath":${quoted(own.virtualPath(at))}` +
			`,"segmentUid":${quotedOrNull(own.segmentUid(at))},"file":${path},"lang":${quoted(languageOf(context, at))}` +
			`,"kind":"${chunk.kind}","kindGroup":"${kindGroup(chunk.kind)}","name":${quotedOrNull(chunk.name)}` +
			`,"qualifiedName":${quotedOrNull(qualifiedNameOf(chunk))},"symbolId":${own.symbolIdText(at)}` +
			`,"parentChunkUid":${chunk.parent === null ? 'null' : own.uidText(chunk.parent)},"start":${start},"end":${end}` +
			`,"startLine":${lineIndex(file.lineStarts, start) + 1},"endLine":${lineIndex(file.lineStarts, end) + 1}` +
			`,"flags":${flagText(chunk.flags)},"signature":${quotedOrNull(chunk.signature)}` +
			`,"type":${quotedOrNull(chunk.type)},"params":${paramsText(chunk)},"annotations":${annotationsText(chunk)}` +
			`,"summary":${quotedOrNull(chunk.summary)},"metrics":{"cyclomatic":${chunk.cyclomatic}` +
			`,"cognitive":${chunk.cognitive},"nesting":${chunk.nesting},"ownLines":${chunk.ownLines}}` +
			`,"identity":${identityText(chunk)}}`;
		return { text, key: [start, -end, own.uid(at)], status: null };
	});
}

function paramsText({ params }: ExportedChunk): string {
	return params === null ? '[]' : JSON.stringify(unpackParams(params));
}

/** Not as it is stored: an index that others made may hold what is no JSON. */
function annotationsText({ annotations }: ExportedChunk): string {
	return annotations === null ? '[]' : JSON.stringify(JSON.parse(annotations));
}

function identityText({ hash, uidBits }: ExportedChunk): string {
	const { spanHash, preHash, postHash, escalated, ordinal } = uidPartsOf(hash, uidBits);
	const pre = preHash === null ? 'null' : `"${preHash}"`;
	const post = postHash === null ? 'null' : `"${postHash}"`;
	return `{"v":1,"spanHash":"${spanHash}","preHash":${pre},"postHash":${post},"escalated":${escalated},"ordinal":${ordinal}}`;
}
