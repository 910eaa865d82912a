import { join } from 'node:path';
import { AssayError } from '../../model/errors.ts';
import { RunningSha256 } from '../../platform/digest.ts';
import { fileSize, namesIn } from '../../platform/disk.ts';
import { isUnfinished } from '../../platform/new-folder.ts';
import { readLines } from '../../platform/read-lines.ts';
import { ARTIFACT_NAMES, ARTIFACTS, type ArtifactName } from '../artifacts.ts';
import { MAX_ROW_BYTES } from '../limits.ts';
import {
	type ArtifactMeta,
	MANIFEST_PATH,
	type Manifest,
	manifestSchema,
	metaSchema,
	type StatusCounts,
} from '../schemas/manifest.ts';
import { partName } from '../sharded-writer.ts';
import { type Problem, Problems } from './problems.ts';
import { readJson } from './read-json.ts';
import { Seen } from './row-checks.ts';
import { RowValidator } from './validate-rows.ts';

export interface ValidateOptions {
	folder: string;
	strict: boolean;
	/** Problems that are named. */
	limit: number;
	signal: AbortSignal;
	onProgress(done: number, total: number): void;
}

export interface ValidateReport {
	generation: string;
	files: number;
	artifacts: { name: string; records: number; bytes: number; parts: number; statuses: StatusCounts | null }[];
	errors: Problem[];
	errorCount: number;
	warnings: Problem[];
	warningCount: number;
}

/** A longer line is not read into memory. */
const MAX_LINE_BYTES = MAX_ROW_BYTES;
const BREATH_MS = 50;

/**
 * Checks an export against the contract. Rows are read once, in constant memory but for 16 bytes a chunk, symbol
 * and call. What others refer to is read before them.
 */
export async function validateExport(options: ValidateOptions): Promise<ValidateReport> {
	const { folder, strict, limit } = options;
	const problems = new Problems(strict, limit);
	const manifest = readManifest(folder, problems);
	const report: ValidateReport = {
		generation: manifest?.generation ?? '',
		files: manifest?.files ?? 0,
		artifacts: [],
		...{ errors: problems.errors, errorCount: 0, warnings: problems.warnings, warningCount: 0 },
	};
	if (manifest !== null) await new Validation(options, manifest, problems, report).run();
	report.errorCount = problems.errorCount;
	report.warningCount = problems.warningCount;
	return report;
}

function readManifest(folder: string, problems: Problems): Manifest | null {
	if (fileSize(join(folder, MANIFEST_PATH)) === null) {
		throw new AssayError(
			'NOT_FOUND',
			`${folder} is not an export: it has no ${MANIFEST_PATH}`,
			'Make one with `assay export`.',
		);
	}
	return readJson(folder, MANIFEST_PATH, manifestSchema, problems)?.value ?? null;
}

class Validation {
	private readonly options: ValidateOptions;
	private readonly manifest: Manifest;
	private readonly problems: Problems;
	private readonly report: ValidateReport;
	private readonly seen = new Seen();
	private readonly total: number;
	private done = 0;
	private breathed = performance.now();

	constructor(options: ValidateOptions, manifest: Manifest, problems: Problems, report: ValidateReport) {
		this.options = options;
		this.manifest = manifest;
		this.problems = problems;
		this.report = report;
		this.total = manifest.pieces.reduce((sum, { bytes }) => sum + bytes, 0);
	}

	async run(): Promise<void> {
		const { manifest, problems, seen } = this;
		for (const { name, path } of manifest.pieces) {
			if (!(name in ARTIFACTS))
				problems.strictly(MANIFEST_PATH, null, `${path}: no artifact is called ${name}`);
		}
		for (const name of ARTIFACT_NAMES) {
			const pieces = manifest.pieces.filter((piece) => piece.name === name);
			if (pieces.length === 0) problems.strictly(MANIFEST_PATH, null, `there is no ${name}`);
			else await this.artifact(name, pieces);
			if (name === 'chunk_meta') seen.hasChunks = pieces.length > 0;
			if (name === 'symbols') seen.hasSymbols = pieces.length > 0;
		}
		this.totals();
		this.strangers();
	}

	private async artifact(name: ArtifactName, pieces: Manifest['pieces']): Promise<void> {
		const { problems } = this;
		const path = `pieces/${name}/meta.json`;
		const listed = pieces.find((piece) => piece.path === path);
		if (listed === undefined) {
			problems.error(MANIFEST_PATH, null, `${path} is not listed`);
			return;
		}
		const described = readJson<ArtifactMeta>(this.options.folder, path, metaSchema, problems);
		if (described === null) return;
		this.same(path, listed, { ...described, records: 1 });
		const meta = described.value;
		const parts = pieces.filter((piece) => piece !== listed);
		this.checkMeta(path, name, meta, parts);
		const rows = new RowValidator(name, this.seen, problems);
		if (name === 'chunk_meta') this.seen.hasChunks = true;
		for (const [at, part] of parts.entries()) {
			// Nothing but what an export has is opened, whatever a manifest says.
			if (part.path === `pieces/${name}/${partName(at)}`) await this.part(part, rows);
			else problems.error(MANIFEST_PATH, null, `${part.path} is not the name of part ${at} of ${name}`);
		}
		for (const { message } of this.seen.parents.missing()) problems.error(path, null, message);
		const counted = ARTIFACTS[name].statusOf === undefined ? null : rows.statuses;
		if (JSON.stringify(counted) !== JSON.stringify(meta.statuses)) {
			problems.error(
				path,
				null,
				`statuses are ${JSON.stringify(meta.statuses)}, of the rows ${JSON.stringify(counted)}`,
			);
		}
		const { totalRecords: records, totalBytes: bytes } = meta;
		this.report.artifacts.push({ name, records, bytes, parts: parts.length, statuses: counted });
	}

