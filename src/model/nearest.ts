/**
 * The candidate closest to a mistyped word, or null when none is close enough to be what was meant:
 * more than a third of the letters (and more than two) would have to change. Ties go to the first.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
	const wanted = word.toLowerCase();
	let best: string | null = null;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const limit = Math.max(2, Math.floor(Math.max(wanted.length, candidate.length) / 3));
		const distance = editDistance(wanted, candidate.toLowerCase(), Math.min(limit, bestDistance - 1));
		if (distance <= limit && distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best;
}

/** Insertions, deletions, substitutions and swaps of neighbours; anything above `limit` is `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let twoBack: number[] = [];
	let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		let lowest = row;
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			let cost = Math.min(
				previous[column] + 1,
				current[column - 1] + 1,
				previous[column - 1] + (same ? 0 : 1),
			);
			const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			if (swapped) cost = Math.min(cost, twoBack[column - 2] + 1);
			current.push(cost);
			lowest = Math.min(lowest, cost);
		}
		if (lowest > limit) return limit + 1;
		twoBack = previous;
		previous = current;
	}
	return previous[b.length];
}
