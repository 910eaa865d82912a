import { childByField, firstNamedChild } from '../../../model/syntax-walk.ts';
import {
	branchAt,
	branchOfSteps,
	branchRules,
	branchTable,
	namedChildren,
	recordBranches,
	recordWays,
	type Way,
} from '../branches.ts';
import { make } from '../lowering.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

/** Statements that nothing after them is reached from. */
const EXITS: ReadonlySet<number> = new Set<number>([
	Kind.return_statement,
	Kind.co_return_statement,
	Kind.throw_statement,
	Kind.break_statement,
	Kind.continue_statement,
	Kind.goto_statement,
]);

const rules = branchRules<Walk>(valueAt);
const exit = rules.exit;

const BRANCHES = branchTable<Walk>({
	[Kind.if_statement]: choice,
	[Kind.conditional_expression]: choice,
	[Kind.binary_expression]: rules.logical(),
	[Kind.while_statement]: (walk, node) => loop(walk, node, testAt(walk, node)),
	// A first time, it runs whatever the test says.
	[Kind.do_statement]: rules.loop(null, 'body'),
	[Kind.for_statement]: (walk, node) => {
		branchOfSteps(walk, childByField(walk.tree, node, walk.fields.update));
		loop(walk, node, testAt(walk, node));
	},
	[Kind.for_range_loop]: rules.loop(null, 'body'),
	[Kind.switch_statement]: recordSwitch,
	[Kind.try_statement]: rules.block('try', 'body'),
	[Kind.catch_clause]: rules.block('catch', 'body'),
	[Kind.seh_try_statement]: rules.block('try', 'body'),
	[Kind.seh_except_clause]: rules.block('catch', 'body'),
	[Kind.seh_finally_clause]: rules.block('finally', 'body'),
	[Kind.return_statement]: exit('return'),
	[Kind.co_return_statement]: exit('return'),
	[Kind.throw_statement]: exit('throw'),
	[Kind.break_statement]: exit('break'),
	[Kind.continue_statement]: exit('continue'),
	[Kind.goto_statement]: exit('goto'),
});

/** Tells under which conditions the code of a file runs; its calls must have been recorded. */
export function recordConditions(walk: Walk): void {
	recordBranches(walk, BRANCHES, walk.kinds);
}

/** The condition of a statement. */
function testAt(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	let test = childByField(tree, node, fields.condition);
	let at = test;
	for (;;) {
		const kind = walk.kind(at);
		if (kind === Kind.condition_clause) test = childByField(tree, at, fields.value);
		if (kind === Kind.condition_clause || kind === Kind.declaration)
			at = childByField(tree, at, fields.value);
		else if (kind === Kind.parenthesized_expression) at = firstNamedChild(tree, at);
		else break;
	}
	const asked = walk.kind(at) === Kind.call_expression ? castTest(walk, at) : -1;
	return asked === -1 ? valueAt(walk, test) : asked;
}

/** That a `dynamic_cast` gives something says what its operand is; -1 for any other expression. */
function castTest(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const callee = childByField(tree, node, fields.function);
	if (walk.kind(callee) !== Kind.template_function || walk.made[node] !== -1) return -1;
	if (walk.textOf(childByField(tree, callee, fields.name)) !== 'dynamic_cast') return -1;
	const type = firstNamedChild(tree, childByField(tree, callee, fields.arguments));
	const value = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	if (type === -1 || value === -1) return -1;
	const written = clipped(walk, tree.start[type], tree.end[type], MAX_TYPE);
	return make(walk, node, 'is', written, valueAt(walk, value));
}

function choice(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const test = testAt(walk, node);
	branchAt(walk, 'then', test, childByField(tree, node, fields.consequence));
	const alternative = childByField(tree, node, fields.alternative);
	const isClause = walk.kind(alternative) === Kind.else_clause;
	const inner = isClause ? firstNamedChild(tree, alternative) : alternative;
	branchAt(walk, 'else', test, inner === -1 ? alternative : inner);
}

function loop(walk: Walk, node: number, test: number): void {
	branchAt(walk, 'loop', test, childByField(walk.tree, node, walk.fields.body));
}

/** A case runs on into the next one unless its last statement leaves. */
function recordSwitch(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const ways: Way[] = casesIn(walk, childByField(tree, node, fields.body)).map((each) => {
		const test = childByField(tree, each, fields.value);
		return { tests: test === -1 ? [] : [valueAt(walk, test)], node: each };
	});
	if (ways.length === 0) return;
	recordWays(walk, testAt(walk, node), ways, (at) => !leaves(walk, lastOf(walk, ways[at].node)));
}

/** The cases of a body, also those between directives. */
function casesIn(walk: Walk, body: number): number[] {
	return namedChildren(walk, body).flatMap((child) => {
		const kind = walk.kind(child);
		if (kind === Kind.preproc_if || kind === Kind.preproc_ifdef || kind === Kind.preproc_else)
			return casesIn(walk, child);
		return kind === Kind.case_statement ? [child] : [];
	});
}

function lastOf(walk: Walk, node: number): number {
	return namedChildren(walk, node).at(-1) ?? -1;
}

/** Whether nothing after a statement is reached from it. */
function leaves(walk: Walk, statement: number): boolean {
	const { tree, fields } = walk;
	let at = statement;
	while (walk.kind(at) === Kind.compound_statement || walk.kind(at) === Kind.labeled_statement)
		at = lastOf(walk, at);
	if (EXITS.has(walk.kind(at))) return true;
	if (walk.kind(at) !== Kind.if_statement) return false;
	const alternative = childByField(tree, at, fields.alternative);
	return (
		alternative !== -1 &&
		leaves(walk, childByField(tree, at, fields.consequence)) &&
		leaves(walk, firstNamedChild(tree, alternative))
	);
}
