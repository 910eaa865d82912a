import { ChunkFlag } from '../../model/chunk.ts';

/** Go exports a name by its first letter. */
export function isExported(name: string): boolean {
	const first = name.charCodeAt(0);
	if (first < 128) return first >= 65 && first <= 90;
	return /^\p{Lu}/u.test(name);
}

export function exportFlag(name: string): number {
	return isExported(name) ? ChunkFlag.exported : 0;
}

/**
 * The name an import binds when none is written: that of the package, which its path ends in by
 * custom. `a/b/v2` and `gopkg.in/b.v2` are versions of `b`; `go-b` is usually `b`.
 */
export function assumedPackageName(path: string): string {
	const last = path.slice(path.lastIndexOf('/') + 1);
	if (/^[a-uw-z][a-z0-9]*$/.test(last)) return last;
	const parts = path.split('/').filter((part) => part !== '');
	const name = parts.length > 1 && /^v\d+$/.test(parts.at(-1)!) ? parts.at(-2)! : (parts.at(-1) ?? '');
	return name.replace(/^go-(?=.)/, '').replace(/[^\p{L}\p{N}_].*$/u, '');
}
