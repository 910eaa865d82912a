import type { HistoryCache } from '../../store/history-cache.ts';
import type { TouchedBy } from '../provider.ts';

/**
 * Paths of the latest commit whose files were changed by somebody, or within a time before it. History is
 * gone through once: a file that is renamed takes along that it was changed.
 */
export function touchedPaths(cache: HistoryCache, { author, seconds }: TouchedBy): string[] {
	const people = author === null ? null : peopleCalled(cache, author.toLowerCase());
	// A place is the time of the commit, or little more.
	const since = seconds === null ? Number.NEGATIVE_INFINITY : cache.latestPlace() - seconds;
	const touched = new Set<string>();
	for (const { path, from, isDeletion, person, place } of cache.allChanges()) {
		const counts = (people === null || people.has(person)) && place >= since;
		const wasTouched = from !== null && touched.delete(from);
		if (isDeletion) touched.delete(path);
		else if (counts || wasTouched) touched.add(path);
	}
	return [...touched].sort();
}

function peopleCalled(cache: HistoryCache, wanted: string): Set<number> {
	const found = cache
		.people()
		.filter(({ name, email }) => `${name} <${email}>`.toLowerCase().includes(wanted));
	return new Set(found.map(({ id }) => id));
}
