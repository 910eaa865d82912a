/**
 * Integration tests live in `tests/`, which counts as a folder of tests in any language; unit tests
 * that have a file of their own are customarily a module named `test` or `tests`, or end in it.
 */
export function isTestPath(path: string): boolean {
	const name = path.slice(path.lastIndexOf('/') + 1);
	return /^(?:.*[_-])?tests?\.rs$/.test(name) || /^tests?_.*\.rs$/.test(name);
}
