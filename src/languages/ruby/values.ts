import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import {
	canonicalOperator,
	type Lower,
	type LoweringRule,
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
import { leaves } from './exits.ts';
import { isType, patternTests } from './pattern-tests.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { tailOf } from './tails.ts';
import { templates } from './templates.ts';
import type { Walk } from './walk.ts';

type Rule = LoweringRule<Walk>;

const rule = rulesFor<Walk>(() => valueAt);
export const { caseTest, conditionOf, patternTest, subjectOf } = patternTests((walk, node, depth) =>
	valueAt(walk, node, depth),
);
const { quoted, regex, subshell, heredoc } = templates(() => valueAt);
const name = rule.name();
const number = rule.constant('number');
const boolean = rule.constant('boolean');

/** A variable, or the call of a method without arguments. */
const identifier: Rule = (walk, node, depth) =>
	walk.made[node] === -1 ? name(walk, node, depth) : makeMade(walk, node, 'call');

const instanceVariable: Rule = (walk, node) =>
	make(walk, node, 'member', walk.textOf(node), make(walk, node, 'this'));

/** `::A` is that of the top, whatever is around. */
const scoped: Rule = (walk, node, depth) => {
	const scope = walk.field(node, 'scope');
	const constant = walk.textOf(walk.field(node, 'name'));
	if (scope === -1) return make(walk, node, 'name', `::${constant}`);
	return make(walk, node, 'member', constant, valueAt(walk, scope, depth + 1));
};

const MAKES_FUNCTION = new Set(['lambda', 'proc', 'Proc.new']);
const TYPE_TESTS = new Set(['is_a?', 'kind_of?', 'instance_of?']);

/** `lambda { … }` is its block; a call on the left of an assignment is a member. */
const call: Rule = (walk, node, depth) => {
	const receiver = walk.field(node, 'receiver');
	const method = walk.field(node, 'method');
	const block = walk.field(node, 'block');
	const called = walk.textOf(method);
	if (block !== -1 && walk.made[block] !== -1) {
		const on = receiver === -1 ? '' : `${walk.clip(walk.tree.start[receiver], walk.tree.end[receiver], 8)}.`;
		if (MAKES_FUNCTION.has(on + called)) return makeMade(walk, node, 'chunk', block);
	}
	if (isTypeTest(walk, node)) return typeTest(walk, node, receiver, depth);
	if (walk.made[node] !== -1) return makeMade(walk, node, 'call');
	if (receiver === -1 || method === -1) return make(walk, node, 'other');
	return make(walk, node, 'member', called, valueAt(walk, receiver, depth + 1));
};

/** `x.is_a?(A)` */
export function isTypeTest(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.call || walk.made[node] === -1) return false;
	return (
		TYPE_TESTS.has(walk.textOf(walk.field(node, 'method'))) &&
		firstNamedChild(walk.tree, walk.field(node, 'arguments')) !== -1
	);
}

function typeTest(walk: Walk, node: number, receiver: number, depth: number): number {
	const type = firstNamedChild(walk.tree, walk.field(node, 'arguments'));
	const subject = receiver === -1 ? make(walk, node, 'this') : valueAt(walk, receiver, depth + 1);
	const kind = walk.kind(type);
	const isName = kind === Kind.constant || kind === Kind.scope_resolution;
	return make(walk, node, 'is', isName ? walk.textOf(type) : null, subject, valueAt(walk, type, depth + 1));
}

const element: Rule = (walk, node, depth) => {
	const object = walk.field(node, 'object');
	const of = valueAt(walk, object, depth + 1);
	const keys = itemsFrom(walk, nextNamedSibling(walk.tree, object), depth);
	const key = keys.length > 1 ? makeList(walk, node, 'array', keys) : (keys[0] ?? -1);
	return make(walk, node, 'index', null, of, key);
};

/** A definition gives its name back: `private def f`. */
const definition: Rule = (walk, node) => make(walk, node, 'string', walk.textOf(walk.field(node, 'name')));

/** What nothing gives. */
function nil({ out, tree }: Walk, node: number): number {
	return out.literal('null', null, tree.start[node], tree.end[node]);
}

/** The value of the last statement of what `node` holds. */
const last: Rule = (walk, node, depth) => {
	const tail = tailOf(walk, node);
	return tail === -1 ? nil(walk, node) : valueAt(walk, tail, depth + 1);
};

/** The value of a body, or of what rescues it. */
const rescued: Rule = (walk, node, depth) => {
	const value = last(walk, node, depth);
	return rescuing(walk, node)
		.map((clause) => valueAt(walk, clause, depth + 1))
		.reduce((a, b) => make(walk, node, 'either', null, a, b), value);
};

/** The `rescue` clauses of a body that give it a value. */
export function rescuing(walk: Walk, body: number): number[] {
	return namedChildren(walk, body).filter(
		(child) => walk.kind(child) === Kind.rescue && !leaves(walk, walk.field(child, 'body')),
	);
}

const rescueClause: Rule = (walk, node, depth) => given(walk, node, walk.field(node, 'body'), depth);

