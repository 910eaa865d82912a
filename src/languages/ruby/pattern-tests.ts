import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { type Lower, MAX_ITEMS, make, makeBinary } from '../shared/lowering.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * `when` and `in` as tests: a class asks for a type, a literal for an equal value, anything else for what its `===`
 * says. What a pattern asks for beside these, such as the length of a list, is not described.
 */

/** Patterns in patterns deeper than this are not described. */
const MAX_DEPTH = 8;

/** Whether a name is one of a class or module: `MAX` is that of a value, as a rule. */
export function isType(walk: Walk, node: number): boolean {
	const kind = walk.kind(node);
	const constant = kind === Kind.scope_resolution ? walk.field(node, 'name') : node;
	return walk.kind(constant) === Kind.constant && /\p{Ll}/u.test(walk.textOf(constant));
}

const LITERALS: ReadonlySet<number> = new Set([
	Kind.string,
	Kind.simple_symbol,
	Kind.integer,
	Kind.float,
	Kind.true,
	Kind.false,
	Kind.nil,
]);

type Inner = (pattern: number, subject: number) => number;

/** The tests of a language's lowering. */
export function patternTests(valueAt: Lower<Walk>) {
	/** What a `case` compares with; -1 where the tests stand for themselves. */
	function subjectOf(walk: Walk, node: number, depth = 0): number {
		return valueAt(walk, walk.field(node, 'value'), depth);
	}

	/** The test of a `when` or `in`; -1 when anything fits. */
	function caseTest(walk: Walk, branch: number, subject: number, depth = 0): number {
		if (walk.kind(branch) === Kind.in_clause) return guarded(walk, branch, subject, depth);
		const tests = namedChildren(walk, branch)
			.filter((child) => walk.kind(child) === Kind.pattern)
			.map((child) => {
				const pattern = firstNamedChild(walk.tree, child);
				return subject === -1 ? valueAt(walk, pattern, depth) : equal(walk, pattern, subject, depth);
			});
		return tests.length === 0 ? -1 : tests.reduce((a, b) => makeBinary(walk, branch, '||', a, b));
	}

	/** `in pattern if test` */
	function guarded(walk: Walk, branch: number, subject: number, depth: number): number {
		const test = patternTest(walk, walk.field(branch, 'pattern'), subject, depth);
		const guard = walk.field(branch, 'guard');
		if (guard === -1) return test;
		const asked = conditionOf(walk, guard, walk.kind(guard) === Kind.unless_guard, depth);
		return test === -1 ? asked : makeBinary(walk, branch, '&&', test, asked);
	}

	/** The condition of a statement; for `unless` and `until` what must not hold is negated. */
	function conditionOf(walk: Walk, node: number, isNegated: boolean, depth = 0): number {
		const condition = walk.field(node, 'condition');
		const test = valueAt(walk, condition, depth);
		return isNegated && condition !== -1 ? make(walk, condition, 'unary', '!', test) : test;
	}

	/** `pattern === subject` */
	function equal(walk: Walk, pattern: number, subject: number, depth: number): number {
		const value = valueAt(walk, pattern, depth);
		if (isType(walk, pattern)) return make(walk, pattern, 'is', walk.textOf(pattern), subject, value);
		const isLiteral = LITERALS.has(walk.kind(pattern));
		return isLiteral
			? makeBinary(walk, pattern, '==', subject, value)
			: makeBinary(walk, pattern, '===', value, subject);
	}

	/** Whether a subject fits a pattern; -1 when anything does. */
	function patternTest(walk: Walk, node: number, subject: number, depth = 0, nested = 0): number {
		const inner = (pattern: number, of: number): number => patternTest(walk, pattern, of, depth, nested + 1);
		if (node === -1) return -1;
		if (nested > MAX_DEPTH) return make(walk, node, 'other');
		switch (walk.kind(node)) {
			// A name takes anything.
			case Kind.identifier:
				return -1;
			case Kind.as_pattern:
				return inner(walk.field(node, 'value'), subject);
			case Kind.parenthesized_pattern:
				return inner(firstNamedChild(walk.tree, node), subject);
			case Kind.alternative_pattern: {
				const tests = namedChildren(walk, node).map((each) => inner(each, subject));
				return tests.includes(-1) ? -1 : tests.reduce((a, b) => makeBinary(walk, node, '||', a, b));
			}
			case Kind.variable_reference_pattern:
				return equal(walk, walk.field(node, 'name'), subject, depth);
			case Kind.expression_reference_pattern:
				return equal(walk, walk.field(node, 'value'), subject, depth);
			case Kind.hash_pattern:
				return allOf(walk, node, subject, depth, inHash(walk, node, subject, inner));
			case Kind.array_pattern:
			case Kind.find_pattern:
				return allOf(walk, node, subject, depth, inList(walk, node, subject, inner));
			default:
				return equal(walk, node, subject, depth);
		}
	}

	/** The class that a pattern names, and what it asks of the parts. */
	function allOf(walk: Walk, node: number, subject: number, depth: number, parts: readonly number[]): number {
		const type = walk.field(node, 'class');
		const tests = type === -1 ? parts : [equal(walk, type, subject, depth), ...parts];
		return tests.length === 0
			? make(walk, node, 'other')
			: tests.reduce((a, b) => makeBinary(walk, node, '&&', a, b));
	}

	/** `{ name: String }`: a key that is named alone must be there, which is not described. */
	function inHash(walk: Walk, node: number, subject: number, inner: Inner): number[] {
		const type = walk.field(node, 'class');
		return namedChildren(walk, node)
			.slice(0, MAX_ITEMS)
			.filter((child) => child !== type)
			.map((child) => {
				const key = walk.field(child, 'key');
				const literal = walk.kind(child) === Kind.keyword_pattern ? literalText(walk, key) : null;
				if (literal === null) return make(walk, child, 'other');
				const at = make(walk, key, 'index', null, subject, make(walk, key, 'string', literal.text));
				const test = inner(walk.field(child, 'value'), at);
				return test === -1 ? make(walk, child, 'other') : test;
			});
	}

	/** `[Integer, *]`: places before the first `*` are known; the length is not described. */
	function inList(walk: Walk, node: number, subject: number, inner: Inner): number[] {
		const { out, tree } = walk;
		const tests: number[] = [];
		const type = walk.field(node, 'class');
		let child = type === -1 ? firstNamedChild(tree, node) : nextNamedSibling(tree, type);
		for (let place = 0; child !== -1 && place < MAX_ITEMS; child = nextNamedSibling(tree, child), place++) {
			if (walk.kind(child) === Kind.splat_parameter) break;
			const [start, end] = [tree.start[child], tree.end[child]];
			const at = make(walk, child, 'index', null, subject, out.literal('number', `${place}`, start, end));
			const test = inner(child, at);
			if (test !== -1) tests.push(test);
		}
		return [...tests, make(walk, node, 'other')];
	}

	return { caseTest, conditionOf, patternTest, subjectOf };
}
