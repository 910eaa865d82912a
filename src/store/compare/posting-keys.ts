import { decodeFiles, FILES_PER_BLOCK, postingId } from '../codec/postings.ts';
import { TRIGRAM_CLASS, TRIGRAM_CLASS_BITS } from '../codec/trigram-key.ts';
import type { IndexReader } from '../reader.ts';
import type { Names } from './names.ts';
import type { PostingTable } from './tables.ts';

/** The keys that postings give one file, as texts in code unit order. */
export function postingKeys({ db }: IndexReader, table: PostingTable, file: number, names: Names): string[] {
	const block = Math.floor(file / FILES_PER_BLOCK);
	const first = postingId(block, 0);
	const rows = db
		.prepare<[number, number], [number, Buffer]>(`SELECT id, files FROM ${table} WHERE id BETWEEN ? AND ?`)
		.raw()
		.iterate(first, postingId(block + 1, 0) - 1);
	const keys: string[] = [];
	for (const [id, packed] of rows) {
		const times = decodeFiles(packed, block).filter((found) => found === file).length;
		if (times === 0) continue;
		const key = table === 'trigram' ? trigramText(id - first) : nameText(names, id - first);
		keys.push(times === 1 ? key : `${key} (${times} times)`);
	}
	return keys.sort();
}

function nameText(names: Names, id: number): string {
	const text = names.text(id);
	return text === null ? `name ${id}, which is missing` : JSON.stringify(text);
}

/** The key with a character for each of its classes: the first that belongs to it. */
function trigramText(key: number): string {
	const last = (1 << TRIGRAM_CLASS_BITS) - 1;
	const shifts = [2 * TRIGRAM_CLASS_BITS, TRIGRAM_CLASS_BITS, 0];
	const text = shifts.map((shift) => classText((key >>> shift) & last)).join('');
	return `${JSON.stringify(text)} (${key})`;
}

function classText(wanted: number): string {
	for (const byte of PRINTABLE) if (TRIGRAM_CLASS[byte] === wanted) return String.fromCharCode(byte);
	return '\uFFFD';
}

/** Small letters before all others. */
const PRINTABLE = [
	...Array.from({ length: 26 }, (_, at) => 97 + at),
	...Array.from({ length: 95 }, (_, at) => 32 + at),
];
