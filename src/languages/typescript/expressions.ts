import type {
	ArrayExpression,
	AwaitExpression,
	IdentifierReference,
	MemberExpression,
	Node,
	SequenceExpression,
	SpreadElement,
	TSAsExpression,
	TSInstantiationExpression,
	TSSatisfiesExpression,
	TSTypeAssertion,
	YieldExpression,
} from 'oxc-parser';
import type { RefKind } from '../../model/recorder.ts';
import { enterDefinition } from './definitions.ts';
import { literalName, nodeText } from './text.ts';
import { ITEMS_CAP, Mode, type Step, type Walk } from './walk.ts';

export const expressionSteps: Record<string, Step<never>> = {
	Identifier: enterIdentifier,
	ThisExpression: (walk: Walk, node: Node, mode: number) => leaf(walk, node, 'this', mode),
	Super: (walk: Walk, node: Node, mode: number) => leaf(walk, node, 'super', mode),
	MetaProperty: (walk: Walk, node: Node, mode: number) => leaf(walk, node, 'other', mode),
	MemberExpression: enterMember,
	ArrayExpression: enterArray,
	SpreadElement: enterSpread,
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
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value('name', node.name, -1, -1, node.start, node.end));
}

function leaf(walk: Walk, node: Node, op: 'this' | 'super' | 'other', mode: number): void {
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value(op, null, -1, -1, node.start, node.end));
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
		if (want !== 0) walk.give(walk.out.value('name', object.name, -1, -1, object.start, object.end));
	} else if (object.type === 'ThisExpression') {
		if (want !== 0) walk.give(walk.out.value('this', null, -1, -1, object.start, object.end));
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
	if (want !== 0) walk.give(walk.out.value('member', name, walk.take(), -1, node.start, node.end));
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
		walk.give(walk.out.value('member', name, object, -1, node.start, node.end));
	} else walk.give(walk.out.value('index', null, object, index, node.start, node.end));
}

function enterArray(walk: Walk, node: ArrayExpression, mode: number): void {
	const elements = node.elements ?? [];
	if ((mode & Mode.want) === 0) walk.visitAll(elements, 0);
	else if (elements.length > ITEMS_CAP) {
		walk.give(walk.out.value('other', null, -1, -1, node.start, node.end));
		walk.visitAll(elements, 0);
	} else {
		walk.next(leaveArray, node, 0);
		walk.visitAll(elements, Mode.want);
	}
}

function leaveArray(walk: Walk, node: ArrayExpression): void {
	let first = -1;
	for (let at = node.elements.length; at > 0; at--) first = walk.out.value('item', null, walk.take(), first);
	walk.give(walk.out.value('array', null, first, -1, node.start, node.end));
}

function enterSpread(walk: Walk, node: SpreadElement, mode: number): void {
	const want = mode & Mode.want;
	if (want !== 0) walk.next(leaveSpread, node, 0);
	walk.visit(node.argument, want);
}

function leaveSpread(walk: Walk, node: SpreadElement): void {
	walk.give(walk.out.value('spread', null, walk.take(), -1, node.start, node.end));
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

function leaveAwait(walk: Walk, node: AwaitExpression): void {
	walk.give(walk.out.value('await', null, walk.take(), -1, node.start, node.end));
}

function enterYield(walk: Walk, node: YieldExpression, mode: number): void {
	walk.next(leaveYield, node, mode & Mode.want);
	walk.visit(node.argument, Mode.want);
}

function leaveYield(walk: Walk, node: YieldExpression, want: number): void {
	const given = walk.take();
	walk.out.yields('yield', given, node.start);
	if (want !== 0) walk.give(walk.out.value('yield', null, given, -1, node.start, node.end));
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
	const type = nodeText(walk, node.typeAnnotation);
	walk.give(walk.out.value('cast', type, walk.take(), -1, node.start, node.end));
}
