import { editDistance } from '../../model/nearest.ts';
import type { IndexReader } from '../reader.ts';

/** Names compared at most: on a larger index the answer may miss a name, never take long. */
const COMPARED = 500_000;

/**
 * Names of symbols a mistyped one may have meant, the closest first: few letters changed, then those
 * it is a part of. Upper and lower case do not count.
 */
export function similarNames(reader: IndexReader, name: string, limit: number): string[] {
	const wanted = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
	const slack = Math.max(1, Math.floor(wanted.length / 3));
	const rows = reader.db
		.prepare<[number], string>(
			`SELECT text FROM name WHERE id IN (SELECT name FROM chunk WHERE name IS NOT NULL AND kind <> 0) LIMIT ?`,
		)
		.pluck()
		.iterate(COMPARED);
	const ranked: { name: string; rank: number }[] = [];
	for (const candidate of rows) {
		const rank = distance(wanted, candidate.toLowerCase(), slack);
		if (rank !== null) ranked.push({ name: candidate, rank });
	}
	ranked.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
	return ranked.slice(0, limit).map((entry) => entry.name);
}

/** Letters to change, or more than any such number for a name that contains the wanted one. */
function distance(wanted: string, candidate: string, slack: number): number | null {
	const changes = editDistance(wanted, candidate, slack);
	if (changes <= slack) return changes;
	return wanted.length >= 3 && candidate.includes(wanted) ? slack + candidate.length : null;
}
