import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	canonicalOperator,
	type Lower,
	type LoweringRule,
	loweringOf,
	make,
	makeBinary,
	makeChoice,
	makeLiteral,
	makeMade,
	rulesFor,
} from '../shared/lowering.ts';
import { matchArms } from './arms.ts';
import { arrays } from './arrays.ts';
import { lastNamed } from './strings.ts';
import { Kind } from './syntax.ts';
import { PUT_TOGETHER, templates } from './templates.ts';
import type { Walk } from './walk.ts';

type Rule = LoweringRule<Walk>;

const rule = rulesFor<Walk>(() => valueAt);
const { quoted, heredoc } = templates(() => valueAt);

export { quoted };

const variable: Rule = (walk, node) => {
	const name = walk.textOf(node);
	return name === '$this' ? make(walk, node, 'this') : make(walk, node, 'name', name);
};

/** `parent`, `self` and `static` are written in any case. */
const name: Rule = (walk, node) => {
	const written = walk.textOf(node);
	const lower = written.toLowerCase();
	if (lower === 'parent') return make(walk, node, 'super');
	return make(walk, node, 'name', lower === 'self' || lower === 'static' ? lower : written);
};

/** `${x}` in a string is `$x`; else the name of the variable is a value itself. */
const dynamicVariable: Rule = (walk, node, depth) => {
	const inner = firstNamedChild(walk.tree, node);
	return walk.kind(inner) === Kind.name
		? make(walk, node, 'name', `$${walk.textOf(inner)}`)
		: make(walk, node, 'unary', '$', valueAt(walk, inner, depth + 1));
};

const member: Rule = (walk, node, depth) => {
	const of = valueAt(walk, walk.field(node, 'object'), depth + 1);
	const key = walk.field(node, 'name');
	return walk.kind(key) === Kind.name
		? make(walk, node, 'member', walk.textOf(key), of)
		: make(walk, node, 'index', null, of, valueAt(walk, key, depth + 1));
};

const staticMember: Rule = (walk, node, depth) => {
	const of = valueAt(walk, walk.field(node, 'scope'), depth + 1);
	const key = walk.field(node, 'name');
	return walk.kind(key) === Kind.variable_name
		? make(walk, node, 'member', walk.textOf(key).slice(1), of)
		: make(walk, node, 'index', null, of, valueAt(walk, firstNamedChild(walk.tree, key), depth + 1));
};

/** `A::B`; `A::class` is the class. */
const classConstant: Rule = (walk, node, depth) => {
	const of = valueAt(walk, firstNamedChild(walk.tree, node), depth + 1);
	const key = lastNamed(walk, node);
	const computed = firstNamedChild(walk.tree, key);
	if (computed !== -1) return make(walk, node, 'index', null, of, valueAt(walk, computed, depth + 1));
	const written = walk.textOf(key);
	return written === 'class' ? of : make(walk, node, 'member', written, of);
};

/** `$a[0]`, `$a[]`; in a string `$a[k]` has the key `'k'`. */
const subscript: Rule = (walk, node, depth) => {
	const { tree, text } = walk;
	const object = firstNamedChild(tree, node);
	const of = valueAt(walk, object, depth + 1);
	const key = nextNamedSibling(tree, object);
	const isBare =
		walk.kind(key) === Kind.name &&
		PUT_TOGETHER.has(walk.kind(tree.parent[node])) &&
		text[tree.start[node] - 1] !== '{';
	const at = isBare ? make(walk, key, 'string', walk.textOf(key)) : valueAt(walk, key, depth + 1);
	return make(walk, node, 'index', null, of, at);
};

const call: Rule = (walk, node, depth) => {
	const callee = walk.field(node, 'function');
	if (walk.made[node] !== -1) return makeMade(walk, node, 'call');
	if (isPlaceholder(walk, node)) return valueAt(walk, callee, depth + 1);
	const word = walk.textOf(callee).toLowerCase();
	return isTest(word) ? tested(walk, node, word, depth) : make(walk, node, 'other');
};

/** Constructs that are written as calls. */
export function isTest(callee: string): boolean {
	return callee === 'isset' || callee === 'empty';
}

