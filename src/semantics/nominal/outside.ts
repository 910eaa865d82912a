import type { Entity } from '../core/entity.ts';

type External = Entity & { is: 'external' };

/** One entity for several third-party ones of which an unknown one is meant: all packages, and the name if all share it. */
export function anyOf(entities: readonly External[]): External | null {
	if (entities.length === 0) return null;
	const packages = new Set(entities.map((entity) => entity.package));
	const [first] = entities;
	const isOneName = entities.every(({ name }) => name === first.name);
	if (packages.size === 1 && isOneName) return first;
	return { is: 'external', package: [...packages].join(' | '), name: isOneName ? first.name : '' };
}
