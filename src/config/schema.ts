import { z } from 'zod';
import { thousands } from '../model/thousands.ts';
import { CONFIG_FILE, DEFAULT_CONFIG } from './config.ts';

export type { Config } from './config.ts';

/**
 * `assay.config.json`. Every key has a description, a default, and one sentence of what it accepts
 * (`expects`), which is the end of the message "`index.jobs` must be …" and a column of the manual.
 */

function flag(about: string, value: boolean) {
	return z.boolean({ error: 'true or false' }).default(value).describe(about);
}

function whole(about: string, value: number, min: number, max: number) {
	const error = `a whole number from ${thousands(min)} to ${thousands(max)}`;
	return z.int({ error }).min(min, { error }).max(max, { error }).default(value).describe(about);
}

function globs(about: string) {
	const error = 'a list of at most 1,000 globs, each a text of 1 to 1,000 characters';
	const glob = z.string({ error }).min(1, { error }).max(1000, { error });
	return z.array(glob, { error }).max(1000, { error }).default([]).describe(about);
}

function section<Shape extends z.ZodRawShape>(about: string, shape: Shape) {
	return z
		.strictObject(shape, { error: 'an object in braces' })
		.prefault({} as never)
		.describe(about);
}

const { index, limits, sql, architecture } = DEFAULT_CONFIG;
const LAYERS = 'a list of at most 100 layers, each { "name", "paths" }';
const FORBIDDENS = 'a list of at most 1,000 rules, each { "from", "to" } and perhaps "because"';
const words = (error: string) => z.string({ error }).min(1, { error }).max(1000, { error });
const paths = (error: string) => z.array(words(error), { error }).min(1, { error }).max(1000, { error });
const LAYER = z.strictObject({ name: words(LAYERS), paths: paths(LAYERS) }, { error: LAYERS });
const FORBIDDEN = z.strictObject(
	{ from: paths(FORBIDDENS), to: paths(FORBIDDENS), because: words(FORBIDDENS).optional() },
	{ error: FORBIDDENS },
);
const MARK = 'a leading ! takes the mark away from files that would have it by custom';
const JOBS = '"auto" or a whole number from 1 to 64';

export const configSchema = z.strictObject(
	{
		$schema: z
			.string({ error: 'a text' })
			.optional()
			.describe('Address of the JSON Schema, for editors. `assay config --schema` prints it.'),
		index: section('What goes into the index.', {
			include: globs('Index only paths that match one of these globs. Empty means everything.'),
			exclude: globs('Leave out paths that match one of these globs; listed as ignored.'),
			gitIgnore: flag('Leave out what .gitignore files and git info/exclude name.', index.gitIgnore),
			hidden: globs('Folders with a leading dot to index anyway, such as ".storybook".'),
			vendored: flag('Index third-party code kept in the tree, marked as vendored.', index.vendored),
			generated: flag('Index files written by a program, marked as generated.', index.generated),
			maxFileBytes: whole(
				'Files larger than this are left out as too large.',
				index.maxFileBytes,
				1,
				100_000_000,
			),
			jobs: z
				.union([z.literal('auto'), z.int().min(1, { error: JOBS }).max(64, { error: JOBS })], {
					error: JOBS,
				})
				.default(index.jobs)
				.describe('Parse processes. "auto" is the number of processors, at most 8.'),
		}),
		marks: section('Which files are marked, besides those known by custom.', {
			test: globs(`Files to mark as tests; ${MARK}.`),
			generated: globs(`Files to mark as generated; ${MARK}.`),
			vendored: globs(`Files to mark as third-party; ${MARK}.`),
		}),
		limits: section('Limits for one file.', {
			maxNodes: whole(
				'Syntax nodes read from one file; beyond them it is marked partial.',
				limits.maxNodes,
				1_000,
				50_000_000,
			),
			parseSeconds: whole(
				'Time for one file before its parse process is stopped.',
				limits.parseSeconds,
				1,
				600,
			),
		}),
		architecture: section('What `arch` checks.', {
			layers: z
				.array(LAYER, { error: LAYERS })
				.max(100, { error: LAYERS })
				.default([])
				.describe('Layers from the top down. A file may use its own layer and those below, never one above.'),
			forbidden: z
				.array(FORBIDDEN, { error: FORBIDDENS })
				.max(1000, { error: FORBIDDENS })
				.default([])
				.describe('What may not use what. `to` may name packages, as "npm:lodash" or "py:requests".'),
			types: flag('Imports of types alone count, too.', architecture.types),
		}),
		sql: section('The `sql` command.', {
			timeoutMs: whole('Time for one query, in milliseconds.', sql.timeoutMs, 1, 3_600_000),
			rows: whole('Rows of an answer when --limit is not given.', sql.rows, 1, 1_000_000),
		}),
	},
	{ error: 'an object in braces' },
);

export function configJsonSchema(): Record<string, unknown> {
	const schema = z.toJSONSchema(configSchema, { io: 'input' });
	return { ...schema, title: CONFIG_FILE, allowTrailingCommas: true };
}
