import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Lower, type LoweringRule, MAX_ITEMS, makeList, makeObject } from '../shared/lowering.ts';
import { lastNamed, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A list, or a map when a key of it is a literal string. */
export function arrays(lower: () => Lower<Walk>): LoweringRule<Walk> {
	return (walk, node, depth) => {
		const entries: { key: string | number | null; value: number }[] = [];
		for (const { key, value } of elementsOf(walk, node)) {
			const literal = literalText(walk, key)?.text;
			entries.push({
				key: key === -1 ? null : (literal ?? lower()(walk, key, depth + 1)),
				value: lower()(walk, value, depth + 1),
			});
		}
		if (entries.some(({ key }) => typeof key === 'string')) return makeObject(walk, node, entries);
		const items = entries.map(({ key, value }) =>
			typeof key === 'number' ? walk.out.value('pair', null, key, value) : value,
		);
		return makeList(walk, node, 'array', items);
	};
}

interface Element {
	/** -1 for none. */
	key: number;
	value: number;
}

/** The elements of an array; those of a `list` have no node around key and value. */
function elementsOf(walk: Walk, node: number): Element[] {
	const { tree } = walk;
	const found: Element[] = [];
	let item = firstNamedChild(tree, node);
	while (item !== -1 && found.length < MAX_ITEMS) {
		const next = nextNamedSibling(tree, item);
		if (walk.kind(item) === Kind.array_element_initializer) {
			const first = firstNamedChild(tree, item);
			const value = lastNamed(walk, item);
			found.push({ key: first === value ? -1 : first, value });
			item = next;
		} else if (isKey(walk, item) && next !== -1) {
			found.push({ key: item, value: next });
			item = nextNamedSibling(tree, next);
		} else {
			found.push({ key: -1, value: item });
			item = next;
		}
	}
	return found;
}

/** Stands before an arrow. */
export function isKey({ tree, text }: Walk, node: number): boolean {
	return /^\s*=>/.test(text.slice(tree.end[node], tree.end[node] + 12));
}
