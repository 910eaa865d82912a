import type { TreeWalk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
export const MAX_DEPTH = 40;
export const MAX_ITEMS = 256;

export function other(walk: TreeWalk): number {
	return walk.out.value('other', null, -1, -1);
}

export function nameValue(walk: TreeWalk, name: string): number {
	return walk.out.value('name', name, -1, -1);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
export function madeValue(walk: TreeWalk, op: 'call' | 'chunk', node: number): number {
	const made = node === -1 ? -1 : walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

export function arrayOf(walk: TreeWalk, items: readonly number[]): number {
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) list = walk.out.value('item', null, items[at], list);
	return walk.out.value('array', null, list, -1);
}

export function objectOf(walk: TreeWalk, entries: readonly { key: string; value: number }[]): number {
	let list = -1;
	for (let at = entries.length - 1; at >= 0; at--) {
		list = walk.out.value('entry', entries[at].key, entries[at].value, list);
	}
	return walk.out.value('object', null, list, -1);
}

/** Any of them. */
export function eitherOf(walk: TreeWalk, values: readonly number[]): number {
	if (values.length === 0) return other(walk);
	return values.reduceRight((rest, value) => walk.out.value('either', null, value, rest));
}
