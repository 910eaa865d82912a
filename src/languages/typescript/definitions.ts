import type { ArrowFunctionExpression, Class, Decorator, Function as FunctionNode, Node } from 'oxc-parser';
import type { Annotation, ChunkKind, Param } from '../../model/chunk.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import { scheduleClass } from './classes.ts';
import { docBefore } from './doc.ts';
import { scheduleFunction } from './functions.ts';
import { listParams } from './params.ts';
import { argText, cap, expressionText, skipTrivia, typeText } from './text.ts';
import { Mode, type Step, type Walk } from './walk.ts';

export type FunctionLike = FunctionNode | ArrowFunctionExpression;

/** A function or a class about to become a chunk, with the name and range its surroundings give it. */
export interface Definition {
	node: FunctionLike | Class;
	kind: ChunkKind;
	name: string | null;
	nameStart: number;
	start: number;
	end: number;
	flags: number;
	container: string | null;
	decorators: readonly Decorator[];
	/** To be run, with the chunk's index as its mode, once the chunk is closed. */
	after: Step<Definition> | null;
	owner: unknown;
}

const ANNOTATION_CAP = 200;
/** A header longer than this is cut, so that functions nested in headers stay linear. */
const HEAD_CAP = 2000;
/** How far before an expression body its arrow is looked for: past parentheses and comments. */
const ARROW_REACH = 400;

/** Opens the chunk of a definition and schedules what is inside. Returns the chunk. */
export function define(walk: Walk, definition: Definition, mode: number): number {
	const { node } = definition;
	const chunk = openChunk(
		walk,
		definition.kind,
		definition.name,
		definition.nameStart,
		definition.start,
		definition.end,
		definition.flags | (isClass(node) ? classFlags(node) : functionFlags(walk, node)),
		headEnd(walk, node),
		isClass(node) ? null : typeText(walk, node.returnType),
		isClass(node) ? null : listParams(walk, node.params),
		definition.decorators,
		definition.container,
	);
	if (definition.after !== null) walk.next(definition.after, definition, chunk);
	if (isClass(node)) scheduleClass(walk, node, mode);
	else scheduleFunction(walk, node, mode);
	return chunk;
}

/** What a function or class expression is when nothing names it but itself. */
export function anonymous(node: FunctionLike | Class): Definition {
	const id = node.id ?? null;
	return {
		node,
		kind: isClass(node) ? 'class' : id === null ? 'lambda' : 'function',
		name: id === null ? null : id.name,
		nameStart: id === null ? -1 : id.start,
		start: node.start,
		end: node.end,
		flags: 0,
		container: null,
		decorators: isClass(node) ? (node.decorators ?? []) : NO_DECORATORS,
		after: null,
		owner: null,
	};
}

function isClass(node: FunctionLike | Class): node is Class {
	return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}

const NO_DECORATORS: readonly Decorator[] = [];

/** The function or class that an expression is, seen through casts; null when it is another thing. */
export function definitionIn(node: Node | null | undefined): FunctionLike | Class | null {
	let inner = node;
	while (inner) {
		switch (inner.type) {
			case 'ArrowFunctionExpression':
			case 'ClassExpression':
				return inner;
			case 'FunctionExpression':
				return inner;
			case 'TSAsExpression':
			case 'TSSatisfiesExpression':
			case 'TSTypeAssertion':
			case 'TSNonNullExpression':
			case 'ParenthesizedExpression':
				inner = inner.expression;
				break;
			default:
				return null;
		}
	}
	return null;
}

/** Schedules the types of the casts that `definitionIn` saw through. */
export function visitCasts(walk: Walk, node: Node, definition: Node): void {
	let inner = node;
	while (inner !== definition) {
		if ('typeAnnotation' in inner) walk.visit(inner.typeAnnotation as Node, 0);
		if (!('expression' in inner)) return;
		inner = inner.expression as Node;
	}
}

export function openChunk(
	walk: Walk,
	kind: ChunkKind,
	name: string | null,
	nameStart: number,
	start: number,
	end: number,
	flags: number,
	headEnd: number,
	type: string | null,
	params: Param[] | null,
	decorators: readonly Decorator[],
	container: string | null,
): number {
	// A name that is missing in a broken source names nothing.
	const given = name === '' ? null : name;
	const doc = given === null ? null : docBefore(walk, start);
	return walk.out.openChunk({
		kind,
		name: given,
		start,
		end,
		nameStart: given === null ? -1 : nameStart,
		flags,
		signature: headText(walk, afterDecorators(walk, start, decorators), headEnd),
		type,
		params,
		annotations: decorators.length === 0 ? null : annotationsOf(walk, decorators),
		docStart: doc === null ? undefined : doc.start,
		docEnd: doc === null ? undefined : doc.end,
		summary: doc === null ? null : doc.summary,
		container,
	});
}

function headText(walk: Walk, from: number, to: number): string {
	return walk.text.slice(from, Math.min(to, from + HEAD_CAP)).trim();
}

/** Where a header starts. Decorators may also follow `export`; then nothing is cut off. */
function afterDecorators(walk: Walk, start: number, decorators: readonly Decorator[]): number {
	if (decorators.length === 0 || decorators[0].start !== start) return start;
	return skipTrivia(walk.text, decorators[decorators.length - 1].end);
}

function annotationsOf(walk: Walk, decorators: readonly Decorator[]): Annotation[] {
	return decorators.map(({ expression }) => {
		if (expression.type !== 'CallExpression') return { name: expressionText(walk, expression) };
		const args = expression.arguments ?? [];
		const name = expressionText(walk, expression.callee);
		if (args.length === 0) return { name, args: '' };
		const whole = { start: args[0].start, end: args[args.length - 1].end };
		return { name, args: cap(argText(walk, whole), ANNOTATION_CAP) };
	});
}

/** The end of a header: where the body starts, or the end when there is none. */
function headEnd(walk: Walk, node: FunctionLike | Class): number {
	const { body } = node;
	if (!body) return node.end;
	if (node.type !== 'ArrowFunctionExpression' || body.type === 'BlockStatement') return body.start;
	// Parentheses around an expression body are no part of it, nor of the header.
	const from = Math.max(node.start, body.start - ARROW_REACH);
	const arrow = walk.text.slice(from, body.start).lastIndexOf('=>');
	return arrow < 0 ? body.start : from + arrow + 2;
}

function classFlags(node: Class): number {
	return (node.abstract ? ChunkFlag.abstract : 0) | (node.declare ? ChunkFlag.declaration : 0);
}

function functionFlags(walk: Walk, node: FunctionLike): number {
	return (
		(node.async ? ChunkFlag.async : 0) |
		(node.type === 'ArrowFunctionExpression' ? ChunkFlag.arrow : 0) |
		(node.generator ? ChunkFlag.generator : 0) |
		(node.body ? 0 : ChunkFlag.declaration) |
		(walk.testCallback === node ? ChunkFlag.test : 0)
	);
}

/** A function or class in an expression, where nothing else names it. */
export function enterDefinition(walk: Walk, node: FunctionLike | Class, mode: number): void {
	const definition = anonymous(node);
	if (definition.decorators.length > 0) {
		walk.next(defineAnonymous, definition, mode & Mode.want);
		walk.visitAll(definition.decorators, 0);
	} else define(walk, definition, mode & Mode.want);
}

function defineAnonymous(walk: Walk, definition: Definition, mode: number): void {
	define(walk, definition, mode);
}
