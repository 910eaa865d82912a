import { NodeFlag } from '../../model/syntax-tree.ts';
import { childByField, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Lower, make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { clippedText, nextWritten } from '../shared/walk.ts';
import { conditionsOf } from './condition-parts.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;
/** Deeper patterns are not described. */
const MAX_NESTED = 40;

/** What a pattern that takes everything asks: nothing. */
const ALWAYS = -1;

interface Comparison {
	lower: Lower<Walk>;
	subject: number;
	/** A `let` stands before: plain names are bound. */
	isBound: boolean;
	depth: number;
}

/**
 * Whether a value fits a pattern; `ALWAYS` when it always does. The pattern is given as siblings, from `first` to before
 * `end`: those of a condition have no node around them.
 */
function testOf(walk: Walk, first: number, end: number, comparison: Comparison): number {
	const { tree, fields } = walk;
	const { lower, subject, depth } = comparison;
	if (first === -1 || first >= end) return ALWAYS;
	if (depth > MAX_NESTED) return make(walk, first, 'other');
	const tests: number[] = [];
	const inner: number[] = [];
	let { isBound } = comparison;
	let type = -1;
	let caseName = -1;
	for (let child = first; child !== -1 && child < end; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.value_binding_pattern:
				isBound = true;
				break;
			case Kind['"is"']:
			case Kind['"as"']: {
				const named = nextNamedSibling(tree, child);
				const name = clippedText(walk, named, MAX_TYPE);
				const asValue = walk.kind(named) === Kind.user_type ? lower(walk, named, depth + 1) : -1;
				tests.push(make(walk, named === -1 ? child : named, 'is', name, subject, asValue));
				if (named !== -1) child = named;
				break;
			}
			case Kind['"?"']:
				tests.push(makeBinary(walk, child, '!=', subject, makeLiteral(walk, child, 'null', 'nil')));
				break;
			case Kind.user_type:
				type = child;
				break;
			case Kind['"."']:
				caseName = nextWritten(walk, child);
				if (caseName !== -1) {
					const of = type === -1 ? make(walk, child, 'other') : lower(walk, type, depth + 1);
					const member = make(walk, caseName, 'member', walk.nameOf(caseName), of);
					tests.push(makeBinary(walk, caseName, '==', subject, member));
					child = caseName;
				}
				break;
			case Kind.pattern:
				inner.push(child);
				break;
			case Kind.wildcard_pattern:
			case Kind.type_annotation:
			case Kind['"case"']:
			case Kind['"("']:
			case Kind['","']:
			case Kind['":"']:
				break;
			case Kind.simple_identifier:
				if (isBound || tree.field[child] === fields.bound_identifier) break;
				if (walk.kind(nextWritten(walk, child)) === Kind['":"']) break;
				tests.push(makeBinary(walk, child, '==', subject, lower(walk, child, depth + 1)));
				break;
			default:
				if (isWritten(walk, child)) tests.push(constantTest(walk, child, comparison));
		}
	}
	const isPlaced = inner.length > 1 || caseName !== -1 || walk.kind(first) === Kind['"("'];
	for (const [at, part] of inner.entries()) {
		const within = isPlaced ? placeOf(walk, part, at, subject) : subject;
		const below = { lower, subject: within, isBound, depth: depth + 1 };
		tests.push(testOf(walk, part + 1, tree.after[part], below));
	}
	return allOf(walk, tests, tree.start[first], endOf(walk, first, end));
}

/** An expression: `nil` is a token. */
function isWritten(walk: Walk, node: number): boolean {
	const { flags } = walk.tree;
	if (walk.kind(node) === Kind['"nil"']) return true;
	return (flags[node] & (NodeFlag.named | NodeFlag.extra)) === NodeFlag.named;
}

function endOf({ tree }: Walk, first: number, end: number): number {
	let last = first;
	while (tree.after[last] < end) last = tree.after[last];
	return tree.end[last];
}

