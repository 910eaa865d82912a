import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import {
	type BranchRule,
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
} from '../shared/branches.ts';
import { makeBinary } from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import { ALWAYS, patternTest } from './pattern-tests.ts';
import { labelOf } from './tails.ts';
import { endedBy, isLoop, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;
const rules = branchRules<Walk>(valueAt);

const ifExpression: Rule = (walk, node) => {
	const { tree, fields } = walk;
	const test = valueAt(walk, childByField(tree, node, fields.condition));
	branchAt(walk, 'then', test, childByField(tree, node, fields.consequence));
	branchAt(walk, 'else', test, firstNamedChild(tree, childByField(tree, node, fields.alternative)));
};

/** What has a label may be left by a jump from a loop inside: then its test may still hold behind it. */
const whileExpression: Rule = (walk, node) => {
	const { tree, fields } = walk;
	const test = valueAt(walk, childByField(tree, node, fields.condition));
	const body = childByField(tree, node, fields.body);
	const hasLabel = labelOf(walk, node) !== '';
	branchAt(walk, 'loop', hasLabel ? -1 : test, body);
	if (hasLabel) branchAt(walk, 'then', test, body);
};

/** Of several conditions each is asked for when those before it hold. */
const letChain: Rule = (walk, node) => {
	let before = -1;
	for (const child of namedChildren(walk, node)) {
		if (before !== -1) branchAt(walk, 'then', before, child);
		const test = valueAt(walk, child);
		before = before === -1 ? test : makeBinary(walk, node, '&&', before, test);
	}
};

const matchExpression: Rule = (walk, node) => {
	const { tree, fields, made } = walk;
	const body = childByField(tree, node, fields.body);
	if (body === -1) return;
	const ways = namedChildren(walk, body)
		.filter((arm) => walk.kind(arm) === Kind.matchArm)
		.map((arm) => {
			const test = armTest(walk, childByField(tree, arm, fields.pattern), made[body]);
			return { tests: test === ALWAYS ? [] : [test], node: childByField(tree, arm, fields.value) };
		});
	recordWays(walk, -1, ways, undefined, 'then');
};

/** A pattern and what follows its `if`, which is asked for when the pattern fits. */
function armTest(walk: Walk, pattern: number, subject: number): number {
	const test = patternTest(valueAt, walk, pattern, subject);
	const guard = childByField(walk.tree, pattern, walk.fields.condition);
	if (guard === -1) return test;
	const holds = valueAt(walk, guard);
	if (test === ALWAYS) return holds;
	branchAt(walk, 'then', test, guard);
	return makeBinary(walk, pattern, '&&', test, holds);
}

/** `let p = v else { … }` */
const letElse: Rule = (walk, node) => {
	const { tree, fields } = walk;
	const alternative = childByField(tree, node, fields.alternative);
	if (alternative === -1) return;
	const subject = valueAt(walk, childByField(tree, node, fields.value));
	const test = patternTest(valueAt, walk, childByField(tree, node, fields.pattern), subject);
	if (test !== ALWAYS) branchAt(walk, 'else', test, alternative);
};

/** A block that `break 'label` leaves; in a loop it would take the jumps of the loop for its own. */
const labelledBlock: Rule = (walk, node) => {
	if (isCase(walk, node)) branchAt(walk, 'case', -1, node);
};

function isCase(walk: Walk, block: number): boolean {
	return labelOf(walk, block) !== '' && endedBy(walk, block, '') === -1;
}

/** A jump out of a block that is no `case`, and out of no loop inside it, is left out: nothing is concluded from it. */
const jump =
	(kind: 'break' | 'continue'): Rule =>
	(walk, node) => {
		const target = endedBy(walk, node);
		if (target === -1) return;
		const leavesLoop = isLoop(walk, target) || endedBy(walk, node, '') > target;
		if (leavesLoop || isCase(walk, target)) walk.out.exit(kind, walk.tree.start[node], walk.tree.end[node]);
	};

/** Which code runs under which condition. What macros and `?` decide is told where they are recorded. */
export const BRANCHES = branchTable<Walk>({
	[Kind.ifExpression]: ifExpression,
	[Kind.whileExpression]: whileExpression,
	[Kind.loopExpression]: rules.loop(null, 'body'),
	[Kind.forExpression]: rules.loop(null, 'body'),
	[Kind.matchExpression]: matchExpression,
	[Kind.letDeclaration]: letElse,
	[Kind.letChain]: letChain,
	[Kind.binary]: rules.logical(),
	[Kind.block]: labelledBlock,
	[Kind.tryBlock]: (walk, node) => branchAt(walk, 'try', -1, firstNamedChild(walk.tree, node)),
	[Kind.returnExpression]: rules.exit('return'),
	[Kind.breakExpression]: jump('break'),
	[Kind.continueExpression]: jump('continue'),
});
