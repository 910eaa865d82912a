/** What may stand before the name of a package; which one is a matter of taste, packages have names of their own. */
const REGISTRIES =
	'npm|py|pypi|pkg|go|cargo|crate|rust|maven|java|kotlin|nuget|csharp|composer|php|gem|ruby|pub|dart|swift';
const PREFIX = new RegExp(`^(?:${REGISTRIES}):(?!\\d+(?::\\d+)?$)`);
const NAMED = /^([^#]{1,1000})(?:#(.{1,1000}))?$/s;

/** The package that a text names (`npm:lodash`, `go:os/exec`, `node:fs`), and a name of it after `#`; null when it names none. */
export function packageTarget(text: string): { package: string; name: string | null } | null {
	if (!isPackage(text)) return null;
	const named = NAMED.exec(text.replace(PREFIX, ''));
	return named === null ? null : { package: named[1], name: named[2] ?? null };
}

/** Modules of Node have a prefix that belongs to their name. */
export function isPackage(text: string): boolean {
	return PREFIX.test(text) || /^node:[a-z]/.test(text);
}

export function withoutRegistry(text: string): string {
	return text.replace(PREFIX, '');
}
