import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import {
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
	operatorOf,
	rulesFor,
} from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import { charValue, stringValue } from './literals.ts';
import { isLeft } from './macro-names.ts';
import { ALWAYS, allOf, patternTest } from './pattern-tests.ts';
import { labelOf, tailOf } from './tails.ts';
import { typeText } from './type-names.ts';
import type { Walk } from './walk.ts';

/** Further arms of a match are not followed. */
const MAX_ARMS = 32;

type Rule = LoweringRule<Walk>;
const { name, leaf, constant, made, through, wrapped, member, binary } = rulesFor<Walk>(() => valueAt);

/** `a::b` is a step like `a.b`. */
const path: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const last = walk.textOf(childByField(tree, node, fields.name));
	const before = childByField(tree, node, fields.path);
	return before === -1
		? make(walk, node, 'name', last)
		: make(walk, node, 'member', last, pathValue(walk, before, depth + 1));
};

/** `T as Trait`, of `<T as Trait>::NAME`. */
const qualified: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const type = pathValue(walk, childByField(tree, node, fields.type), depth + 1);
	return make(walk, node, 'cast', typeText(walk, childByField(tree, node, fields.alias)), type);
};

const index: Rule = (walk, node, depth) => {
	const object = firstNamedChild(walk.tree, node);
	const value = valueAt(walk, object, depth + 1);
	return make(
		walk,
		node,
		'index',
		null,
		value,
		valueAt(walk, nextNamedSibling(walk.tree, object), depth + 1),
	);
};

const cast: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	const value = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
	return type === -1 ? value : make(walk, node, 'cast', typeText(walk, type), value);
};

/** What `*a` stands for is followed as `a` is. A number with its sign is a number. */
const unary: Rule = (walk, node, depth) => {
	const operand = firstNamedChild(walk.tree, node);
	const operator = operatorOf(walk, node);
	if (operator === '*') return valueAt(walk, operand, depth + 1);
	const kind = walk.kind(operand);
	if (operator === '-' && (kind === Kind.integer || kind === Kind.float))
		return makeLiteral(walk, node, 'number');
	return make(walk, node, 'unary', operator, valueAt(walk, operand, depth + 1));
};

/** `a..b`; -1 stands for what is left out. */
const range: Rule = (walk, node, depth) => {
	const { tree } = walk;
	let left = -1;
	let right = -1;
	let operator = '';
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (tree.namedKinds[tree.kind[child]] === 0) operator = tree.names[tree.kind[child]];
		else if (!walk.isNamed(child)) continue;
		else if (operator === '') left = valueAt(walk, child, depth + 1);
		else right = valueAt(walk, child, depth + 1);
	}
	return makeBinary(walk, node, operator, left, right);
};

/** The grammar takes `..=b` for an assignment to `..`. Any other gives nothing. */
const assignment: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const left = childByField(tree, node, fields.left);
	if (walk.kind(left) !== Kind.rangeExpression || walk.textOf(left) !== '..')
		return make(walk, node, 'other');
	return makeBinary(walk, node, '..=', -1, valueAt(walk, childByField(tree, node, fields.right), depth + 1));
};

/** Of `[x; n]` all items are `x`. */
const list: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const items = namedChildren(walk, node)
		.filter((child) => tree.field[child] !== fields.length && walk.kind(child) !== Kind.attributeItem)
		.slice(0, MAX_ITEMS)
		.map((child) => valueAt(walk, child, depth + 1));
	return makeList(walk, node, 'array', items);
};

/** `let p = v` as a condition. */
const letCondition: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
	const test = patternTest(valueAt, walk, childByField(tree, node, fields.pattern), subject, depth + 1);
	return test === ALWAYS ? makeLiteral(walk, node, 'boolean', 'true') : test;
};

const letChain: Rule = (walk, node, depth) => {
	const tests = namedChildren(walk, node).slice(0, MAX_ITEMS);
	return allOf(
		walk,
		node,
		tests.map((child) => valueAt(walk, child, depth + 1)),
	);
};

const ifValue: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const alternative = childByField(tree, node, fields.alternative);
	const yes = givenBy(walk, childByField(tree, node, fields.consequence), depth);
	const no = givenBy(walk, firstNamedChild(tree, alternative), depth);
	if (yes === -1 || no === -1) return either(walk, node, [yes, no]);
	return makeChoice(
		walk,
		node,
		valueAt(walk, childByField(tree, node, fields.condition), depth + 1),
		yes,
		no,
	);
};

/** Which of its arms is chosen, their patterns say: see branches.ts. */
const matchValue: Rule = (walk, node, depth) => {
	const { tree, fields } = walk;
	const given = namedChildren(walk, childByField(tree, node, fields.body))
		.filter((arm) => walk.kind(arm) === Kind.matchArm)
		.slice(0, MAX_ARMS)
		.map((arm) => givenBy(walk, childByField(tree, arm, fields.value), depth))
		.filter((value) => value !== -1);
	const any = either(walk, node, given);
	if (given.length < 2) return any;
	const subject = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
	return make(walk, node, 'choice', null, subject, any);
};

/** What a block ends with, and what `break` gives it. */
const block: Rule = (walk, node, depth) => {
	const tail = tailOf(walk, node);
	const given = walk.broken.get(node);
	if (given === undefined) return valueAt(walk, tail, depth + 1);
	return either(walk, node, [...given, givenBy(walk, tail, depth)]);
};

const loop: Rule = (walk, node) => either(walk, node, walk.broken.get(node) ?? []);

