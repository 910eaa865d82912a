import type {
	ArrayExpression,
	AwaitExpression,
	BinaryExpression,
	ConditionalExpression,
	Expression,
	IdentifierReference,
	LogicalExpression,
	MemberExpression,
	Node,
	PrivateInExpression,
	SequenceExpression,
	SpreadElement,
	TemplateLiteral,
	TSAsExpression,
	TSInstantiationExpression,
	TSSatisfiesExpression,
	TSTypeAssertion,
	UnaryExpression,
	YieldExpression,
} from 'oxc-parser';
import type { RefKind } from '../../model/recorder.ts';
import { enterDefinition } from './definitions.ts';
import { countLogical } from './logical.ts';
import { literalName, nodeText, stringValue } from './text.ts';
import {
	enterBranch,
	enterCondition,
	leaveBranch,
	leaveCondition,
	Mode,
	type Step,
	type Walk,
} from './walk.ts';

/** Lists longer than this are data: their items are not followed. */
export const ITEMS_CAP = 1000;

export const expressionSteps: Record<string, Step<never>> = {
	Identifier: enterIdentifier,
	Literal: enterLiteral,
	ThisExpression: (walk: Walk, _node: Node, mode: number) => leaf(walk, 'this', mode),
	Super: (walk: Walk, _node: Node, mode: number) => leaf(walk, 'super', mode),
	MetaProperty: (walk: Walk, _node: Node, mode: number) => leaf(walk, 'other', mode),
	MemberExpression: enterMember,
	ArrayExpression: enterArray,
	SpreadElement: enterSpread,
	TemplateLiteral: enterTemplate,
	UnaryExpression: enterUnary,
	BinaryExpression: enterBinary,
	LogicalExpression: enterLogical,
	ConditionalExpression: enterTernary,
	SequenceExpression: enterSequence,
	AwaitExpression: enterAwait,
	YieldExpression: enterYield,
	ChainExpression: passThrough,
	ParenthesizedExpression: passThrough,
	TSNonNullExpression: passThrough,
	TSInstantiationExpression: enterInstantiation,
	TSAsExpression: enterCast,
	TSSatisfiesExpression: enterCast,
	TSTypeAssertion: enterCast,
	FunctionExpression: enterDefinition,
	ArrowFunctionExpression: enterDefinition,
	ClassExpression: enterDefinition,
};

function enterIdentifier(walk: Walk, node: IdentifierReference, mode: number): void {
	walk.refer(node.name, node.start, 'read', false);
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value('name', node.name, -1, -1));
}

function enterLiteral(walk: Walk, node: Extract<Expression, { type: 'Literal' }>, mode: number): void {
	if ((mode & Mode.want) === 0) return;
	const { value } = node;
	if (typeof value === 'string') walk.give(walk.out.value('string', stringValue(value), -1, -1));
	else walk.give(walk.out.value('literal', literalKind(node), -1, -1));
}

export function literalKind(
	node: Extract<Expression, { type: 'Literal' }>,
): 'string' | 'regex' | 'boolean' | 'number' | 'null' {
	if ('regex' in node && node.regex) return 'regex';
	switch (typeof node.value) {
		case 'string':
			return 'string';
		case 'boolean':
			return 'boolean';
		case 'number':
		case 'bigint':
			return 'number';
		default:
			return 'bigint' in node && node.bigint ? 'number' : 'null';
	}
}

function leaf(walk: Walk, op: 'this' | 'super' | 'other', mode: number): void {
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value(op, null, -1, -1));
}

function passThrough(walk: Walk, node: { expression: Node }, mode: number): void {
	walk.visit(node.expression, mode);
}

function enterMember(walk: Walk, node: MemberExpression, mode: number): void {
	visitMember(walk, node, 'read', mode);
}

/**
 * Walks a member expression whose property is used as `kind` says; gives its value when wanted.
 * The commonest, `a.b` on a plain name, takes no scheduling.
 */
export function visitMember(walk: Walk, node: MemberExpression, kind: RefKind, mode: number): void {
	const want = mode & Mode.want;
	const { object, property } = node;
	if (node.computed) {
		walk.next(leaveIndex, node, want);
		walk.visit(property, want);
		walk.visit(object, want);
		return;
	}
	if (object.type === 'Identifier') {
		walk.refer(object.name, object.start, 'read', false);
		if (want !== 0) walk.give(walk.out.value('name', object.name, -1, -1));
	} else if (object.type === 'ThisExpression') {
		if (want !== 0) walk.give(walk.out.value('this', null, -1, -1));
	} else {
		walk.next(LEAVE_MEMBER[kind], node, want);
		walk.visit(object, want);
		return;
	}
	leaveMember(walk, node, kind, want);
}

function leaveMember(walk: Walk, node: MemberExpression, kind: RefKind, want: number): void {
	const { property } = node;
	if (property.type !== 'Identifier' && property.type !== 'PrivateIdentifier') return;
	const name = property.type === 'Identifier' ? property.name : `#${property.name}`;
	walk.refer(name, property.start, kind, true);
	if (want !== 0) walk.give(walk.out.value('member', name, walk.take(), -1));
}

const LEAVE_MEMBER: Record<RefKind, Step<MemberExpression>> = {
	read: (walk, node, want) => leaveMember(walk, node, 'read', want),
	write: (walk, node, want) => leaveMember(walk, node, 'write', want),
	readwrite: (walk, node, want) => leaveMember(walk, node, 'readwrite', want),
	call: (walk, node, want) => leaveMember(walk, node, 'call', want),
	type: (walk, node, want) => leaveMember(walk, node, 'type', want),
};

