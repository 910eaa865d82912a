import { asObject } from '../../shared/node/json.ts';

const MAX_DEPTH = 8;
const MAX_TARGETS = 64;
/** What leads nearest to the source comes first; a condition that is not here comes last. */
const PREFERENCE = ['source', 'development', 'types', 'module', 'import', 'require', 'node', 'default'];

/**
 * The targets that the `exports` or `imports` of a package give for a key (`.`, `./sub`, `#internal`), of all
 * conditions, the preferred first. Empty when it is there and leads nowhere; null when there is no such key.
 */
export function targetsOf(map: unknown, key: string, conditions: readonly string[]): string[] | null {
	const entries = asObject(map);
	const bySubpath = entries !== null && Object.keys(entries).some((one) => one[0] === '.' || one[0] === '#');
	if (!bySubpath) return key === '.' ? flatten(map, '', conditions) : null;
	if (Object.hasOwn(entries, key) && !key.includes('*')) return flatten(entries[key], '', conditions);
	const pattern = bestPattern(Object.keys(entries), key);
	return pattern === null ? null : flatten(entries[pattern.key], pattern.star, conditions);
}

/** The pattern with the longest text before its star, as Node has it; a folder (`./x/`) is an old pattern. */
function bestPattern(keys: readonly string[], key: string): { key: string; star: string } | null {
	let best: { key: string; star: string } | null = null;
	let bestPrefix = -1;
	for (const one of keys) {
		const star = one.endsWith('/') ? one.length : one.indexOf('*');
		if (star <= bestPrefix || star < 0 || !key.startsWith(one.slice(0, star))) continue;
		const suffix = one.slice(star + 1);
		if (key.length < star + suffix.length || !key.endsWith(suffix)) continue;
		best = { key: one, star: key.slice(star, key.length - suffix.length) };
		bestPrefix = star;
	}
	return best;
}

function flatten(target: unknown, star: string, conditions: readonly string[]): string[] {
	const found: string[] = [];
	const rank = (condition: string) => {
		const own = conditions.indexOf(condition);
		if (own >= 0) return own - conditions.length;
		const known = PREFERENCE.indexOf(condition.endsWith('/source') ? 'source' : condition);
		return known < 0 ? PREFERENCE.length : known;
	};
	const visit = (value: unknown, depth: number) => {
		if (depth > MAX_DEPTH || found.length >= MAX_TARGETS) return;
		if (typeof value === 'string') found.push(expand(value, star));
		else if (Array.isArray(value)) for (const one of value.slice(0, MAX_TARGETS)) visit(one, depth + 1);
		else {
			const entries = Object.entries(asObject(value) ?? {}).slice(0, MAX_TARGETS);
			entries.sort(([a], [b]) => rank(a) - rank(b));
			for (const [, one] of entries) visit(one, depth + 1);
		}
	};
	visit(target, 0);
	return [...new Set(found)];
}

function expand(target: string, star: string): string {
	return target.endsWith('/') ? target + star : target.replaceAll('*', () => star);
}
