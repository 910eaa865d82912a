/** The names that PHPUnit and Pest collect by default. */
export function isTestPath(path: string): boolean {
	return /(?:Test\.php|\.phpt)$/.test(path);
}
