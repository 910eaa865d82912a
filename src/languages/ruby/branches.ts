import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	type BranchRule,
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
} from '../shared/branches.ts';
import { exitOfCall, loopAround } from './exits.ts';
import { Kind } from './syntax.ts';
import { caseTest, conditionOf, patternTest, subjectOf, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;

const rule = branchRules<Walk>(valueAt);
const ifTest = rule.choice('condition', 'consequence', 'alternative');

/** What runs unless a condition holds. */
const unlessTest =
	(body: 'consequence' | 'body'): Rule =>
	(walk, node) => {
		const test = conditionOf(walk, node, true);
		branchAt(walk, 'then', test, walk.field(node, body));
		branchAt(walk, 'else', test, walk.field(node, 'alternative'));
	};

const untilLoop: Rule = (walk, node) =>
	branchAt(walk, 'loop', conditionOf(walk, node, true), walk.field(node, 'body'));

/** The body of `begin … end while x` runs once before the test. */
const modifiedLoop =
	(loop: Rule): Rule =>
	(walk, node) => {
		const body = walk.field(node, 'body');
		if (walk.kind(body) === Kind.begin) branchAt(walk, 'loop', -1, body);
		else loop(walk, node);
	};

const caseBranches: Rule = (walk, node) => {
	const subject = subjectOf(walk, node);
	const ways = namedChildren(walk, node).flatMap((branch) => {
		const kind = walk.kind(branch);
		if (kind === Kind.else) return [{ tests: [], node: branch }];
		if (kind !== Kind.when && kind !== Kind.in_clause) return [];
		const test = caseTest(walk, branch, subject);
		return [{ tests: test === -1 ? [] : [test], node: walk.field(branch, 'body') }];
	});
	recordWays(walk, -1, ways, () => false, 'then');
};

/** `value => pattern` is an exception when the value does not fit. */
const match: Rule = (walk, node) => {
	const pattern = walk.field(node, 'pattern');
	const test = patternTest(walk, pattern, valueAt(walk, walk.field(node, 'value')));
	if (test === -1) return;
	branchAt(walk, 'else', test, pattern);
	walk.out.exit('throw', walk.tree.start[pattern], walk.tree.end[pattern]);
};

/** `x ||= y`: the right side runs when the left is not set. */
const update: Rule = (walk, node) => {
	const operator = walk.kind(walk.field(node, 'operator'));
	const isOr = operator === Kind['"||="'];
	if (!isOr && operator !== Kind['"&&="']) return;
	branchAt(walk, isOr ? 'else' : 'then', valueAt(walk, walk.field(node, 'left')), walk.field(node, 'right'));
};

/** The statements before `rescue` and `ensure`. */
const body: Rule = (walk, node) => {
	const { tree, out } = walk;
	const first = firstNamedChild(tree, node);
	let last = -1;
	for (let child = first; child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.rescue || kind === Kind.ensure) {
			if (last !== -1) out.branch('try', -1, tree.start[first], tree.end[last]);
			return;
		}
		last = child;
	}
};

/** The `else` of a body, which runs when nothing left it; others belong to what decides. */
const elseClause: Rule = (walk, node) => {
	const around = walk.kind(walk.tree.parent[node]);
	if (around === Kind.begin || around === Kind.body_statement) branchAt(walk, 'else', -1, node);
};

const rescueModifier: Rule = (walk, node) => {
	branchAt(walk, 'try', -1, walk.field(node, 'body'));
	branchAt(walk, 'catch', -1, walk.field(node, 'handler'));
};

/** Inside a loop it is left or begun again; else the block ends, whatever comes of what it was given to. */
const jump =
	(kind: 'break' | 'continue'): Rule =>
	(walk, node) =>
		walk.out.exit(
			loopAround(walk, node) === -1 ? 'return' : kind,
			walk.tree.start[node],
			walk.tree.end[node],
		);

/** A block that begins again has no loop around it. */
const redo: Rule = (walk, node) => {
	if (loopAround(walk, node) !== -1) jump('continue')(walk, node);
};

/** What is tried again may run many times. In a loop it is not told: `break` would end the wrong one. */
const retry: Rule = (walk, node) => {
	const { tree, out } = walk;
	let clause = tree.parent[node];
	for (let left = MAX_AROUND; left > 0 && clause !== -1 && walk.kind(clause) !== Kind.rescue; left--)
		clause = tree.parent[clause];
	if (walk.kind(clause) !== Kind.rescue || loopAround(walk, node) !== -1) return;
	const tried = tree.parent[clause];
	if (!walk.retried.has(tried)) branchAt(walk, 'loop', -1, tried);
	walk.retried.add(tried);
	out.exit('continue', tree.start[node], tree.end[node]);
};

const MAX_AROUND = 1000;

const call: Rule = (walk, node) => {
	const kind = exitOfCall(walk, node);
	if (kind !== null) walk.out.exit(kind, walk.tree.start[node], walk.tree.end[node]);
};

export const BRANCHES = branchTable<Walk>({
	[Kind.if]: ifTest,
	[Kind.elsif]: ifTest,
	[Kind.conditional]: ifTest,
	[Kind.if_modifier]: rule.choice('condition', 'body', null),
	[Kind.unless]: unlessTest('consequence'),
	[Kind.unless_modifier]: unlessTest('body'),
	[Kind.while]: rule.loop('condition', 'body'),
	[Kind.while_modifier]: modifiedLoop(rule.loop('condition', 'body')),
	[Kind.until]: untilLoop,
	[Kind.until_modifier]: modifiedLoop(untilLoop),
	[Kind.for]: rule.loop(null, 'body'),
	[Kind.case]: caseBranches,
	[Kind.case_match]: caseBranches,
	[Kind.match_pattern]: match,
	[Kind.binary]: rule.logical(),
	[Kind.operator_assignment]: update,
	[Kind.begin]: body,
	[Kind.body_statement]: body,
	[Kind.rescue]: rule.block('catch'),
	[Kind.ensure]: rule.block('finally'),
	[Kind.else]: elseClause,
	[Kind.rescue_modifier]: rescueModifier,
	[Kind.return]: rule.exit('return'),
	[Kind.break]: jump('break'),
	[Kind.next]: jump('continue'),
	[Kind.redo]: redo,
	[Kind.retry]: retry,
	[Kind.call]: call,
	[Kind.identifier]: call,
});
