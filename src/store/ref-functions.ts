import type Database from 'better-sqlite3';
import type { LinkRule, LinkStatus } from '../model/link.ts';
import { lineLookup } from './line-lookup.ts';
import type { IndexReader } from './reader.ts';
import { ORD_BITS } from './schema.ts';
import { storedChunkUid } from './stored-uid.ts';

/** Where a reference leads: to a chunk, to a name that is bound at an offset of the same file, or out of the repository. */
export interface RefLink {
	status: LinkStatus;
	complete: boolean;
	/** Path of the file that it leads to, or a package. */
	place: string | null;
	/** Position of the chunk there; null when it leads to none. */
	chunk: number | null;
	/** Offset of a name that stands for no chunk. */
	start: number | null;
	/** Its name there, when it leads to no chunk. */
	name: string | null;
	/** null when it is neither a call nor a plain name. */
	rule: LinkRule | null;
}

/** Where the references of a file lead, in their order. */
export type RefLinks = (file: number) => readonly RefLink[];
/** Made for a connection that may be read while another runs a query. */
export type MakeRefLinks = (beside: IndexReader) => RefLinks;

/** A chunk that references lead to. */
interface TargetRow {
	path: string;
	virtualPath: string;
	language: string | null;
	hash: Uint8Array;
	bits: number;
	name: string | null;
	line: number;
}

/** Parts of a link as SQL functions of a file and the position of a reference in it; null without `links`. */
export function defineRefFunctions(
	db: Database.Database,
	beside: Database.Database,
	links: RefLinks | null,
): void {
	const targets = targetsIn(beside);
	const define = (name: string, part: (link: RefLink) => string | number | boolean | null) =>
		db.function(`ref_${name}`, { deterministic: true }, (file: unknown, at: unknown) => {
			if (links === null || typeof file !== 'number' || typeof at !== 'number') return null;
			const link = links(file)[at];
			if (link === undefined) return null;
			const value = part(link);
			// A number would become a REAL, and `x || ''` the text `2.0`.
			return typeof value === 'string' || value === null ? value : BigInt(value);
		});
	const isHere = ({ chunk, start }: RefLink) => chunk !== null || start !== null;
	define('status', ({ status }) => status);
	define('complete', ({ complete }) => complete);
	define('rule', ({ rule }) => rule);
	define('target_file', (link) => (isHere(link) ? link.place : null));
	define('target_line', (link) => targets.chunk(link)?.line ?? targets.boundLine(link));
	define('target_name', (link) => targets.chunk(link)?.name ?? (isHere(link) ? link.name : null));
	define('target_uid', (link) => {
		const chunk = targets.chunk(link);
		return chunk === null ? null : storedChunkUid(chunk.virtualPath, chunk.language, chunk.hash, chunk.bits);
	});
	define('target_package', (link) => (isHere(link) ? null : link.place));
	define('target_external_name', (link) => (isHere(link) ? null : link.name));
}

function targetsIn(db: Database.Database) {
	const { lineOf } = lineLookup(db);
	const fileId = db.prepare<[string], number>('SELECT id FROM file WHERE path = ?').pluck();
	const chunks = db.prepare<[number], Omit<TargetRow, 'line'> & { file: number; start: number }>(
		`SELECT f.path, f.path || coalesce('#seg:' || g.uid, '') AS virtualPath, g.language AS language, c.hash,
			c.uid_bits AS bits, coalesce(cn.text || '.', '') || n.text AS name, c.file,
			c.start + coalesce(c.name_offset, 0) AS start
		FROM chunk c JOIN file f ON f.id = c.file LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
			LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container
		WHERE c.id = ?`,
	);
	let last: { link: RefLink; row: TargetRow | null } | null = null;
	return {
		/** The chunk that a link leads to. */
		chunk(link: RefLink): TargetRow | null {
			if (link.chunk === null || link.place === null) return null;
			if (last?.link === link) return last.row;
			const file = fileId.get(link.place);
			const row = file === undefined ? undefined : chunks.get(file * 2 ** ORD_BITS + link.chunk);
			last = { link, row: row === undefined ? null : { ...row, line: lineOf(row.file, row.start) } };
			return last.row;
		},
		/** The line of a name that stands for no chunk. */
		boundLine({ place, start }: RefLink): number | null {
			const file = start === null || place === null ? undefined : fileId.get(place);
			return file === undefined ? null : lineOf(file, start!);
		},
	};
}
