/** `test_x.c`, `x_test.c`, `check_x.c`: the customs of Unity, Check and cmocka, and those of GoogleTest and Catch2. */
const TEST_FILE =
	/(?:^|\/)(?:(?:test|tests|check)[_-][^/]*|[^/]*[._-](?:test|tests|unittest|unittests|spec)|[^/]*[a-z0-9](?:Test|Tests|TestCase)|tests?)\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/;

export function isTestPath(path: string): boolean {
	return TEST_FILE.test(path);
}
