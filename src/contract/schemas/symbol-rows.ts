import { z } from 'zod';
import {
	chunkUid,
	confidence,
	count,
	kind,
	kindGroup,
	language,
	offset,
	path,
	position,
	rule,
	segmentUid,
	symbolId,
	symbolRef,
	text,
	trimmed,
	via,
	virtualPath,
} from './parts.ts';

/** Units of code, what names them, and where the names stand. */

export const symbolRow = z.strictObject({
	v: z.literal(1),
	symbolId,
	scopedId: text.describe('`kindGroup|symbolKey|signatureKey|chunkUid`'),
	scheme: z.literal('heur').describe('read from syntax, not given by a compiler'),
	symbolKey: text.describe('`virtualPath::qualifiedName::kindGroup`'),
	signatureKey: text.nullable().describe('`qualifiedName::signature`'),
	chunkUid,
	virtualPath,
	segmentUid: segmentUid.nullable(),
	file: path,
	lang: language,
	kind,
	kindGroup,
	name: text,
	qualifiedName: text.describe('with its containers: `Class.method`'),
	signature: text.nullable().describe('header as written, on one line'),
});
export type SymbolRow = z.infer<typeof symbolRow>;

export const occurrenceRow = z.strictObject({
	v: z.literal(2),
	fromChunkUid: chunkUid.describe('the innermost chunk around; of a definition, the chunk that it defines'),
	fromFile: path,
	fromVirtualPath: virtualPath,
	occurrenceKind: z.enum(['definition', 'call', 'usage']),
	via,
	targetName: text,
	range: z
		.strictObject({ start: offset, end: offset })
		.nullable()
		.describe('of the name, in UTF-16 units of the file; null for a call without a name'),
	ref: symbolRef,
	trimmed: trimmed.optional(),
});
export type OccurrenceRow = z.infer<typeof occurrenceRow>;

export const edgeRow = z.strictObject({
	v: z.literal(2),
	edgeKind: z.enum(['call', 'usage']),
	via,
	fromFile: path,
	fromChunkUid: chunkUid,
	fromSymbolId: symbolId.nullable().describe('null for a chunk without a name'),
	to: symbolRef,
	count: position.describe('places in the chunk that say so'),
	confidence: confidence.nullable(),
	evidence: z.strictObject({
		importNarrowed: z.boolean().describe('the name comes from an import'),
		matchedExport: z.boolean().describe('the target is exported from another file'),
		matchedSignature: z.boolean().describe('signatures are not compared: always false'),
		rule: rule.nullable().describe('null for imports'),
	}),
	trimmed: trimmed.optional(),
});
export type EdgeRow = z.infer<typeof edgeRow>;

export const chunkMetaRow = z.strictObject({
	v: z.literal(2),
	chunkUid,
	virtualPath,
	segmentUid: segmentUid.nullable(),
	file: path,
	lang: language,
	kind,
	kindGroup,
	name: text.nullable(),
	qualifiedName: text.nullable(),
	symbolId: symbolId.nullable(),
	parentChunkUid: chunkUid.nullable(),
	start: offset.describe('in UTF-16 units of the file, from 0'),
	end: offset,
	startLine: position,
	endLine: position,
	flags: z.array(text).describe('exported, async, static, test, …'),
	signature: text.nullable(),
	type: text.nullable().describe('declared, as written: what it returns, or what the value is'),
	params: z.array(
		z.strictObject({
			name: text,
			type: text.optional(),
			default: text.optional(),
			optional: z.literal(true).optional(),
			rest: z.enum(['*', '**']).optional(),
			bindings: z.array(text).optional(),
			only: z.enum(['pos', 'kw']).optional(),
		}),
	),
	annotations: z.array(z.strictObject({ name: text, args: text.optional() })),
	summary: text.nullable().describe('first sentence of the doc comment'),
	metrics: z.strictObject({ cyclomatic: count, cognitive: count, nesting: count, ownLines: count }),
	identity: z.strictObject({
		v: z.literal(1),
		spanHash: text,
		preHash: text.nullable(),
		postHash: text.nullable(),
		escalated: z.boolean().describe('whether 1,024 characters around it were needed to tell it from others'),
		ordinal: count.describe('0 when its text and surroundings are its own'),
	}),
	trimmed: trimmed.optional(),
});
export type ChunkMetaRow = z.infer<typeof chunkMetaRow>;
