import type { ChangeRecord, HistoryCache } from '../../store/history-cache.ts';

/** A change under the name the file had then. */
export interface LineageChange extends ChangeRecord {
	path: string;
}

export interface Lineage {
	/** The name asked for, then those before it, the latest first. */
	names: string[];
	/** The latest first. */
	changes: LineageChange[];
}

const MAX_NAMES = 50;

/**
 * What was done to a file under all its names. From the latest change backwards, a rename into the
 * name continues under the old name, with what happened before. A rename away from the name to
 * another file ends it: what came earlier belongs to that one. Branches that rename differently
 * are taken in the order of their commits, as `git log --follow` does.
 */
export function lineageOf(cache: HistoryCache, path: string): Lineage {
	const names = [path];
	const changes: LineageChange[] = [];
	let name: string | null = path;
	let before: Position | null = null;
	while (name !== null) {
		const current: string = name;
		const floor = cache
			.departuresFrom(current)
			.find((departure) => isEarlier(departure, before) && !names.includes(departure.to));
		name = null;
		for (const change of cache.changesOf(current)) {
			if (!isEarlier(change, before)) continue;
			if (floor !== undefined && isEarlier(change, floor)) break;
			changes.push({ ...change, path: current });
			if (change.change !== 'renamed' || change.from === null) continue;
			name = change.from;
			before = change;
			break;
		}
		if (name === null || names.length >= MAX_NAMES) break;
		names.push(name);
	}
	return { names: [...new Set(names)], changes };
}

interface Position {
	place: number;
	oid: string;
}

function isEarlier(change: Position, than: Position | null): boolean {
	if (than === null || change.place !== than.place) return than === null || change.place < than.place;
	return change.oid < than.oid;
}
