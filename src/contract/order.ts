import type { OrderKey } from './artifacts.ts';

/** Compares keys of rows of one artifact; the first value is a path. */
export function compareKeys(a: OrderKey, b: OrderKey): number {
	for (let at = 0; at < a.length && at < b.length; at++) {
		const [left, right] = [a[at], b[at]];
		if (left === right) continue;
		if (at === 0) return comparePaths(String(left), String(right));
		return left < right ? -1 : 1;
	}
	return a.length - b.length;
}

/** By the bytes of UTF-8, as the index has them: by code unit it would be another order beyond U+FFFF. */
function comparePaths(a: string, b: string): number {
	return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
