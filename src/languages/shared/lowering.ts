import type { LiteralKind, Recorder, ValueOp } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';

/*
 * Lowering: expressions of a syntax tree become values of the expression form. A pack describes its expressions in a
 * table, one row a kind of node, made of the rules below; only what a language does in its own way is a function.
 */

/** What lowering needs of a walk; every pack's walk has it. */
export interface LoweringWalk<Field extends string = string> {
	readonly tree: SyntaxTree;
	/** The text as written, of which the tree may be of other words. */
	readonly text: string;
	readonly out: Recorder;
	readonly fields: Readonly<Record<Field, number>>;
	/** What a node turned out to be: the index of its call or chunk; -1 until then. */
	readonly made: Int32Array;
	kind(node: number): number;
	textOf(node: number): string;
}

/** Lowers one kind of node; `depth` is to be given on, one more, to what is below it. */
export type LoweringRule<W> = (walk: W, node: number, depth: number) => number;
/** The value of an expression that has been walked, so that its calls and functions are recorded. */
export type Lower<W> = (walk: W, node: number, depth?: number) => number;

/** Deeper expressions are not described. */
export const MAX_NESTED = 60;
/** Further items of a list are not described. */
export const MAX_ITEMS = 256;

/**
 * The function that lowers by a table. Calls and functions are leaves: their arguments and bodies are lowered on their
 * own, so a node is looked at once however deep a program nests.
 */
export function loweringOf<W extends LoweringWalk>(
	rules: Readonly<Record<number, LoweringRule<W>>>,
): Lower<W> {
	const table = Array.from({ length: 256 }, (_, kind): LoweringRule<W> | undefined => rules[kind]);
	return (walk, node, depth = 0) => {
		if (node === -1) return -1;
		const rule = depth > MAX_NESTED ? undefined : table[walk.kind(node)];
		return rule === undefined ? make(walk, node, 'other') : rule(walk, node, depth);
	};
}

/** A value that stands where a node does. */
export function make(
	{ out, tree }: LoweringWalk,
	node: number,
	op: ValueOp,
	name: string | null = null,
	a = -1,
	b = -1,
): number {
	return out.value(op, name, a, b, tree.start[node], tree.end[node]);
}

/** A constant that stands where a node does, with its text as written. */
export function makeLiteral(
	walk: LoweringWalk,
	node: number,
	kind: LiteralKind,
	text = walk.textOf(node),
): number {
	return walk.out.literal(kind, text, walk.tree.start[node], walk.tree.end[node]);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
export function makeMade(walk: LoweringWalk, node: number, op: 'call' | 'chunk', of = node): number {
	const made = of === -1 ? -1 : walk.made[of];
	return made === -1 ? make(walk, node, 'other') : walk.out.value(op, null, made, -1);
}

/** A list of values; `op` is `array` or `template`. */
export function makeList(
	walk: LoweringWalk,
	node: number,
	op: 'array' | 'template',
	items: readonly number[],
): number {
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) list = walk.out.value('item', null, items[at], list);
	return make(walk, node, op, null, list);
}

/** A map: an entry for a key that is a constant, else an item with key and value. */
export function makeObject(
	walk: LoweringWalk,
	node: number,
	entries: readonly { key: string | number | null; value: number }[],
): number {
	const { out } = walk;
	let list = -1;
	for (const { key, value } of entries.toReversed()) {
		if (typeof key === 'string') list = out.value('entry', key, value, list);
		else list = out.value('item', null, key === null ? value : out.value('pair', null, key, value), list);
	}
	return make(walk, node, 'object', null, list);
}

/** `test ? yes : no`, and whatever else gives one of two values. */
export function makeChoice(walk: LoweringWalk, node: number, test: number, yes: number, no: number): number {
	const either = make(walk, node, 'either', null, yes, no);
	return test === -1 ? either : make(walk, node, 'choice', null, test, either);
}

/** The operator between or before operands: the first token of a node that is no rule of the grammar. */
export function operatorOf({ tree }: LoweringWalk, node: number): string {
	const after = tree.after[node];
	for (let child = node + 1; child < after; child = tree.after[child]) {
		const name = tree.names[tree.kind[child]];
		if (tree.namedKinds[tree.kind[child]] === 0 && name !== '(' && name !== ')')
			return canonicalOperator(name);
	}
	return '';
}

const CANONICAL: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!' };
const LOGICAL: ReadonlySet<string> = new Set(['&&', '||', '??', '?:']);