/** `isset($a, $b)`: all of them. */
function tested(walk: Walk, node: number, word: string, depth: number): number {
	const { tree } = walk;
	let all = -1;
	let argument = firstNamedChild(tree, walk.field(node, 'arguments'));
	for (; argument !== -1; argument = nextNamedSibling(tree, argument)) {
		const one = make(walk, node, 'unary', word, valueAt(walk, argument, depth + 1));
		all = all === -1 ? one : make(walk, node, 'either', '&&', all, one);
	}
	return all === -1 ? make(walk, node, 'other') : all;
}

/** `$a->b(...)` is the method itself. */
const memberCall =
	(object: 'object' | 'scope'): Rule =>
	(walk, node, depth) => {
		const key = walk.field(node, 'name');
		if (walk.made[node] !== -1 || !isPlaceholder(walk, node) || walk.kind(key) !== Kind.name)
			return makeMade(walk, node, 'call');
		const of = valueAt(walk, walk.field(node, object), depth + 1);
		return make(walk, node, 'member', walk.textOf(key), of);
	};

/** `f(...)` makes a function value of `f` and calls nothing. */
export function isPlaceholder(walk: Walk, node: number): boolean {
	const first = firstNamedChild(walk.tree, walk.field(node, 'arguments'));
	return walk.kind(first) === Kind.variadic_placeholder;
}

/** The value of the last child: what is in parentheses, a list of expressions, an argument. */
const last: Rule = (walk, node, depth) => valueAt(walk, lastNamed(walk, node), depth + 1);

const cast: Rule = (walk, node, depth) =>
	make(
		walk,
		node,
		'cast',
		walk.textOf(walk.field(node, 'type')),
		valueAt(walk, walk.field(node, 'value'), depth + 1),
	);

const conditional: Rule = (walk, node, depth) => {
	const test = valueAt(walk, walk.field(node, 'condition'), depth + 1);
	const body = walk.field(node, 'body');
	const yes = body === -1 ? test : valueAt(walk, body, depth + 1);
	const no = walk.field(node, 'alternative');
	if (no === -1) return yes;
	const other = valueAt(walk, no, depth + 1);
	return body === -1 ? makeBinary(walk, node, '?:', yes, other) : makeChoice(walk, node, test, yes, other);
};

const binary: Rule = (walk, node, depth) => {
	const a = valueAt(walk, walk.field(node, 'left'), depth + 1);
	const right = walk.field(node, 'right');
	const operator = walk.textOf(walk.field(node, 'operator')).toLowerCase();
	if (operator !== 'instanceof')
		return makeBinary(walk, node, canonicalOperator(operator), a, valueAt(walk, right, depth + 1));
	const kind = walk.kind(right);
	const isType = kind === Kind.name || kind === Kind.qualified_name || kind === Kind.relative_name;
	return isType
		? make(walk, node, 'is', walk.textOf(right), a)
		: make(walk, node, 'is', null, a, valueAt(walk, right, depth + 1));
};

/** The first arm whose test holds; without a last resort an exception is thrown, so the last arm needs no test. */
const match: Rule = (walk, node, depth) => {
	const arms = matchArms(walk, node).filter(({ result }) => result !== -1);
	const subject = subjectOf(walk, node, depth + 1);
	let value = -1;
	for (const { conditions, result } of arms.toReversed()) {
		const given = valueAt(walk, result, depth + 1);
		if (value === -1) {
			value = given;
			continue;
		}
		const tests = conditions.map((condition) => {
			const compared = valueAt(walk, condition, depth + 1);
			return subject === -1 ? compared : makeBinary(walk, condition, '===', subject, compared);
		});
		const any = tests.length === 0 ? -1 : tests.reduce((a, b) => make(walk, node, 'either', '||', a, b));
		value = makeChoice(walk, node, any, given, value);
	}
	return value === -1 ? make(walk, node, 'other') : value;
};

/** What a `match` or `switch` compares with; -1 for `true`, of which the cases are tests themselves. */
export function subjectOf(walk: Walk, node: number, depth = 0): number {
	const condition = walk.field(node, 'condition');
	return /^\(\s*true\s*\)$/i.test(walk.textOf(condition)) ? -1 : valueAt(walk, condition, depth);
}

