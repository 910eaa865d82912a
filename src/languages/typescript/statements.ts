import type {
	BlockStatement,
	BreakStatement,
	CatchClause,
	ContinueStatement,
	DoWhileStatement,
	ExpressionStatement,
	ForInStatement,
	ForOfStatement,
	ForStatement,
	IfStatement,
	LabeledStatement,
	Node,
	Program,
	ReturnStatement,
	SwitchCase,
	SwitchStatement,
	ThrowStatement,
	TryStatement,
	VariableDeclaration,
	WhileStatement,
	WithStatement,
} from 'oxc-parser';
import { enterAssignment } from './assignments.ts';
import { recordWays } from './branches.ts';
import { Level } from './level.ts';
import { bindPattern } from './patterns.ts';
import { assignPattern } from './targets.ts';
import { enterVariables } from './variables.ts';
import {
	closeScope,
	enterBranch,
	enterCondition,
	leaveBranch,
	leaveCondition,
	Mode,
	type Step,
	type Walk,
} from './walk.ts';

export const statementSteps: Record<string, Step<never>> = {
	Program: (walk: Walk, node: Program) => walk.visitAll(node.body, Level.module),
	BlockStatement: enterBlock,
	ExpressionStatement: enterExpressionStatement,
	VariableDeclaration: enterVariables,
	IfStatement: enterIf,
	ForStatement: enterFor,
	ForInStatement: enterForEach,
	ForOfStatement: enterForEach,
	WhileStatement: enterWhile,
	DoWhileStatement: enterDoWhile,
	SwitchStatement: enterSwitch,
	SwitchCase: enterCase,
	TryStatement: enterTry,
	CatchClause: enterCatch,
	ReturnStatement: enterReturn,
	ThrowStatement: enterThrow,
	BreakStatement: enterJump,
	ContinueStatement: enterJump,
	LabeledStatement: enterLabeled,
	WithStatement: enterWith,
};

/** A block has a scope of its own only when it declares something. */
function declares(body: readonly Node[]): boolean {
	for (let at = 0; at < body.length; at++) {
		switch (body[at].type) {
			case 'VariableDeclaration':
				if ((body[at] as VariableDeclaration).kind !== 'var') return true;
				break;
			case 'FunctionDeclaration':
			case 'ClassDeclaration':
			case 'TSEnumDeclaration':
			case 'TSTypeAliasDeclaration':
			case 'TSInterfaceDeclaration':
				return true;
		}
	}
	return false;
}

function enterBlock(walk: Walk, node: BlockStatement): void {
	const body = node.body ?? [];
	if (declares(body)) {
		walk.out.openScope('block', node.start, node.end);
		walk.next(closeScope, node, 0);
	}
	walk.visitAll(body, 0);
}

function enterExpressionStatement(walk: Walk, node: ExpressionStatement): void {
	const { expression } = node;
	if (expression.type === 'AssignmentExpression') {
		enterAssignment(walk, expression, 0, node.start, node.end);
	} else walk.visit(expression, Mode.discarded);
}

function enterIf(walk: Walk, node: IfStatement): void {
	walk.out.effort(true);
	scheduleIf(walk, node);
}

/** `else if` continues its chain: it costs one, and nests no deeper. */
function enterElseIf(walk: Walk, node: IfStatement): void {
	walk.out.effort(false);
	scheduleIf(walk, node);
}

function scheduleIf(walk: Walk, node: IfStatement): void {
	walk.out.decision();
	const { alternate } = node;
	if (alternate?.type === 'IfStatement') walk.next(enterElseIf, alternate, 0);
	else if (alternate) {
		walk.next(leaveBranch, node, 0);
		walk.visit(alternate, 0);
		walk.next(enterElse, node, 0);
	}
	walk.next(leaveBranch, node, 0);
	walk.visit(node.consequent, 0);
	walk.next(enterThen, node, 0);
	walk.visit(node.test, Mode.want);
}

function enterThen(walk: Walk, { consequent, alternate }: IfStatement): void {
	const test = walk.take();
	if (consequent) walk.out.branch('then', test, consequent.start, consequent.end);
	if (alternate) walk.out.branch('else', test, alternate.start, alternate.end);
	enterBranch(walk);
}

function enterElse(walk: Walk): void {
	walk.out.effort(false);
	enterBranch(walk);
}

function countLoop(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(true);
}

function enterFor(walk: Walk, node: ForStatement): void {
	countLoop(walk);
	const { init } = node;
	if (init?.type === 'VariableDeclaration' && init.kind !== 'var') {
		walk.out.openScope('block', node.start, node.end);
		walk.next(closeScope, node, 0);
	}
	walk.next(leaveBranch, node, 0);
	walk.visit(node.body, 0);
	walk.next(enterBranch, node, 0);
	walk.visit(node.update, 0);
	walk.next(enterRound, node, 0);
	walk.visit(node.test, Mode.want);
	walk.visit(init, 0);
}

/** What steps a loop on runs after its body, whatever its test says then. */
function enterRound(walk: Walk, { update, body }: ForStatement): void {
	const test = walk.take();
	if (update) walk.out.branch('loop', -1, update.start, update.end);
	walk.out.branch('loop', test, body.start, body.end);
}

function enterForEach(walk: Walk, node: ForInStatement | ForOfStatement): void {
	countLoop(walk);
	const { left } = node;
	if (left.type === 'VariableDeclaration' && left.kind !== 'var') {
		walk.out.openScope('block', node.start, node.end);
		walk.next(closeScope, node, 0);
	}
	walk.next(leaveBranch, node, 0);
	walk.visit(node.body, 0);
	walk.next(enterBranch, node, 0);
	walk.next(bindLoop, node, 0);
	walk.visit(node.right, Mode.want);
}