/** The value of an expression of several ones; -1 for one that is left before it gives anything. */
function givenBy(walk: Walk, node: number, depth: number): number {
	const gives = givingNode(walk, node);
	return gives === -1 ? -1 : valueAt(walk, gives, depth + 1);
}

const LEAVES: ReadonlySet<number> = new Set([
	Kind.returnExpression,
	Kind.breakExpression,
	Kind.continueExpression,
]);

/** The expression that a node, or the block that it is, ends with; -1 when it is left before. */
export function givingNode(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	let at = node;
	while (walk.kind(at) === Kind.block && !walk.broken.has(at)) at = tailOf(walk, at);
	if (LEAVES.has(walk.kind(at))) return -1;
	if (walk.kind(at) !== Kind.macroInvocation) return at;
	return isLeft(walk, walk.textOf(childByField(tree, at, fields.macro))) ? -1 : at;
}

function either(walk: Walk, node: number, values: readonly number[]): number {
	const given = values.filter((value) => value !== -1);
	if (given.length === 0) return make(walk, node, 'other');
	return given.reduceRight((rest, value) => make(walk, node, 'either', null, value, rest));
}

const macro: Rule = (walk, node) => walk.macroValues.get(node) ?? makeMade(walk, node, 'call');

/**
 * The value of an expression that has been walked, so that its calls and closures are recorded. Borrowing and following
 * a reference change nothing about what a value is; `?` is kept as a step of that name.
 */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: name(),
	[Kind.typeIdentifier]: name(),
	[Kind.primitiveType]: name(),
	[Kind.crate]: name(),
	[Kind.super]: name(),
	[Kind.metavariable]: name(),
	[Kind.self]: leaf('this'),
	[Kind.scopedIdentifier]: path,
	[Kind.scopedType]: path,
	[Kind.genericFunction]: through('function'),
	[Kind.genericType]: through('type'),
	[Kind.turbofishType]: through('type'),
	[Kind.bracketedType]: (walk, node, depth) => pathValue(walk, firstNamedChild(walk.tree, node), depth + 1),
	[Kind.qualifiedType]: qualified,
	[Kind.fieldExpression]: member('value', 'field'),
	[Kind.indexExpression]: index,
	[Kind.call]: made('call'),
	[Kind.structExpression]: made('call'),
	[Kind.macroInvocation]: macro,
	[Kind.closure]: made('chunk'),
	[Kind.asyncBlock]: made('chunk'),
	[Kind.genBlock]: made('chunk'),
	[Kind.parenthesized]: through(),
	[Kind.reference]: through('value'),
	[Kind.unary]: unary,
	[Kind.binary]: binary(),
	[Kind.rangeExpression]: range,
	[Kind.assignment]: assignment,
	[Kind.tryExpression]: (walk, node, depth) =>
		make(walk, node, 'member', '?', valueAt(walk, firstNamedChild(walk.tree, node), depth + 1)),
	[Kind.awaitExpression]: wrapped('await'),
	[Kind.yieldExpression]: wrapped('yield'),
	[Kind.cast]: cast,
	[Kind.tuple]: list,
	[Kind.array]: list,
	[Kind.letCondition]: letCondition,
	[Kind.letChain]: letChain,
	[Kind.ifExpression]: ifValue,
	[Kind.matchExpression]: matchValue,
	[Kind.loopExpression]: loop,
	[Kind.block]: block,
	[Kind.unsafeBlock]: through(),
	[Kind.constBlock]: through(),
	[Kind.string]: stringValue,
	[Kind.rawString]: stringValue,
	[Kind.char]: charValue,
	[Kind.integer]: constant('number'),
	[Kind.float]: constant('number'),
	[Kind.negative]: constant('number'),
	[Kind.boolean]: constant('boolean'),
	[Kind.unit]: constant('none'),
});

/** The value of a path, or of a type: `self` is the module that it begins with. */
export function pathValue(walk: Walk, node: number, depth = 0): number {
	return walk.kind(node) === Kind.self
		? make(walk, node, 'name', walk.textOf(node))
		: valueAt(walk, node, depth);
}

/** Notes what `break` gives to what it ends. */
export function leaveBreak(walk: Walk, node: number): void {
	const given = namedChildren(walk, node).find((child) => walk.kind(child) !== Kind.label);
	const ended = given === undefined ? -1 : endedBy(walk, node);
	if (given === undefined || ended === -1) return;
	const values = walk.broken.get(ended) ?? [];
	if (values.length < MAX_ARMS) walk.broken.set(ended, [...values, valueAt(walk, given)]);
}

/** Levels between a `break` and what it ends: enough for any code that people write. */
const MAX_CLIMB = 500;

const LOOPS: ReadonlySet<number> = new Set([Kind.loopExpression, Kind.whileExpression, Kind.forExpression]);
const FUNCTIONS: ReadonlySet<number> = new Set([
	Kind.functionItem,
	Kind.closure,
	Kind.asyncBlock,
	Kind.genBlock,
]);

export function isLoop(walk: Walk, node: number): boolean {
	return LOOPS.has(walk.kind(node));
}

/** The loop around a node in its function, or what has a label; -1 for none. */
export function endedBy(walk: Walk, node: number, label = labelOf(walk, node)): number {
	const { tree } = walk;
	let at = tree.parent[node];
	for (let levels = 0; at > 0 && levels < MAX_CLIMB; at = tree.parent[at], levels++) {
		if (FUNCTIONS.has(walk.kind(at))) return -1;
		if (label === '' ? isLoop(walk, at) : labelOf(walk, at) === label) return at;
	}
	return -1;
}
