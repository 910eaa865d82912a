/** The name that Forge's own templates give to files of tests. */
export function isTestPath(path: string): boolean {
	return path.endsWith('.t.sol');
}
