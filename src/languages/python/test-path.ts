/** The files pytest collects by default, and its shared fixtures. */
export function isTestPath(path: string): boolean {
	const name = path.slice(path.lastIndexOf('/') + 1);
	return name === 'conftest.py' || /^test_.*\.pyi?$/.test(name) || /_test\.pyi?$/.test(name);
}
