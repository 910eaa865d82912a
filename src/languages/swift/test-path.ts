/** `XTests.swift`, and what lies in a folder of tests: `Tests/AppTests/`. */
const TEST_FILE = /(?:^|\/)\w*(?:Tests?|Spec)\.swift$/;
const TEST_FOLDER = /(?:^|\/)(?:[Tt]ests|\w+Tests)\//;

export function isTestPath(path: string): boolean {
	return TEST_FILE.test(path) || TEST_FOLDER.test(path);
}
