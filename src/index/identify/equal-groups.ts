/** 32-bit words of the three hashes of a chunk. */
const WORDS = 6;

let table = new Int32Array(1 << 10);

/**
 * Groups of two or more chunks with the same hashes, among `members` (all when null). Runs once for
 * every file and nearly always finds none, so it allocates only for what it finds.
 */
export function groupEqual(
	hashes: Uint8Array,
	present: Uint8Array,
	members: readonly number[] | null,
): number[][] {
	const words = new Int32Array(hashes.buffer, hashes.byteOffset, hashes.byteLength / 4);
	const count = members === null ? present.length : members.length;
	let size = 16;
	while (size < count * 2) size *= 2;
	if (table.length < size) table = new Int32Array(size);
	table.fill(0, 0, size);
	const mask = size - 1;
	const groups: number[][] = [];
	let groupOf: Map<number, number[]> | null = null;
	for (let n = 0; n < count; n++) {
		const i = members === null ? n : members[n];
		// All three count: many chunks share a span (`id: string`) and differ in context. Slots hold index + 1.
		let slot = (words[i * WORDS] ^ words[i * WORDS + 3] ^ Math.imul(words[i * WORDS + 5], 31)) & mask;
		while (table[slot] !== 0 && !areEqual(words, present, table[slot] - 1, i)) slot = (slot + 1) & mask;
		if (table[slot] === 0) {
			table[slot] = i + 1;
			continue;
		}
		const first = table[slot] - 1;
		groupOf ??= new Map();
		const group = groupOf.get(first);
		if (group === undefined) {
			const started = [first, i];
			groupOf.set(first, started);
			groups.push(started);
		} else group.push(i);
	}
	return groups;
}

function areEqual(words: Int32Array, present: Uint8Array, a: number, b: number): boolean {
	if (present[a] !== present[b]) return false;
	for (let k = 0; k < WORDS; k++) if (words[a * WORDS + k] !== words[b * WORDS + k]) return false;
	return true;
}
