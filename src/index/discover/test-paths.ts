/** Folders whose files are tests, or serve only tests, in the customs of any language. */
const TEST_FOLDERS: ReadonlySet<string> = new Set([
	'test',
	'tests',
	'__tests__',
	'__mocks__',
	'__fixtures__',
	'__snapshots__',
	'spec',
	'specs',
	'e2e',
	'e2e-tests',
	'testing',
	'testdata',
	'test-data',
	'unittest',
	'unittests',
	'cypress',
	'androidTest',
]);

export function isTestFolder(name: string): boolean {
	return TEST_FOLDERS.has(name);
}

/** A file that is a test by its name, for languages without a custom of their own in a language pack. */
export function isTestName(name: string): boolean {
	return /(?:^test_|[._-](?:test|spec)\.[A-Za-z0-9]+$|[a-z0-9]Tests?\.[A-Za-z]+$)/.test(name);
}
