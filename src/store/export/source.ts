import type Database from 'better-sqlite3';
import { CHUNK_KINDS } from '../../model/chunk.ts';
import { ENCODINGS, FILE_STATUSES } from '../../model/file.ts';
import { type CallLink, type LinkTarget, RELATION_KINDS, UNRESOLVED } from '../../model/link.ts';
import { EXPORT_KINDS, IMPORT_KINDS } from '../../model/recorder.ts';
import type { Resolution } from '../../model/resolve.ts';
import { argCountOf, callFlagsOf, viaOf } from '../call-bits.ts';
import { decodeLineStarts } from '../codec/varint.ts';
import { unpackLinkBits } from '../link-bits.ts';
import { resolutionOf } from '../link-source.ts';
import { StoredTexts } from '../name-texts.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import type {
	ChunkIdentity,
	ExportedCall,
	ExportedChunk,
	ExportedExport,
	ExportedFile,
	ExportedImport,
	ExportedRelation,
	ExportedSegment,
} from './file.ts';

/** Files whose names are read at once. */
const PAGE = 500;

/** Identities of the chunks of a file that others lead to. */
export interface FileIdentity {
	path: string;
	segments: readonly ExportedSegment[];
	chunks: readonly ChunkIdentity[];
}

/** Files from one path to another, in the order of paths. */
export interface PathRange {
	/** The path before the first; null from the start. */
	after: string | null;
	last: string;
	files: number;
}

type FileRow = [number, string, string, number, number, Uint8Array];

/**
 * Reads an index file after file, in the order of their paths (as bytes of UTF-8), whatever order their
 * rows are in: an index that was updated gives what a new one does. Each table is read by its key; the
 * views would look up every name and every line on its own.
 */
export class ExportSource {
	private readonly statements: ReturnType<typeof prepare>;
	private readonly texts: StoredTexts;

	constructor({ db }: IndexReader) {
		this.statements = prepare(db);
		this.texts = new StoredTexts(db);
	}

	count(): number {
		return (this.statements.count.get() as [number])[0];
	}

	/** Number of chunks of each file, in the order of `files`. */
	*chunkCounts(): Generator<{ path: string; chunks: number }> {
		for (const [path, chunks] of this.statements.chunkCounts.iterate() as Iterable<[string, number]>)
			yield { path, chunks };
	}

	/** All files in ranges with about as many bytes each: they depend on what the files are, not on how they are stored. */
	ranges(most: number): PathRange[] {
		const files = this.statements.sizes.all() as [string, number][];
		const bytes = files.reduce((sum, [, size]) => sum + size, 0);
		const found: PathRange[] = [];
		let [after, begin, seen]: [string | null, number, number] = [null, 0, 0];
		for (const [at, [path, size]] of files.entries()) {
			seen += size;
			const isLast = found.length + 1 === most;
			if (at + 1 < files.length && (isLast || seen * most < bytes * (found.length + 1))) continue;
			found.push({ after, last: path, files: at + 1 - begin });
			[after, begin] = [path, at + 1];
		}
		return found.length > 0 ? found : [{ after: null, last: '', files: 0 }];
	}

	/** In the order of their paths; all of them when no range is given. */
	*files(range: Pick<PathRange, 'after' | 'last'> | null = null): Generator<ExportedFile> {
		for (let after = range?.after ?? null; ; ) {
			const page: FileRow[] = (
				after === null ? this.statements.first.all() : this.statements.next.all(after)
			) as FileRow[];
			for (const row of page) {
				yield this.read(row);
				if (row[1] === range?.last) return;
			}
			if (page.length < PAGE) return;
			after = page[page.length - 1][1];
		}
	}

	/** null when there is no such file. */
	identityOf(path: string): FileIdentity | null {
		const row = this.statements.file.get(path) as [number] | undefined;
		if (row === undefined) return null;
		const [first, last] = rangeOf(row[0]);
		const chunks = this.statements.identities.all(first, last) as IdentityRow[];
		return {
			path,
			segments: this.segments(row[0]),
			chunks: chunks.map((chunk) => this.identity(chunk)),
		};
	}

