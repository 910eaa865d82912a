import { childByField, firstNamedChild, kindName, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import {
	type Lower,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeChoice,
	makeList,
	makeLiteral,
	makeMade,
	makeObject,
	rulesFor,
} from '../shared/lowering.ts';
import { stringLiteral, templateParts } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const rules = rulesFor<Walk>(() => valueAt);
const name = rules.name();
const list = rules.list();
const number = rules.constant('number');
const boolean = rules.constant('boolean');
const spread = rules.wrapped('spread');
const unary = rules.unary('argument');
const binary = rules.binary();

/** The value of an expression that has been walked, so that its calls and lambdas are recorded. */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: name,
	[Kind.attribute]: rules.member('object', 'attribute'),
	[Kind.subscript]: lowerSubscript,
	[Kind.call]: lowerCall,
	[Kind.lambda]: rules.made('chunk'),
	[Kind.parenthesized]: rules.through(),
	[Kind.type]: rules.through(),
	[Kind.await]: rules.wrapped('await'),
	[Kind.yield]: (walk, node, depth) => make(walk, node, 'yield', null, yieldedValue(walk, node, depth)),
	[Kind.listSplat]: spread,
	[Kind.dictionarySplat]: spread,
	[Kind.conditional]: lowerConditional,
	[Kind.booleanOperator]: lowerLogical,
	[Kind.binaryOperator]: binary,
	[Kind.comparison]: lowerComparison,
	[Kind.notOperator]: unary,
	[Kind.unaryOperator]: unary,
	[Kind.namedExpression]: rules.assigned('name', 'value'),
	[Kind.list]: list,
	[Kind.tuple]: list,
	[Kind.set]: list,
	[Kind.expressionList]: list,
	[Kind.dictionary]: lowerDictionary,
	[Kind.comprehension]: lowerComprehension,
	[Kind.string]: lowerString,
	[Kind.concatenatedString]: lowerString,
	[Kind.integer]: number,
	[Kind.float]: number,
	[Kind.true]: boolean,
	[Kind.false]: boolean,
	[Kind.none]: rules.constant('none'),
});

function lowerSubscript(walk: Walk, node: number, depth: number): number {
	const [object = -1, ...keys] = namedChildren(walk, node);
	const of = valueAt(walk, object, depth + 1);
	const places = keys.map((key) => lowerKey(walk, key, depth + 1));
	const key = places.length > 1 ? makeList(walk, node, 'array', places) : (places[0] ?? -1);
	return make(walk, node, 'index', null, of, key);
}

/** Places in lists are told apart, and parts of them from their elements. */
function lowerKey(walk: Walk, node: number, depth: number): number {
	const kind = walk.kind(node);
	if (kind === Kind.slice) return makeLiteral(walk, node, sliceOf(walk, node));
	const place = kind === Kind.integer ? placeOf(walk, node) : null;
	return place === null ? valueAt(walk, node, depth) : makeLiteral(walk, node, place);
}

/** `slice`, with the places where it begins and ends as far as they are written: `slice 1:3`. */
function sliceOf(walk: Walk, node: number): string {
	const text = walk.textOf(node);
	return text.length <= 9 && /^\d{0,4}:\d{0,4}$/.test(text) ? `slice ${text}` : 'slice';
}

function placeOf(walk: Walk, node: number): string | null {
	const text = walk.textOf(node);
	return text.length <= 4 && /^\d+$/.test(text) ? text : null;
}

function lowerCall(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const module = walk.importedModules.get(node);
	if (module !== undefined) return make(walk, node, 'module', module);
	const callee = childByField(tree, node, fields.function);
	const isSuper = walk.kind(callee) === Kind.identifier && walk.textOf(callee) === 'super';
	return isSuper && isOfOwnClass(walk, node) ? make(walk, node, 'super') : makeMade(walk, node, 'call');
}

/** `super()` and `super(C, self)` inside `C`; with another class it begins further up. */
function isOfOwnClass(walk: Walk, call: number): boolean {
	const { tree, fields } = walk;
	const first = firstNamedChild(tree, childByField(tree, call, fields.arguments));
	if (first === -1) return true;
	let around = tree.parent[call];
	while (around !== -1 && walk.kind(around) !== Kind.classDefinition) around = tree.parent[around];
	return around !== -1 && walk.textOf(childByField(tree, around, fields.name)) === walk.textOf(first);
}

/** `yield from xs` gives each of the values of `xs`. */
export function yieldedValue(walk: Walk, node: number, depth = 0): number {
	const { tree } = walk;
	const given = firstNamedChild(tree, node);
	const value = valueAt(walk, given, depth + 1);
	return given > 0 && kindName(tree, given - 1) === 'from' ? make(walk, node, 'spread', null, value) : value;
}

/** `yes if test else no`. */
function lowerConditional(walk: Walk, node: number, depth: number): number {
	const [yes = -1, test = -1, no = -1] = namedChildren(walk, node).map((child) =>
		valueAt(walk, child, depth + 1),
	);
	return makeChoice(walk, node, test, yes, no);
}

/** Once: each operator of a chain is the test that the next operand runs under. */
function lowerLogical(walk: Walk, node: number, depth: number): number {
	const known = walk.logical.get(node);
	if (known !== undefined) return known;
	const value = binary(walk, node, depth);
	walk.logical.set(node, value);
	return value;
}

