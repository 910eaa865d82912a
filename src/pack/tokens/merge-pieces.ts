import type { Vocabulary } from './vocabulary.ts';

/** Ranks are below 2^18 and places below 2^32, so that both fit a number. */
const PLACES = 2 ** 32;

/**
 * How many tokens the bytes of a piece become: of all neighbours those that make the token of the lowest rank are put together,
 * the first of equals, until none make one. With a heap, as a piece may be as long as a file.
 */
export function mergedCount(tokens: Vocabulary, bytes: Uint8Array, length: number): number {
	const next = new Int32Array(length + 1);
	const before = new Int32Array(length + 1);
	const ranks = new Int32Array(length + 1).fill(-1);
	const heap: number[] = [];
	const look = (at: number) => {
		const end = next[at] < length ? next[next[at]] : -1;
		ranks[at] = end < 0 ? -1 : tokens.rankOf(bytes, at, end);
		if (ranks[at] >= 0) push(heap, ranks[at] * PLACES + at);
	};
	for (let at = 0; at <= length; at++) {
		next[at] = at + 1;
		before[at] = at - 1;
	}
	for (let at = 0; at < length; at++) look(at);
	let count = length;
	while (heap.length > 0) {
		const lowest = pop(heap);
		const at = lowest % PLACES;
		if (ranks[at] !== Math.floor(lowest / PLACES)) continue;
		const gone = next[at];
		next[at] = next[gone];
		before[next[gone]] = at;
		ranks[gone] = -1;
		count--;
		look(at);
		if (before[at] >= 0) look(before[at]);
	}
	return count;
}

function push(heap: number[], key: number): void {
	let at = heap.length;
	heap.push(key);
	while (at > 0) {
		const above = (at - 1) >> 1;
		if (heap[above] <= key) break;
		heap[at] = heap[above];
		at = above;
	}
	heap[at] = key;
}

function pop(heap: number[]): number {
	const top = heap[0];
	const last = heap.pop()!;
	if (heap.length === 0) return top;
	let at = 0;
	for (;;) {
		let below = 2 * at + 1;
		if (below >= heap.length) break;
		if (below + 1 < heap.length && heap[below + 1] < heap[below]) below++;
		if (heap[below] >= last) break;
		heap[at] = heap[below];
		at = below;
	}
	heap[at] = last;
	return top;
}
