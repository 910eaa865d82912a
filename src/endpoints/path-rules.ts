import type { Middleware, Route } from './route-facts.ts';

const MAX_SEGMENTS = 40;

/**
 * The rules of Spring Security that decide about a path: in each file the first that is for it, the ones
 * behind are not asked.
 */
export function decidingRules(rules: readonly Middleware[], { method }: Route, path: string): Middleware[] {
	const decided = new Set<number>();
	return rules.filter((rule) => {
		if (decided.has(rule.file) || !isFor(rule.path, method, path)) return false;
		decided.add(rule.file);
		return true;
	});
}

/** `/api/**`, `POST /login`; nothing stands for all. */
function isFor(pattern: string, method: string, path: string): boolean {
	if (pattern === '') return true;
	const [, only, bare] = /^(?:([A-Z]{3,7}) )?(.*)$/s.exec(pattern)!;
	if (only !== undefined && only !== method) return false;
	return matches(segments(bare), segments(path));
}

function segments(path: string): string[] {
	return path
		.split('/')
		.filter((part) => part !== '')
		.slice(0, MAX_SEGMENTS);
}

/** `**` stands for any number of parts. What may have been matched so far is kept, so that no pattern takes long. */
function matches(pattern: readonly string[], path: readonly string[]): boolean {
	let open = new Set([0]);
	for (const wanted of pattern) {
		const next = new Set<number>();
		for (const at of open) {
			if (wanted === '**') for (let end = at; end <= path.length; end++) next.add(end);
			else if (at < path.length && isOne(wanted, path[at])) next.add(at + 1);
		}
		open = next;
	}
	return open.has(path.length);
}

function isOne(wanted: string, part: string): boolean {
	return wanted === '*' || /^\{.*\}$/.test(wanted) || isLike(wanted, part);
}

/** `*.js` stands for one part of a path. */
function isLike(wanted: string, part: string): boolean {
	const star = wanted.indexOf('*');
	if (star < 0) return wanted === part;
	return part.startsWith(wanted.slice(0, star)) && part.endsWith(wanted.slice(star + 1));
}