	private read([id, path, language, status, encoding, hash]: FileRow): ExportedFile {
		const range = rangeOf(id);
		const [lineStarts] = (this.statements.lines.get(id) as [Uint8Array] | undefined) ?? [];
		return {
			id,
			path,
			language,
			encoding: ENCODINGS[encoding],
			status: FILE_STATUSES[status],
			hash: Buffer.from(hash).toString('hex'),
			lineStarts: lineStarts === undefined ? new Int32Array(1) : decodeLineStarts(lineStarts),
			segments: this.segments(id),
			chunks: this.chunks(range),
			calls: this.calls(range),
			relations: this.relations(range),
			imports: this.imports(range),
			exports: this.exports(range),
			modules: this.modules(id),
		};
	}

	private segments(file: number): ExportedSegment[] {
		const rows = this.statements.segments.all(file) as [string, string, string, number, number][];
		return rows.map(([uid, type, language, start, length]) => ({
			uid,
			type,
			language,
			start,
			end: start + length,
		}));
	}

	private identity([segment, kind, name, container, flags, signature, hash, uidBits]:
		| IdentityRow
		| ChunkRow): ChunkIdentity {
		return {
			segment,
			kind: CHUNK_KINDS[kind],
			name: this.optional(name),
			container: this.optional(container),
			flags,
			signature,
			hash,
			uidBits,
		};
	}

	private chunks(range: [number, number]): ExportedChunk[] {
		const rows = this.statements.chunks.all(...range) as ChunkRow[];
		return rows.map((row) => {
			const [start, nameOffset] = [row[9], row[11]];
			return {
				...this.identity(row),
				parent: row[8],
				start,
				end: start + row[10],
				nameStart: nameOffset === null ? null : start + nameOffset,
				cyclomatic: row[12],
				cognitive: row[13],
				nesting: row[14],
				ownLines: row[15],
				type: row[16],
				params: row[17],
				annotations: row[18],
				summary: row[19],
			};
		});
	}

	private calls(range: [number, number]): ExportedCall[] {
		const rows = this.statements.calls.all(...range) as CallRow[];
		let candidates: Map<number, LinkTarget[]> | null = null;
		return rows.map((row) => {
			const [ord, caller, nameId, bits, start, length, nameOffset, receiver, callee, args] = row;
			const name = this.texts.text(nameId);
			let link = UNRESOLVED;
			if (row[10] !== null) {
				link = this.link(row[10], row[11], row[12], row[13]);
				if (link.status === 'ambiguous' && link.targets.length === 0) {
					candidates ??= this.candidates(range);
					link.targets = candidates.get(ord) ?? [];
				}
			}
			return {
				caller,
				name,
				nameStart: start + nameOffset,
				callee: callee ?? (receiver === null ? name : `${receiver}.${name}`),
				receiver,
				via: viaOf(bits),
				flags: callFlagsOf(bits),
				argCount: argCountOf(bits),
				args,
				start,
				end: start + length,
				link,
			};
		});
	}

	private link(
		bits: number,
		place: number | null,
		chunk: number | null,
		external: number | null,
	): CallLink & { targets: readonly LinkTarget[] } {
		const path = this.optional(place);
		return {
			...unpackLinkBits(bits),
			targets: path !== null && chunk !== null ? [{ path, chunk }] : [],
			package: chunk === null ? path : null,
			externalName: this.optional(external),
		};
	}

	private candidates(range: [number, number]): Map<number, LinkTarget[]> {
		const found = new Map<number, LinkTarget[]>();
		for (const [call, place, chunk] of this.statements.candidates.all(...range) as [
			number,
			number,
			number,
		][]) {
			const target = { path: this.texts.text(place), chunk };
			const same = found.get(call);
			if (same === undefined) found.set(call, [target]);
			else same.push(target);
		}
		return found;
	}

	private relations(range: [number, number]): ExportedRelation[] {
		const rows = this.statements.relations.all(...range) as [
			...[number, number, number, number, number],
			...[number, number | null, number | null],
		][];
		return rows.map(([kind, chunk, written, start, bits, place, target, external]) => ({
			kind: RELATION_KINDS[kind],
			chunk,
			name: this.texts.text(written),
			start,
			link: this.link(bits, place, target, external),
		}));
	}

	private imports(range: [number, number]): ExportedImport[] {
		const rows = this.statements.imports.all(...range) as [
			...[number, number, number | null, number, number | null],
			...[number, number, number, number],
		][];
		return rows.map(([kind, chunk, module, imported, local, flags, start, length, nameOffset]) => ({
			kind: IMPORT_KINDS[kind],
			chunk,
			module: this.optional(module),
			imported: this.texts.text(imported),
			local: this.optional(local),
			flags,
			start,
			end: start + length,
			nameStart: start + nameOffset,
		}));
	}

