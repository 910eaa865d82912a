import { nextWithSameField } from '../../model/syntax-walk.ts';
import {
	type BranchRule,
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
} from '../shared/branches.ts';
import { matchArms } from './arms.ts';
import { Kind } from './syntax.ts';
import { subjectOf, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;

const rule = branchRules<Walk>(valueAt);

/** `if`, `elseif`, `else`: what comes after a test runs when it does not hold. */
const ifStatement: Rule = (walk, node) => {
	const { tree, out } = walk;
	let test = valueAt(walk, walk.field(node, 'condition'));
	branchAt(walk, 'then', test, walk.field(node, 'body'));
	const first = walk.field(node, 'alternative');
	for (let branch = first; branch !== -1; branch = nextWithSameField(tree, branch)) {
		out.branch('else', test, tree.start[branch], tree.end[node]);
		if (walk.kind(branch) !== Kind.else_if_clause) return;
		test = valueAt(walk, walk.field(branch, 'condition'));
		branchAt(walk, 'then', test, walk.field(branch, 'body'));
	}
};

const match: Rule = (walk, node) => {
	const ways = matchArms(walk, node).map(({ conditions, result }) => ({
		tests: conditions.map((condition) => valueAt(walk, condition)),
		node: result,
	}));
	recordWays(walk, subjectOf(walk, node), ways);
};

const switchStatement: Rule = (walk, node) => {
	const cases = namedChildren(walk, walk.field(node, 'body'));
	const ways = cases.map((each) => {
		const value = walk.field(each, 'value');
		return { tests: value === -1 ? [] : [valueAt(walk, value)], node: each };
	});
	recordWays(walk, subjectOf(walk, node), ways, (way) => {
		const isEmpty = walk.field(cases[way], 'value') === lastOf(walk, cases[way]);
		return isEmpty || !leaves(walk, lastOf(walk, cases[way]));
	});
};

function lastOf(walk: Walk, node: number): number {
	return namedChildren(walk, node).at(-1) ?? -1;
}

const LEAVING: ReadonlySet<number> = new Set([
	Kind.break_statement,
	Kind.continue_statement,
	Kind.return_statement,
	Kind.goto_statement,
	Kind.exit_statement,
	Kind.throw_expression,
]);

/** Whether nothing runs on after a statement. */
function leaves(walk: Walk, statement: number): boolean {
	let at = statement;
	while (walk.kind(at) === Kind.compound_statement || walk.kind(at) === Kind.expression_statement)
		at = lastOf(walk, at);
	if (LEAVING.has(walk.kind(at))) return true;
	const called = walk.kind(at) === Kind.function_call_expression ? walk.field(at, 'function') : at;
	return walk.kind(called) === Kind.name && isEnd(walk, called);
}

/** `exit` and `die`, which the grammar knows as names in expressions. */
function isEnd(walk: Walk, name: number): boolean {
	const { tree } = walk;
	const length = tree.end[name] - tree.start[name];
	return (length === 3 || length === 4) && /^(?:die|exit)$/i.test(walk.textOf(name));
}

/** `$x or die('…')`, `exit;` */
const name: Rule = (walk, node) => {
	if (!isEnd(walk, node)) return;
	const { tree, out } = walk;
	const around = tree.parent[node];
	const kind = walk.kind(around);
	const isCalled = kind === Kind.function_call_expression && tree.field[node] === walk.fields.function;
	const isAlone = kind === Kind.expression_statement || kind === Kind.binary_expression;
	const whole = isCalled ? around : node;
	if (isCalled || isAlone) out.exit('return', tree.start[whole], tree.end[whole]);
};

/** `$a ??= b`: the right side runs when the left is not set. */
const augmented: Rule = (walk, node) => {
	if (walk.kind(walk.field(node, 'operator')) !== Kind['"??="']) return;
	branchAt(walk, 'else', valueAt(walk, walk.field(node, 'left')), walk.field(node, 'right'));
};

export const BRANCHES = branchTable<Walk>({
	[Kind.if_statement]: ifStatement,
	[Kind.conditional_expression]: rule.choice('condition', 'body', 'alternative'),
	[Kind.binary_expression]: rule.logical(),
	[Kind.augmented_assignment_expression]: augmented,
	[Kind.while_statement]: rule.loop('condition', 'body'),
	[Kind.for_statement]: rule.countingLoop('condition', 'update', 'body'),
	[Kind.do_statement]: rule.loop(null, 'body'),
	[Kind.foreach_statement]: rule.loop(null, 'body'),
	[Kind.match_expression]: match,
	[Kind.switch_statement]: switchStatement,
	[Kind.try_statement]: rule.block('try', 'body'),
	[Kind.catch_clause]: rule.block('catch', 'body'),
	[Kind.finally_clause]: rule.block('finally', 'body'),
	[Kind.name]: name,
	[Kind.exit_statement]: rule.exit('return'),
	[Kind.return_statement]: rule.exit('return'),
	[Kind.throw_expression]: rule.exit('throw'),
	[Kind.break_statement]: rule.exit('break'),
	[Kind.continue_statement]: rule.exit('continue'),
	[Kind.goto_statement]: rule.exit('goto'),
});