/** The value of a branch, which may be left out. */
function given(walk: Walk, node: number, branch: number, depth: number): number {
	return branch === -1 ? nil(walk, node) : valueAt(walk, branch, depth + 1);
}

/** One of two branches; what leaves the code around gives no value. */
const chosen =
	(
		yes: 'consequence' | 'alternative' | 'body' | null,
		no: 'consequence' | 'alternative' | 'body' | null,
	): Rule =>
	(walk, node, depth) => {
		const [first, second] = [yes, no].map((field) => (field === null ? -1 : walk.field(node, field)));
		if (leaves(walk, first)) return given(walk, node, second, depth);
		if (leaves(walk, second)) return given(walk, node, first, depth);
		const test = valueAt(walk, walk.field(node, 'condition'), depth + 1);
		const a = given(walk, node, first, depth);
		return makeChoice(walk, node, test, a, given(walk, node, second, depth));
	};

/** `value rescue other` */
const rescueModifier: Rule = (walk, node, depth) => {
	const value = valueAt(walk, walk.field(node, 'body'), depth + 1);
	const handler = walk.field(node, 'handler');
	if (leaves(walk, handler)) return value;
	return make(walk, node, 'either', null, value, valueAt(walk, handler, depth + 1));
};

/** The first branch whose test holds; a pattern that nothing fits is an exception, so the last one needs no test. */
const caseValue: Rule = (walk, node, depth) => {
	const subject = subjectOf(walk, node, depth + 1);
	const branches = namedChildren(walk, node).slice(0, MAX_ITEMS).toReversed();
	let value = walk.kind(node) === Kind.case ? nil(walk, node) : -1;
	for (const branch of branches) {
		const kind = walk.kind(branch);
		const isLastResort = kind === Kind.else;
		if (!isLastResort && kind !== Kind.when && kind !== Kind.in_clause) continue;
		const body = isLastResort ? branch : walk.field(branch, 'body');
		if (leaves(walk, body)) {
			if (isLastResort) value = -1;
			continue;
		}
		const result = given(walk, branch, body, depth);
		const isSure = isLastResort || value === -1;
		const test = isSure ? -1 : caseTest(walk, branch, subject, depth + 1);
		value = test === -1 ? result : makeChoice(walk, node, test, result, value);
	}
	return value === -1 ? make(walk, node, 'other') : value;
};

const LOGICAL: ReadonlySet<number> = new Set([Kind['"&&"'], Kind['"||"'], Kind['"and"'], Kind['"or"']]);

export function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary) return false;
	return LOGICAL.has(walk.kind(walk.field(node, 'operator')));
}

const binary: Rule = (walk, node, depth) => {
	const [left, right] = [walk.field(node, 'left'), walk.field(node, 'right')];
	const operator = canonicalOperator(walk.textOf(walk.field(node, 'operator')));
	const a = valueAt(walk, left, depth + 1);
	if (operator === '||' && leaves(walk, right)) return a;
	const b = valueAt(walk, right, depth + 1);
	if (operator === '===' && isType(walk, left)) return make(walk, node, 'is', walk.textOf(left), b, a);
	return makeBinary(walk, node, operator, a, b);
};

/** Each operator of a chain is the test that the next operand runs under: it is one value. */
const binaryOnce: Rule = (walk, node, depth) => {
	if (!isLogical(walk, node)) return binary(walk, node, depth);
	const known = walk.logical.get(node);
	if (known !== undefined) return known;
	const value = binary(walk, node, depth);
	walk.logical.set(node, value);
	return value;
};

const unary: Rule = (walk, node, depth) => {
	const operand = valueAt(walk, walk.field(node, 'operand'), depth + 1);
	return make(walk, node, 'unary', canonicalOperator(walk.textOf(walk.field(node, 'operator'))), operand);
};

/** `a..b`, with one end or both. */
const range: Rule = (walk, node, depth) => {
	const from = valueAt(walk, walk.field(node, 'begin'), depth + 1);
	const to = valueAt(walk, walk.field(node, 'end'), depth + 1);
	return make(walk, node, 'binary', walk.textOf(walk.field(node, 'operator')), from, to);
};

/** The value that `x += y` gives to its target. */
export function updatedValue(walk: Walk, node: number, depth = 0): number {
	const operator = walk.textOf(walk.field(node, 'operator')).slice(0, -1);
	const target = valueAt(walk, walk.field(node, 'left'), depth + 1);
	return makeBinary(walk, node, operator, target, valueAt(walk, walk.field(node, 'right'), depth + 1));
}

const updated: Rule = (walk, node, depth) => {
	const target = valueAt(walk, walk.field(node, 'left'), depth + 1);
	return make(walk, node, 'assign', null, target, updatedValue(walk, node, depth + 1));
};

/** `a in pattern` */
const fits: Rule = (walk, node, depth) => {
	const subject = valueAt(walk, walk.field(node, 'value'), depth + 1);
	const test = patternTest(walk, walk.field(node, 'pattern'), subject, depth + 1);
	return test === -1 ? makeLiteral(walk, node, 'boolean', 'true') : test;
};