	private exports(range: [number, number]): ExportedExport[] {
		const rows = this.statements.exports.all(...range) as [
			...[number, number | null, number, number | null],
			...[number | null, number, number, number],
		][];
		return rows.map(([kind, chunk, exported, local, module, flags, start, length]) => ({
			kind: EXPORT_KINDS[kind],
			chunk,
			exported: this.texts.text(exported),
			local: this.optional(local),
			module: this.optional(module),
			flags,
			start,
			end: start + length,
		}));
	}

	private modules(file: number): Map<string, Resolution> {
		const rows = this.statements.modules.all(file) as [number, number, number | null, number][];
		return new Map(
			rows.map(([module, status, target, rule]) => [
				this.texts.text(module),
				resolutionOf(status, this.optional(target), this.texts.text(rule)),
			]),
		);
	}

	private optional(id: number | null): string | null {
		return id === null ? null : this.texts.text(id);
	}
}

type IdentityRow = [
	...[number | null, number, number | null, number | null],
	...[number, string | null, string, number],
];
type ChunkRow = [
	...IdentityRow,
	...[number | null, number, number],
	...[number | null, number, number, number, number],
	...[string | null, string | null, string | null, string | null],
];
type CallRow = [
	...[number, number, number, number, number, number, number],
	...[string | null, string | null, string | null],
	...[number | null, number | null, number | null, number | null],
];

function rangeOf(file: number): [number, number] {
	return [file * 2 ** ORD_BITS, (file + 1) * 2 ** ORD_BITS - 1];
}

/** A text is read faster than bytes, and takes less room. */
const IDENTITY = 'segment, kind, name, container, flags, signature, lower(hex(hash)), uid_bits';

function prepare(db: Database.Database) {
	const rows = (sql: string) => db.prepare<unknown[], unknown[]>(sql).raw();
	const range = 'id BETWEEN ? AND ? ORDER BY id';
	const file = 'SELECT id, path, language, status, encoding, hash FROM file';
	return {
		count: rows('SELECT count(*) FROM file'),
		chunkCounts: rows(
			`SELECT f.path, (SELECT count(*) FROM chunk c
				WHERE c.id BETWEEN f.id << ${ORD_BITS} AND (f.id << ${ORD_BITS}) + ${2 ** ORD_BITS - 1})
			FROM file f ORDER BY f.path`,
		),
		first: rows(`${file} ORDER BY path LIMIT ${PAGE}`),
		next: rows(`${file} WHERE path > ? ORDER BY path LIMIT ${PAGE}`),
		sizes: rows('SELECT path, size FROM file ORDER BY path'),
		file: rows('SELECT id FROM file WHERE path = ?'),
		lines: rows('SELECT line_starts FROM file_blob WHERE file = ?'),
		segments: rows('SELECT uid, type, language, start, length FROM segment WHERE file = ? ORDER BY ord'),
		identities: rows(`SELECT ${IDENTITY} FROM chunk WHERE ${range}`),
		chunks: rows(
			`SELECT ${IDENTITY}, parent, start, length, name_offset, cyclomatic, cognitive, nesting, own_lines, type,
				params, annotations, summary FROM chunk WHERE ${range}`,
		),
		calls: rows(
			`SELECT s.ord, s.caller, s.name, s.bits, s.start, s.length, s.name_offset, s.receiver, s.callee, s.args,
				l.bits, l.place, l.chunk, l.name
			FROM call_site s LEFT JOIN call_link l ON l.id = s.id WHERE s.id BETWEEN ? AND ? ORDER BY s.id`,
		),
		candidates: rows(`SELECT call, place, chunk FROM call_candidate WHERE ${range}`),
		relations: rows(
			`SELECT kind, chunk, written, start, bits, place, target, name FROM relation WHERE ${range}`,
		),
		imports: rows(
			`SELECT kind, chunk, module, imported, local, flags, start, length, name_offset FROM import WHERE ${range}`,
		),
		exports: rows(
			`SELECT kind, chunk, exported, local, module, flags, start, length FROM export WHERE ${range}`,
		),
		modules: rows('SELECT module, status, target, rule FROM module_link WHERE file = ?'),
	};
}
