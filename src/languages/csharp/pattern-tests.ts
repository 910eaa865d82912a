import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { type Lower, make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { ALWAYS, joinedTests } from '../shared/pattern-tests.ts';
import { clippedText } from '../shared/walk.ts';
import { argumentsIn, expressionIn } from './argument-parts.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;
/** Deeper patterns are not described. */
const MAX_NESTED = 60;

/** What a pattern is compared with. */
export interface Comparison {
	lower: Lower<Walk>;
	/** The value that is compared. */
	subject: number;
	/** In `x is Name` a name is a type far more often than a constant; in a case it is a constant. */
	isAsked: boolean;
	/** How deep the pattern stands in an expression. */
	depth: number;
}

/** Whether the subject fits a pattern, as a value; `ALWAYS` when it always does. */
export function testOf(walk: Walk, pattern: number, comparison: Comparison): number {
	const { tree, fields } = walk;
	const { lower, subject, depth } = comparison;
	const inner = firstNamedChild(tree, pattern);
	if (depth > MAX_NESTED) return make(walk, pattern, 'other');
	const below = { ...comparison, depth: depth + 1 };
	switch (walk.kind(pattern)) {
		case Kind.discard:
		case Kind.var_pattern:
			return ALWAYS;
		case Kind.constant_pattern:
			return constantTest(walk, inner, comparison);
		case Kind.relational_pattern:
			return makeBinary(walk, pattern, walk.textOf(pattern + 1), subject, lower(walk, inner, depth + 1));
		case Kind.parenthesized_pattern:
			return testOf(walk, inner, below);
		case Kind.negated_pattern:
			return negated(walk, pattern, testOf(walk, inner, below));
		case Kind.and_pattern: {
			const left = testOf(walk, childByField(tree, pattern, fields.left), below);
			const operator = walk.textOf(childByField(tree, pattern, fields.operator));
			return joined(walk, pattern, operator, [
				left,
				testOf(walk, childByField(tree, pattern, fields.right), below),
			]);
		}
		case Kind.declaration_pattern:
		case Kind.type_pattern:
			return typeTest(walk, pattern, childByField(tree, pattern, fields.type), comparison);
		case Kind.recursive_pattern:
			return recursiveTest(walk, pattern, below);
		case Kind.list_pattern:
			// How many items there are is a question of its own, which nothing is said about.
			return joined(walk, pattern, 'and', [
				...placeTests(walk, pattern, namedChildren(walk, pattern), below),
				make(walk, pattern, 'other'),
			]);
		default:
			return make(walk, pattern, 'other');
	}
}

/** A constant, which the grammar also takes types, tuples (`(1, _)`) and `Point(1, _)` for. */
export function constantTest(walk: Walk, node: number, comparison: Comparison): number {
	const { tree, fields } = walk;
	const { lower, subject, isAsked, depth } = comparison;
	switch (walk.kind(node)) {
		case Kind.identifier:
			if (walk.textOf(node) === '_' || walk.isEmpty(node)) return ALWAYS;
			break;
		case Kind.declaration_expression:
			return typeTest(walk, node, childByField(tree, node, fields.type), comparison);
		case Kind.tuple_expression:
			return joined(
				walk,
				node,
				'and',
				placeTests(walk, node, argumentsIn(walk, node), { ...comparison, isAsked: false }),
			);
		case Kind.invocation_expression: {
			const list = childByField(tree, node, fields.arguments);
			return joined(walk, node, 'and', [
				typeTest(walk, node, childByField(tree, node, fields.function), comparison),
				...placeTests(walk, list, argumentsIn(walk, list), { ...comparison, isAsked: false }),
			]);
		}
		case Kind.generic_name:
			return typeTest(walk, node, node, comparison);
		case Kind.member_access_expression:
			break;
		default:
			return makeBinary(walk, node, '==', subject, lower(walk, node, depth + 1));
	}
	return isAsked
		? typeTest(walk, node, node, comparison)
		: makeBinary(walk, node, '==', subject, lower(walk, node, depth + 1));
}

/** `int n`; `var n` takes everything. */
export function typeTest(
	walk: Walk,
	node: number,
	type: number,
	{ lower, subject, depth }: Omit<Comparison, 'isAsked'>,
): number {
	if (type === -1 || walk.kind(type) === Kind.implicit_type) return ALWAYS;
	const isNamed = walk.kind(type) !== 0 && walk.kind(type) !== Kind.array_type;
	return make(
		walk,
		node,
		'is',
		clippedText(walk, type, MAX_TYPE),
		subject,
		isNamed ? lower(walk, type, depth + 1) : -1,
	);
}

/** `T(1, var x) { A: 1, B.C: > 2 } name`; `{ }` takes everything but null. */
function recursiveTest(walk: Walk, pattern: number, comparison: Comparison): number {
	const { tree, fields } = walk;
	const tests = [typeTest(walk, pattern, childByField(tree, pattern, fields.type), comparison)];
	const isTyped = tests[0] !== ALWAYS;
	let isEmpty = true;
	for (const clause of namedChildren(walk, pattern)) {
		const kind = walk.kind(clause);
		if (kind !== Kind.positional_pattern_clause && kind !== Kind.property_pattern_clause) continue;
		const parts = namedChildren(walk, clause).filter((part) => walk.kind(part) === Kind.subpattern);
		if (parts.length > 0) isEmpty = false;
		for (const [at, part] of parts.entries()) tests.push(partTest(walk, part, at, comparison));
	}
	if (isEmpty && !isTyped)
		tests.push(
			makeBinary(walk, pattern, '!=', comparison.subject, makeLiteral(walk, pattern, 'null', 'null')),
		);
	return joined(walk, pattern, 'and', tests);
}

/** `A: 1` and `A.B: 1` look at a member, `1` at a place. */
function partTest(walk: Walk, part: number, position: number, comparison: Comparison): number {
	const [first, second = -1] = namedChildren(walk, part);
	if (second === -1) return placeTests(walk, part, [first], comparison, position)[0];
	const subject = memberOf(walk, first, comparison.subject);
	return testOf(walk, second, { ...comparison, subject, isAsked: false });
}

/** `a.b` of what is looked at. */
function memberOf(walk: Walk, node: number, of: number): number {
	const { tree, fields } = walk;
	const path = [node];
	while (walk.kind(path[0]) === Kind.member_access_expression)
		path.unshift(childByField(tree, path[0], fields.expression));
	return path.reduce((object, part, at) => {
		const name = at === 0 ? part : childByField(tree, part, fields.name);
		return make(walk, part, 'member', walk.textOf(name), object);
	}, of);
}

/** What parts at places ask of the items there. */
function placeTests(
	walk: Walk,
	around: number,
	parts: readonly number[],
	comparison: Comparison,
	from = 0,
): number[] {
	return parts.map((part, at) => {
		if (part === -1) return ALWAYS;
		const place = makeLiteral(walk, part, 'number', `${from + at}`);
		const subject = make(walk, part, 'index', null, comparison.subject, place);
		const inner = { ...comparison, subject, isAsked: false };
		const isPattern = walk.kind(around) === Kind.list_pattern || walk.kind(around) === Kind.subpattern;
		return isPattern ? testOf(walk, part, inner) : constantTest(walk, part, inner);
	});
}

function negated(walk: Walk, node: number, test: number): number {
	return test === ALWAYS ? make(walk, node, 'other') : make(walk, node, 'unary', '!', test);
}

function joined(walk: Walk, node: number, operator: string, tests: readonly number[]): number {
	return joinedTests(walk, operator, tests, walk.tree.start[node], walk.tree.end[node]);
}

/** What an arm or a section of a `switch` asks of its subject; `ALWAYS` for `_` and `default`. */
export function caseTest(lower: Lower<Walk>, walk: Walk, node: number, subject: number, depth = 0): number {
	const { tree, kinds } = walk;
	const pattern = firstNamedChild(tree, node);
	const isDefault =
		walk.kind(node) === Kind.switch_section && childOfKind(tree, node, kinds, Kind['"case"']) === -1;
	if (isDefault || pattern === -1) return ALWAYS;
	const test = testOf(walk, pattern, { lower, subject, isAsked: false, depth });
	const when = childOfKind(tree, node, kinds, Kind.when_clause);
	if (when === -1) return test;
	const condition = lower(walk, expressionIn(walk, when), depth + 1);
	return joinedTests(walk, 'and', [test, condition], tree.start[pattern], tree.end[when]);
}
