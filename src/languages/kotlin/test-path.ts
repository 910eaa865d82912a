/** `XTest.kt`, `XSpec.kt`, and what lies in a source set of tests: `src/test/`, `src/jvmTest/`, `jvm/test/`. */
const TEST_FILE = /(?:^|\/)\w*(?:Tests?|TestCase|Spec)\.kt$/;
const TEST_FOLDER =
	/(?:^|\/)(?:src\/(?:test|\w+Test|androidTest)|(?:common|jvm|js|nonJvm|posix|web)\w*\/test)\//;

/** What lies in `src/main` is no test, whatever its classes are called. */
export function isTestPath(path: string): boolean {
	if (/(?:^|\/)src\/(?:main|commonMain)\//.test(path)) return false;
	return TEST_FILE.test(path) || TEST_FOLDER.test(path);
}
