import type { z as Zod } from 'zod';
import { FACT_CATEGORIES } from '../../model/facts/kind.ts';
import { FILE_STATUSES } from '../../model/file.ts';
import { commitShape } from '../commit-shape.ts';
import { nodeShape, siteShape, targetShape } from '../graph/shapes.ts';
import { symbolShape } from '../symbol-shape.ts';

/** What `explain` answers. Every list is the beginning of what its number counts. */
export function explainShape(z: typeof Zod) {
	const number = z.int().min(0);
	const unfollowed = z.strictObject({ ambiguous: number, dynamic: number, unresolved: number });
	const used = z.strictObject({ node: nodeShape(z), site: siteShape(z), uses: number });
	const external = z.strictObject({ package: z.string(), name: z.string().nullable(), uses: number });
	return z.strictObject({
		...targetShape(z),
		/** null for a file and for what is of a package. */
		symbol: symbolShape(z).nullable(),
		/** Signatures that are this one thing. */
		declarations: number,
		file: z
			.strictObject({
				path: z.string(),
				language: z.string(),
				lines: number,
				status: z.enum(FILE_STATUSES),
				note: z.string().nullable(),
				syntaxErrors: number,
			})
			.nullable(),
		members: z.strictObject({ total: number, first: z.array(nodeShape(z)) }),
		usedBy: z.strictObject({
			/** Functions, classes and modules that use it, and how many of them are tests. */
			total: number,
			tests: number,
			files: number,
			calls: number,
			isRecursive: z.boolean(),
			/** The program before tests; those that use it the most first. */
			first: z.array(
				z.strictObject({
					node: nodeShape(z),
					site: siteShape(z),
					uses: number,
					isTest: z.boolean(),
					/** The call names what the target overrides, and may reach it when the program runs. */
					dispatch: z.boolean(),
				}),
			),
		}),
		uses: z.strictObject({ total: number, first: z.array(used) }),
		packages: z.strictObject({ total: number, first: z.array(external) }),
		types: z.strictObject({
			/** What it extends, implements or overrides. */
			above: z.array(used),
			aboveOutside: z.array(z.strictObject({ package: z.string(), name: z.string().nullable() })),
			below: z.strictObject({ total: number, first: z.array(used) }),
			named: z.strictObject({ total: number, first: z.array(used) }),
		}),
		endpoints: z.strictObject({
			total: number,
			first: z.array(
				z.strictObject({ method: z.string(), path: z.string(), file: z.string(), line: number }),
			),
		}),
		facts: z.array(
			z.strictObject({
				kind: z.string(),
				category: z.enum(FACT_CATEGORIES),
				count: number,
				first: z.array(
					z.strictObject({ kind: z.string(), line: number, attributes: z.record(z.string(), z.unknown()) }),
				),
			}),
		),
		tests: z.strictObject({
			total: number,
			first: z.array(z.strictObject({ file: z.string(), depth: number, names: z.array(z.string()) })),
		}),
		/** Of the file; null with the reason beside it. */
		history: z
			.strictObject({
				commits: number,
				authors: number,
				first: commitShape(z).nullable(),
				last: commitShape(z).nullable(),
				people: z.array(z.string()),
				isComplete: z.boolean(),
			})
			.nullable(),
		noHistory: z.string().nullable(),
		uncertain: z.strictObject({
			/** Calls of the same name that could not be followed: some may lead here. */
			ofName: unfollowed,
			/** Calls inside that could not be followed. */
			inside: unfollowed,
			/** Other definitions of the same name. */
			namesakes: number,
			/** The parser met an error at it. */
			isBroken: z.boolean(),
			/** Languages of the repository whose calls are not linked. */
			unlinked: z.array(z.string()),
		}),
	});
}

export type Explained = Zod.output<ReturnType<typeof explainShape>>;
