import type { Static } from './static-values.ts';

/** What the parameters of a block are given, round by round; null when that is not known. */
export function loopValues(over: Static, method: string): Static[][] | null {
	if (over.is === 'list' && (method === 'each' || method === 'map')) {
		// `[[a, b], [c, d]].each do |x, y|` takes the lists apart.
		return over.items.map((item) => (item.is === 'list' ? [...item.items] : [item]));
	}
	if (over.is === 'list' && method === 'each_with_index') return over.items.map((item) => [item]);
	if (over.is === 'hash' && (method === 'each' || method === 'each_pair')) {
		return over.entries.map(({ key, value }) => [key, value]);
	}
	return null;
}
