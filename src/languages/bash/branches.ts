import type { BranchKind } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, nextNamedSibling, nextSibling } from '../../model/syntax-walk.ts';
import {
	type BranchRule,
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { make, operatorOf } from '../shared/lowering.ts';
import { choiceOf, readExpansion } from './expansions.ts';
import { argumentsOf, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { patternValue } from './tests.ts';
import { arithmeticAt, testOf, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;

const rule = branchRules<Walk>(valueAt);
const inArithmetic = branchRules<Walk>(arithmeticAt);
const logicalInArithmetic = inArithmetic.logical();

/** What the last statement before a word gives: the status that `if` and `while` look at. */
function lastBefore(walk: Walk, node: number, end: number): number {
	const { tree } = walk;
	let last = -1;
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && tree.end[child] <= end; child = nextNamedSibling(tree, child)) last = child;
	return valueAt(walk, last);
}

const CLAUSES: ReadonlySet<number> = new Set([Kind.elif_clause, Kind.else_clause, Kind['"fi"']]);

/** `if`, `elif`, `else`: what comes after a test runs when it does not hold. */
const ifStatement: Rule = (walk, node) => {
	const { tree, out } = walk;
	for (let clause = node; clause !== -1; ) {
		const then = childOfKind(tree, clause, walk.kinds, Kind['"then"']);
		let next = clause === node ? firstOf(walk, then, CLAUSES) : nextClause(walk, clause);
		if (then !== -1) {
			const test = lastBefore(walk, clause, tree.start[then]);
			const end = clause === node && next !== -1 ? tree.start[next] : tree.end[clause];
			out.branch('then', test, tree.start[then], Math.max(tree.start[then], end));
			if (next !== -1 && walk.kind(next) !== Kind['"fi"'])
				out.branch('else', test, tree.start[next], tree.end[node]);
		}
		if (walk.kind(next) === Kind['"fi"']) next = -1;
		clause = next;
	}
};

function firstOf(walk: Walk, from: number, kinds: ReadonlySet<number>): number {
	let at = from;
	while (at !== -1 && !kinds.has(walk.kind(at))) at = nextSibling(walk.tree, at);
	return at;
}

function nextClause(walk: Walk, clause: number): number {
	return firstOf(walk, nextSibling(walk.tree, clause), CLAUSES);
}

/** `while` and `until`. */
const loop: Rule = (walk, node) => {
	const { tree, text } = walk;
	const body = walk.field(node, 'body');
	if (body === -1) return;
	const status = lastBefore(walk, node, tree.start[body]);
	const isUntil = text.startsWith('until', tree.start[node]);
	branchAt(walk, 'loop', isUntil ? make(walk, node, 'unary', '!', status) : status, body);
};

/** `case x in a|b) … ;; esac`; a `break` in it leaves the loop around. */
const choice: Rule = (walk, node) => {
	const items = namedChildren(walk, node).filter((child) => walk.kind(child) === Kind.case_item);
	const ends = items.map((item) => walk.kind(walk.field(item, 'fallthrough')));
	// Behind `;;&` the next patterns are looked at, too: the last resort runs whatever held.
	const isOpen = ends.includes(Kind['";;&"']);
	const ways = items.map((item): Way => {
		const patterns = patternsOf(walk, item);
		const isAny = patterns.some((pattern) => walk.textOf(pattern) === '*');
		const tests = isAny && !isOpen ? [] : patterns.map((each) => patternValue(walk, each, valueAt, 0));
		return { tests, node: item };
	});
	const falls = (at: number): boolean => ends[at] === Kind['";&"'];
	recordWays(walk, valueAt(walk, walk.field(node, 'value')), ways, falls, 'then');
};

function patternsOf(walk: Walk, item: number): number[] {
	return namedChildren(walk, item).filter((child) => walk.tree.field[child] === walk.fields.value);
}

/** `a && b`, `a || b` */
const logical: Rule = (walk, node) => {
	const operator = operatorOf(walk, node);
	if (operator !== '&&' && operator !== '||') return;
	const [left = -1, right = -1] = namedChildren(walk, node);
	branchAt(walk, operator === '&&' ? 'then' : 'else', valueAt(walk, left), right);
};

const arithmetic: Rule = (walk, node) => {
	let around = node;
	while (OPERATORS.has(walk.kind(around))) around = walk.tree.parent[around];
	if (walk.kind(around) !== Kind.test_command) logicalInArithmetic(walk, node);
};

const OPERATORS: ReadonlySet<number> = new Set([
	Kind.binary_expression,
	Kind.unary_expression,
	Kind.parenthesized_expression,
]);

/** A command inside of a word. */
const RUNS = /\$\(|`/;

/** In a test only commands matter: words have no effects. */
const test: Rule = (walk, node) => {
	if (!RUNS.test(walk.textOf(node))) return;
	testOf(walk, node, 0, (operator, left, right) => {
		if (RUNS.test(walk.text.slice(right.start, right.end)))
			walk.out.branch(operator === '&&' ? 'then' : 'else', left.value, right.start, right.end);
	});
};

/** `${x:-$(f)}` runs `f` when `x` has nothing; `${x:?message}` ends the script then. */
const expansion: Rule = (walk, node) => {
	const { out, tree } = walk;
	if (!/[-=+?]/.test(walk.textOf(node))) return;
	const { of, operator, operands } = readExpansion(walk, node);
	const [word = -1] = operands;
	if (choiceOf(operator) === undefined) return;
	const isError = operator.endsWith('?');
	if (!isError && (word === -1 || firstNamedChild(tree, word) === -1)) return;
	// Without a message, the operator stands for it.
	const [start, end] = word === -1 ? [tree.end[of], tree.end[node]] : [tree.start[word], tree.end[word]];
	const kind: BranchKind = operator.endsWith('+') ? 'then' : 'else';
	out.branch(kind, valueAt(walk, of), start, end);
	if (isError) leave(walk, node, 'return', start, end);
};

const JUMPS: Readonly<Record<string, 'return' | 'break' | 'continue'>> = {
	return: 'return',
	exit: 'return',
	exec: 'return',
	break: 'break',
	continue: 'continue',
};
/** The longest of them in quotes. */
const MAX_JUMP = 10;

const command: Rule = (walk, node) => {
	const { tree } = walk;
	const word = firstNamedChild(tree, walk.field(node, 'name'));
	if (word === -1 || tree.end[word] - tree.start[word] > MAX_JUMP) return;
	const name = literalText(walk, word)?.text ?? '';
	if (!Object.hasOwn(JUMPS, name)) return;
	// Without a command, `exec` redirects.
	if (name === 'exec' && argumentsOf(walk, node).length === 0) return;
	leave(walk, node, JUMPS[name], tree.start[node], tree.end[node]);
};

const APART: ReadonlySet<number> = new Set([
	Kind.subshell,
	Kind.command_substitution,
	Kind.process_substitution,
]);

/**
 * What leaves a function, a loop or the script leaves no more than the shell that runs it: brackets, substitutions and the
 * parts of a pipeline have shells of their own. Such a shell is left as a `try` is, with what comes after it still to run.
 */
function leave(
	walk: Walk,
	node: number,
	kind: 'return' | 'break' | 'continue',
	start: number,
	end: number,
): void {
	const { tree, out } = walk;
	for (let at = node; at > 0; at = tree.parent[at]) {
		const around = walk.kind(at);
		if (around === Kind.function_definition) break;
		if (kind !== 'return' && LOOPS.has(around)) break;
		const isPart = walk.kind(tree.parent[at]) === Kind.pipeline;
		if (!isPart && !APART.has(around)) continue;
		if (!walk.left.has(at)) branchAt(walk, 'try', -1, at);
		walk.left.add(at);
		out.exit('throw', start, end);
		return;
	}
	out.exit(kind, start, end);
}

const LOOPS: ReadonlySet<number> = new Set([
	Kind.while_statement,
	Kind.for_statement,
	Kind.c_style_for_statement,
]);

/** Which code runs under which condition. */
export const BRANCHES = branchTable<Walk>({
	[Kind.if_statement]: ifStatement,
	[Kind.while_statement]: loop,
	[Kind.for_statement]: rule.loop(null, 'body'),
	[Kind.c_style_for_statement]: inArithmetic.countingLoop('condition', 'update', 'body'),
	[Kind.case_statement]: choice,
	[Kind.list]: logical,
	[Kind.binary_expression]: arithmetic,
	[Kind.ternary_expression]: inArithmetic.choice('condition', 'consequence', 'alternative'),
	[Kind.test_command]: test,
	[Kind.expansion]: expansion,
	[Kind.command]: command,
});
