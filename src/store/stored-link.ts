import type Database from 'better-sqlite3';
import { type CallLink, RELATION_KINDS, UNRESOLVED } from '../model/link.ts';
import { unpackLinkBits } from './link-bits.ts';
import { ORD_BITS, rowId } from './schema.ts';

/** Gives where a call of a file leads, as it was found out when the file was linked. */
export type StoredLinks = (file: number, call: number) => CallLink;

export function storedLinks(db: Database.Database): StoredLinks {
	const links = db.prepare<
		[number],
		{ bits: number; place: string | null; chunk: number | null; name: string | null }
	>(
		`SELECT l.bits, p.text AS place, l.chunk, e.text AS name FROM call_link l
		LEFT JOIN name p ON p.id = l.place LEFT JOIN name e ON e.id = l.name WHERE l.id = ?`,
	);
	const candidates = db.prepare<[number, number, number], { path: string; chunk: number }>(
		`SELECT n.text AS path, k.chunk FROM call_candidate k JOIN name n ON n.id = k.place
		WHERE k.id BETWEEN ${rowId('?', '0')} AND ${rowId('?', String(2 ** ORD_BITS - 1))} AND k.call = ? ORDER BY k.id`,
	);
	return (file, call) => {
		const row = links.get(file * 2 ** ORD_BITS + call);
		if (row === undefined) return UNRESOLVED;
		const { bits, place, chunk, name } = row;
		const link = unpackLinkBits(bits);
		const isOne = place !== null && chunk !== null;
		const several = !isOne && link.status === 'ambiguous' ? candidates.all(file, file, call) : [];
		return {
			...link,
			targets: isOne ? [{ path: place, chunk }] : several,
			package: chunk === null ? place : null,
			externalName: name,
		};
	};
}

const QUERY = RELATION_KINDS.indexOf('query');
/** A name in a text is not longer than this. */
const MAX_NAME = 200;

/** Gives the name that stands at an offset of a file in a text, and where it leads; null where there is none. */
export type StoredTexts = (file: number, offset: number) => { name: string; link: CallLink } | null;

export function storedTexts(db: Database.Database): StoredTexts {
	const rows = db.prepare<
		[number, number, number, number],
		{ name: string; start: number; bits: number; path: string; chunk: number }
	>(
		`SELECT w.text AS name, r.start, r.bits, p.text AS path, r.target AS chunk FROM relation r
		JOIN name w ON w.id = r.written JOIN name p ON p.id = r.place
		WHERE r.id BETWEEN ${rowId('?', '0')} AND ${rowId('?', String(2 ** ORD_BITS - 1))} AND r.kind = ${QUERY}
			AND r.start BETWEEN ? AND ? AND r.target IS NOT NULL ORDER BY r.start DESC, r.id`,
	);
	return (file, offset) => {
		const found = rows.all(file, file, offset - MAX_NAME, offset);
		const named = found.map((row) => ({ ...row, name: row.name.slice(row.name.lastIndexOf('.') + 1) }));
		const first = named.find(({ start, name }) => offset < start + name.length);
		if (first === undefined) return null;
		const { name, start, bits } = first;
		const targets = named.filter((row) => row.start === start && row.name === name);
		return { name, link: { ...UNRESOLVED, ...unpackLinkBits(bits), targets } };
	};
}
