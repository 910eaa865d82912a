import type {
	BinaryExpression,
	ConditionalExpression,
	LogicalExpression,
	MemberExpression,
	PrivateInExpression,
	UnaryExpression,
} from 'oxc-parser';
import { visitMember } from './expressions.ts';
import { countLogical } from './logical.ts';
import { nodeText } from './text.ts';
import { leaveBranch, leaveCondition, Mode, type Step, type Walk } from './walk.ts';

export const operatorSteps: Record<string, Step<never>> = {
	UnaryExpression: enterUnary,
	BinaryExpression: enterBinary,
	LogicalExpression: enterLogical,
	ConditionalExpression: enterTernary,
};

function enterUnary(walk: Walk, node: UnaryExpression, mode: number): void {
	const want = mode & Mode.want;
	const { argument } = node;
	const deleted = node.operator === 'delete' ? memberIn(argument) : null;
	if (deleted !== null) {
		walk.next(leaveDelete, node, want);
		visitMember(walk, deleted, 'write', Mode.want);
		return;
	}
	if (want !== 0) walk.next(leaveUnary, node, 0);
	walk.visit(argument, want);
}

function memberIn(node: UnaryExpression['argument']): MemberExpression | null {
	const inner = node.type === 'ChainExpression' ? node.expression : node;
	return inner.type === 'MemberExpression' ? inner : null;
}

function leaveUnary(walk: Walk, node: UnaryExpression): void {
	walk.give(walk.out.value('unary', node.operator, walk.take(), -1, node.start, node.end));
}

/** `delete a.b` changes `a`. */
function leaveDelete(walk: Walk, node: UnaryExpression, want: number): void {
	const { out } = walk;
	const { start, end } = node;
	const target = walk.take();
	out.assign(target, out.value('deleted', null, -1, -1, start, end), node.argument.start);
	if (want !== 0) walk.give(out.value('unary', 'delete', target, -1, start, end));
}

function enterBinary(walk: Walk, node: BinaryExpression | PrivateInExpression, mode: number): void {
	const want = mode & Mode.want;
	const { left, right } = node;
	if (want !== 0) walk.next(node.operator === 'instanceof' ? leaveInstanceof : leaveBinary, node, 0);
	walk.visit(right, want);
	if (left.type === 'PrivateIdentifier') {
		const name = `#${left.name}`;
		walk.refer(name, left.start, 'read', true);
		if (want !== 0) walk.give(walk.out.value('string', name, -1, -1, left.start, left.end));
	} else walk.visit(left, want);
}

function leaveBinary(walk: Walk, node: BinaryExpression | PrivateInExpression): void {
	const b = walk.take();
	walk.give(walk.out.value('binary', node.operator, walk.take(), b, node.start, node.end));
}

function leaveInstanceof(walk: Walk, node: BinaryExpression | PrivateInExpression): void {
	const { right, start, end } = node;
	const type = right.type === 'Identifier' ? right.name : nodeText(walk, right);
	const b = walk.take();
	walk.give(walk.out.value('is', type, walk.take(), b, start, end));
}

function enterLogical(walk: Walk, node: LogicalExpression, mode: number): void {
	const want = mode & Mode.want;
	walk.out.decision();
	if ((mode & Mode.chained) === 0) countLogical(walk, node);
	if (want !== 0) walk.next(leaveLogical, node, 0);
	if (walk.importsInside) walk.next(leaveCondition, node, 0);
	walk.visit(node.right, want | Mode.chained);
	walk.next(enterRight, node, want);
	walk.visit(node.left, Mode.want | Mode.chained);
}

/** The right side of `a && b` runs when `a` holds, that of `a || b` and `a ?? b` when it does not. */
function enterRight(walk: Walk, node: LogicalExpression, want: number): void {
	const { right } = node;
	const test = walk.take();
	walk.out.branch(node.operator === '&&' ? 'then' : 'else', test, right.start, right.end);
	if (want !== 0) walk.give(test);
	if (walk.importsInside) walk.conditions++;
}

function leaveLogical(walk: Walk, node: LogicalExpression): void {
	const b = walk.take();
	walk.give(walk.out.value('either', node.operator, walk.take(), b, node.start, node.end));
}

function enterTernary(walk: Walk, node: ConditionalExpression, mode: number): void {
	const want = mode & Mode.want;
	walk.out.decision();
	walk.out.effort(true);
	if (want !== 0) walk.next(leaveTernary, node, 0);
	walk.next(leaveBranch, node, 0);
	walk.visit(node.alternate, want);
	walk.visit(node.consequent, want);
	walk.next(enterChoices, node, want);
	walk.visit(node.test, Mode.want);
}

function enterChoices(walk: Walk, node: ConditionalExpression, want: number): void {
	const { consequent, alternate } = node;
	const test = walk.take();
	walk.out.branch('then', test, consequent.start, consequent.end);
	walk.out.branch('else', test, alternate.start, alternate.end);
	if (want !== 0) walk.give(test);
	walk.conditions++;
	walk.out.nest();
}

function leaveTernary(walk: Walk, node: ConditionalExpression): void {
	const { out } = walk;
	const no = walk.take();
	const either = out.value('either', null, walk.take(), no, node.start, node.end);
	walk.give(out.value('choice', null, walk.take(), either, node.start, node.end));
}
