import { childByField, childOfKind, nextNamedSibling } from '../../model/syntax-walk.ts';
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
import { operandOf } from './callees.ts';
import { branchesOf } from './conditions.ts';
import { isChained, isOperation } from './operation-pieces.ts';
import { operationValue } from './operations.ts';
import { conditionTests, entryTests, wholeTest } from './pattern-tests.ts';
import { Kind } from './syntax.ts';
import { chainAt, READING, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;
const { exit } = branchRules(valueAt);

/** Operators that choose; the parts of an expression are no expressions of their own: see operations.ts. */
const operators: Rule = (walk, node) => {
	// A chain is looked at as a whole.
	const around = walk.tree.parent[node];
	if (around + 1 === node && isChained(walk.kind(around))) return;
	if (walk.reread.has(node) || !isOperation(walk, node)) return;
	const { out } = walk;
	const how = { ...READING, onBranch: out.branch.bind(out) };
	operationValue(walk, node, how, 0, walk.reread);
};

/** Operators, and in `a?.f(x)` the arguments, which are asked for only when there is an `a`. */
const chain: Rule = (walk, node) => {
	operators(walk, node);
	const { tree, kinds, out } = walk;
	if (childOfKind(tree, node, kinds, Kind['"?"']) === -1) return;
	const suffix = childOfKind(tree, node, kinds, Kind.navigation_suffix);
	let end = -1;
	for (let at = node; ; ) {
		const around = tree.parent[at];
		if (around + 1 !== at || !isChained(walk.kind(around))) break;
		at = around;
		if (walk.kind(at) === Kind.call_expression) end = tree.end[at];
	}
	if (end === -1 || suffix === -1) return;
	const object = operandOf(walk, node + 1);
	const none = makeLiteral(walk, suffix, 'null', 'nil');
	out.branch('then', makeBinary(walk, object, '!=', chainAt(walk, object), none), tree.start[suffix], end);
};

/** Of several conditions each is asked for when those before it hold. */
function testOf(walk: Walk, statement: number): number {
	const tests = conditionTests(valueAt, walk, statement);
	for (let at = 1; at < tests.length; at++) {
		const before = wholeTest(walk, tests.slice(0, at));
		walk.out.branch('then', before, tests[at].start, tests[at].end);
	}
	return wholeTest(walk, tests);
}

const ifStatement: Rule = (walk, node) => {
	const { consequence, alternative } = branchesOf(walk, node);
	const test = testOf(walk, node);
	branchAt(walk, 'then', test, consequence);
	if (walk.kind(alternative) !== Kind.else) branchAt(walk, 'else', test, alternative);
};

const guardStatement: Rule = (walk, node) => {
	const { alternative } = branchesOf(walk, node);
	branchAt(walk, 'else', testOf(walk, node), alternative);
};

function statementsOf({ tree, kinds }: Walk, node: number): number {
	return childOfKind(tree, node, kinds, Kind.statements);
}

const whileStatement: Rule = (walk, node) => {
	branchAt(walk, 'loop', testOf(walk, node), statementsOf(walk, node));
};

/** `for x in xs where test` and `catch e where test`: the test holds in the block. */
const block =
	(kind: 'loop' | 'catch'): Rule =>
	(walk, node) => {
		const body = statementsOf(walk, node);
		branchAt(walk, kind, -1, body);
		const where = childOfKind(walk.tree, node, walk.kinds, Kind.where_clause);
		const keyword = childOfKind(walk.tree, where, walk.kinds, Kind.where_keyword);
		if (keyword !== -1) branchAt(walk, 'then', valueAt(walk, nextNamedSibling(walk.tree, keyword)), body);
	};

const switchStatement: Rule = (walk, node) => {
	const { tree, fields, kinds } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.expr));
	const entries = namedChildren(walk, node).filter((child) => walk.kind(child) === Kind.switch_entry);
	recordWays(
		walk,
		-1,
		entries.map((entry) => ({ tests: entryTests(valueAt, walk, entry, subject), node: entry })),
		(way) => childOfKind(tree, entries[way], kinds, Kind['"fallthrough"']) !== -1,
	);
};

/** A block of its own, without errors that are caught, is none. */
const doStatement: Rule = (walk, node) => {
	if (childOfKind(walk.tree, node, walk.kinds, Kind.catch_block) !== -1)
		branchAt(walk, 'try', -1, statementsOf(walk, node));
};

const EXITS: Readonly<Record<number, Rule>> = {
	[Kind['"return"']]: exit('return'),
	[Kind.throw_keyword]: exit('throw'),
	[Kind['"break"']]: exit('break'),
	[Kind['"continue"']]: exit('continue'),
};

const BRANCHES = branchTable<Walk>({
	[Kind.additive_expression]: operators,
	[Kind.infix_expression]: operators,
	[Kind.conjunction_expression]: operators,
	[Kind.nil_coalescing_expression]: operators,
	[Kind.ternary_expression]: operators,
	[Kind.check_expression]: operators,
	[Kind.as_expression]: operators,
	[Kind.try_expression]: operators,
	[Kind.prefix_expression]: operators,
	[Kind.call_expression]: operators,
	[Kind.postfix_expression]: operators,
	[Kind.navigation_expression]: chain,
	[Kind.if_statement]: ifStatement,
	[Kind.guard_statement]: guardStatement,
	[Kind.while_statement]: whileStatement,
	[Kind.repeat_while_statement]: block('loop'),
	[Kind.for_statement]: block('loop'),
	[Kind.switch_statement]: switchStatement,
	[Kind.do_statement]: doStatement,
	[Kind.catch_block]: block('catch'),
	[Kind.control_transfer_statement]: (walk, node) => EXITS[walk.kind(node + 1)]?.(walk, node),
});

/** Which code of the tree runs under which condition, after the walk. */
export function tellBranches(walk: Walk): void {
	recordBranches(walk, BRANCHES, walk.kinds);
}
