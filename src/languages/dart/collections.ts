import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make, makeChoice, makeList, makeObject } from '../shared/lowering.ts';
import { clippedText } from '../shared/walk.ts';
import { conditionTest } from './pattern-tests.ts';
import { lastOfRun, runsIn } from './runs.ts';
import { isTemplate, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper elements are not described. */
const MAX_NESTED = 60;
const MAX_TYPE = 200;

type Entry = { key: string | number | null; value: number };

/** A list, a set, a map or a record. Type arguments say of what type it is. */
export function collectionValue(lower: Lower<Walk>, walk: Walk, node: number, depth: number): number {
	const elements = runsIn(walk, node).slice(0, MAX_ITEMS);
	const reader = new ElementReader(lower, walk, depth);
	const isRecord = walk.kind(node) === Kind.record_literal;
	const isOfPairs = isMap(walk, node, elements);
	const value = isOfPairs
		? makeObject(
				walk,
				node,
				elements.flatMap((each) => reader.entries(each)),
			)
		: makeList(
				walk,
				node,
				'array',
				elements.map((each) => (isRecord ? reader.field(each) : reader.element(each))),
			);
	const types = childOfKind(walk.tree, node, walk.kinds, Kind.type_arguments);
	if (types === -1) return value;
	const name = isOfPairs ? 'Map' : walk.kind(node) === Kind.list_literal ? 'List' : 'Set';
	return make(walk, node, 'cast', `${name}${clippedText(walk, types, MAX_TYPE)}`, value);
}

/** A map has pairs, or two type arguments; `{}` is one, too. */
function isMap(walk: Walk, node: number, elements: readonly number[]): boolean {
	const { tree, kinds, fields } = walk;
	if (walk.kind(node) !== Kind.set_or_map_literal) return false;
	const types = childOfKind(tree, node, kinds, Kind.type_arguments);
	if (types !== -1) return childOfKind(tree, types, kinds, Kind['","']) !== -1;
	if (elements.length === 0) return true;
	const open = [...elements];
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		if (walk.kind(at) === Kind.pair) return true;
		if (walk.kind(at) === Kind.for_element) open.push(childByField(tree, at, fields.body));
		else if (walk.kind(at) === Kind.if_element)
			open.push(childByField(tree, at, fields.consequence), childByField(tree, at, fields.alternative));
	}
	return false;
}

/** Elements of collections: `x`, `...xs`, `k: v`, and those under `if` and `for`. */
class ElementReader {
	readonly #lower: Lower<Walk>;
	readonly #walk: Walk;
	readonly #depth: number;

	constructor(lower: Lower<Walk>, walk: Walk, depth: number) {
		this.#lower = lower;
		this.#walk = walk;
		this.#depth = depth;
	}

	/** `a: 1` of a record, with its name, or its `1` alone. */
	field(node: number): number {
		const walk = this.#walk;
		if (walk.kind(node) !== Kind.record_field) return this.element(node);
		const value = this.element(runsIn(walk, node)[0] ?? -1);
		const label = firstNamedChild(walk.tree, childOfKind(walk.tree, node, walk.kinds, Kind.label));
		if (label === -1) return value;
		return make(walk, node, 'pair', null, make(walk, label, 'string', walk.textOf(label)), value);
	}

	element(node: number, nested = 0): number {
		const walk = this.#walk;
		const { tree, fields } = walk;
		if (nested > MAX_NESTED) return make(walk, node, 'other');
		switch (walk.kind(node)) {
			case Kind.spread_element:
				return make(walk, node, 'spread', null, this.#below(firstNamedChild(tree, node)));
			case Kind.if_element: {
				const test = conditionTest(this.#lower, walk, node, this.#depth + 1);
				const yes = this.element(childByField(tree, node, fields.consequence), nested + 1);
				const alternative = childByField(tree, node, fields.alternative);
				if (alternative === -1) return make(walk, node, 'choice', null, test, yes);
				return makeChoice(walk, node, test, yes, this.element(alternative, nested + 1));
			}
			case Kind.for_element: {
				const body = childByField(tree, node, fields.body);
				return this.#repeated(node, body, this.element(body, nested + 1));
			}
			case Kind.pair:
				return make(
					walk,
					node,
					'pair',
					null,
					this.#below(childByField(tree, node, fields.key)),
					this.#below(childByField(tree, node, fields.value)),
				);
			default:
				return this.#below(node);
		}
	}

	/** Under an `if`, what an entry gives is chosen by the test. */
	entries(node: number, nested = 0): Entry[] {
		const walk = this.#walk;
		const { tree, fields } = walk;
		if (nested > MAX_NESTED) return [];
		switch (walk.kind(node)) {
			case Kind.pair: {
				const value = this.#below(childByField(tree, node, fields.value));
				return [{ key: this.#key(childByField(tree, node, fields.key)), value }];
			}
			case Kind.if_element: {
				const alternative = childByField(tree, node, fields.alternative);
				const test = conditionTest(this.#lower, walk, node, this.#depth + 1);
				const under = (decides: number, element: number): Entry[] =>
					this.entries(element, nested + 1).map(({ key, value }) => ({
						key,
						value: make(walk, element, 'choice', null, decides, value),
					}));
				const held = under(test, childByField(tree, node, fields.consequence));
				if (alternative === -1) return held;
				return [...held, ...under(make(walk, node, 'unary', '!', test), alternative)];
			}
			default:
				return [{ key: null, value: this.element(node, nested) }];
		}
	}

	/** A constant key is the name of the entry. */
	#key(node: number): string | number {
		const isText = this.#walk.kind(node) === Kind.string_literal && lastOfRun(this.#walk, node) === node;
		return isText && !isTemplate(this.#walk, node) ? stringContent(this.#walk, node) : this.#below(node);
	}

	/** What a loop gives is looked up in its scope; outside of it only what a call gives can be said. */
	#repeated(node: number, body: number, element: number): number {
		const walk = this.#walk;
		const scope = walk.made[node];
		if (scope === -1 || body === -1) return make(walk, node, 'other');
		const last = lastOfRun(walk, body);
		const isCall = walk.made[last] !== -1 && CALLS.has(walk.kind(last));
		return make(
			walk,
			node,
			'comprehension',
			null,
			isCall ? element : -1,
			make(walk, body, 'within', null, scope, element),
		);
	}

	#below(node: number): number {
		return this.#lower(this.#walk, node, this.#depth + 1);
	}
}

const CALLS: ReadonlySet<number> = new Set([
	Kind.selector,
	Kind.new_expression,
	Kind.const_object_expression,
]);