/** What is written between brackets: keys with values that stand in a list are one map. */
function itemsFrom(walk: Walk, first: number, depth: number): number[] {
	const found: number[] = [];
	for (let node = first; node !== -1 && found.length < MAX_ITEMS; node = nextNamedSibling(walk.tree, node)) {
		if (walk.kind(node) !== Kind.pair) {
			found.push(valueAt(walk, node, depth + 1));
			continue;
		}
		const pairs = [node];
		for (let next = nextNamedSibling(walk.tree, node); walk.kind(next) === Kind.pair; ) {
			pairs.push(next);
			node = next;
			next = nextNamedSibling(walk.tree, node);
		}
		found.push(mapOf(walk, pairs[0], pairs, depth));
	}
	return found;
}

const list: Rule = (walk, node, depth) =>
	makeList(walk, node, 'array', itemsFrom(walk, firstNamedChild(walk.tree, node), depth));

/** `return a`, `return a, b` */
const argumentList: Rule = (walk, node, depth) => {
	const items = itemsFrom(walk, firstNamedChild(walk.tree, node), depth);
	return items.length === 1 ? items[0] : makeList(walk, node, 'array', items);
};

function mapOf(walk: Walk, node: number, pairs: readonly number[], depth: number): number {
	const entries = pairs.slice(0, MAX_ITEMS).map((pair) => {
		if (walk.kind(pair) !== Kind.pair) return { key: null, value: valueAt(walk, pair, depth + 1) };
		const key = walk.field(pair, 'key');
		const value = walk.field(pair, 'value');
		return {
			key: literalText(walk, key)?.text ?? valueAt(walk, key, depth + 1),
			// `{ x: }` has what `x` is.
			value: valueAt(walk, value === -1 ? key : value, depth + 1),
		};
	});
	return makeObject(walk, node, entries);
}

/** The value of an expression that has been walked, so that its calls and blocks are recorded. */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: identifier,
	[Kind.hash_key_symbol]: identifier,
	[Kind.constant]: name,
	[Kind.class_variable]: name,
	[Kind.global_variable]: name,
	[Kind.instance_variable]: instanceVariable,
	[Kind.scope_resolution]: scoped,
	[Kind.self]: rule.leaf('this'),
	[Kind.call]: call,
	[Kind.yield]: rule.made('call'),
	[Kind.super]: rule.made('call'),
	[Kind.lambda]: rule.made('chunk'),
	[Kind.block]: rule.made('chunk'),
	[Kind.do_block]: rule.made('chunk'),
	[Kind.method]: definition,
	[Kind.singleton_method]: definition,
	[Kind.element_reference]: element,
	[Kind.parenthesized_statements]: last,
	[Kind.then]: last,
	[Kind.else]: last,
	[Kind.begin]: rescued,
	[Kind.body_statement]: rescued,
	[Kind.rescue]: rescueClause,
	[Kind.if]: chosen('consequence', 'alternative'),
	[Kind.elsif]: chosen('consequence', 'alternative'),
	[Kind.conditional]: chosen('consequence', 'alternative'),
	[Kind.unless]: chosen('alternative', 'consequence'),
	[Kind.if_modifier]: chosen('body', null),
	[Kind.unless_modifier]: chosen(null, 'body'),
	[Kind.rescue_modifier]: rescueModifier,
	[Kind.case]: caseValue,
	[Kind.case_match]: caseValue,
	[Kind.test_pattern]: fits,
	[Kind.binary]: binaryOnce,
	[Kind.unary]: unary,
	[Kind.range]: range,
	[Kind.assignment]: rule.assigned(),
	[Kind.operator_assignment]: updated,
	[Kind.splat_argument]: rule.wrapped('spread'),
	[Kind.hash_splat_argument]: rule.wrapped('spread'),
	[Kind.argument_list]: argumentList,
	[Kind.array]: list,
	[Kind.right_assignment_list]: list,
	[Kind.string_array]: list,
	[Kind.symbol_array]: list,
	[Kind.pair]: (walk, node, depth) => mapOf(walk, node, [node], depth),
	[Kind.hash]: (walk, node, depth) => mapOf(walk, node, namedChildren(walk, node), depth),
	[Kind.simple_symbol]: (walk, node) => make(walk, node, 'string', walk.textOf(node).slice(1)),
	[Kind.character]: (walk, node) => make(walk, node, 'string', walk.textOf(node).slice(1)),
	[Kind.string]: quoted,
	[Kind.chained_string]: quoted,
	[Kind.delimited_symbol]: quoted,
	[Kind.bare_string]: quoted,
	[Kind.bare_symbol]: quoted,
	[Kind.heredoc_beginning]: heredoc,
	[Kind.subshell]: subshell,
	[Kind.regex]: regex,
	[Kind.integer]: number,
	[Kind.float]: number,
	[Kind.rational]: number,
	[Kind.complex]: number,
	[Kind.true]: boolean,
	[Kind.false]: boolean,
	[Kind.nil]: rule.constant('null'),
});
