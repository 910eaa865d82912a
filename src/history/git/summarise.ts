import type { CommitMark, FileChange, FileHistory, HistoryExtent, Person } from '../../model/history.ts';
import type { ChangeRecord } from '../../store/history-cache.ts';
import type { LineageChange } from './lineage.ts';
import { isoTime } from './text.ts';

const MAX_PEOPLE = 20;

/** What a file's changes come to. `changes` are the latest first. */
export function summarise(
	path: string,
	names: readonly string[],
	changes: readonly LineageChange[],
	limit: number,
	extent: HistoryExtent,
): FileHistory {
	const people = peopleOf(changes);
	return {
		path,
		commits: changes.length,
		authors: people.length,
		added: sum(changes.map(({ added }) => added)),
		deleted: sum(changes.map(({ deleted }) => deleted)),
		first: changes.length === 0 ? null : markOf(changes[changes.length - 1]),
		last: changes.length === 0 ? null : markOf(changes[0]),
		formerNames: names.slice(1),
		people: people.slice(0, MAX_PEOPLE),
		changes: changes.slice(0, limit).map(changeOf),
		extent,
	};
}

/** Told apart by address, or by name where there is none; called by the name they used last. */
function peopleOf(changes: readonly LineageChange[]): (Person & { commits: number })[] {
	const people = new Map<string, Person & { commits: number }>();
	for (const { name, email } of changes) {
		const key = email === '' ? `name ${name}` : email.toLowerCase();
		const known = people.get(key);
		if (known === undefined) people.set(key, { name, email, commits: 1 });
		else known.commits++;
	}
	return [...people.values()].sort((a, b) => b.commits - a.commits || compare(a.email, b.email));
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Binary changes have no lines; one that was not counted makes the sum unknown. */
function sum(counts: readonly (number | null)[]): number | null {
	let total = 0;
	for (const count of counts) {
		if (count === null) return null;
		total += Math.max(0, count);
	}
	return total;
}

function markOf({ oid, time, name, email, subject }: ChangeRecord): CommitMark {
	return { commit: oid, time: time === null ? null : isoTime(time), author: { name, email }, subject };
}

function changeOf(change: LineageChange): FileChange {
	const { change: kind, path, from, added, deleted } = change;
	return { ...markOf(change), change: kind, path, from, added: lines(added), deleted: lines(deleted) };
}

function lines(count: number | null): number | null {
	return count === null || count < 0 ? null : count;
}
