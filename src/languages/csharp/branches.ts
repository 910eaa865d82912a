import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	type BranchRule,
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordBranches,
	recordWays,
} from '../shared/branches.ts';
import { makeBinary, makeLiteral } from '../shared/lowering.ts';
import { ALWAYS } from '../shared/pattern-tests.ts';
import { expressionIn } from './argument-parts.ts';
import { isMisread, reread } from './is-expressions.ts';
import { caseTest } from './pattern-tests.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;
const { choice, countingLoop, loop, logical, block, exit } = branchRules(valueAt);

const sides = logical();

/** Of an expression that is put together anew the parts are nodes of the tree that mean nothing: see is-expressions.ts. */
const rightSide: Rule = (walk, node) => {
	if (walk.reread.has(node)) return;
	if (!isMisread(walk, node)) {
		if (walk.kind(node) === Kind.binary_expression) sides(walk, node);
		return;
	}
	reread(valueAt, walk, node, 0, walk.out.branch.bind(walk.out), walk.reread);
};

/** `a ??= b` asks for `b` only when there is no `a`. */
const assignment: Rule = (walk, node) => {
	const { tree, fields } = walk;
	if (walk.textOf(childByField(tree, node, fields.operator)) !== '??=') return;
	const target = valueAt(walk, childByField(tree, node, fields.left));
	branchAt(walk, 'else', target, childByField(tree, node, fields.right));
};

/** A section without statements runs on into the next: `case 1: case 2: …`. */
const switchStatement: Rule = (walk, node) => {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.value));
	const sections = namedChildren(walk, childByField(tree, node, fields.body)).filter(
		(child) => walk.kind(child) === Kind.switch_section,
	);
	const ways = sections.map((section) => wayAt(walk, section, subject));
	recordWays(walk, -1, ways, (way) => {
		const colon = childOfKind(tree, sections[way], walk.kinds, Kind['":"']);
		return nextNamedSibling(tree, colon) === -1;
	});
};

const switchExpression: Rule = (walk, node) => {
	const subject = valueAt(walk, node + 1 < walk.tree.after[node] ? node + 1 : -1);
	const arms = namedChildren(walk, node).filter((child) => walk.kind(child) === Kind.switch_expression_arm);
	recordWays(
		walk,
		-1,
		arms.map((arm) => wayAt(walk, arm, subject)),
	);
};

function wayAt(walk: Walk, node: number, subject: number): { tests: number[]; node: number } {
	const test = caseTest(valueAt, walk, node, subject);
	return { tests: test === ALWAYS ? [] : [test], node };
}

/** `catch (E e) when (condition)`: the condition holds in the body. */
const catchClause: Rule = (walk, node) => {
	const { tree, fields } = walk;
	const body = childByField(tree, node, fields.body);
	branchAt(walk, 'catch', -1, body);
	const filter = childOfKind(tree, node, walk.kinds, Kind.catch_filter_clause);
	if (filter !== -1) branchAt(walk, 'then', valueAt(walk, expressionIn(walk, filter)), body);
};

/** In `a?.F(x)` the arguments are asked for only when there is an `a`; a member that is only read runs nothing. */
const conditionalAccess: Rule = (walk, node) => {
	const { tree, fields } = walk;
	const object = childByField(tree, node, fields.condition);
	let end = -1;
	for (let at = node; isReceiver(walk, at); ) {
		at = tree.parent[at];
		if (walk.kind(at) === Kind.invocation_expression) end = tree.end[at];
	}
	const binding = nextNamedSibling(tree, object);
	if (end === -1 || binding === -1) return;
	const test = makeBinary(
		walk,
		object,
		'!=',
		valueAt(walk, object),
		makeLiteral(walk, object, 'null', 'null'),
	);
	walk.out.branch('then', test, tree.start[binding], end);
};

/** Whether the expression around goes on from the node: `node.b`, `node(…)`, `node[0]`. */
function isReceiver({ tree, fields, kinds }: Walk, node: number): boolean {
	switch (kinds[tree.kind[tree.parent[node]]]) {
		case Kind.member_access_expression:
		case Kind.element_access_expression:
			return tree.field[node] === fields.expression;
		case Kind.invocation_expression:
			return tree.field[node] === fields.function;
		default:
			return false;
	}
}

/** What follows `from x in xs` in a query runs for each, what follows `where test` when it holds. */
const clause =
	(kind: 'loop' | 'then'): Rule =>
	(walk, node) => {
		const { tree } = walk;
		const test = kind === 'loop' ? -1 : valueAt(walk, expressionIn(walk, node));
		const next = nextNamedSibling(tree, node);
		if (next !== -1) walk.out.branch(kind, test, tree.start[next], tree.end[tree.parent[node]]);
	};

/** `yield break` ends the method. */
const yieldStatement: Rule = (walk, node) => {
	if (firstNamedChild(walk.tree, node) === -1) exit('return')(walk, node);
};

const BRANCHES = branchTable<Walk>({
	[Kind.if_statement]: choice('condition', 'consequence', 'alternative'),
	[Kind.conditional_expression]: choice('condition', 'consequence', 'alternative'),
	[Kind.binary_expression]: rightSide,
	[Kind.is_pattern_expression]: rightSide,
	[Kind.assignment_expression]: assignment,
	[Kind.conditional_access_expression]: conditionalAccess,
	[Kind.while_statement]: loop('condition', 'body'),
	[Kind.do_statement]: loop(null, 'body'),
	[Kind.for_statement]: countingLoop('condition', 'update', 'body'),
	[Kind.foreach_statement]: loop(null, 'body'),
	[Kind.switch_statement]: switchStatement,
	[Kind.switch_expression]: switchExpression,
	[Kind.try_statement]: block('try', 'body'),
	[Kind.catch_clause]: catchClause,
	[Kind.finally_clause]: block('finally'),
	[Kind.from_clause]: clause('loop'),
	[Kind.join_clause]: clause('loop'),
	[Kind.where_clause]: clause('then'),
	[Kind.return_statement]: exit('return'),
	[Kind.throw_statement]: exit('throw'),
	[Kind.break_statement]: exit('break'),
	[Kind.continue_statement]: exit('continue'),
	[Kind.goto_statement]: exit('goto'),
	[Kind.yield_statement]: yieldStatement,
});

/** Which code of the tree runs under which condition, after the walk. */
export function tellBranches(walk: Walk): void {
	recordBranches(walk, BRANCHES, walk.kinds);
}
