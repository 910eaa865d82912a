import type { z as Zod } from 'zod';
import { EDGE_KINDS } from '../../model/graph.ts';
import { LEVELS, OMISSIONS, ROLES } from '../../pack/pack.ts';
import { nodeShape } from '../graph/shapes.ts';

/** What `pack` answers: the parts of the pack in their order, and what is known of each. */
export function packShape(z: typeof Zod) {
	const number = z.int().min(0);
	const hop = z.strictObject({
		kind: z.enum([...EDGE_KINDS, 'inside', 'around', 'mention']),
		/** True from what uses something to what it uses; false the other way round. */
		isForward: z.boolean(),
		/** Where the source says so. */
		file: z.string(),
		line: number,
		col: number,
		isOneOfSeveral: z.boolean(),
		confidence: z.number().nullable(),
		/** Name of what is reached. */
		to: z.string(),
	});
	const item = z.strictObject({
		role: z.enum(ROLES),
		level: z.enum(LEVELS),
		name: z.string(),
		kind: z.string(),
		file: z.string(),
		startLine: number,
		endLine: number,
		language: z.string(),
		chunkUid: z.string(),
		/** Steps from what was asked for. */
		depth: number,
		weight: z.number(),
		/** The seed that the way begins with. */
		from: z.string(),
		why: z.array(hop),
		summary: z.string(),
		changed: z.string().nullable(),
		tokens: number,
		/** As it stands in the pack. */
		text: z.string(),
	});
	return z.strictObject({
		seeds: z.array(nodeShape(z)),
		format: z.enum(['markdown', 'xml']),
		/** The pack is `head`, the texts of all items, and `tail`, one after another; its tokens are those of the receipt. */
		head: z.string(),
		items: z.array(item),
		tail: z.string(),
		receipt: z.strictObject({
			considered: number,
			included: z.strictObject({ full: number, skeleton: number, line: number }),
			leftOut: z.strictObject(
				Object.fromEntries(OMISSIONS.map((reason) => [reason, number])) as Record<
					(typeof OMISSIONS)[number],
					typeof number
				>,
			),
			first: z.array(
				z.strictObject({
					role: z.enum(ROLES),
					name: z.string(),
					kind: z.string(),
					file: z.string(),
					line: number,
					reason: z.enum(OMISSIONS),
				}),
			),
			beyond: number,
			unresolved: z.strictObject({ inside: number, ofNames: number }),
			gone: number,
			notes: z.array(z.string()),
			tokenizer: z.string(),
			budget: number,
			tokens: number,
			hash: z.string(),
			since: z.string().nullable(),
		}),
	});
}
