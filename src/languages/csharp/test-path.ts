/** `XTests.cs`, and what lies in a project whose name says so: `App.Tests/`, `test/`. */
const TEST_FILE = /(?:^|\/)\w*Tests?\.cs$/;
const TEST_FOLDER = /(?:^|\/)(?:tests?|[^/]*\.(?:\w*Tests?|Specs))\//i;

export function isTestPath(path: string): boolean {
	return TEST_FILE.test(path) || TEST_FOLDER.test(path);
}
