/** The names that Maven's Surefire and Failsafe run by default. */
const TEST_FILE =
	/(?:^|\/)(?:Test[A-Z_]\w*|IT[A-Z][a-z]\w*|\w*(?:Tests?|TestCase)|\w*[a-z0-9]IT(?:Case)?)\.java$/;

/** What lies in `src/main` is no test, whatever its classes are called. */
export function isTestPath(path: string): boolean {
	return TEST_FILE.test(path) && !/(?:^|\/)src\/main\//.test(path);
}
