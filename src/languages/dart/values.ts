import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import {
	type Lower,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeLiteral,
	makeMade,
	rulesFor,
} from '../shared/lowering.ts';
import type { OnBranch } from '../shared/operators.ts';
import { templateOf } from '../shared/templates.ts';
import { nextWritten } from '../shared/walk.ts';
import { collectionValue } from './collections.ts';
import { hiddenThrow, isThrow, operationValue } from './operations.ts';
import { caseTest } from './pattern-tests.ts';
import { argumentPart, chainStart, indexIn, isSelector, memberName, nextSelector, runEnd } from './runs.ts';
import { stringParts } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const rules = rulesFor<Walk>(() => runValue);

/** The value of a run that has been walked, so that its calls and functions are recorded. */
export const runValue: Lower<Walk> = (walk, first, depth = 0) => valueBefore(walk, first, -1, depth);

/** The value of a run up to one of its selectors. */
export function valueBefore(walk: Walk, first: number, until: number, depth = 0): number {
	if (first === -1) return -1;
	// What a call gives does not depend on what is before it: the last one is begun with.
	let begin = -1;
	let last = first;
	for (let next = nextSelector(walk, first); next !== -1 && next !== until; next = nextSelector(walk, next)) {
		if (walk.made[next] !== -1) begin = next;
		last = next;
	}
	let value = begin === -1 ? plainValue(walk, first, depth) : makeMade(walk, begin, 'call');
	if (last === first || begin === last) return value;
	for (let at = nextWritten(walk, begin === -1 ? first : begin); at !== until; at = nextWritten(walk, at)) {
		value = withSelector(walk, value, at, walk.tree.start[first], depth);
		if (at === last) break;
	}
	return value;
}

/** What a member, an index or arguments make of a value that begins at `start`. */
function withSelector(walk: Walk, value: number, selector: number, start: number, depth = 0): number {
	const { tree, out } = walk;
	if (walk.kind(selector) === Kind.cascade_section) return value;
	if (argumentPart(walk, selector) !== -1) return makeMade(walk, selector, 'call');
	const end = tree.end[selector];
	const index = indexIn(walk, selector);
	if (index !== -1) return out.value('index', null, value, runValue(walk, index, depth + 1), start, end);
	const name = memberName(walk, selector);
	return name === -1 ? value : out.value('member', walk.textOf(name), value, -1, start, end);
}

/** `..b.c` of what a cascade is about, up to a part of the section. */
export function cascadeValue(walk: Walk, section: number, until: number): number {
	const { tree } = walk;
	const target = chainStart(walk, section);
	let value = isArrow(walk, target) ? make(walk, target, 'other') : valueBefore(walk, target, section);
	for (let child = section + 1; child !== -1 && child !== until; child = nextWritten(walk, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.cascade_selector || isSelector(kind))
			value = withSelector(walk, value, child, tree.start[section]);
	}
	return value;
}

/** `(a) => a..b(1)`: what stands behind the function is in it in truth; the grammar ends it too early. */
export function isArrow(walk: Walk, start: number): boolean {
	if (walk.kind(start) !== Kind.function_expression) return false;
	const body = childOfKind(walk.tree, start, walk.kinds, Kind.function_expression_body);
	return body !== -1 && walk.text.startsWith('=>', walk.tree.start[body]);
}

/** `onBranch` is told of right sides of operators. */
export function valueOfOperation(walk: Walk, node: number, depth: number, onBranch?: OnBranch): number {
	return operationValue(runValue, walk, node, depth, onBranch);
}

const operation = (walk: Walk, node: number, depth: number): number => valueOfOperation(walk, node, depth);

const collection = (walk: Walk, node: number, depth: number): number =>
	collectionValue(runValue, walk, node, depth);

/** Expressions of one node. */
const plainValue: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: nameValue,
	[Kind.type_identifier]: nameValue,
	[Kind.qualified]: (walk, node) => pathValue(walk, namesIn(walk, node)),
	[Kind.this]: rules.leaf('this'),
	[Kind.super]: rules.leaf('super'),
	[Kind.assignable_expression]: rules.through(),
	[Kind.parenthesized_expression]: rules.through(),
	[Kind.unary_expression]: unaryValue,
	[Kind.postfix_expression]: (walk, node, depth) => {
		const target = runValue(walk, firstNamedChild(walk.tree, node), depth + 1);
		return make(walk, node, 'assign', null, target, steppedValue(walk, node, target));
	},
	[Kind.await_expression]: (walk, node, depth) => {
		if (hiddenThrow(walk, node) !== -1) return make(walk, node, 'other');
		return make(walk, node, 'await', null, runValue(walk, firstNamedChild(walk.tree, node), depth + 1));
	},
	[Kind.function_expression]: rules.made('chunk'),
	[Kind.new_expression]: rules.made('call'),
	[Kind.const_object_expression]: rules.made('call'),
	[Kind.additive_expression]: operation,
	[Kind.logical_and_expression]: operation,
	[Kind.conditional_expression]: operation,
	[Kind.type_cast_expression]: operation,
	[Kind.type_test_expression]: operation,
	[Kind.assignment_expression]: (walk, node, depth) => {
		const target = runValue(walk, childByField(walk.tree, node, walk.fields.left), depth + 1);
		return make(walk, node, 'assign', null, target, assignedValue(walk, node, target, depth + 1));
	},
	[Kind.switch_expression]: switchValue,
	[Kind.list_literal]: collection,
	[Kind.set_or_map_literal]: collection,
	[Kind.record_literal]: collection,
	[Kind.dot_shorthand]: (walk, node) => {
		const name = childOfKind(walk.tree, node, walk.kinds, Kind.identifier);
		return make(walk, node, 'member', walk.textOf(name), make(walk, node, 'other'));
	},
	[Kind.decimal_integer_literal]: rules.constant('number'),
	[Kind.true]: rules.constant('boolean'),
	[Kind.null_literal]: rules.constant('null'),
	[Kind.symbol_literal]: rules.constant('symbol'),
	[Kind.string_literal]: (walk, node, depth) => {
		return templateOf(walk, node, stringParts(walk, node), (inserted) =>
			runValue(walk, firstNamedChild(walk.tree, inserted), depth + 1),
		);
	},
});

