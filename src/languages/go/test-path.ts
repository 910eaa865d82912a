/** The files that only `go test` builds. */
export function isTestPath(path: string): boolean {
	return path.endsWith('_test.go');
}
