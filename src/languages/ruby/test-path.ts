/** The names that RSpec, Minitest and Test::Unit collect by default. */
export function isTestPath(path: string): boolean {
	return /(?:_(?:test|spec)|(?:^|\/)test_[^/]*)\.rb$/.test(path);
}
