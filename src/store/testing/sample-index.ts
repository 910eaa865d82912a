import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CHUNK_KINDS, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { FILE_STATUSES, type FileStatus, SKIP_REASONS, type SkipReason } from '../../model/file.ts';
import { REF_KINDS } from '../../model/recorder.ts';
import { packCallBits } from '../call-bits.ts';
import { postingId } from '../codec/postings.ts';
import { encodeRefs } from '../codec/refs.ts';
import { ByteWriter, encodeLineStarts, encodeNames } from '../codec/varint.ts';
import { beginBuild, publish } from '../publish.ts';
import { INDICES, ORD_BITS, TABLES } from '../schema.ts';
import { stampIndex } from '../stamp.ts';
import { ensureStateFolder, type StateFolder, stateFolder } from '../state.ts';

/** A state folder in a temporary root, which goes with the temporary folder of the run. */
export function temporaryState(): StateFolder {
	const root = mkdtempSync(join(tmpdir(), 'assay-store-'));
	const state = stateFolder(root, {});
	ensureStateFolder(state);
	return state;
}

/** Builds and publishes an index with what `fill` adds to the sample rows. */
export function publishSample(
	state: StateFolder,
	generation = 'g1',
	fill?: (sample: SampleIndex) => void,
): void {
	const build = beginBuild(state);
	const sample = new SampleIndex(build.file, generation);
	sample.addSampleRows();
	fill?.(sample);
	sample.close();
	publish(state, build);
}

/** An index written row by row, without the writer. */
export class SampleIndex {
	readonly db: Database.Database;
	private readonly names = new Map<string, number>();
	private chunks = 0;

	constructor(file: string, generation: string) {
		this.db = new Database(file);
		this.db.pragma('journal_mode = OFF');
		this.db.pragma('synchronous = OFF');
		this.db.exec(TABLES);
		const insert = this.db.prepare('INSERT INTO meta VALUES (?, ?)');
		for (const row of Object.entries({ ...META, generation })) insert.run(row);
	}

	name(text: string): number {
		let id = this.names.get(text);
		if (id === undefined) {
			id = this.names.size + 1;
			this.names.set(text, id);
			this.db.prepare('INSERT INTO name VALUES (?, ?)').run(id, text);
		}
		return id;
	}

	file(id: number, path: string, language: string, status: FileStatus = 'parsed'): void {
		this.db
			.prepare('INSERT INTO file VALUES (?, ?, ?, ?, 0, 100, 10, ?, 1, 1, 1, 0, NULL, 0, NULL)')
			.run(id, path, language, FILE_STATUSES.indexOf(status), Buffer.alloc(8, id));
		this.chunks = 0;
	}

	chunk(
		file: number,
		kind: ChunkKind,
		name: string | null,
		line: number,
		more: Record<string, unknown> = {},
	): void {
		const row: Record<string, unknown> = {
			id: file * 2 ** ORD_BITS + this.chunks++,
			segment: null,
			parent: null,
			kind: CHUNK_KINDS.indexOf(kind),
			name: name === null ? null : this.name(name),
			container: null,
			flags: ChunkFlag.exported,
			start: line * 10,
			length: 10,
			name_offset: 0,
			cyclomatic: 1,
			cognitive: 0,
			nesting: 0,
			own_lines: 2,
			hash: Buffer.alloc(8, line),
			uid_bits: 0,
			signature: null,
			type: null,
			params: null,
			annotations: null,
			doc_offset: null,
			doc_length: null,
			summary: null,
			...more,
		};
		const columns = Object.keys(row);
		this.db
			.prepare(`INSERT INTO chunk (${columns}) VALUES (${columns.map((column) => `@${column}`)})`)
			.run(row);
	}