	private checkMeta(path: string, name: ArtifactName, meta: ArtifactMeta, parts: Manifest['pieces']): void {
		const { problems } = this;
		const sum = (key: 'records' | 'bytes') => meta.parts.reduce((total, part) => total + part[key], 0);
		const most = (key: 'records' | 'bytes') =>
			meta.parts.reduce((large, part) => Math.max(large, part[key]), 0);
		const wanted: [keyof ArtifactMeta, unknown][] = [
			['artifact', name],
			['schemaVersion', ARTIFACTS[name].version],
			['totalRecords', sum('records')],
			['totalBytes', sum('bytes')],
			['maxPartRecords', most('records')],
			['maxPartBytes', most('bytes')],
		];
		for (const [key, value] of wanted) {
			if (meta[key] !== value) problems.error(path, null, `${key} is ${meta[key]}, not ${value}`);
		}
		const plain = (part: { path: string; records: number; bytes: number; checksum: string }) =>
			[part.path, part.records, part.bytes, part.checksum].join(' ');
		if (meta.parts.map(plain).join('\n') !== parts.map(plain).join('\n')) {
			problems.error(path, null, 'its parts are not those of the manifest');
		}
		if (meta.droppedRecords > 0) {
			problems.strictly(path, null, `${meta.droppedRecords} rows were longer than 32 KB, and are not there`);
		}
	}

	private async part(piece: Manifest['pieces'][number], rows: RowValidator<ArtifactName>): Promise<void> {
		const { folder, signal, onProgress } = this.options;
		const hash = new RunningSha256();
		let bytes = 0;
		let records = 0;
		try {
			for (const line of readLines(join(folder, piece.path), MAX_LINE_BYTES, (read) => {
				hash.update(read);
				bytes += read.length;
			})) {
				rows.check(piece.path, ++records, line);
				if (performance.now() - this.breathed < BREATH_MS) continue;
				onProgress(this.done + bytes, this.total);
				await new Promise((resolve) => setImmediate(resolve));
				signal.throwIfAborted();
				this.breathed = performance.now();
			}
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if (code === undefined || typeof code !== 'string' || signal.aborted) throw error;
			this.problems.error(piece.path, null, code === 'ENOENT' ? 'is missing' : `cannot be read: ${code}`);
			return;
		}
		this.done += bytes;
		this.same(piece.path, piece, { bytes, records, checksum: `sha256:${hash.digest()}` });
	}

	/** Whether a file is what the manifest says of it. */
	private same(
		path: string,
		listed: { bytes: number; records: number; checksum: string },
		found: { bytes: number; records: number; checksum: string },
	): void {
		for (const key of ['bytes', 'records', 'checksum'] as const) {
			if (listed[key] !== found[key]) {
				this.problems.error(path, null, `${key}: ${found[key]}, but the manifest says ${listed[key]}`);
			}
		}
	}

	/** What several artifacts must agree on. */
	private totals(): void {
		const { seen, manifest, report, problems } = this;
		const has = (name: ArtifactName) => report.artifacts.some((artifact) => artifact.name === name);
		if (has('vfs_manifest') && seen.files.size !== manifest.files) {
			problems.error(MANIFEST_PATH, null, `files is ${manifest.files}; vfs_manifest has ${seen.files.size}`);
		}
		if (has('graph_relations') && seen.hasChunks && seen.nodes.size !== seen.chunks.size) {
			problems.error(
				'pieces/graph_relations/meta.json',
				null,
				`${seen.nodes.size} nodes, but ${seen.chunks.size} chunks`,
			);
		}
	}

	/** Files that the manifest does not list. */
	private strangers(): void {
		const { folder } = this.options;
		const listed = new Set(this.manifest.pieces.map(({ path }) => path));
		listed.add(MANIFEST_PATH);
		const folders = ['pieces', ...ARTIFACT_NAMES.map((name) => `pieces/${name}`)];
		for (const within of folders) {
			for (const name of namesIn(join(folder, within))) {
				const path = `${within}/${name}`;
				if (folders.includes(path) || listed.has(path) || isUnfinished(name)) continue;
				this.problems.strictly(path, null, 'the manifest does not list it');
			}
		}
	}
}
