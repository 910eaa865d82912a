import type { Decorator, Expression, VariableDeclaration, VariableDeclarator } from 'oxc-parser';
import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { importFromDeclarator } from './commonjs.ts';
import { type Definition, define, definitionIn, openChunk, visitCasts } from './definitions.ts';
import { exportDeclared, exportFlags, Level, statementEnd, statementStart } from './level.ts';
import { bindName, bindPattern, type Leaf, leaves, visitInside } from './patterns.ts';
import { nodeText, typeText } from './text.ts';
import { closeChunk, Mode, type Walk } from './walk.ts';

const NO_DECORATORS: readonly Decorator[] = [];

/** A declarator on its way, with what its statement says about it. */
interface Declared {
	node: VariableDeclarator;
	kind: BindingKind;
	mode: number;
	/** Range of its chunk, if it becomes one. */
	start: number;
	end: number;
	single: boolean;
	exportStart: number;
	exportEnd: number;
	chunk: number;
}

export function enterVariables(walk: Walk, node: VariableDeclaration, mode: number): void {
	const { declarations } = node;
	const single = declarations.length === 1;
	const kind = node.kind === 'var' || node.kind === 'let' ? node.kind : 'const';
	const { exportStart, exportEnd } = walk;
	const level = mode | (node.declare ? Level.ambient : 0);
	for (let at = declarations.length - 1; at >= 0; at--) {
		const declarator = declarations[at];
		const declared: Declared = {
			node: declarator,
			kind,
			mode: level,
			start: single ? statementStart(walk, node, mode) : declarator.start,
			end: single ? statementEnd(walk, node, mode) : declarator.end,
			single,
			exportStart,
			exportEnd,
			chunk: -1,
		};
		if (single) enterDeclarator(walk, declared);
		else walk.next(enterDeclarator, declared, 0);
	}
}

function enterDeclarator(walk: Walk, declared: Declared): void {
	const { node, mode } = declared;
	const { id, init } = node;
	if (init && importFromDeclarator(walk, id, init, declared.start, declared.end, mode)) return;
	const inner = id.type === 'Identifier' ? definitionIn(init) : null;
	if (inner !== null && id.type === 'Identifier' && init) {
		defineVariable(walk, declared, inner, id, init);
		return;
	}
	if ((mode & Level.module) !== 0) {
		if (id.type === 'Identifier') openVariable(walk, declared, id.name, id.start, id.end);
		else {
			openDestructured(walk, declared);
			return;
		}
	}
	walk.next(leaveDeclarator, declared, 0);
	if (init) walk.visit(init, Mode.want);
}

/** `const f = () => …` is one chunk, named by the variable. */
function defineVariable(
	walk: Walk,
	declared: Declared,
	inner: Definition['node'],
	id: { name: string; start: number },
	init: Expression,
): void {
	const isClass = inner.type === 'ClassExpression';
	const scope = scopeOf(walk, declared);
	const { name, start: nameStart } = id;
	const definition: Definition = {
		node: inner,
		kind: isClass ? 'class' : 'function',
		name,
		nameStart,
		start: declared.start,
		end: declared.end,
		flags: exportFlags(declared.mode),
		container: null,
		decorators: inner.type === 'ClassExpression' ? (inner.decorators ?? NO_DECORATORS) : NO_DECORATORS,
		after: null,
		owner: null,
	};
	const chunk = define(walk, definition, 0);
	const value = walk.out.value('chunk', null, chunk, -1);
	const type = declared.node.id.typeAnnotation;
	const written = typeText(walk, type) ?? castText(walk, init);
	bindName(walk, name, nameStart, declared.kind, scope, value, -1, null, chunk, written);
	exportOne(walk, declared, name, nameStart, chunk);
	walk.visitAll(definition.decorators, 0);
	visitCasts(walk, init, inner);
	walk.visit(type, 0);
}

/** The type that a function is said to have: `(() => {}) as Handler`. */
function castText(walk: Walk, init: Expression): string | null {
	let inner = init;
	while (inner.type === 'ParenthesizedExpression') inner = inner.expression;
	if (inner.type !== 'TSAsExpression' && inner.type !== 'TSSatisfiesExpression') return null;
	return nodeText(walk, inner.typeAnnotation);
}