	/** `refs` are [name, offset, chunk]; lines are 10 units long. */
	blobs(file: number, refs: [string, number, number][]): void {
		const out = new ByteWriter();
		const distinct = [...new Set(refs.map(([name]) => name))];
		const names = encodeNames(Int32Array.from(distinct.map((name) => this.name(name))), out);
		encodeLineStarts(
			Int32Array.from({ length: 10 }, (_, line) => line * 10),
			10,
			out,
		);
		const lineStarts = out.take();
		const rows = refs.map(([name, start, chunk]) => [
			distinct.indexOf(name),
			start,
			REF_KINDS.indexOf('call'),
			0,
			chunk,
			0,
		]);
		encodeRefs(Int32Array.from(rows.flat()), refs.length, null, out);
		this.db
			.prepare('INSERT INTO file_blob VALUES (?, ?, ?, ?, ?, ?)')
			.run(file, lineStarts, names, out.take(), Buffer.alloc(0), Buffer.alloc(0));
	}

	posting(name: string, files: number[]): void {
		const out = new ByteWriter();
		let previous = -1;
		for (const file of files) {
			out.unsigned(file - previous);
			previous = file;
		}
		this.db.prepare('INSERT INTO name_files VALUES (?, ?)').run(postingId(0, this.name(name)), out.take());
	}

	skip(path: string, reason: SkipReason, folder = false): void {
		this.db
			.prepare('INSERT INTO skip VALUES (?, ?, ?, ?, NULL, NULL, NULL, NULL, NULL, NULL)')
			.run(path, SKIP_REASONS.indexOf(reason), 'why', Number(folder));
	}

	/** A TypeScript file with a class, its method and a function; a Vue file with a segment; two omissions. */
	addSampleRows(): void {
		this.file(1, 'src/store.ts', 'typescript');
		this.chunk(1, 'module', null, 1, { uid_bits: 2, hash: Buffer.alloc(16, 1) });
		this.chunk(1, 'class', 'Store', 2, { parent: 0, uid_bits: 3, hash: Buffer.from(HASHES, 'hex') });
		this.chunk(1, 'method', 'open', 3, {
			parent: 1,
			container: this.name('Store'),
			signature: 'open(path: string): void',
			type: 'void',
			params: 'path\x1etstring',
			uid_bits: 1 | (2 << 3),
			hash: Buffer.alloc(16, 3),
		});
		this.chunk(1, 'function', 'Open', 5, { parent: 0 });
		this.call(1, 2, 'read', 4, 'aconfig\x1fCencoding="utf-8"');
		this.blobs(1, [
			['Store', 25, 1],
			['read', 42, 2],
			['Store', 55, 3],
		]);
		this.file(2, 'src/App.vue', 'vue', 'recovered');
		this.db
			.prepare("INSERT INTO segment VALUES (2, 0, 'seg1:00ff', 'script', 'typescript', 8, 50, NULL)")
			.run();
		this.chunk(2, 'module', null, 1);
		this.chunk(2, 'function', 'open', 2, { segment: 0, parent: 0 });
		this.blobs(2, [['Store', 23, 1]]);
		this.posting('Store', [1, 2]);
		this.posting('read', [1]);
		this.skip('dist', 'ignored', true);
		this.skip('logo.png', 'binary');
	}

	call(file: number, caller: number, name: string, line: number, args: string): void {
		this.db
			.prepare('INSERT INTO call_site VALUES (?, ?, ?, ?, ?, 8, 2, ?, NULL, ?)')
			.run(file * 2 ** ORD_BITS, caller, this.name(name), packCallBits(0, 0, 2), line * 10, 'fs', args);
	}

	close(): void {
		this.db.exec(INDICES);
		stampIndex(this.db);
		this.db.close();
	}
}

export const COUNTS = {
	files: 2,
	bytes: 200,
	lines: 20,
	segments: 1,
	chunks: 6,
	symbols: 4,
	callSites: 1,
	imports: 0,
	exports: 0,
	facts: 0,
	refs: 4,
};

const META = {
	counts: JSON.stringify(COUNTS),
	languages: '[{"language":"typescript","files":1,"bytes":100,"lines":10}]',
	statuses: '{"parsed":1,"recovered":1}',
	skipped: '{"binary":1,"ignored":1}',
	content: '0',
};

const HASHES = '000102030405060708090a0b0c0d0e0f1011121314151617';