function nameValue(walk: Walk, node: number): number {
	const isName = !walk.isEmpty(node) && walk.textOf(node) !== '_';
	return isName ? make(walk, node, 'name', walk.textOf(node)) : make(walk, node, 'other');
}

/** The names of `a.B<C>.named`, in order. */
export function namesIn(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const names: number[] = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.arguments) break;
		if (kind === Kind.type_identifier || kind === Kind.identifier) names.push(child);
	}
	return names;
}

/** `a.B` as a value. */
export function pathValue(walk: Walk, names: readonly number[]): number {
	const { tree, out } = walk;
	const [first, ...rest] = names;
	return rest.reduce(
		(object, name) => out.value('member', walk.textOf(name), object, -1, tree.start[first], tree.end[name]),
		nameValue(walk, first),
	);
}

/** `!a`, `-a`, `~a`, `++a`, `await a`. */
function unaryValue(walk: Walk, node: number, depth: number): number {
	const { tree, kinds } = walk;
	const operand = firstOperand(walk, node);
	const value = runValue(walk, operand, depth + 1);
	if (walk.kind(operand) === Kind.await_expression) return value;
	if (childOfKind(tree, node, kinds, Kind.increment_operator) !== -1)
		return make(walk, node, 'assign', null, value, steppedValue(walk, node, value));
	return make(walk, node, 'unary', walk.textOf(node + 1), value);
}

/** What stands behind the operator of a unary expression. */
function firstOperand(walk: Walk, node: number): number {
	const kind = walk.kind(node + 1);
	const isSigned = kind === Kind.prefix_operator || kind === Kind.increment_operator;
	return isSigned ? nextWritten(walk, node + 1) : firstNamedChild(walk.tree, node);
}

/** What `x++` and `--x` give to their operand, whose value is `target`. */
export function steppedValue(walk: Walk, node: number, target: number): number {
	const { tree } = walk;
	const isFirst = walk.kind(node + 1) === Kind.increment_operator;
	const sign = walk.text[isFirst ? tree.start[node] : tree.end[node] - 1];
	return makeBinary(walk, node, sign, target, makeLiteral(walk, node, 'number', '1'));
}

/** What an assignment gives to its left side, whose value is `target`. */
export function assignedValue(walk: Walk, node: number, target: number, depth = 0): number {
	const { tree, fields } = walk;
	const right = childByField(tree, node, fields.right);
	const sign = walk.textOf(childByField(tree, node, fields.operator));
	return compound(walk, node, sign, target, runValue(walk, right, depth));
}

/** What `target = given` and `target += given` give to the target. */
export function compound(walk: Walk, node: number, sign: string, target: number, given: number): number {
	const value = given === -1 ? make(walk, node, 'other') : given;
	return sign === '=' ? value : makeBinary(walk, node, sign.slice(0, -1), target, value);
}

/** Which of its arms gives the value is decided by their patterns; one that throws gives nothing. */
function switchValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const subject = runValue(walk, childByField(tree, node, fields.condition), depth + 1);
	const arms: { arm: number; test: number; value: number; end: number }[] = [];
	for (let arm = firstNamedChild(tree, node); arm !== -1; arm = nextWritten(walk, arm)) {
		if (walk.kind(arm) !== Kind.switch_expression_case || arms.length >= MAX_ITEMS) continue;
		const result = nextWritten(walk, childOfKind(tree, arm, walk.kinds, Kind['"=>"']));
		if (result === -1 || isThrow(walk, result)) continue;
		const test = caseTest(runValue, walk, arm, subject, depth + 1);
		arms.push({ arm, test, value: runValue(walk, result, depth + 1), end: runEnd(walk, result) });
	}
	const last = arms.pop();
	if (last === undefined) return make(walk, node, 'other');
	return arms.reduceRight((rest, { arm, test, value }) => {
		const either = out.value('either', null, value, rest, tree.start[arm], last.end);
		return test === -1 ? either : out.value('choice', null, test, either, tree.start[arm], last.end);
	}, last.value);
}
