import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../../model/syntax-walk.ts';
import {
	type Lower,
	type LoweringRule,
	MAX_ITEMS,
	make,
	makeList,
	makeMade,
	makeObject,
} from '../lowering.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `{ .a = x, y }`: what it constructs, else an object when it names members, else an array. */
export function listRule(lower: () => Lower<Walk>): LoweringRule<Walk> {
	return (walk, node, depth) => {
		if (walk.made[node] !== -1) return makeMade(walk, node, 'call');
		const valueAt = lower();
		return listed(walk, node, (inner) => valueAt(walk, inner, depth + 1));
	};
}

type Below = (node: number) => number;

function listed(walk: Walk, node: number, below: Below): number {
	const { tree, fields } = walk;
	const items: { key: string | null; value: number }[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.initializer_pair) {
			items.push({ key: null, value: below(child) });
			continue;
		}
		const designator = childByField(tree, child, fields.designator);
		const value = below(childByField(tree, child, fields.value));
		const place = placeOf(walk, designator, below);
		if (place !== -1) items.push({ key: null, value: make(walk, child, 'pair', null, place, value) });
		else {
			const written = walk.text.slice(tree.start[designator], designatorsEnd(walk, designator));
			items.push({ key: written.replace(/^\.\s*/, ''), value });
		}
	}
	if (items.every(({ key }) => key === null)) {
		const values = items.map(({ value }) => value);
		return makeList(walk, node, 'array', values);
	}
	const entries = items.map(({ key, value }, at) => ({ key: key ?? `${at}`, value }));
	return makeObject(walk, node, entries);
}

/** The place in an array that `[1] = x` or `[1 ... 2] = x` is for; -1 for a member. */
function placeOf(walk: Walk, designator: number, below: Below): number {
	const { tree, fields } = walk;
	switch (walk.kind(designator)) {
		case Kind.subscript_designator:
			return below(firstNamedChild(tree, designator));
		case Kind.subscript_range_designator: {
			const from = below(childByField(tree, designator, fields.start));
			const to = below(childByField(tree, designator, fields.end));
			return make(walk, designator, 'binary', '...', from, to);
		}
		default:
			return -1;
	}
}

/** Where the designators of `.a.b[1] = x` end. */
function designatorsEnd({ tree }: Walk, first: number): number {
	let last = first;
	for (let next = first; next !== -1; next = nextWithSameField(tree, next)) last = next;
	return tree.end[last];
}