function openVariable(walk: Walk, declared: Declared, name: string, start: number, idEnd: number): void {
	const { node, mode } = declared;
	const flags = exportFlags(mode) | ((mode & Level.ambient) !== 0 ? ChunkFlag.declaration : 0);
	const type = typeText(walk, node.id.typeAnnotation);
	const kind = chunkKind(declared);
	declared.chunk = openChunk(
		walk,
		kind,
		name,
		start,
		declared.start,
		declared.end,
		flags,
		idEnd,
		type,
		null,
		NO_DECORATORS,
		null,
	);
	exportOne(walk, declared, name, start, declared.chunk);
}

function leaveDeclarator(walk: Walk, declared: Declared): void {
	const { node, kind, chunk } = declared;
	const { id } = node;
	const value = node.init ? walk.take() : -1;
	const scope = scopeOf(walk, declared);
	if (chunk >= 0) walk.next(closeChunk, null, 0);
	if (id.type === 'Identifier') {
		const { shadowed } = walk;
		bindName(walk, id.name, id.start, kind, scope, value, -1, null, chunk, typeText(walk, id.typeAnnotation));
		if (isCreateRequire(node.init)) walk.shadowed = shadowed;
		walk.visit(id.typeAnnotation, 0);
	} else bindPattern(walk, id, kind, scope, value, -1);
}

/** `createRequire(…)` gives a module the `require` it would otherwise have. */
function isCreateRequire(init: Expression | null): boolean {
	if (init?.type !== 'CallExpression') return false;
	const { callee } = init;
	if (callee.type === 'Identifier') return callee.name === 'createRequire';
	return (
		callee.type === 'MemberExpression' &&
		callee.property.type === 'Identifier' &&
		callee.property.name === 'createRequire'
	);
}

/**
 * Names that a module takes out of a value are a chunk each, with the range of their element; a
 * single one has the whole statement.
 */
function openDestructured(walk: Walk, declared: Declared): void {
	const { node } = declared;
	const around: Expression[] = [];
	const found = leaves(node.id, around);
	if (found.length === 1) {
		openVariable(walk, declared, found[0].name, found[0].start, node.id.end);
		walk.next(leaveSingle, { declared, found, around }, 0);
	} else walk.next(leaveDestructured, { declared, found, around }, 0);
	if (node.init) walk.visit(node.init, Mode.want);
}

interface Destructured {
	declared: Declared;
	found: Leaf[];
	around: Expression[];
}

function leaveSingle(walk: Walk, { declared, found, around }: Destructured): void {
	const value = declared.node.init ? walk.take() : -1;
	const [leaf] = found;
	const { name, start, path } = leaf;
	bindName(walk, name, start, declared.kind, scopeOf(walk, declared), value, -1, path, declared.chunk, null);
	walk.next(closeChunk, null, 0);
	visitInside(walk, leaf);
	walk.visitAll(around, 0);
	walk.visit(declared.node.id.typeAnnotation, 0);
}

interface Element {
	declared: Declared;
	leaf: Leaf;
	value: number;
}

function leaveDestructured(walk: Walk, { declared, found, around }: Destructured): void {
	const value = declared.node.init ? walk.take() : -1;
	for (let at = found.length - 1; at >= 0; at--) {
		const element: Element = { declared, leaf: found[at], value };
		walk.next(enterElement, element, 0);
	}
	walk.visitAll(around, 0);
	walk.visit(declared.node.id.typeAnnotation, 0);
}

function enterElement(walk: Walk, { declared, leaf, value }: Element): void {
	const { name, start, path } = leaf;
	const flags = exportFlags(declared.mode);
	const kind = chunkKind(declared);
	const { elementStart, elementEnd } = leaf;
	const chunk = openChunk(
		walk,
		kind,
		name,
		start,
		elementStart,
		elementEnd,
		flags,
		elementEnd,
		null,
		null,
		NO_DECORATORS,
		null,
	);
	bindName(walk, name, start, declared.kind, scopeOf(walk, declared), value, -1, path, chunk, null);
	exportOne(walk, declared, name, start, chunk);
	walk.next(closeChunk, null, 0);
	visitInside(walk, leaf);
}

function exportOne(walk: Walk, declared: Declared, name: string, nameStart: number, chunk: number): void {
	const { exportStart, exportEnd } = walk;
	walk.exportStart = declared.exportStart;
	walk.exportEnd = declared.exportEnd;
	exportDeclared(walk, declared.mode, name, nameStart, chunk, 0);
	walk.exportStart = exportStart;
	walk.exportEnd = exportEnd;
}

function chunkKind(declared: Declared): ChunkKind {
	return declared.kind === 'const' ? 'constant' : 'variable';
}

function scopeOf(walk: Walk, declared: Declared): number {
	return declared.kind === 'var' ? walk.varScope : walk.out.currentScope;
}
