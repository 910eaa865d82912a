import type Database from 'better-sqlite3';
import { type CallLink, UNRESOLVED } from '../model/link.ts';
import { unpackLinkBits } from './link-bits.ts';
import { ORD_BITS, rowId } from './schema.ts';

/** Where a call of a file leads, as it was found out when the file was linked. */
export function storedLink(db: Database.Database, file: number, call: number): CallLink {
	const row = db
		.prepare<[number], { bits: number; place: string | null; chunk: number | null; name: string | null }>(
			`SELECT l.bits, p.text AS place, l.chunk, e.text AS name FROM call_link l
			LEFT JOIN name p ON p.id = l.place LEFT JOIN name e ON e.id = l.name WHERE l.id = ?`,
		)
		.get(file * 2 ** ORD_BITS + call);
	if (row === undefined) return UNRESOLVED;
	const { bits, place, chunk, name } = row;
	const single = place !== null && chunk !== null ? [{ path: place, chunk }] : [];
	return {
		...unpackLinkBits(bits),
		targets: single.length > 0 ? single : candidates(db, file, call),
		package: chunk === null ? place : null,
		externalName: name,
	};
}

function candidates(db: Database.Database, file: number, call: number): CallLink['targets'] {
	return db
		.prepare<[number, number, number], { path: string; chunk: number }>(
			`SELECT n.text AS path, k.chunk FROM call_candidate k JOIN name n ON n.id = k.place
			WHERE k.id BETWEEN ${rowId('?', '0')} AND ${rowId('?', String(2 ** ORD_BITS - 1))} AND k.call = ? ORDER BY k.id`,
		)
		.all(file, file, call);
}