/** Operators that languages write as words are written as in C. */
export function canonicalOperator(written: string): string {
	return Object.hasOwn(CANONICAL, written) ? CANONICAL[written] : written;
}

/** Whether an operator gives one of its operands. */
export function isLogicalOperator(operator: string): boolean {
	return LOGICAL.has(operator);
}

/** An operator between two values: one of them for a logical operator, else a value of its own. */
export function makeBinary(walk: LoweringWalk, node: number, operator: string, a: number, b: number): number {
	return make(walk, node, LOGICAL.has(operator) ? 'either' : 'binary', operator, a, b);
}

/** The rules that most languages share, for a lowering function that is made of them. */
export function rulesFor<W extends LoweringWalk>(lower: () => Lower<W>) {
	const below = (walk: W, node: number, depth: number): number => lower()(walk, node, depth + 1);
	const at = (walk: W, node: number, field: string): number =>
		childByField(walk.tree, node, walk.fields[field]);
	const items = (walk: W, node: number, depth: number): number[] => {
		const found: number[] = [];
		let child = firstNamedChild(walk.tree, node);
		for (; child !== -1 && found.length < MAX_ITEMS; child = nextNamedSibling(walk.tree, child))
			found.push(below(walk, child, depth));
		return found;
	};
	return {
		/** A name as written. */
		name: (): LoweringRule<W> => (walk, node) => make(walk, node, 'name', walk.textOf(node)),
		/** `this`, `super`, and what is not described further. */
		leaf:
			(op: 'this' | 'super' | 'other'): LoweringRule<W> =>
			(walk, node) =>
				make(walk, node, op),
		constant:
			(kind: LiteralKind): LoweringRule<W> =>
			(walk, node) =>
				makeLiteral(walk, node, kind),
		/** A call, function or class that the walk has recorded. */
		made:
			(op: 'call' | 'chunk'): LoweringRule<W> =>
			(walk, node) =>
				makeMade(walk, node, op),
		/** The value of a child: by field, else the first. */
		through:
			(field?: string): LoweringRule<W> =>
			(walk, node, depth) =>
				below(walk, field === undefined ? firstNamedChild(walk.tree, node) : at(walk, node, field), depth),
		/** `await x`, `...x`. */
		wrapped:
			(op: 'await' | 'spread' | 'yield', field?: string): LoweringRule<W> =>
			(walk, node, depth) => {
				const inner = field === undefined ? firstNamedChild(walk.tree, node) : at(walk, node, field);
				return make(walk, node, op, null, below(walk, inner, depth));
			},
		member:
			(object: string, name: string): LoweringRule<W> =>
			(walk, node, depth) =>
				make(
					walk,
					node,
					'member',
					walk.textOf(at(walk, node, name)),
					below(walk, at(walk, node, object), depth),
				),
		index:
			(object: string, key: string): LoweringRule<W> =>
			(walk, node, depth) => {
				const of = below(walk, at(walk, node, object), depth);
				return make(walk, node, 'index', null, of, below(walk, at(walk, node, key), depth));
			},
		binary:
			(left = 'left', right = 'right'): LoweringRule<W> =>
			(walk, node, depth) => {
				const a = below(walk, at(walk, node, left), depth);
				return makeBinary(walk, node, operatorOf(walk, node), a, below(walk, at(walk, node, right), depth));
			},
		unary:
			(field?: string): LoweringRule<W> =>
			(walk, node, depth) => {
				const inner = field === undefined ? firstNamedChild(walk.tree, node) : at(walk, node, field);
				return make(walk, node, 'unary', operatorOf(walk, node), below(walk, inner, depth));
			},
		choice:
			(test: string, yes: string, no: string): LoweringRule<W> =>
			(walk, node, depth) => {
				const tested = below(walk, at(walk, node, test), depth);
				const first = below(walk, at(walk, node, yes), depth);
				return makeChoice(walk, node, tested, first, below(walk, at(walk, node, no), depth));
			},
		assigned:
			(left = 'left', right = 'right'): LoweringRule<W> =>
			(walk, node, depth) => {
				const target = below(walk, at(walk, node, left), depth);
				return make(walk, node, 'assign', null, target, below(walk, at(walk, node, right), depth));
			},
		list: (): LoweringRule<W> => (walk, node, depth) =>
			makeList(walk, node, 'array', items(walk, node, depth)),
	};
}
