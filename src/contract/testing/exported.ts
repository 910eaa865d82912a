import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { configSchema } from '../../config/schema.ts';
import { buildIndex, openParser } from '../../index/pipeline.ts';
import { type RefreshOptions, refreshIndex } from '../../index/update.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import { type StateFolder, stateFolder } from '../../store/state.ts';
import { type ExportOptions, type ExportReport, exportArtifacts } from '../export.ts';
import type { ArtifactMeta, Manifest } from '../schemas/manifest.ts';
import { type ValidateReport, validateExport } from '../validate/validate.ts';

/** It goes with the temporary folder of the run. */
export function temporaryFolder(): string {
	return mkdtempSync(join(tmpdir(), 'assay-contract-'));
}

export function writeSources(root: string, sources: Readonly<Record<string, string | null>>): void {
	for (const [path, text] of Object.entries(sources)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		if (text === null) rmSync(join(root, path));
		else writeFileSync(join(root, path), text);
	}
}

/** Builds and updates indices of one root, with one parse process for all of them. */
export class Indices {
	private readonly root: string;
	private readonly states = temporaryFolder();
	private readonly parser: ReturnType<typeof openParser>;

	constructor(root: string) {
		this.root = root;
		this.parser = openParser(this.options(''));
	}

	private options(name: string): RefreshOptions {
		return { root: this.root, state: this.state(name), config: configSchema.parse({}), jobs: 1 };
	}

	state(name: string): StateFolder {
		return stateFolder(this.root, { ASSAY_DIR: join(this.states, name) });
	}

	async build(name: string, order?: 'reverse'): Promise<void> {
		await buildIndex({ ...this.options(name), parser: this.parser, order });
	}

	async update(name: string): Promise<string> {
		return (await refreshIndex({ ...this.options(name), parser: this.parser })).kind;
	}

	close(): void {
		this.parser.close();
	}
}

export async function exported(
	state: StateFolder,
	folder: string,
	more: Partial<ExportOptions> = {},
): Promise<ExportReport> {
	const reader = openIndex(state);
	try {
		return await exportedFrom(reader, state.root, folder, more);
	} finally {
		reader.close();
	}
}

export function exportedFrom(
	reader: IndexReader,
	root: string,
	folder: string,
	more: Partial<ExportOptions>,
): Promise<ExportReport> {
	return exportArtifacts(reader, {
		folder,
		root,
		maxFileBytes: 2_000_000,
		epoch: 0,
		signal: new AbortController().signal,
		onProgress: () => {},
		...more,
	});
}

export function validated(folder: string, strict = true): Promise<ValidateReport> {
	const signal = new AbortController().signal;
	return validateExport({ folder, strict, limit: 5, signal, onProgress: () => {} });
}

export function metaIn(folder: string, name: string): ArtifactMeta {
	return JSON.parse(readFileSync(join(folder, 'pieces', name, 'meta.json'), 'utf8')) as ArtifactMeta;
}

/** The rows of an artifact, through all its parts. */
export function rowsIn(folder: string, name: string): Record<string, never>[] {
	return metaIn(folder, name).parts.flatMap(({ path }) =>
		readFileSync(join(folder, path), 'utf8')
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line)),
	);
}

/** Makes checksums, sizes and counts right again after a part was changed: what is left is the change itself. */
export function reseal(folder: string): void {
	const path = join(folder, 'pieces/manifest.json');
	const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
	const sealed = (file: string) => {
		const bytes = readFileSync(join(folder, file));
		const records = bytes.toString().split('\n').length - 1;
		return {
			records,
			bytes: bytes.length,
			checksum: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
		};
	};
	for (const piece of manifest.pieces.filter(({ type }) => type === 'part'))
		Object.assign(piece, sealed(piece.path));
	for (const piece of manifest.pieces.filter(({ type }) => type === 'meta')) {
		const meta = JSON.parse(readFileSync(join(folder, piece.path), 'utf8')) as ArtifactMeta;
		const parts = manifest.pieces.filter(({ name, type }) => type === 'part' && name === piece.name);
		meta.parts = parts.map(({ path: at, records, bytes, checksum }) => ({
			path: at,
			records,
			bytes,
			checksum,
		}));
		meta.totalRecords = parts.reduce((sum, { records }) => sum + records, 0);
		meta.totalBytes = parts.reduce((sum, { bytes }) => sum + bytes, 0);
		meta.maxPartRecords = Math.max(0, ...parts.map(({ records }) => records));
		meta.maxPartBytes = Math.max(0, ...parts.map(({ bytes }) => bytes));
		writeFileSync(join(folder, piece.path), `${JSON.stringify(meta)}\n`);
		Object.assign(piece, sealed(piece.path));
	}
	writeFileSync(path, `${JSON.stringify(manifest)}\n`);
}
