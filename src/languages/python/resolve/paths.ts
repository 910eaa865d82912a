const MAX_WRITTEN = 1_000;

/** A folder as a manifest in `base` writes it; null when it is none of the repository, or a pattern. */
export function writtenFolder(base: string, written: string): string | null {
	if (written.length > MAX_WRITTEN || /[\0*?[\]{}$%~]/.test(written)) return null;
	if (written.startsWith('/') || /^[A-Za-z]:/.test(written)) return null;
	const parts = base === '' ? [] : base.split('/');
	for (const part of written.replaceAll('\\', '/').split('/')) {
		if (part === '' || part === '.') continue;
		if (part !== '..') parts.push(part);
		else if (parts.pop() === undefined) return null;
	}
	return parts.join('/');
}