function placeOf(walk: Walk, part: number, at: number, subject: number): number {
	return make(walk, part, 'index', null, subject, makeLiteral(walk, part, 'number', `${at}`));
}

/** A range is asked whether it holds the value, by `~=`; a constant is equal to it. */
function constantTest(walk: Walk, node: number, { lower, subject, depth }: Comparison): number {
	const value = lower(walk, node, depth + 1);
	const kind = walk.kind(node);
	const isRange =
		kind === Kind.open_start_range_expression ||
		kind === Kind.open_end_range_expression ||
		childByField(walk.tree, node, walk.fields.start) !== -1;
	return isRange
		? makeBinary(walk, node, '~=', value, subject)
		: makeBinary(walk, node, '==', subject, value);
}

/** What all hold for; what always does adds nothing. */
function allOf({ out }: Walk, tests: readonly number[], start: number, end: number): number {
	const asked = tests.filter((test) => test !== ALWAYS);
	return asked.length === 0 ? ALWAYS : asked.reduce((a, b) => out.value('either', '&&', a, b, start, end));
}

/** A test in a range of the text. */
export interface PlacedTest {
	test: number;
	start: number;
	end: number;
}

/** The conditions of `if`, `guard` and `while`: `let x = y` asks whether there is a `y`. */
export function conditionTests(lower: Lower<Walk>, walk: Walk, statement: number, depth = 0): PlacedTest[] {
	const { tree } = walk;
	return conditionsOf(walk, statement).map(({ first, sign, end }) => ({
		test: conditionTest(lower, walk, { first, sign, end }, depth),
		start: tree.start[first],
		end: endOf(walk, first, end),
	}));
}

function conditionTest(
	lower: Lower<Walk>,
	walk: Walk,
	{ first, sign, end }: { first: number; sign: number; end: number },
	depth: number,
): number {
	const { tree } = walk;
	const kind = walk.kind(first);
	if (kind === Kind['"case"']) {
		const subject = lower(walk, sign === -1 ? -1 : nextWritten(walk, sign), depth + 1);
		const pattern = nextWritten(walk, first);
		return testOf(walk, pattern, sign === -1 ? end : sign, { lower, subject, isBound: false, depth });
	}
	if (kind !== Kind.value_binding_pattern) return lower(walk, first, depth + 1);
	const given = sign === -1 ? tree.after[first] : nextWritten(walk, sign);
	if (given === -1 || given >= end) return make(walk, first, 'other');
	return makeBinary(
		walk,
		given,
		'!=',
		lower(walk, given, depth + 1),
		makeLiteral(walk, given, 'null', 'nil'),
	);
}

/** What all conditions of a statement ask. */
export function wholeTest(walk: Walk, tests: readonly PlacedTest[]): number {
	return allOf(
		walk,
		tests.map(({ test }) => test),
		tests[0]?.start ?? -1,
		tests.at(-1)?.end ?? -1,
	);
}

/** What the patterns of a `case` ask, each with its `where`; none for `default` and what takes everything. */
export function entryTests(
	lower: Lower<Walk>,
	walk: Walk,
	entry: number,
	subject: number,
	depth = 0,
): readonly number[] {
	const { tree } = walk;
	const tests: number[] = [];
	for (let child = entry + 1; child < tree.after[entry]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.switch_pattern) {
			const comparison = { lower, subject, isBound: false, depth };
			const pattern = walk.kind(child + 1) === Kind.pattern ? child + 1 : child;
			tests.push(testOf(walk, pattern + 1, tree.after[pattern], comparison));
		} else if (kind === Kind.where_keyword) {
			const condition = nextWritten(walk, child);
			if (condition === -1) break;
			const both = [tests.pop() ?? ALWAYS, lower(walk, condition, depth + 1)];
			tests.push(allOf(walk, both, tree.start[entry], tree.end[condition]));
			child = condition;
		} else if (kind === Kind.statements) break;
	}
	return tests.includes(ALWAYS) ? [] : tests;
}