function bindLoop(walk: Walk, node: ForInStatement | ForOfStatement): void {
	const { out } = walk;
	const whole = walk.take();
	const { left, right, body } = node;
	// The keys that `for in` walks over are strings: they come from the object, and are nothing that it holds.
	const item =
		node.type === 'ForOfStatement'
			? out.value('index', null, whole, -1, right.start, right.end)
			: out.value('unary', 'in', whole, -1, right.start, right.end);
	out.branch('loop', -1, body.start, body.end);
	if (left.type !== 'VariableDeclaration') {
		assignPattern(walk, left, item);
		return;
	}
	const kind = left.kind === 'var' || left.kind === 'let' ? left.kind : 'const';
	const scope = kind === 'var' ? walk.varScope : out.currentScope;
	for (const declarator of left.declarations) bindPattern(walk, declarator.id, kind, scope, item, -1);
}

function enterWhile(walk: Walk, node: WhileStatement): void {
	countLoop(walk);
	walk.next(leaveBranch, node, 0);
	walk.visit(node.body, 0);
	walk.next(enterLoop, node, 0);
	walk.visit(node.test, Mode.want);
}

function enterLoop(walk: Walk, { body }: WhileStatement): void {
	walk.out.branch('loop', walk.take(), body.start, body.end);
	enterBranch(walk);
}

/** It runs once before its test. */
function enterDoWhile(walk: Walk, node: DoWhileStatement): void {
	const { body } = node;
	countLoop(walk);
	walk.out.branch('loop', -1, body.start, body.end);
	walk.visit(node.test, 0);
	walk.next(leaveBranch, node, 0);
	walk.visit(body, 0);
	walk.next(enterBranch, node, 0);
}

/** What is chosen by and each case's test are left where values are, for the end. */
function enterSwitch(walk: Walk, node: SwitchStatement): void {
	walk.out.effort(true);
	const cases = node.cases ?? [];
	const scoped = cases.some((one) => declares(one.consequent ?? []));
	walk.next(leaveSwitch, node, 0);
	if (scoped) walk.next(closeScope, node, 0);
	walk.visitAll(cases, 0);
	if (scoped) walk.next(openSwitchScope, node, 0);
	walk.next(enterBranch, node, 0);
	walk.visit(node.discriminant, Mode.want);
}

function openSwitchScope(walk: Walk, node: SwitchStatement): void {
	walk.out.openScope('block', node.start, node.end);
}

function leaveSwitch(walk: Walk, node: SwitchStatement): void {
	const cases = node.cases ?? [];
	const tests: number[] = [];
	for (let at = cases.length; at > 0; at--) tests.push(walk.take());
	recordWays(walk, node, walk.take(), tests.reverse());
	leaveBranch(walk);
}

function enterCase(walk: Walk, node: SwitchCase): void {
	if (node.test) walk.out.decision();
	walk.visitAll(node.consequent, 0);
	walk.visit(node.test, Mode.want);
}

function enterTry(walk: Walk, node: TryStatement): void {
	const { block, handler, finalizer } = node;
	walk.out.branch('try', -1, block.start, block.end);
	if (finalizer) walk.out.branch('finally', -1, finalizer.start, finalizer.end);
	walk.visit(finalizer, 0);
	walk.visit(handler, 0);
	walk.next(leaveCondition, node, 0);
	walk.visit(block, 0);
	walk.next(enterCondition, node, 0);
}

function enterCatch(walk: Walk, node: CatchClause): void {
	walk.out.decision();
	walk.out.effort(true);
	if (node.body) walk.out.branch('catch', -1, node.body.start, node.body.end);
	const scope = walk.out.openScope('block', node.start, node.end);
	walk.next(closeScope, node, 0);
	walk.next(leaveBranch, node, 0);
	walk.visitAll(node.body?.body, 0);
	walk.next(enterBranch, node, 0);
	if (node.param) bindPattern(walk, node.param, 'catch', scope, -1, -1);
}

function enterReturn(walk: Walk, node: ReturnStatement): void {
	walk.out.exit('return', node.start, node.end);
	if (!node.argument) return;
	walk.next(leaveReturn, node, 0);
	walk.visit(node.argument, Mode.want);
}

function leaveReturn(walk: Walk, node: ReturnStatement): void {
	walk.out.yields('return', walk.take(), node.start);
}

function enterThrow(walk: Walk, node: ThrowStatement): void {
	walk.out.exit('throw', node.start, node.end);
	walk.next(leaveThrow, node, 0);
	walk.visit(node.argument, Mode.want);
}

function leaveThrow(walk: Walk, node: ThrowStatement): void {
	walk.out.yields('throw', walk.take(), node.start);
}

/** A jump to a label breaks the flow; a plain one belongs to its loop. */
function enterJump(walk: Walk, node: BreakStatement | ContinueStatement): void {
	walk.out.exit(node.type === 'BreakStatement' ? 'break' : 'continue', node.start, node.end);
	if (node.label) walk.out.effort(false);
}

/** A jump to the label ends the statement, from however deep: what is behind it stands under none of the tests inside. */
function enterLabeled(walk: Walk, { body }: LabeledStatement): void {
	walk.out.branch('case', -1, body.start, body.end);
	walk.visit(body, 0);
}

function enterWith(walk: Walk, node: WithStatement): void {
	walk.next(closeScope, node, 0);
	walk.visit(node.body, 0);
	walk.next(openWithScope, node, 0);
	walk.visit(node.object, 0);
}

function openWithScope(walk: Walk, node: WithStatement): void {
	walk.out.openScope('with', node.body.start, node.body.end);
}
