/** What bats runs, and the names that shunit2's users give. */
export function isTestPath(path: string): boolean {
	return /(?:\.bats|(?:^|[/_-])tests?\.(?:sh|bash)|(?:^|\/)test[_-][^/]*\.(?:sh|bash))$/.test(path);
}
