import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { type Lower, make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { ALWAYS, joinedTests } from '../shared/pattern-tests.ts';
import { clipped, nextWritten } from '../shared/walk.ts';
import { lastIdentifier, runEnd, runsIn } from './runs.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;
/** Deeper patterns are not described. */
const MAX_NESTED = 60;

/** What a case asks of its subject, with what follows `when`; `ALWAYS` for one that takes everything. */
export function caseTest(lower: Lower<Walk>, walk: Walk, node: number, subject: number, depth = 0): number {
	const { test, guard, end } = caseParts(lower, walk, node, subject, depth);
	if (guard === -1) return test;
	const start = walk.tree.start[firstPattern(walk, node)];
	return joinedTests(walk, 'and', [test, lower(walk, guard, depth + 1)], start, end);
}

/** What stands in the parentheses of an `if`, also one in a collection: an expression, perhaps with a pattern. */
export function conditionTest(lower: Lower<Walk>, walk: Walk, node: number, depth = 0): number {
	const subject = subjectOf(walk, node);
	const value = lower(walk, subject, depth + 1);
	if (childOfKind(walk.tree, node, walk.kinds, Kind['"case"']) === -1) return value;
	const test = caseTest(lower, walk, node, value, depth);
	return test === ALWAYS ? makeLiteral(walk, subject, 'boolean', 'true') : test;
}

/** What is in front of `case` in the parentheses of an `if`. */
export function subjectOf(walk: Walk, node: number): number {
	return nextWritten(walk, childOfKind(walk.tree, node, walk.kinds, Kind['"("']));
}

/** The first node of the pattern of a case. */
function firstPattern(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	if (walk.kind(node) === Kind.switch_expression_case) return node + 1;
	const isStatement = walk.kind(node) === Kind.switch_statement_case;
	return nextWritten(walk, childOfKind(tree, node, kinds, isStatement ? Kind.case_builtin : Kind['"case"']));
}

/** The test of the pattern alone, and the guard behind it, with where that ends. */
export function caseParts(
	lower: Lower<Walk>,
	walk: Walk,
	node: number,
	subject: number,
	depth = 0,
): { test: number; guard: number; end: number } {
	const { tree, kinds } = walk;
	const first = firstPattern(walk, node);
	const when = childOfKind(tree, node, kinds, Kind['"when"']);
	const guard = nextWritten(walk, when);
	const parts: number[] = [];
	let open = 0;
	for (let part = first; part !== -1 && part < tree.after[node]; part = tree.after[part]) {
		const kind = walk.kind(part);
		if (kind === Kind['"("']) open++;
		else if (kind === Kind['")"']) open--;
		if (open < 0 || part === when || ENDS.has(kind)) break;
		parts.push(part);
	}
	const test = new PatternReader(lower, walk, parts).test(subject, depth);
	return { test, guard, end: guard === -1 ? tree.end[node] : runEnd(walk, guard) };
}

/** What may stand behind a pattern. */
const ENDS: ReadonlySet<number> = new Set([Kind['":"'], Kind['"=>"']]);

/** Patterns in a row: `> 1 && < 5 || A()`, which have no node around them. */
class PatternReader {
	readonly #lower: Lower<Walk>;
	readonly #walk: Walk;
	readonly #parts: readonly number[];
	#at = 0;

	constructor(lower: Lower<Walk>, walk: Walk, parts: readonly number[]) {
		this.#lower = lower;
		this.#walk = walk;
		this.#parts = parts.filter((part) => walk.kind(part) !== Kind.comment);
	}

	test(subject: number, depth: number): number {
		const first = this.#parts[this.#at] ?? -1;
		if (first === -1 || depth > MAX_NESTED) return ALWAYS;
		return this.#joined('or', first, () =>
			this.#joined('and', this.#parts[this.#at] ?? first, () => this.#single(subject, depth)),
		);
	}

	#joined(operator: 'and' | 'or', first: number, next: () => number): number {
		const sign = operator === 'or' ? Kind.logical_or_operator : Kind.logical_and_operator;
		const tests = [next()];
		while (this.#walk.kind(this.#parts[this.#at] ?? -1) === sign) {
			this.#at++;
			tests.push(next());
		}
		const { tree } = this.#walk;
		const last = this.#parts[this.#at - 1] ?? first;
		return joinedTests(this.#walk, operator, tests, tree.start[first], tree.end[last]);
	}

	#single(subject: number, depth: number): number {
		const walk = this.#walk;
		const part = this.#parts[this.#at++] ?? -1;
		switch (walk.kind(part)) {
			case Kind.relational_operator: {
				const operand = this.#parts[this.#at] ?? -1;
				this.#skipRun(operand);
				return makeBinary(walk, part, walk.textOf(part), subject, this.#lower(walk, operand, depth + 1));
			}
			case Kind['"("']: {
				const test = this.test(subject, depth + 1);
				this.#at++;
				return test;
			}
			default:
				return this.#pattern(part, subject, depth + 1);
		}
	}

	#skipRun(first: number): void {
		const end = first === -1 ? -1 : runEnd(this.#walk, first);
		while (this.#at < this.#parts.length && this.#walk.tree.end[this.#parts[this.#at]] <= end) this.#at++;
	}

	#pattern(pattern: number, subject: number, depth: number): number {
		const walk = this.#walk;
		const { tree, kinds } = walk;
		if (pattern === -1 || depth > MAX_NESTED) return make(walk, pattern, 'other');
		const inner = firstNamedChild(tree, pattern);
		switch (walk.kind(pattern)) {
			case Kind.constant_pattern:
				return constantTest(this.#lower, walk, pattern, subject, depth);
			case Kind.variable_pattern: {
				const isPlain = walk.kind(inner) === Kind.inferred_type || walk.kind(inner) === Kind.final_builtin;
				const type = isPlain ? nextWritten(walk, inner) : inner;
				return typeTest(walk, pattern, type, lastIdentifier(walk, pattern), subject);
			}
			case Kind.cast_pattern:
			case Kind.null_assert_pattern:
				return this.#pattern(inner, subject, depth + 1);
			case Kind.null_check_pattern: {
				const isThere = makeBinary(walk, pattern, '!=', subject, makeLiteral(walk, pattern, 'null', 'null'));
				return this.#all(pattern, [isThere, this.#pattern(inner, subject, depth + 1)]);
			}
			case Kind.object_pattern: {
				const open = childOfKind(tree, pattern, kinds, Kind['"("']);
				return this.#all(pattern, [
					typeTest(walk, pattern, inner, open, subject),
					...this.#fieldTests(pattern, open, subject, depth),
				]);
			}
			case Kind.list_pattern:
			case Kind.map_pattern: {
				const open = firstOfKinds(walk, pattern, Kind['"["'], Kind['"{"']);
				// How many items there are, or whether a key is there, is a question that nothing is said about.
				const rest = make(walk, pattern, 'other');
				return this.#all(pattern, [...this.#fieldTests(pattern, open, subject, depth), rest]);
			}
			case Kind.record_pattern:
				return this.#all(pattern, this.#fieldTests(pattern, pattern + 1, subject, depth));
			case Kind.rest_pattern:
				return ALWAYS;
			default:
				return make(walk, pattern, 'other');
		}
	}

	#all(pattern: number, tests: readonly number[]): number {
		const { tree } = this.#walk;
		return joinedTests(this.#walk, 'and', tests, tree.start[pattern], tree.end[pattern]);
	}

	/** What the patterns between brackets ask of members, items and values. */
	#fieldTests(pattern: number, open: number, subject: number, depth: number): number[] {
		const walk = this.#walk;
		let position = 0;
		let isKnown = true;
		return fieldsIn(walk, pattern, open).map((field) => {
			const colon = field.findIndex((part) => walk.kind(part) === Kind['":"']);
			const parts = field.slice(colon + 1);
			if (parts.length === 0) return ALWAYS;
			if (walk.kind(parts[0]) === Kind.rest_pattern) isKnown = false;
			let part: number;
			if (colon !== -1 && walk.kind(pattern) === Kind.map_pattern) {
				const key = this.#lower(walk, field[0], depth + 1);
				part = make(walk, field[0], 'index', null, subject, key);
			} else if (colon !== -1 || walk.kind(field[0]) === Kind.label) {
				const name = colon > 0 ? field[0] : lastIdentifier(walk, parts[0]);
				part = make(walk, name === -1 ? field[0] : name, 'member', walk.textOf(name), subject);
			} else {
				const place = isKnown ? makeLiteral(walk, parts[0], 'number', `${position++}`) : -1;
				part = make(walk, parts[0], 'index', null, subject, place);
			}
			return new PatternReader(this.#lower, walk, parts).test(part, depth + 1);
		});
	}
}

