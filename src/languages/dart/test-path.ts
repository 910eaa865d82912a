/** `x_test.dart`, and what lies in a folder of tests. */
const TEST_FILE = /(?:^|\/)\w+_test\.dart$/;
const TEST_FOLDER = /(?:^|\/)(?:test|integration_test|test_driver)\//;

export function isTestPath(path: string): boolean {
	return TEST_FILE.test(path) || TEST_FOLDER.test(path);
}
