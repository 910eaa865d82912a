import { z } from 'zod';
import { MAX_CANDIDATES } from '../../model/link.ts';
import { ARG_KINDS, EXPORT_KINDS, IMPORT_KINDS } from '../../model/recorder.ts';
import { MAX_ARG_TEXT, MAX_ARGS, MAX_ARGS_SUMMARY, MAX_EVIDENCE, MAX_EVIDENCE_TEXT } from '../limits.ts';
import {
	callVia,
	chunkUid,
	confidence,
	count,
	external,
	kind,
	language,
	offset,
	path,
	position,
	rule,
	segmentUid,
	status,
	symbolId,
	text,
	trimmed,
	via,
} from './parts.ts';

/** What leads from one place to another, and the files as tools see them. */

const sha1 = z.string().regex(/^sha1:[0-9a-f]{40}$/);

export const callSiteRow = z.strictObject({
	schemaVersion: z.literal(2),
	callSiteId: sha1.describe('sha1 of `file:startLine:startCol:endLine:endCol:calleeName`'),
	callerChunkUid: chunkUid.describe('the innermost chunk around the call'),
	calleeChunkUid: chunkUid.nullable().describe('the target, when it is resolved'),
	targetChunkUid: chunkUid.nullable().describe('the same'),
	targetCandidates: z.array(chunkUid).max(MAX_CANDIDATES).describe('of what is ambiguous'),
	status,
	complete: z.boolean().describe('whether these are all that it can lead to'),
	external: external.nullable(),
	file: path,
	relPath: path.describe('the same'),
	languageId: language,
	segmentUid: segmentUid.nullable(),
	start: offset.describe('of the whole expression, in UTF-16 units of the container file'),
	end: offset,
	startLine: position,
	startCol: position.describe('in UTF-16 units, from 1'),
	endLine: position,
	endCol: position.describe('just past the expression'),
	line: position.describe("of the callee's name"),
	col: position,
	calleeName: text.describe('as written'),
	calleeRaw: text.describe('the same'),
	calleeNormalized: text.describe('its last name'),
	receiver: text.nullable().describe('`foo` of `foo.bar()`'),
	via: callVia,
	flags: z.array(z.enum(['optional', 'awaited', 'spread', 'computed', 'spawned', 'deferred'])),
	argCount: count,
	args: z
		.array(z.strictObject({ kind: z.enum(ARG_KINDS), text: text.max(MAX_ARG_TEXT), name: text.optional() }))
		.max(MAX_ARGS),
	kwargs: z.array(text).max(MAX_ARGS).optional().describe('names of the named arguments among `args`'),
	argsSummary: z.array(text.max(MAX_ARG_TEXT)).max(MAX_ARGS_SUMMARY),
	snippetHash: sha1.describe('sha1 of `calleeName(argsSummary,…)`'),
	rule: rule.nullable(),
	confidence: confidence.nullable(),
	evidence: z.array(text.max(MAX_EVIDENCE_TEXT)).max(MAX_EVIDENCE),
	trimmed: trimmed.optional(),
});
export type CallSiteRow = z.infer<typeof callSiteRow>;

const moduleFlags = z.array(z.enum(['typeOnly', 'conditional', 'lazy', 'static']));

export const fileRelationsRow = z.strictObject({
	v: z.literal(2),
	file: path,
	lang: language,
	part: count.describe('from 0: what does not fit into one row goes on in the next'),
	relations: z.strictObject({
		imports: z
			.array(
				z.strictObject({
					module: text.describe('as written'),
					status: z.enum(['resolved', 'external', 'unresolved']),
					file: text.nullable().describe('the file that it is'),
					folder: text.nullable().describe('the folder that it is, for languages in which it is one'),
					package: text.nullable(),
					rule: text.describe('how it was found, or what was tried'),
				}),
			)
			.describe('every module that the file names, in imports and re-exports'),
		importBindings: z.array(
			z.strictObject({
				kind: z.enum(IMPORT_KINDS),
				local: text.nullable().describe('the name it has here'),
				imported: text.describe("`default`, `*` for all, '' for side effects only"),
				module: text.nullable().describe('as written; null when it is computed'),
				flags: moduleFlags,
				start: offset,
				end: offset,
			}),
		),
		exports: z.array(
			z.strictObject({
				kind: z.enum(EXPORT_KINDS),
				name: text.describe("the name others see; `default`, `*`, or ''"),
				local: text.nullable(),
				module: text.nullable().describe('where it is re-exported from'),
				chunkUid: chunkUid.nullable().describe('the chunk, when it is defined here'),
				flags: moduleFlags,
				start: offset,
				end: offset,
			}),
		),
	}),
});
export type FileRelationsRow = z.infer<typeof fileRelationsRow>;

const graphNode = z.strictObject({
	version: z.literal(2),
	type: z.literal('node'),
	file: path,
	id: chunkUid,
	attrs: z.strictObject({
		chunkUid,
		symbolId: symbolId.nullable(),
		legacyKey: text.describe('`file::name`, to read only: names are not unique'),
		kind,
		name: text.nullable(),
	}),
});

const graphEdge = z.strictObject({
	version: z.literal(2),
	type: z.literal('edge'),
	file: path.describe('of `from`'),
	graph: z.enum(['call', 'usage', 'import']),
	from: chunkUid,
	to: chunkUid,
	via: z.array(via).min(1),
	count: position,
});

export const graphRelationsRow = z.discriminatedUnion('type', [graphNode, graphEdge]);
export type GraphRelationsRow = z.infer<typeof graphRelationsRow>;

export const vfsManifestRow = z.strictObject({
	schemaVersion: z.literal(1),
	virtualPath: z.string().startsWith('.assay-vfs/').describe('the path under which a tool sees it'),
	docHash: z
		.string()
		.regex(/^xxh64:[0-9a-f]{16}$/)
		.nullable()
		.describe('of the text as UTF-8; null when the file is not what was indexed'),
	containerPath: path,
	containerExt: text,
	containerLanguageId: language,
	languageId: language,
	effectiveExt: text.describe('of its language, not of its container'),
	segmentUid: segmentUid.nullable(),
	segmentStart: offset.nullable().describe('in UTF-16 units of the container'),
	segmentEnd: offset.nullable(),
	lineStart: position,
	lineEnd: position,
});
export type VfsManifestRow = z.infer<typeof vfsManifestRow>;
