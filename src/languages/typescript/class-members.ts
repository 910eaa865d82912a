import type {
	AccessorProperty,
	ClassBody,
	ClassElement,
	Decorator,
	MethodDefinition,
	ParamPattern,
	PropertyDefinition,
	StaticBlock,
	TSIndexSignature,
} from 'oxc-parser';
import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { type Definition, define, definitionIn, openChunk, visitCasts } from './definitions.ts';
import { patternOf } from './params.ts';
import { keyName, typeText } from './text.ts';
import { closeChunk, closeScope, Mode, type Step, type Walk } from './walk.ts';

export const classMemberSteps: Record<string, Step<never>> = {
	ClassBody: enterClassBody,
};

type Field = PropertyDefinition | AccessorProperty;

const NO_DECORATORS: readonly Decorator[] = [];

function enterClassBody(walk: Walk, node: ClassBody): void {
	const members = node.body ?? [];
	for (let at = members.length - 1; at >= 0; at--) walk.next(enterMember, members[at], 0);
}

/** Decorators, and keys that are computed, run with the class: they come before the member's chunk. */
function enterMember(walk: Walk, node: ClassElement): void {
	switch (node.type) {
		case 'MethodDefinition':
		case 'TSAbstractMethodDefinition':
			walk.next(openMethod, node, 0);
			visitParamDecorators(walk, node.value?.params ?? []);
			break;
		case 'PropertyDefinition':
		case 'TSAbstractPropertyDefinition':
		case 'AccessorProperty':
		case 'TSAbstractAccessorProperty':
			walk.next(openField, node, 0);
			break;
		case 'StaticBlock':
			enterStaticBlock(walk, node);
			return;
		case 'TSIndexSignature':
			enterIndexSignature(walk, node);
			return;
		default:
			return;
	}
	if (node.computed) walk.visit(node.key, isField(node) && isDynamic(node) ? Mode.want : 0);
	walk.visitAll(node.decorators, 0);
}

function isField(node: MethodDefinition | Field): node is Field {
	return node.type !== 'MethodDefinition' && node.type !== 'TSAbstractMethodDefinition';
}

/** A field that gets something, by a key that is known when it runs. */
function isDynamic({ key, computed, value }: Field): boolean {
	return computed && Boolean(value) && keyName(key, true) === null;
}

function visitParamDecorators(walk: Walk, params: readonly ParamPattern[]): void {
	for (let at = params.length - 1; at >= 0; at--) {
		const param = params[at];
		const pattern = patternOf(param);
		if (pattern !== param) walk.visitAll(pattern.decorators, 0);
		walk.visitAll(param.decorators, 0);
	}
}

const METHOD_KINDS: { [kind in MethodDefinition['kind']]: ChunkKind } = {
	constructor: 'constructor',
	get: 'getter',
	set: 'setter',
	method: 'method',
};

function openMethod(walk: Walk, node: MethodDefinition): void {
	if (node.kind === 'constructor') recordParameterProperties(walk, node);
	const name = keyName(node.key, node.computed);
	const definition: Definition = {
		node: node.value,
		kind: METHOD_KINDS[node.kind] ?? 'method',
		name,
		nameStart: name === null ? -1 : node.key.start,
		start: memberStart(node),
		end: node.end,
		flags: memberFlags(node) | (node.type === 'TSAbstractMethodDefinition' ? ChunkFlag.abstract : 0),
		container: null,
		decorators: node.decorators ?? NO_DECORATORS,
		after: null,
		owner: null,
	};
	define(walk, definition, 0);
}

/** Fields that a constructor declares in its parameter list are the class's, and come before it. */
function recordParameterProperties(walk: Walk, node: MethodDefinition): void {
	for (const param of node.value?.params ?? []) {
		if (param.type !== 'TSParameterProperty') continue;
		const pattern = param.parameter.type === 'AssignmentPattern' ? param.parameter.left : param.parameter;
		if (pattern.type !== 'Identifier') continue;
		const flags =
			ACCESS[param.accessibility ?? ''] |
			(param.readonly ? ChunkFlag.readonly : 0) |
			(param.override ? ChunkFlag.override : 0) |
			(pattern.optional ? ChunkFlag.optional : 0);
		const decorators = param.decorators ?? NO_DECORATORS;
		const type = typeText(walk, pattern.typeAnnotation);
		const { name, start } = pattern;
		openChunk(
			walk,
			'field',
			name,
			start,
			param.start,
			param.end,
			flags,
			pattern.end,
			type,
			null,
			decorators,
			null,
		);
		walk.out.closeChunk();
	}
}

