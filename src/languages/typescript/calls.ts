import type {
	Argument,
	CallExpression,
	Decorator,
	Expression,
	NewExpression,
	Node,
	TaggedTemplateExpression,
} from 'oxc-parser';
import { type Arg, type ArgKind, CallFlag, type CallVia } from '../../model/recorder.ts';
import { commonJsCall, moduleOfRequire } from './commonjs.ts';
import { visitMember } from './expressions.ts';
import { literalKind, makeTexts } from './literals.ts';
import { argText, expressionText, nodeText, stringOf, withParens } from './text.ts';
import { Mode, type Step, type Walk } from './walk.ts';

export const callSteps: Record<string, Step<never>> = {
	CallExpression: enterCall,
	NewExpression: enterCall,
	TaggedTemplateExpression: enterTagged,
	Decorator: enterDecorator,
};

/** Arguments that are described, and those whose values are followed. */
const ARGS_CAP = 8;
const VALUES_CAP = 32;

const TEST_CALLS: ReadonlySet<string> = new Set(['it', 'test', 'specify', 'fit', 'xit', 'xtest']);

type Call = CallExpression | NewExpression;

/** Mode bits of this file. */
const VIA_DECORATOR = 32;

function enterCall(walk: Walk, node: Call, mode: number): void {
	const args = node.arguments ?? [];
	walk.next(leaveCall, node, mode);
	for (let at = args.length - 1; at >= 0; at--) walk.visit(args[at], at < VALUES_CAP ? Mode.want : 0);
	walk.visit(node.typeArguments, 0);
	visitCallee(walk, node.callee);
	if (args.length > 1 && isTestCall(node)) walk.testCallback = args.find(isFunction) ?? null;
	if (node.type === 'CallExpression') commonJsCall(walk, node, mode);
}

