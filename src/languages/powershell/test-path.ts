/** The name that Pester looks for. */
export function isTestPath(path: string): boolean {
	return /\.tests\.ps1$/i.test(path);
}
