import type { BranchKind } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import {
	type BranchRule,
	branchAt,
	branchOfSteps,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { makeBinary, makeLiteral } from '../shared/lowering.ts';
import { ALWAYS } from '../shared/pattern-tests.ts';
import { nextWritten } from '../shared/walk.ts';
import { hiddenThrow, isPartOfOperation } from './operations.ts';
import { caseParts, caseTest, conditionTest, subjectOf } from './pattern-tests.ts';
import { argumentPart, chainStart, isSelector, runEnd, runsIn } from './runs.ts';
import { Kind } from './syntax.ts';
import { runValue, valueBefore, valueOfOperation } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;
const { loop, block, exit } = branchRules<Walk>(runValue);

/** The right sides of operators, told by the outermost: see operations.ts. */
const operation: Rule = (walk, node) => {
	if (!isPartOfOperation(walk, node)) valueOfOperation(walk, node, 0, walk.out.branch.bind(walk.out));
};

function branchOfRun(walk: Walk, kind: BranchKind, test: number, first: number): void {
	if (first !== -1) walk.out.branch(kind, test, walk.tree.start[first], runEnd(walk, first));
}

/** What follows `when` runs when the pattern before it fits. */
function branchOfGuard(walk: Walk, node: number, subject: number): void {
	if (childOfKind(walk.tree, node, walk.kinds, Kind['"when"']) === -1) return;
	const { test, guard } = caseParts(runValue, walk, node, subject);
	if (test !== ALWAYS) branchOfRun(walk, 'then', test, guard);
}

/** `if (test)` and `if (x case pattern when guard)`, also in a collection. */
const choice: Rule = (walk, node) => {
	const { tree, fields } = walk;
	branchOfGuard(walk, node, runValue(walk, subjectOf(walk, node)));
	const test = conditionTest(runValue, walk, node);
	branchOfRun(walk, 'then', test, childByField(tree, node, fields.consequence));
	branchOfRun(walk, 'else', test, childByField(tree, node, fields.alternative));
};

/** A `for`, also in a collection. */
const forLoop: Rule = (walk, node) => {
	const { tree, fields, kinds } = walk;
	const parts = childOfKind(tree, node, kinds, Kind.for_loop_parts);
	const test = runValue(walk, childByField(tree, parts, fields.condition));
	branchOfSteps(walk, childByField(tree, parts, fields.update));
	branchOfRun(walk, 'loop', test, childByField(tree, node, fields.body));
};

/** A case without statements runs on into the next; no other does. */
const switchStatement: Rule = (walk, node) => {
	const { tree, fields, kinds } = walk;
	const subject = runValue(walk, childByField(tree, node, fields.condition));
	const ways: Way[] = [];
	let tests: number[] = [];
	let isLastResort = false;
	for (const child of namedChildren(walk, childByField(tree, node, fields.body))) {
		const colon = nextWritten(walk, childOfKind(tree, child, kinds, Kind['":"']));
		if (walk.kind(child) === Kind.switch_statement_case) {
			branchOfGuard(walk, child, subject);
			const test = caseTest(runValue, walk, child, subject);
			if (test === ALWAYS) isLastResort = true;
			else tests.push(test);
		} else if (walk.kind(child) === Kind.switch_statement_default) isLastResort = true;
		if (colon === -1) continue;
		ways.push({ tests: isLastResort ? [] : tests, node: child, from: tree.start[colon] });
		tests = [];
		isLastResort = false;
	}
	recordWays(walk, -1, ways);
};

const switchExpression: Rule = (walk, node) => {
	const { tree, fields, kinds } = walk;
	const subject = runValue(walk, childByField(tree, node, fields.condition));
	const ways: Way[] = [];
	for (const arm of namedChildren(walk, node)) {
		const result = nextWritten(walk, childOfKind(tree, arm, kinds, Kind['"=>"']));
		if (walk.kind(arm) !== Kind.switch_expression_case || result === -1) continue;
		branchOfGuard(walk, arm, subject);
		const test = caseTest(runValue, walk, arm, subject);
		ways.push({ tests: test === ALWAYS ? [] : [test], node: arm, from: tree.start[result] });
	}
	recordWays(walk, -1, ways);
};

/** The blocks of a `try` stand side by side. */
const blockOfTry: Rule = (walk, node) => {
	const { tree, fields } = walk;
	if (walk.kind(tree.parent[node]) !== Kind.try_statement) return;
	branchAt(walk, tree.field[node] === fields.body ? 'try' : 'catch', -1, node);
};

/** The message of an assertion is made when the test does not hold. */
const assertion: Rule = (walk, node) => {
	const [test = -1, message = -1] = runsIn(walk, node);
	if (message !== -1) branchOfRun(walk, 'else', runValue(walk, test), message);
};

/** `a ??= b` asks for `b` only when there is no `a`. */
const assignment: Rule = (walk, node) => {
	const { tree, fields } = walk;
	if (walk.textOf(childByField(tree, node, fields.operator)) !== '??=') return;
	const target = runValue(walk, childByField(tree, node, fields.left));
	branchOfRun(walk, 'else', target, childByField(tree, node, fields.right));
};

function isThere(walk: Walk, node: number, value: number): number {
	return makeBinary(walk, node, '!=', value, makeLiteral(walk, node, 'null', 'null'));
}

/** In `a?.f(x)` and `a?.b = x` the `x` is asked for only when there is an `a`; a member that is only read runs nothing. */
const nullAware: Rule = (walk, node) => {
	const { tree, out } = walk;
	const around = tree.parent[node];
	const selector = walk.kind(around) === Kind.selector ? around : node;
	const first = chainStart(walk, selector);
	if (first === -1 || walk.kind(first) === Kind.cascade_selector) return;
	let end = -1;
	for (let at = selector; isSelector(walk.kind(at)); at = nextWritten(walk, at))
		if (argumentPart(walk, at) !== -1) end = tree.end[at];
	const target = tree.parent[selector];
	const isWritten = walk.kind(target) === Kind.assignable_expression;
	if (isWritten && walk.kind(tree.parent[target]) === Kind.assignment_expression)
		end = tree.end[tree.parent[target]];
	if (end !== -1)
		out.branch('then', isThere(walk, first, valueBefore(walk, first, selector)), tree.start[selector], end);
};

/** `a?..b()..c()` does nothing when there is no `a`. */
const cascade: Rule = (walk, node) => {
	const { tree, out } = walk;
	if (walk.kind(node + 1) !== Kind['"?.."']) return;
	const first = chainStart(walk, node);
	out.branch(
		'then',
		isThere(walk, first, valueBefore(walk, first, node)),
		tree.start[node],
		runEnd(walk, first),
	);
};

/** Which code runs under which condition. A loop that runs once before its test is under none. */
export const BRANCHES = branchTable<Walk>({
	[Kind.additive_expression]: operation,
	[Kind.logical_and_expression]: operation,
	[Kind.conditional_expression]: operation,
	[Kind.type_cast_expression]: operation,
	[Kind.type_test_expression]: operation,
	[Kind.assignment_expression]: assignment,
	[Kind.conditional_assignable_selector]: nullAware,
	[Kind.cascade_section]: cascade,
	[Kind.if_statement]: choice,
	[Kind.if_element]: choice,
	[Kind.for_statement]: forLoop,
	[Kind.for_element]: forLoop,
	[Kind.while_statement]: loop('condition', 'body'),
	[Kind.do_statement]: loop(null, 'body'),
	[Kind.switch_statement]: switchStatement,
	[Kind.switch_expression]: switchExpression,
	[Kind.block]: blockOfTry,
	[Kind.finally_clause]: block('finally'),
	[Kind.assertion_arguments]: assertion,
	[Kind.return_statement]: exit('return'),
	[Kind.throw_expression]: exit('throw'),
	[Kind.rethrow_expression]: exit('throw'),
	[Kind.await_expression]: (walk, node) => {
		if (hiddenThrow(walk, node) !== -1) exit('throw')(walk, node);
	},
	[Kind.break_statement]: exit('break'),
	[Kind.continue_statement]: exit('continue'),
});
