import type { OrderKey } from './artifacts.ts';

/** Compares keys of rows of one artifact; the first value is a path. */
export function compareKeys(a: OrderKey, b: OrderKey): number {
	if (a[0] !== b[0]) return comparePaths(String(a[0]), String(b[0]));
	return compareWithin(a, b);
}

/** Compares keys of rows of one file. */
export function compareWithin(a: OrderKey, b: OrderKey): number {
	for (let at = 0; at < a.length && at < b.length; at++) {
		const left = a[at];
		const right = b[at];
		if (left !== right) return left < right ? -1 : 1;
	}
	return a.length - b.length;
}

/** By the bytes of UTF-8, as the index has them: by code unit it would be another order beyond U+FFFF. */
function comparePaths(a: string, b: string): number {
	return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
