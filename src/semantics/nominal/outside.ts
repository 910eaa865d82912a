import type { Thing } from '../thing.ts';

type External = Thing & { is: 'external' };

/** What stands for several things of packages when one of them is meant and nobody knows which: all packages, and the name if it is one. */
export function anyOf(things: readonly External[]): External | null {
	if (things.length === 0) return null;
	const packages = new Set(things.map((thing) => thing.package));
	const [first] = things;
	const isOneName = things.every(({ name }) => name === first.name);
	if (packages.size === 1 && isOneName) return first;
	return { is: 'external', package: [...packages].join(' | '), name: isOneName ? first.name : '' };
}