/** `a < b < c` is `a < b && b < c`, with `b` told once. */
function lowerComparison(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	let left = -1;
	let leftNode = -1;
	let operator = '';
	let whole = -1;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (tree.field[child] === fields.operators) operator = kindName(tree, child);
		else if (tree.namedKinds[tree.kind[child]] === 1 && walk.kind(child) !== Kind.comment) {
			const right = valueAt(walk, child, depth + 1);
			if (operator !== '') {
				const test = compare(walk, operator, left, right, tree.start[leftNode], tree.end[child]);
				whole = whole === -1 ? test : makeBinary(walk, node, '&&', whole, test);
			}
			left = right;
			leftNode = child;
		}
	}
	return whole === -1 ? make(walk, node, 'other') : whole;
}

const NEGATED: Readonly<Record<string, string>> = { 'not in': 'in', 'is not': 'is' };

function compare(
	{ out }: Walk,
	operator: string,
	left: number,
	right: number,
	start: number,
	end: number,
): number {
	const positive = NEGATED[operator];
	// `<>` is that of Python 2.
	const written = positive ?? (operator === '<>' ? '!=' : operator);
	const test = out.value('binary', written, left, right, start, end);
	return positive === undefined ? test : out.value('unary', '!', test, -1, start, end);
}

/** Entries with a literal key, `[1]` for a number; others are pairs, and `**other` is spread. */
function lowerDictionary(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const entries: { key: string | number | null; value: number }[] = [];
	for (const child of namedChildren(walk, node).slice(0, MAX_ITEMS)) {
		if (walk.kind(child) === Kind.dictionarySplat) {
			entries.push({ key: null, value: valueAt(walk, child, depth + 1) });
			continue;
		}
		const key = childByField(tree, child, fields.key);
		const value = childByField(tree, child, fields.value);
		if (key === -1 || value === -1) continue;
		entries.push({
			key: keyName(walk, key) ?? valueAt(walk, key, depth + 1),
			value: valueAt(walk, value, depth + 1),
		});
	}
	return makeObject(walk, node, entries);
}

function keyName(walk: Walk, key: number): string | null {
	if (walk.kind(key) === Kind.integer) {
		const place = placeOf(walk, key);
		return place === null ? null : `[${place}]`;
	}
	if (walk.kind(key) !== Kind.string) return null;
	const literal = stringLiteral(walk, key);
	return literal.kind === 'string' && !/^\[\d+\]$/.test(literal.text) ? literal.text : null;
}

/** Text, the values in it, and what their formats are made of, in order. */
function lowerString(walk: Walk, node: number, depth: number): number {
	const literal = stringLiteral(walk, node);
	if (literal.kind === 'string') return make(walk, node, 'string', literal.text);
	if (literal.kind === 'bytes') return makeLiteral(walk, node, 'bytes', literal.text);
	const parts = templateParts(walk, node).map(({ node: part, text }) =>
		text === null ? valueAt(walk, part, depth + 1) : make(walk, part, 'string', text),
	);
	return makeList(walk, node, 'template', parts);
}

/** The element as it is inside, and what can be said of it outside: see `elementAt`. */
function lowerComprehension(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const body = firstNamedChild(tree, node);
	if (walk.kind(nextNamedSibling(tree, body)) !== Kind.forInClause) return make(walk, node, 'other');
	const key = childByField(tree, body, fields.key);
	const content = key === -1 ? body : childByField(tree, body, fields.value);
	const outside = elementAt(walk, content, depth + 1);
	const all =
		key === -1
			? makeList(walk, node, 'array', [outside])
			: makeObject(walk, node, [{ key: null, value: outside }]);
	const keyValue = valueAt(walk, key, depth + 1);
	const value = valueAt(walk, content, depth + 1);
	const element = key === -1 ? value : make(walk, body, 'pair', null, keyValue, value);
	const scope = walk.made[node];
	return make(walk, node, 'comprehension', null, all, make(walk, body, 'within', null, scope, element));
}

const elements = rulesFor<Walk>(() => elementAt);

/**
 * What a comprehension has in it, as far as it is made of calls and of what is gone through. Names that it
 * binds itself are not seen from outside, so the element stands in their place.
 */
const elementAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.call]: lowerCall,
	[Kind.parenthesized]: elements.through(),
	[Kind.attribute]: elements.member('object', 'attribute'),
	[Kind.await]: elements.wrapped('await'),
	[Kind.conditional]: (walk, node, depth) => {
		const [yes = -1, , no = -1] = namedChildren(walk, node);
		return makeChoice(walk, node, -1, elementAt(walk, yes, depth + 1), elementAt(walk, no, depth + 1));
	},
	[Kind.identifier]: lowerTarget,
});

/** `x` of `x for x in xs`, where nothing else is gone through: any of `xs`. */
function lowerTarget(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	let around = tree.parent[node];
	while (walk.kind(around) !== Kind.comprehension) around = tree.parent[around];
	const [clause, ...others] = namedChildren(walk, around).filter(
		(child) => walk.kind(child) === Kind.forInClause,
	);
	const target = childByField(tree, clause, fields.left);
	if (others.length > 0 || walk.kind(target) !== Kind.identifier || walk.textOf(target) !== walk.textOf(node))
		return make(walk, node, 'other');
	return make(walk, node, 'index', null, valueAt(walk, childByField(tree, clause, fields.right), depth + 1));
}
