/**
 * With a slash in front: frameworks that put paths together take `users` for `/users`. What begins with a
 * constant from elsewhere stays as it is, that may bring its own.
 */
export function rooted(path: string): string {
	return path.startsWith('/') || path.startsWith('${') ? path : `/${path}`;
}

/** The path of a route: nothing is added to that of a router by a route that has none. */
export function routed(path: string, router: string | null): string {
	return path === '' && router !== null ? '' : rooted(path);
}
