import type { z as Zod } from 'zod';
import { CHUNK_KINDS, ChunkFlag } from '../model/chunk.ts';
import type { SymbolRow } from '../store/queries/symbols.ts';

/** A symbol as answers hold it: the flags by name, everything else as the store tells it. */
export function symbolShape(z: typeof Zod) {
	const text = z.string().nullable();
	const number = z.int().min(0);
	return z.strictObject({
		chunkUid: z.string(),
		kind: z.enum(CHUNK_KINDS),
		name: z.string(),
		qualifiedName: z.string(),
		container: text,
		signature: text,
		params: z.array(
			z.strictObject({
				name: z.string(),
				type: z.string().optional(),
				default: z.string().optional(),
				optional: z.literal(true).optional(),
				rest: z.enum(['*', '**']).optional(),
				bindings: z.array(z.string()).optional(),
				only: z.enum(['pos', 'kw']).optional(),
			}),
		),
		type: text,
		annotations: z.array(z.strictObject({ name: z.string(), args: z.string().optional() })),
		summary: text,
		exported: z.boolean(),
		modifiers: z.array(z.string()),
		file: z.string(),
		language: z.string(),
		line: number,
		col: number,
		startLine: number,
		startCol: number,
		endLine: number,
		endCol: number,
		start: number,
		end: number,
		cyclomatic: number,
		cognitive: number,
		nesting: number,
		ownLines: number,
	});
}

export type SymbolAnswer = Zod.output<ReturnType<typeof symbolShape>>;

export function toSymbolAnswer({ flags, ...row }: SymbolRow): SymbolAnswer {
	const modifiers = Object.entries(ChunkFlag)
		.filter(([name, bit]) => (flags & bit) !== 0 && name !== 'exported')
		.map(([name]) => name);
	return { ...row, modifiers };
}
