import { AssayError } from '../model/errors.ts';
import { type Context, defineQuestion } from './question.ts';

const FORMATS = ['jsonl', 'scip', 'graphml'] as const;
type Format = (typeof FORMATS)[number];

export const exportIndex = defineQuestion({
	name: 'export',
	order: 340,
	effect: 'write',
	summary: 'Write what the index knows for other programs',
	description:
		'Writes symbols, occurrences, edges, call sites, relations of files, the graph, chunks and virtual files as ' +
		'JSONL with a manifest and checksums (docs/contract.md); or one SCIP index, or one GraphML file. The folder ' +
		'must be new, empty, or an export, which is replaced when the new one is whole. Equal indices give equal bytes; ' +
		'`assay validate` checks them.',
	examples: [
		{ command: 'export out', about: 'all artifacts as JSONL, in out/pieces' },
		{ command: 'export out --format scip', about: 'out/index.scip, for tools that read SCIP' },
		{ command: 'export /tmp/graph --format graphml', about: 'the graph, for Gephi, yEd or networkx' },
	],
	commandLineOnly: 'it writes files',
	fields: {
		folder: { type: 'text', about: 'where to: new, empty, or an export', max: 4096, required: true },
		format: {
			type: 'choice',
			about: 'jsonl (default), scip or graphml',
			options: FORMATS,
			placeholder: 'format',
		},
	},
	cli: { positional: ['folder'] },
	output: (z) => {
		const number = z.int().min(0);
		return z.strictObject({
			folder: z.string(),
			format: z.enum(FORMATS),
			files: number,
			bytes: number,
			/** Of each artifact; of the other formats, what they are made of. */
			artifacts: z.array(
				z.strictObject({
					name: z.string(),
					records: number,
					bytes: number,
					parts: number,
					trimmed: number,
					dropped: number,
				}),
			),
			/** Calls by status; null where they are not counted. */
			calls: z.record(z.string(), number).nullable(),
			seconds: z.number().min(0),
		});
	},
	async handler(context, { folder: given, format = 'jsonl' }) {
		const began = performance.now();
		const { resolve } = await import('node:path');
		if (given.includes('\0')) throw new AssayError('USAGE', 'not the name of a folder', 'Give another.');
		const folder = resolve(context.request.cwd, given);
		const { checkDestination } = await import('../contract/destination.ts');
		checkDestination(folder);
		const { root } = await context.workspace();
		if (`${folder}/`.startsWith(`${root}/`)) {
			context.onWarning(
				'the export lies in the repository: unless it is ignored, it will be indexed with it',
			);
		}
		const written = await write(context, format, folder);
		const bytes = written.artifacts.reduce((sum, artifact) => sum + artifact.bytes, 0);
		const seconds = Math.round(performance.now() - began) / 1000;
		return { result: { folder, format, bytes, ...written, seconds } };
	},
});

interface Written {
	files: number;
	artifacts: {
		name: string;
		records: number;
		bytes: number;
		parts: number;
		trimmed: number;
		dropped: number;
	}[];
	calls: Record<string, number> | null;
}

async function write(context: Context, format: Format, folder: string): Promise<Written> {
	const [{ root, settings }, reader] = await Promise.all([context.workspace(), context.index()]);
	const options = {
		folder,
		root,
		maxFileBytes: settings.config.index.maxFileBytes,
		signal: context.signal,
		onProgress: (done: number, total: number, bytes: number) =>
			context.onProgress({ stage: 'export', done, total, bytes }),
	};
	if (format === 'scip') {
		const { exportScip } = await import('../contract/scip/export-scip.ts');
		const { files, bytes, occurrences, symbols } = await exportScip(reader, options);
		return single(files, bytes, { occurrences, symbols });
	}
	if (format === 'graphml') {
		const { exportGraphml } = await import('../contract/export-graphml.ts');
		const { files, bytes, nodes, edges } = await exportGraphml(reader, options);
		return single(files, bytes, { nodes, edges });
	}
	const { exportArtifacts } = await import('../contract/export.ts');
	const epoch = epochOf(context.request.env);
	const { files, artifacts, missing, changed } = await exportArtifacts(reader, { ...options, epoch });
	if (missing > 0) {
		context.onWarning(`${missing} links lead to code that is not in the index, and count as unresolved`);
	}
	if (changed > 0) {
		context.onWarning(`${changed} files are not what was indexed, so hashes of their parts are missing`);
	}
	return {
		files,
		artifacts: artifacts.map((meta) => ({
			name: meta.artifact,
			records: meta.totalRecords,
			bytes: meta.totalBytes,
			parts: meta.parts.length,
			trimmed: meta.trimmedRecords,
			dropped: meta.droppedRecords,
		})),
		calls: artifacts.find(({ artifact }) => artifact === 'call_sites')?.statuses ?? null,
	};
}

/** What a format in one file is made of; the first has its bytes. */
function single(files: number, bytes: number, records: Record<string, number>): Written {
	const artifacts = Object.entries(records).map(([name, count], at) => ({
		...{ name, records: count, bytes: at === 0 ? bytes : 0, parts: at === 0 ? 1 : 0, trimmed: 0, dropped: 0 },
	}));
	return { files, artifacts, calls: null };
}

/** A day in the year 9999; what is later has no date in ISO form. */
const LAST_SECOND = 253_402_300_799;

/** When the export says it was made: builds that set `SOURCE_DATE_EPOCH` want that, others the same bytes. */
function epochOf(env: NodeJS.ProcessEnv): number {
	const given = env.SOURCE_DATE_EPOCH ?? '0';
	const seconds = Number(given);
	if (/^\d{1,15}$/.test(given) && seconds <= LAST_SECOND) return seconds;
	throw new AssayError(
		'USAGE',
		`SOURCE_DATE_EPOCH is ${JSON.stringify(given)}`,
		'Set it to seconds since 1970, or not at all.',
	);
}