function openField(walk: Walk, node: Field): void {
	const { out } = walk;
	const chunk = out.currentChunk;
	const name = keyName(node.key, node.computed);
	const nameStart = name === null ? -1 : node.key.start;
	const decorators = node.decorators ?? NO_DECORATORS;
	const isAbstract =
		node.type === 'TSAbstractPropertyDefinition' || node.type === 'TSAbstractAccessorProperty';
	const flags =
		memberFlags(node) |
		(node.readonly ? ChunkFlag.readonly : 0) |
		(isAbstract ? ChunkFlag.abstract | ChunkFlag.declaration : 0) |
		(node.declare ? ChunkFlag.declaration : 0);
	const { value } = node;
	const start = memberStart(node);
	const inner = definitionIn(value);
	if (inner !== null && value) {
		const kind = inner.type === 'ClassExpression' ? 'class' : 'method';
		const after = afterFieldFunction;
		const owner = node;
		const { end } = node;
		define(
			walk,
			{ node: inner, kind, name, nameStart, start, end, flags, container: null, decorators, after, owner },
			0,
		);
		walk.visit(node.typeAnnotation, 0);
		visitCasts(walk, value, inner);
		return;
	}
	const type = typeText(walk, node.typeAnnotation);
	openChunk(
		walk,
		'field',
		name,
		nameStart,
		start,
		node.end,
		flags,
		fieldHeadEnd(walk, node),
		type,
		null,
		decorators,
		null,
	);
	if (value) {
		walk.next(leaveField, node, chunk);
		walk.visit(value, Mode.want);
	}
	// The initialiser runs with the class, so the chunk is closed before it is entered.
	walk.next(closeChunk, node, 0);
	walk.visit(node.typeAnnotation, 0);
}

function leaveField(walk: Walk, node: Field, chunk: number): void {
	assignField(walk, node, walk.take(), chunk);
}

function afterFieldFunction(walk: Walk, definition: Definition, chunk: number): void {
	const value = walk.out.value('chunk', null, chunk, -1);
	assignField(walk, definition.owner as Field, value, walk.out.currentChunk);
}

function assignField(walk: Walk, node: Field, value: number, chunk: number): void {
	const { out } = walk;
	const { start, end } = node.key;
	const name = keyName(node.key, node.computed);
	const key = isDynamic(node) ? walk.take() : -1;
	if (name === null && key < 0) return;
	const owner = node.static
		? out.value('chunk', null, chunk, -1)
		: out.value('this', null, -1, -1, start, end);
	const target =
		name === null
			? out.value('index', null, owner, key, start, end)
			: out.value('member', name, owner, -1, start, end);
	out.assign(target, value, start);
}

function fieldHeadEnd(walk: Walk, node: Field): number {
	if (node.typeAnnotation) return node.typeAnnotation.end;
	if (!node.value) return trimEnd(walk.text, node.end);
	const assign = walk.text.indexOf('=', node.key.end);
	return assign < 0 || assign > node.value.start ? node.value.start : assign;
}

/** Without a closing semicolon or comma. */
export function trimEnd(text: string, end: number): number {
	const last = text.charCodeAt(end - 1);
	return last === 59 || last === 44 ? end - 1 : end;
}

const ACCESS: Record<string, number> = {
	'': 0,
	private: ChunkFlag.private,
	protected: ChunkFlag.protected,
	public: ChunkFlag.public,
};

function memberFlags(node: MethodDefinition | Field): number {
	return (
		(node.static ? ChunkFlag.static : 0) |
		(node.override ? ChunkFlag.override : 0) |
		(node.optional ? ChunkFlag.optional : 0) |
		(node.key.type === 'PrivateIdentifier' ? ChunkFlag.private : ACCESS[node.accessibility ?? ''])
	);
}

function memberStart(node: { start: number; decorators?: readonly Decorator[] }): number {
	const first = node.decorators?.[0];
	return first && first.start < node.start ? first.start : node.start;
}

function enterStaticBlock(walk: Walk, node: StaticBlock): void {
	walk.enterVarScope(walk.out.openScope('block', node.start, node.end));
	walk.next(leaveStaticBlock, node, 0);
	walk.visitAll(node.body, 0);
}

function leaveStaticBlock(walk: Walk): void {
	walk.leaveFunction();
	closeScope(walk);
}

/** `[key: string]: T`, in a class or an interface: an anonymous property. */
export function enterIndexSignature(walk: Walk, node: TSIndexSignature): void {
	const type = typeText(walk, node.typeAnnotation);
	const flags =
		ChunkFlag.declaration | (node.readonly ? ChunkFlag.readonly : 0) | (node.static ? ChunkFlag.static : 0);
	const head = trimEnd(walk.text, node.end);
	openChunk(walk, 'property', null, -1, node.start, node.end, flags, head, type, null, NO_DECORATORS, null);
	walk.next(closeChunk, node, 0);
	walk.visit(node.typeAnnotation, 0);
	for (const param of node.parameters ?? []) walk.visit(param.typeAnnotation, 0);
}