/** The value that `$x .= y` gives to its target. */
export function augmentedValue(walk: Walk, node: number, depth = 0): number {
	const operator = walk.textOf(walk.field(node, 'operator')).slice(0, -1);
	const target = valueAt(walk, walk.field(node, 'left'), depth + 1);
	return makeBinary(walk, node, operator, target, valueAt(walk, walk.field(node, 'right'), depth + 1));
}

/** The value that `$i++` gives to its target. */
export function updatedValue(walk: Walk, node: number, depth = 0): number {
	const operator = walk.textOf(walk.field(node, 'operator')).slice(0, 1);
	const target = valueAt(walk, walk.field(node, 'argument'), depth + 1);
	return makeBinary(walk, node, operator, target, makeLiteral(walk, node, 'number', '1'));
}

/** `$x .= y` and `$i++` where their value is used. */
const written =
	(target: 'left' | 'argument', given: (walk: Walk, node: number, depth: number) => number): Rule =>
	(walk, node, depth) =>
		make(
			walk,
			node,
			'assign',
			null,
			valueAt(walk, walk.field(node, target), depth + 1),
			given(walk, node, depth + 1),
		);

export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.variable_name]: variable,
	[Kind.dynamic_variable_name]: dynamicVariable,
	[Kind.name]: name,
	[Kind.qualified_name]: name,
	[Kind.relative_name]: name,
	[Kind.relative_scope]: name,
	[Kind.member_access_expression]: member,
	[Kind.nullsafe_member_access_expression]: member,
	[Kind.scoped_property_access_expression]: staticMember,
	[Kind.class_constant_access_expression]: classConstant,
	[Kind.subscript_expression]: subscript,
	[Kind.function_call_expression]: call,
	[Kind.member_call_expression]: memberCall('object'),
	[Kind.nullsafe_member_call_expression]: memberCall('object'),
	[Kind.scoped_call_expression]: memberCall('scope'),
	[Kind.object_creation_expression]: rule.made('call'),
	[Kind.print_intrinsic]: rule.made('call'),
	[Kind.shell_command_expression]: rule.made('call'),
	[Kind.include_expression]: rule.made('call'),
	[Kind.include_once_expression]: rule.made('call'),
	[Kind.require_expression]: rule.made('call'),
	[Kind.require_once_expression]: rule.made('call'),
	[Kind.anonymous_class]: rule.made('chunk'),
	[Kind.anonymous_function]: rule.made('chunk'),
	[Kind.arrow_function]: rule.made('chunk'),
	[Kind.parenthesized_expression]: last,
	[Kind.error_suppression_expression]: last,
	[Kind.clone_expression]: last,
	[Kind.by_ref]: last,
	[Kind.argument]: last,
	[Kind.sequence_expression]: last,
	[Kind.array_element_initializer]: last,
	[Kind.cast_expression]: cast,
	[Kind.conditional_expression]: conditional,
	[Kind.binary_expression]: binary,
	[Kind.unary_op_expression]: rule.unary(),
	[Kind.match_expression]: match,
	[Kind.assignment_expression]: rule.assigned(),
	[Kind.reference_assignment_expression]: rule.assigned(),
	[Kind.augmented_assignment_expression]: written('left', augmentedValue),
	[Kind.update_expression]: written('argument', updatedValue),
	[Kind.yield_expression]: rule.wrapped('yield'),
	[Kind.variadic_unpacking]: rule.wrapped('spread'),
	[Kind.array_creation_expression]: arrays(() => valueAt),
	[Kind.list_literal]: arrays(() => valueAt),
	[Kind.string]: quoted,
	[Kind.encapsed_string]: quoted,
	[Kind.heredoc]: heredoc,
	[Kind.nowdoc]: heredoc,
	[Kind.integer]: rule.constant('number'),
	[Kind.float]: rule.constant('number'),
	[Kind.boolean]: rule.constant('boolean'),
	[Kind.null]: rule.constant('null'),
});