/** What opens a pattern, behind its type arguments. */
function firstOfKinds(walk: Walk, node: number, a: number, b: number): number {
	const found = childOfKind(walk.tree, node, walk.kinds, a);
	return found === -1 ? childOfKind(walk.tree, node, walk.kinds, b) : found;
}

/** The nodes between the commas of a pattern, each with the name or key before its colon. */
function fieldsIn(walk: Walk, pattern: number, open: number): number[][] {
	const { tree } = walk;
	const fields: number[][] = [[]];
	if (open === -1) return [];
	let depth = 0;
	for (let part = tree.after[open]; part < tree.after[pattern]; part = tree.after[part]) {
		const kind = walk.kind(part);
		if (kind === Kind['"("']) depth++;
		else if (kind === Kind['")"']) depth--;
		const isEnd = depth < 0 || kind === Kind['"]"'] || kind === Kind['"}"'];
		if (isEnd) break;
		if (depth === 0 && kind === Kind['","']) fields.push([]);
		else fields[fields.length - 1].push(part);
	}
	return fields.filter((parts) => parts.length > 0);
}

/** A constant; `_` takes everything. */
function constantTest(
	lower: Lower<Walk>,
	walk: Walk,
	pattern: number,
	subject: number,
	depth: number,
): number {
	const written = walk.textOf(pattern);
	if (written === '_' || walk.isEmpty(pattern)) return ALWAYS;
	const [first = -1, operand = -1] = runsIn(walk, pattern);
	const isSigned = written.startsWith('-') && operand !== -1;
	const value = lower(walk, isSigned ? operand : first, depth + 1);
	const constant = isSigned ? make(walk, pattern, 'unary', '-', value) : value;
	return makeBinary(walk, pattern, '==', subject, constant);
}

/** Whether the subject is of the type that is written from one node up to another; nothing is asked without one. */
function typeTest(walk: Walk, node: number, type: number, until: number, subject: number): number {
	const { tree } = walk;
	if (type === -1 || until === -1 || type >= until) return ALWAYS;
	const written = clipped(walk, tree.start[type], tree.start[until], MAX_TYPE).trim();
	return make(walk, node, 'is', written, subject);
}
