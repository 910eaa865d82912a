/** Puts a path below another one. */
export type Join = (before: string, after: string) => string;

/** One slash between two parts; none is added to a path that has none, and the `/` of a router is the router's own place. */
export function joined(before: string, after: string): string {
	if (before === '') return after === '' || /^[/^*]/.test(after) ? after : `/${after}`;
	if (after === '' || after === '/') return before.startsWith('/') ? before : `/${before}`;
	const left = before.replace(/\/{1,8}$/, '');
	return `${left === '' || left.startsWith('/') ? '' : '/'}${left}/${after.replace(/^\/{1,8}/, '')}`;
}

/** Where a path is only what is written: `/users` and `/users/` are two. */
function exact(before: string, after: string): string {
	return after === '/' && before !== '' ? `${joined(before, '').replace(/\/$/, '')}/` : joined(before, after);
}

/** The `^` of an inner pattern is where the outer one ends. */
function patterns(before: string, after: string): string {
	return joined(before.replace(/^\^/, ''), before === '' ? after : after.replace(/^\^/, ''));
}

const JOINS: Readonly<Record<string, Join>> = {
	flask: exact,
	quart: exact,
	fastapi: exact,
	starlette: exact,
	sanic: exact,
	aiohttp: exact,
	django: patterns,
};

export function joinOf(framework: string): Join {
	return JOINS[framework] ?? joined;
}