function isFunction(node: Node): boolean {
	return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** `it(…)`, `test.only(…)`, `it.each(table)(…)`. */
function isTestCall(node: Call): boolean {
	let callee: Expression = node.callee;
	for (let steps = 0; steps < 4; steps++) {
		if (callee.type === 'Identifier') return TEST_CALLS.has(callee.name);
		if (callee.type === 'MemberExpression') callee = callee.object;
		else if (callee.type === 'CallExpression') callee = callee.callee;
		else if (callee.type === 'TaggedTemplateExpression') callee = callee.tag;
		else return false;
	}
	return false;
}

/** Enters a callee: to be called last. Its name token is a `call`, and its value is given. */
function visitCallee(walk: Walk, callee: Expression): void {
	const target = calleeOf(callee);
	if (target.type === 'Identifier') {
		walk.refer(target.name, target.start, 'call', false);
		walk.give(walk.out.value('name', target.name, -1, -1, target.start, target.end));
	} else if (target.type === 'MemberExpression') visitMember(walk, target, 'call', Mode.want);
	else walk.visit(target, Mode.want);
	if (target !== callee) visitAround(walk, callee, target);
}

/** What is called, seen through casts, `!`, optional chains and `(0, f)`. */
function calleeOf(callee: Expression): Expression {
	let inner = callee;
	for (;;) {
		switch (inner.type) {
			case 'ChainExpression':
			case 'ParenthesizedExpression':
			case 'TSNonNullExpression':
			case 'TSInstantiationExpression':
			case 'TSAsExpression':
			case 'TSSatisfiesExpression':
			case 'TSTypeAssertion':
				inner = inner.expression;
				break;
			case 'SequenceExpression':
				if (inner.expressions.length === 0) return inner;
				inner = inner.expressions[inner.expressions.length - 1];
				break;
			default:
				return inner;
		}
	}
}

/** Schedules what `calleeOf` passed by. */
function visitAround(walk: Walk, callee: Expression, target: Expression): void {
	let inner = callee;
	while (inner !== target) {
		if (inner.type === 'SequenceExpression') {
			const last = inner.expressions.length - 1;
			for (let at = last - 1; at >= 0; at--) walk.visit(inner.expressions[at], 0);
			inner = inner.expressions[last];
			continue;
		}
		if ('typeAnnotation' in inner) walk.visit(inner.typeAnnotation as Node, 0);
		if ('typeArguments' in inner) walk.visit(inner.typeArguments as Node, 0);
		if (!('expression' in inner)) return;
		inner = inner.expression as Expression;
	}
}

function leaveCall(walk: Walk, node: Call, mode: number): void {
	const args = node.arguments ?? [];
	const values: number[] = [];
	const followed = Math.min(args.length, VALUES_CAP);
	for (let at = 0; at < followed; at++) values.push(-1);
	for (let at = followed - 1; at >= 0; at--) values[at] = walk.take();
	const calleeValue = walk.take();
	const isNew = node.type === 'NewExpression';
	let flags = (mode & Mode.awaited) !== 0 ? CallFlag.awaited : 0;
	if (!isNew && node.optional) flags |= CallFlag.optional;
	const described: Arg[] = [];
	for (let at = 0; at < args.length; at++) {
		if (args[at].type === 'SpreadElement') flags |= CallFlag.spread;
		if (at < ARGS_CAP) described.push(describeArg(walk, args[at], node));
	}
	const target = calleeOf(node.callee);
	const via: CallVia =
		(mode & VIA_DECORATOR) !== 0 ? 'decorator' : isNew ? 'new' : target.type === 'Super' ? 'super' : 'call';
	const call = recordCall(walk, via, node, target, flags, described, args.length, calleeValue, values);
	if ((mode & Mode.want) === 0) return;
	const required = isNew ? undefined : moduleOfRequire(walk, node);
	if (required === undefined) walk.give(withTypes(walk, walk.out.value('call', null, call, -1), node));
	else walk.give(walk.out.value('module', required, -1, -1, node.start, node.end));
}

/** What is given back by a generic that is told its types: a cast to `<A, B>`. */
function withTypes(walk: Walk, value: number, { typeArguments, start, end }: Call): number {
	return typeArguments ? walk.out.value('cast', nodeText(walk, typeArguments), value, -1, start, end) : value;
}

function recordCall(
	walk: Walk,
	via: CallVia,
	node: { start: number; end: number },
	target: Expression,
	flags: number,
	args: Arg[],
	argCount: number,
	calleeValue: number,
	argValues: number[],
): number {
	let callee: string;
	let name = '';
	let nameStart = target.start;
	let receiver: string | null = null;
	let bits = flags;
	if (target.type === 'Identifier') {
		callee = name = target.name;
	} else if (target.type === 'MemberExpression') {
		const { object, property } = target;
		const around = { start: target.start, end: property.start };
		receiver =
			object.type === 'Identifier' ? object.name : expressionText(walk, withParens(walk, object, around));
		if (target.optional) bits |= CallFlag.optional;
		if (target.computed) {
			bits |= CallFlag.computed;
			name = stringOf(property) ?? '';
			if (name !== '') nameStart = property.start;
			callee = expressionText(walk, target);
		} else {
			name =
				property.type === 'PrivateIdentifier' ? `#${property.name}` : (property as { name: string }).name;
			nameStart = property.start;
			// As written it is a piece of the text, which costs less than to put it together.
			const plain = target.end - target.start === receiver.length + 1 + name.length;
			callee =
				object.type === 'Identifier' && !target.optional && !plain
					? `${receiver}.${name}`
					: expressionText(walk, target);
		}
	} else if (target.type === 'Super') {
		callee = name = 'super';
	} else if (target.type === 'FunctionExpression' || target.type === 'ArrowFunctionExpression') {
		callee = '(function)';
		nameStart = target.start;
	} else callee = expressionText(walk, withParens(walk, target, node));
	const { start, end } = node;
	return walk.out.call({
		via,
		callee,
		name,
		receiver,
		nameStart,
		start,
		end,
		flags: bits,
		args,
		argCount,
		calleeValue,
		argValues,
	});
}

/** The last character of `call` closes its list of arguments, or the template. */
function describeArg(walk: Walk, node: Argument, call: { start: number; end: number }): Arg {
	const inside = { start: call.start, end: call.end - 1 };
	return { kind: argKind(node), text: argText(walk, withParens(walk, node, inside)) };
}

const ARG_KINDS_BY_TYPE: Record<string, ArgKind> = {
	Identifier: 'identifier',
	MemberExpression: 'member',
	TemplateLiteral: 'template',
	FunctionExpression: 'function',
	ArrowFunctionExpression: 'function',
	ClassExpression: 'class',
	ObjectExpression: 'object',
	ArrayExpression: 'array',
	CallExpression: 'call',
	TaggedTemplateExpression: 'call',
	ImportExpression: 'call',
	NewExpression: 'new',
	SpreadElement: 'spread',
	ThisExpression: 'this',
	JSXElement: 'jsx',
	JSXFragment: 'jsx',
};

export function argKind(node: Node): ArgKind {
	let inner: Node = node;
	for (;;) {
		switch (inner.type) {
			case 'Literal':
				return literalKind(inner);
			case 'ChainExpression':
			case 'ParenthesizedExpression':
			case 'TSNonNullExpression':
			case 'TSAsExpression':
			case 'TSSatisfiesExpression':
			case 'TSTypeAssertion':
			case 'JSXExpressionContainer':
				inner = inner.expression;
				break;
			default:
				return ARG_KINDS_BY_TYPE[inner.type] ?? 'other';
		}
	}
}

/** ``tag`…${x}` `` passes the strings, then each expression. */
function enterTagged(walk: Walk, node: TaggedTemplateExpression, mode: number): void {
	walk.next(leaveTagged, node, mode);
	const { expressions } = node.quasi;
	for (let at = expressions.length - 1; at >= 0; at--) {
		walk.visit(expressions[at], at < VALUES_CAP ? Mode.want : 0);
	}
	walk.visit(node.typeArguments, 0);
	visitCallee(walk, node.tag);
}

function leaveTagged(walk: Walk, node: TaggedTemplateExpression, mode: number): void {
	const { expressions } = node.quasi;
	const values: number[] = [makeTexts(walk, node.quasi)];
	const followed = Math.min(expressions.length, VALUES_CAP);
	for (let at = 0; at < followed; at++) values.push(-1);
	for (let at = followed; at > 0; at--) values[at] = walk.take();
	const calleeValue = walk.take();
	const described: Arg[] = [describeArg(walk, node.quasi, node)];
	for (let at = 0; at < expressions.length && described.length < ARGS_CAP; at++) {
		described.push(describeArg(walk, expressions[at], node));
	}
	const flags = (mode & Mode.awaited) !== 0 ? CallFlag.awaited : 0;
	const target = calleeOf(node.tag);
	const count = expressions.length + 1;
	const call = recordCall(walk, 'tag', node, target, flags, described, count, calleeValue, values);
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value('call', null, call, -1));
}

/** `@name` and `@name(…)` are one call each. */
function enterDecorator(walk: Walk, node: Decorator): void {
	const { expression } = node;
	if (expression.type === 'CallExpression') enterCall(walk, expression, VIA_DECORATOR);
	else {
		walk.next(leaveBareDecorator, node, 0);
		visitCallee(walk, expression);
	}
}

function leaveBareDecorator(walk: Walk, node: Decorator): void {
	recordCall(walk, 'decorator', node.expression, calleeOf(node.expression), 0, [], 0, walk.take(), []);
}
