import { z } from 'zod';
import { CHUNK_KINDS, type KindGroup } from '../../model/chunk.ts';
import { LINK_RULES, LINK_STATUSES, MAX_CANDIDATES, RELATION_KINDS } from '../../model/link.ts';
import { CALL_VIAS } from '../../model/recorder.ts';

/** What several rows have in common. Keys are in the order they are written in. */

const KIND_GROUPS = [
	'function',
	'class',
	'method',
	'type',
	'value',
	'module',
	'other',
] as const satisfies readonly KindGroup[];

/** What is written at an occurrence, or what leads along an edge. */
const CALLS = [...CALL_VIAS, 'callback'] as const;
const USAGES = [...RELATION_KINDS.filter((kind) => kind !== 'callback'), 'import', 're-export'] as const;
export const callVia = z.enum(CALLS);
export const via = z.enum(['definition', ...CALLS, ...USAGES]);
export type Via = z.infer<typeof via>;

export const offset = z.int().min(0);
export const position = z.int().min(1);
export const count = z.int().min(0);
export const text = z.string();
export const path = z.string().min(1).describe('path from the root, with forward slashes');
export const chunkUid = z
	.string()
	.startsWith('ck64:v1:repo:')
	.describe('a chunk, stable under edits farther than 128 characters away');
export const symbolId = z
	.string()
	.regex(/^sym1:heur:[0-9a-f]{40}$/)
	.describe('`sym1:heur:` and the sha1 of `scopedId`');
export const segmentUid = z.string().startsWith('seg1:').describe('a segment of a container file');
export const virtualPath = z.string().min(1).describe('`file`, or `file#seg:<segmentUid>`');
export const language = z.string().min(1).describe("language id; a segment's own inside a container");
export const kind = z.enum(CHUNK_KINDS);
export const kindGroup = z.enum(KIND_GROUPS);
export const status = z
	.enum(LINK_STATUSES)
	.describe(
		'resolved: one target; ambiguous: one of several; external: a package; dynamic: not known before it runs; unresolved: should be known and is not, or is not looked for (code in Markdown, languages that are not linked)',
	);
export const rule = z.enum(LINK_RULES).describe('what the name is written on');
export const confidence = z
	.number()
	.min(0)
	.max(1)
	.describe('how often the rule was right where the truth is known; null where that was not measured');
export const external = z
	.strictObject({ package: text, name: text.nullable() })
	.describe('the package, and the name in it where it is known');
export const trimmed = z
	.array(z.enum(['evidence', 'args', 'candidates']))
	.min(1)
	.describe('what was left out of a row that would have been longer than 32 KB');

const symbolCandidate = z.strictObject({
	symbolId: symbolId.nullable(),
	chunkUid,
	symbolKey: text.nullable(),
	signatureKey: text.nullable(),
	kindGroup,
});

/** A reference to a symbol; version 2 has five statuses. */
export const symbolRef = z.strictObject({
	v: z.literal(2),
	targetName: text.describe('as written: `foo`, `Foo.bar`'),
	kindHint: text.nullable(),
	importHint: z
		.strictObject({ moduleSpecifier: text.nullable(), resolvedFile: text.nullable() })
		.nullable()
		.describe('the import that the name comes from'),
	candidates: z
		.array(symbolCandidate)
		.max(MAX_CANDIDATES)
		.describe('of what is ambiguous, by `symbolKey`; empty otherwise'),
	status,
	resolved: z
		.strictObject({ symbolId: symbolId.nullable(), chunkUid })
		.nullable()
		.describe('not null exactly when the status is `resolved`; a chunk without a name is no symbol'),
	external: external.nullable().describe('not null exactly when the status is `external`'),
	complete: z.boolean().describe('whether these are all that it can lead to'),
});
export type SymbolRef = z.infer<typeof symbolRef>;