function leaveIndex(walk: Walk, node: MemberExpression, want: number): void {
	if (want === 0) return;
	const index = walk.take();
	const object = walk.take();
	const name = literalName(node.property);
	if (name !== null && node.property.type === 'Literal' && typeof node.property.value === 'string') {
		walk.give(walk.out.value('member', name, object, -1));
	} else walk.give(walk.out.value('index', null, object, index));
}

function enterArray(walk: Walk, node: ArrayExpression, mode: number): void {
	const elements = node.elements ?? [];
	if ((mode & Mode.want) === 0) walk.visitAll(elements, 0);
	else if (elements.length > ITEMS_CAP) {
		walk.give(walk.out.value('other', null, -1, -1));
		walk.visitAll(elements, 0);
	} else {
		walk.next(leaveArray, node, 0);
		walk.visitAll(elements, Mode.want);
	}
}

function leaveArray(walk: Walk, node: ArrayExpression): void {
	let first = -1;
	for (let at = node.elements.length; at > 0; at--) first = walk.out.value('item', null, walk.take(), first);
	walk.give(walk.out.value('array', null, first, -1));
}

function enterSpread(walk: Walk, node: SpreadElement, mode: number): void {
	const want = mode & Mode.want;
	if (want !== 0) walk.next(leaveSpread, node, 0);
	walk.visit(node.argument, want);
}

function leaveSpread(walk: Walk): void {
	walk.give(walk.out.value('spread', null, walk.take(), -1));
}

function enterTemplate(walk: Walk, node: TemplateLiteral, mode: number): void {
	if ((mode & Mode.want) !== 0) {
		const whole = node.expressions.length === 0 ? node.quasis[0]?.value.cooked : null;
		if (typeof whole === 'string') walk.give(walk.out.value('string', stringValue(whole), -1, -1));
		else walk.give(walk.out.value('literal', 'template', -1, -1));
	}
	walk.visitAll(node.expressions, 0);
}

/** The result is no function, class or object. `delete a.b` changes `a`. */
function enterUnary(walk: Walk, node: UnaryExpression, mode: number): void {
	if ((mode & Mode.want) !== 0) walk.give(-1);
	const { argument } = node;
	const deleted = argument.type === 'ChainExpression' ? argument.expression : argument;
	if (node.operator === 'delete' && deleted.type === 'MemberExpression') {
		visitMember(walk, deleted, 'write', 0);
	} else walk.visit(argument, 0);
}

function enterBinary(walk: Walk, node: BinaryExpression | PrivateInExpression, mode: number): void {
	if ((mode & Mode.want) !== 0) walk.give(-1);
	walk.visit(node.right, 0);
	if (node.left.type === 'PrivateIdentifier') {
		walk.refer(`#${node.left.name}`, node.left.start, 'read', true);
	} else walk.visit(node.left, 0);
}

function enterLogical(walk: Walk, node: LogicalExpression, mode: number): void {
	const want = mode & Mode.want;
	walk.out.decision();
	if ((mode & Mode.chained) === 0) countLogical(walk, node);
	if (want !== 0) walk.next(leaveEither, node, 0);
	if (walk.importsInside) walk.next(leaveCondition, node, 0);
	walk.visit(node.right, want | Mode.chained);
	if (walk.importsInside) walk.next(enterCondition, node, 0);
	walk.visit(node.left, want | Mode.chained);
}

function leaveEither(walk: Walk): void {
	const b = walk.take();
	const a = walk.take();
	if (a < 0 && b < 0) walk.give(-1);
	else walk.give(walk.out.value('either', null, a, b));
}

function enterTernary(walk: Walk, node: ConditionalExpression, mode: number): void {
	const want = mode & Mode.want;
	walk.out.decision();
	walk.out.effort(true);
	if (want !== 0) walk.next(leaveEither, node, 0);
	walk.next(leaveBranch, node, 0);
	walk.visit(node.alternate, want);
	walk.visit(node.consequent, want);
	walk.next(enterBranch, node, 0);
	walk.visit(node.test, 0);
}

function enterSequence(walk: Walk, node: SequenceExpression, mode: number): void {
	const last = node.expressions.length - 1;
	for (let at = last; at >= 0; at--) walk.visit(node.expressions[at], at === last ? mode : 0);
}

function enterAwait(walk: Walk, node: AwaitExpression, mode: number): void {
	const want = mode & Mode.want;
	if (want !== 0) walk.next(leaveAwait, node, 0);
	walk.visit(node.argument, want | Mode.awaited);
}

function leaveAwait(walk: Walk): void {
	const value = walk.take();
	walk.give(value < 0 ? -1 : walk.out.value('await', null, value, -1));
}

function enterYield(walk: Walk, node: YieldExpression, mode: number): void {
	walk.next(leaveYield, node, mode & Mode.want);
	walk.visit(node.argument, Mode.want);
}

function leaveYield(walk: Walk, node: YieldExpression, want: number): void {
	walk.out.yields('yield', walk.take(), node.start);
	if (want !== 0) walk.give(-1);
}

function enterInstantiation(walk: Walk, node: TSInstantiationExpression, mode: number): void {
	walk.visit(node.typeArguments, 0);
	walk.visit(node.expression, mode);
}

function enterCast(
	walk: Walk,
	node: TSAsExpression | TSSatisfiesExpression | TSTypeAssertion,
	mode: number,
): void {
	if ((mode & Mode.want) !== 0) walk.next(leaveCast, node, 0);
	walk.visit(node.typeAnnotation, 0);
	walk.visit(node.expression, mode);
}

function leaveCast(walk: Walk, node: TSAsExpression | TSSatisfiesExpression | TSTypeAssertion): void {
	walk.give(walk.out.value('cast', nodeText(walk, node.typeAnnotation), walk.take(), -1));
}
