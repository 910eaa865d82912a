import { decodeFiles, FILES_PER_BLOCK, postingId } from '../codec/postings.ts';
import type { IndexReader } from '../reader.ts';
import { mixed, type NameHash, type Names } from './names.ts';
import { mayHold } from './posting-filter.ts';
import type { PostingTable } from './tables.ts';

/** The keys that postings give a file: how many, and sums over hashes of them. Ids play no part. */
export interface PostingSum {
	count: number;
	a: number;
	b: number;
}

/** Sums for some files, by their id. */
export interface PostingSums {
	of(file: number): PostingSum;
}

/**
 * Reads the blocks of postings in which `files` are, once. Postings of other files, and of those that
 * are gone, are passed over.
 */
export function sumPostings(
	{ db }: IndexReader,
	table: PostingTable,
	files: readonly number[],
	names: Names,
): PostingSums {
	const slots = new Map(files.map((file, slot) => [file, slot]));
	const sums = new Uint32Array(files.length * 3);
	for (const [block, slotAt] of blocksOf(files)) {
		const first = postingId(block, 0);
		const { condition, values } = mayHold(slotAt);
		const rows = db
			.prepare<unknown[], [number, Buffer]>(
				`SELECT id, files FROM ${table} WHERE id BETWEEN ? AND ? AND (${condition})`,
			)
			.raw()
			.iterate(first, postingId(block + 1, 0) - 1, ...values);
		for (const [id, packed] of rows) {
			const key = id - first;
			let hash: NameHash | null = null;
			for (const position of decodeFiles(packed, 0)) {
				const at = slotAt[position] ?? -1;
				if (at < 0) continue;
				hash ??= table === 'trigram' ? hashKey(key) : names.hash(key);
				sums[at]++;
				sums[at + 1] += hash.a;
				sums[at + 2] += hash.b;
			}
		}
	}
	return {
		of(file) {
			const at = slots.get(file)! * 3;
			return { count: sums[at], a: sums[at + 1], b: sums[at + 2] };
		},
	};
}

/** For each block with wanted files: where the sums of the file at a position are, or -1. */
function blocksOf(files: readonly number[]): Map<number, Int32Array> {
	const blocks = new Map<number, Int32Array>();
	for (const [slot, file] of files.entries()) {
		const block = Math.floor(file / FILES_PER_BLOCK);
		let slotAt = blocks.get(block);
		if (slotAt === undefined) {
			slotAt = new Int32Array(FILES_PER_BLOCK).fill(-1);
			blocks.set(block, slotAt);
		}
		slotAt[file % FILES_PER_BLOCK] = slot * 3;
	}
	return blocks;
}

function hashKey(key: number): NameHash {
	return { a: mixed(key + 1), b: mixed(Math.imul(key + 1, 0x9e3779b1)) };
}
