import { firstNamedChild, nextWithSameField } from '../../model/syntax-walk.ts';
import { type BranchRule, branchAt, branchOfSteps, branchRules, branchTable } from '../shared/branches.ts';
import { outermost } from './operations.ts';
import { Kind } from './syntax.ts';
import { valueAt, valueOfOperation } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;
const { block, loop, exit } = branchRules<Walk>(valueAt);

/** The right sides of operators, told once for all that are in one expression: see operations.ts. */
const operation: Rule = (walk, node) => {
	const whole = outermost(walk, node);
	if (whole !== -1) valueOfOperation(walk, whole, 0, walk.out.branch.bind(walk.out));
};

/** The bodies before and behind `else` have the same field. */
const ifStatement: Rule = (walk, node) => {
	const test = valueAt(walk, walk.field(node, 'condition'));
	const then = walk.field(node, 'body');
	branchAt(walk, 'then', test, then);
	if (then !== -1) branchAt(walk, 'else', test, nextWithSameField(walk.tree, then));
};

/** A loop without a test has a semicolon for it. */
const forStatement: Rule = (walk, node) => {
	const condition = walk.field(node, 'condition');
	const hasTest = walk.kind(condition) === Kind.expression_statement;
	const test = hasTest ? valueAt(walk, firstNamedChild(walk.tree, condition)) : -1;
	branchOfSteps(walk, walk.field(node, 'update'));
	branchAt(walk, 'loop', test, walk.field(node, 'body'));
};

/** Only what the call itself throws is caught; the block behind it runs when it throws nothing. */
const tryStatement: Rule = (walk, node) => {
	branchAt(walk, 'try', -1, walk.field(node, 'attempt'));
	branchAt(walk, 'then', -1, walk.field(node, 'body'));
};

const CHECKS: ReadonlySet<string> = new Set(['require', 'assert']);

/**
 * What stands behind `require(test)` runs when the test held. The call is left at its end when it does not: its other
 * arguments are made either way.
 */
const check: Rule = (walk, node) => {
	const { tree, out } = walk;
	const callee = walk.bare(walk.field(node, 'function'));
	const isCheck = walk.kind(callee) === Kind.identifier && CHECKS.has(walk.textOf(callee));
	if (!isCheck || walk.declared.has(walk.textOf(callee))) return;
	const argument = walk.childOf(node, Kind.call_argument);
	const end = tree.end[node];
	if (argument === -1 || walk.kind(firstNamedChild(tree, argument)) === 0) return;
	out.branch('else', valueAt(walk, firstNamedChild(tree, argument)), end - 1, end);
	out.exit('throw', end - 1, end);
};

/** `throw;`, as it was written before there was `revert`. */
const oldThrow: Rule = (walk, node) => {
	const name = walk.bare(firstNamedChild(walk.tree, node));
	if (walk.kind(name) === Kind.identifier && walk.textOf(name) === 'throw') exit('throw')(walk, node);
};

/** Which code runs under which condition. A loop that runs once before its test is under none. */
export const BRANCHES = branchTable<Walk>({
	[Kind.binary_expression]: operation,
	[Kind.ternary_expression]: operation,
	[Kind.call_expression]: check,
	[Kind.if_statement]: ifStatement,
	[Kind.for_statement]: forStatement,
	[Kind.while_statement]: loop('condition', 'body'),
	[Kind.do_while_statement]: loop(null, 'body'),
	[Kind.try_statement]: tryStatement,
	[Kind.catch_clause]: block('catch', 'body'),
	[Kind.expression_statement]: oldThrow,
	[Kind.return_statement]: exit('return'),
	[Kind.revert_statement]: exit('throw'),
	[Kind.break_statement]: exit('break'),
	[Kind.continue_statement]: exit('continue'),
});
