import type Database from 'better-sqlite3';
import { type CallLink, UNRESOLVED } from '../model/link.ts';
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
