import type { z as Zod } from 'zod';

/** What found a hit: the index, files that were read again for this answer, or a pattern on text. */
const TIERS = ['index', 'fresh', 'text'] as const;

export function searchShape(z: typeof Zod) {
	const number = z.int().min(0);
	const text = z.string().nullable();
	const place = z.strictObject({
		file: z.string(),
		line: z.int(),
		qualifiedName: z.string(),
		kind: z.string(),
	});
	/** Some of what it is connected with: `truncated` when there is more. */
	const expansion = z.strictObject({
		state: z.enum(['loaded', 'truncated']),
		total: number,
		items: z.array(place),
	});
	const hit = z.strictObject({
		type: z.enum(['symbol', 'file', 'text']),
		file: z.string(),
		/** From 1; null for a file. */
		line: z.int().nullable(),
		col: z.int().nullable(),
		endLine: z.int().nullable(),
		/** Of a symbol, or of the symbol a line is in. */
		qualifiedName: text,
		kind: text,
		chunkUid: text,
		/** The line, or the signature of a symbol. */
		text,
		/** Only a part of the line is there. */
		cut: z.boolean(),
		/** Matches in `text`: offset and length in UTF-16 units. */
		marks: z.array(z.strictObject({ at: number, length: number })),
		before: z.array(z.string()),
		after: z.array(z.string()),
		/** Of a hit by meaning: other definitions of the file that fit, and what is around it. */
		also: z.array(place),
		around: z
			.strictObject({
				beside: expansion,
				callers: expansion,
				callees: expansion,
				types: expansion,
				tests: expansion,
			})
			.nullable(),
		/** How it fits: `exact`, `prefix`, `definition`, … */
		fit: z.string(),
		tier: z.enum(TIERS),
		/** With `explain`: what its place comes from, the weightiest first. */
		explanation: z.array(z.string()),
	});
	return z.strictObject({
		query: z.string(),
		type: z.string(),
		hits: z.array(hit),
		/** All there are; at least so many when `exact` is false. */
		total: z.strictObject({ count: number, exact: z.boolean() }),
		/** Hits of this page by what found them; `fresh` counts files that were read again for it. */
		tiers: z.strictObject({ index: number, fresh: number, text: number }),
		/** Files that had to be read for lines; null for an answer that needs none. */
		read: z.strictObject({ files: number, candidates: number, everyFile: z.boolean() }).nullable(),
		/** What was not looked at, by reason: files left out, and files of which only a part was understood. */
		notLookedAt: z.record(z.string(), number),
		/** What a reader should know about the answer. */
		notes: z.array(z.string()),
		whyNot: z.array(z.strictObject({ what: z.string(), reason: z.string(), detail: z.string() })),
		next: z.string().nullable(),
	});
}

export type SearchResult = Zod.output<ReturnType<typeof searchShape>>;
/** What a hit has that is not found by meaning. */
export const ALONE = { also: [], around: null };

export type SearchHit = SearchResult['hits'][number];
