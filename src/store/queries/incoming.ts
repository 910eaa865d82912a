import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { LinkTarget } from '../../model/link.ts';
import { LINK_STATUSES, RELATION_KINDS } from '../../model/link.ts';
import { viaOf } from '../call-bits.ts';
import { decodeFiles, FILES_PER_BLOCK, postingId } from '../codec/postings.ts';
import { unpackLinkBits } from '../link-bits.ts';
import type { IndexReader } from '../reader.ts';
import { rowId } from '../schema.ts';

const NAMESPACE = CHUNK_KINDS.indexOf('namespace');

/** Something that leads to a chunk, as the index has it. */
export interface Incoming {
	path: string;
	start: number;
	/** How it is called, or what the relation is. */
	kind: string;
	status: 'resolved' | 'ambiguous';
}

/** Calls and relations that lead to a chunk. */
export function incoming({ db }: IndexReader, { path, chunk }: LinkTarget): Incoming[] {
	const at = db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck().get(path);
	if (at === undefined) return [];
	const calls = db.prepare<[number, number], { path: string; start: number; bits: number }>(
		`SELECT f.path, s.start + s.name_offset AS start, s.bits FROM call_link l
		JOIN call_site s ON s.id = l.id JOIN file f ON f.id = s.file WHERE l.place = ? AND l.chunk = ?`,
	);
	const candidates = db.prepare<[number, number], { path: string; start: number; bits: number }>(
		`SELECT f.path, s.start + s.name_offset AS start, s.bits FROM call_candidate l
		JOIN call_site s ON s.id = ${rowId('l.file', 'l.call')} JOIN file f ON f.id = s.file
		WHERE l.place = ? AND l.chunk = ?`,
	);
	const relations = db.prepare<[number, number], { path: string; start: number; kind: number; bits: number }>(
		`SELECT f.path, r.start, r.kind, r.bits FROM relation r JOIN file f ON f.id = r.file
		WHERE r.place = ? AND r.target = ?`,
	);
	return [
		...calls
			.all(at, chunk)
			.map(({ bits, ...each }) => ({ ...each, kind: viaOf(bits), status: 'resolved' as const })),
		...candidates
			.all(at, chunk)
			.map(({ bits, ...each }) => ({ ...each, kind: viaOf(bits), status: 'ambiguous' as const })),
		...relations.all(at, chunk).map(({ bits, kind, ...each }) => ({
			...each,
			kind: RELATION_KINDS[kind],
			status: unpackLinkBits(bits).status === 'ambiguous' ? ('ambiguous' as const) : ('resolved' as const),
		})),
	];
}

/** Other names that re-exports give. */
const MAX_NAMES = 20;

/** Paths of files that mention a name, or another that a re-export gives it, or import the file: those where it can be referred to. */
export function mayMention({ db }: IndexReader, name: string, path: string): string[] {
	const id = db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck();
	const file = db.prepare<[number], string>('SELECT path FROM file WHERE id = ?').pluck();
	const importers = db
		.prepare<[number, number], string>(
			'SELECT f.path FROM module_link k JOIN file f ON f.id = k.file WHERE k.target = ? AND k.status = ?',
		)
		.pluck();
	const aliases = db
		.prepare<[number], number>(
			'SELECT DISTINCT exported FROM export WHERE local = ? AND module IS NOT NULL AND exported <> local',
		)
		.pluck();
	const found = new Set<string>([path]);
	const names = new Set([id.get(name)].filter((each) => each !== undefined));
	for (const each of names) {
		for (const holder of filesMentioning(db, each)) {
			const known = file.get(holder);
			if (known !== undefined) found.add(known);
		}
		if (names.size < MAX_NAMES) for (const alias of aliases.all(each)) names.add(alias);
	}
	for (const each of importers.all(id.get(path) ?? -1, LINK_STATUSES.indexOf('resolved'))) found.add(each);
	return [...found].sort();
}

/** Ids of files, also of some that are gone. */
function* filesMentioning(db: IndexReader['db'], name: number): Generator<number> {
	const postings = db.prepare<[number], Uint8Array>('SELECT files FROM name_files WHERE id = ?').pluck();
	const last = db.prepare<[], number>('SELECT max(id) FROM file').pluck().get() ?? 0;
	for (let block = 0; block <= Math.floor(last / FILES_PER_BLOCK); block++) {
		const packed = postings.get(postingId(block, name));
		if (packed !== undefined) yield* decodeFiles(packed, block);
	}
}

/** Chunks with a name or a qualified name, in one file or in all. */
export function chunksNamed(
	{ db }: IndexReader,
	name: string,
	path: string | null,
): (LinkTarget & { name: string })[] {
	const last = name.slice(name.lastIndexOf('.') + 1);
	const rows = db
		.prepare<[string], { path: string; chunk: number; container: string | null; kind: number }>(
			`SELECT f.path, c.ord AS chunk, k.text AS container, c.kind FROM chunk c JOIN file f ON f.id = c.file
			LEFT JOIN name k ON k.id = c.container WHERE c.name = (SELECT id FROM name WHERE text = ?) AND c.kind <> 0
			ORDER BY f.path, c.id`,
		)
		.all(last);
	const found = rows.filter(({ path: file, container }) => {
		if (path !== null && file !== path) return false;
		return last === name || `.${container ?? ''}.${last}`.endsWith(`.${name}`);
	});
	// Who asks for `main` means the function, not each file that is of that package.
	const meant = found.filter(({ kind }) => kind !== NAMESPACE);
	return (meant.length > 0 ? meant : found).map(({ path: file, chunk }) => ({
		...{ path: file, chunk },
		name: last,
	}));
}
