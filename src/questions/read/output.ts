import type { z as Zod } from 'zod';
import { CHUNK_KINDS } from '../../model/chunk.ts';
import { FILE_STATUSES } from '../../model/file.ts';
import { DETAILS } from '../../read/detail.ts';
import { definitionShape } from '../definition-shape.ts';

/** What may stand below a text that is read. */
export const SURROUNDINGS = ['callers', 'callees', 'types', 'tests'] as const;
export type Surrounding = (typeof SURROUNDINGS)[number];

export function readOutput(z: typeof Zod) {
	return z.strictObject({
		/** null when there are several definitions to choose from. */
		file: z.string().nullable(),
		/** null for a file that is not in the index. */
		language: z.string().nullable(),
		status: z.enum(FILE_STATUSES).nullable(),
		/** What one should know about the text: not indexed, read in part, and why. */
		note: z.string().nullable(),
		/** The definition that was asked for. */
		target: definitionShape(z).nullable(),
		choices: z.array(definitionShape(z)),
		form: z.enum(['text', 'skeleton', 'outline']),
		detail: z.enum(DETAILS).nullable(),
		/** Lines of the file; 0 when nothing was read. */
		fileLines: z.int(),
		/** What was asked for, from 1, both included. */
		ranges: z.array(z.strictObject({ from: z.int(), to: z.int() })),
		lines: z.array(z.strictObject({ line: z.int(), text: z.string() })),
		outline: z.array(
			z.strictObject({
				depth: z.int(),
				kind: z.enum(CHUNK_KINDS),
				name: z.string(),
				signature: z.string().nullable(),
				from: z.int(),
				to: z.int(),
			}),
		),
		/** The target that goes on where a limit cut the text. */
		next: z.string().nullable(),
		lineNumbers: z.boolean(),
		with: z.array(
			z.strictObject({
				what: z.enum(SURROUNDINGS),
				total: z.int(),
				/** At most 12: those of the repository by place, then those of packages. */
				entries: z.array(
					z.strictObject({ file: z.string().nullable(), line: z.int().nullable(), name: z.string() }),
				),
			}),
		),
	});
}

export type ReadResult = Zod.output<ReturnType<typeof readOutput>>;
