import type {
	Class,
	Decorator,
	Function as FunctionNode,
	TSEnumDeclaration,
	TSEnumMember,
	TSGlobalDeclaration,
	TSInterfaceDeclaration,
	TSInterfaceHeritage,
	TSModuleDeclaration,
	TSSignature,
	TSTypeAliasDeclaration,
} from 'oxc-parser';
import { ChunkFlag } from '../../model/chunk.ts';
import { ModuleFlag } from '../../model/recorder.ts';
import { lastName } from './classes.ts';
import { anonymous, type Definition, define, openChunk } from './definitions.ts';
import { bindTypeParams } from './functions.ts';
import { exportDeclared, exportFlags, Level, statementEnd, statementStart } from './level.ts';
import { enterTypeMember } from './members.ts';
import { bindName } from './patterns.ts';
import { literalName, nodeText } from './text.ts';
import { referTypeName } from './type-names.ts';
import { closeChunk, Mode, type Step, type Walk } from './walk.ts';

export const declarationSteps: Record<string, Step<never>> = {
	FunctionDeclaration: enterDeclaration,
	TSDeclareFunction: enterDeclaration,
	ClassDeclaration: enterDeclaration,
	TSInterfaceDeclaration: enterInterface,
	TSTypeAliasDeclaration: enterAlias,
	TSEnumDeclaration: enterEnum,
	TSModuleDeclaration: enterNamespace,
};

const NO_DECORATORS: readonly Decorator[] = [];

interface Placed extends Definition {
	mode: number;
	exportStart: number;
	exportEnd: number;
}

function enterDeclaration(walk: Walk, node: FunctionNode | Class, mode: number): void {
	const definition = anonymous(node);
	definition.start = statementStart(walk, { start: node.start, decorators: definition.decorators }, mode);
	definition.end = statementEnd(walk, node, mode);
	definition.flags = exportFlags(mode) | ('declare' in node && node.declare ? ChunkFlag.declaration : 0);
	if (node.type !== 'ClassDeclaration') definition.kind = 'function';
	if (definition.name === null && (mode & Level.default) !== 0) nameDefault(walk, definition);
	const { exportStart, exportEnd } = walk;
	const placed: Placed = { ...definition, mode, exportStart, exportEnd };
	if (placed.decorators.length > 0) {
		walk.next(openDeclaration, placed, 0);
		walk.visitAll(placed.decorators, 0);
	} else openDeclaration(walk, placed);
}

/** An anonymous default export goes by the word `default`. */
export function nameDefault(walk: Walk, definition: Definition): void {
	const keyword = walk.text.indexOf('default', walk.exportStart);
	if (keyword < 0) return;
	definition.name = 'default';
	definition.nameStart = keyword;
	if (definition.kind === 'lambda') definition.kind = 'function';
}

function openDeclaration(walk: Walk, placed: Placed): void {
	const { node, mode, name, nameStart } = placed;
	const scope = walk.out.currentScope;
	const chunk = define(walk, placed, 0);
	if (name !== null) {
		if (node.id) {
			const kind = node.type === 'ClassDeclaration' ? 'class' : 'function';
			bindName(walk, name, nameStart, kind, scope, -1, -1, null, chunk, null);
		}
		walk.exportStart = placed.exportStart;
		walk.exportEnd = placed.exportEnd;
		exportDeclared(walk, mode, name, nameStart, chunk, 0);
		walk.exportStart = walk.exportEnd = -1;
	}
}

function enterInterface(walk: Walk, node: TSInterfaceDeclaration, mode: number): void {
	const { id } = node;
	const { out } = walk;
	const head = node.body?.start ?? node.end;
	const chunk = openNamed(walk, 'interface', node, id, mode, head, node.declare ? ChunkFlag.declaration : 0);
	exportDeclared(walk, mode, id.name, id.start, chunk, ModuleFlag.typeOnly);
	bindName(walk, id.name, id.start, 'type', out.currentScope, -1, -1, null, chunk, null);
	out.openScope('type', node.start, node.end);
	walk.next(closeNamed, node, 1);
	visitMembers(walk, node.body?.body ?? []);
	const bases = node.extends ?? [];
	for (let at = bases.length - 1; at >= 0; at--) walk.next(enterBase, bases[at], chunk);
	bindTypeParams(walk, node.typeParameters);
}

function visitMembers(walk: Walk, members: readonly TSSignature[]): void {
	for (let at = members.length - 1; at >= 0; at--) walk.next(enterTypeMember, members[at], 0);
}

function enterBase(walk: Walk, node: TSInterfaceHeritage, chunk: number): void {
	walk.visit(node.typeArguments, 0);
	const value = referTypeName(walk, node.expression);
	const name = lastName(node.expression);
	walk.out.heritage({ chunk, kind: 'extends', text: nodeText(walk, node), name, start: node.start, value });
}

function enterAlias(walk: Walk, node: TSTypeAliasDeclaration, mode: number): void {
	const { id, typeAnnotation } = node;
	const { out } = walk;
	const head = node.typeParameters?.end ?? id.end;
	const flags = node.declare ? ChunkFlag.declaration : 0;
	// The members of a literal are chunks; of anything else the text says what it is.
	const isLiteral = typeAnnotation?.type === 'TSTypeLiteral';
	const type = !typeAnnotation || isLiteral ? null : nodeText(walk, typeAnnotation);
	const chunk = openNamed(walk, 'type', node, id, mode, head, flags, type);
	exportDeclared(walk, mode, id.name, id.start, chunk, ModuleFlag.typeOnly);
	bindName(walk, id.name, id.start, 'type', out.currentScope, -1, -1, null, chunk, null);
	const scoped = node.typeParameters ? 1 : 0;
	if (scoped) out.openScope('type', node.start, node.end);
	walk.next(closeNamed, node, scoped);
	const parts = typeAnnotation?.type === 'TSIntersectionType' ? typeAnnotation.types : [typeAnnotation];
	for (let at = parts.length - 1; at >= 0; at--) {
		const part = parts[at];
		if (part?.type !== 'TSTypeLiteral') walk.visit(part, 0);
		else visitMembers(walk, part.members);
	}
	bindTypeParams(walk, node.typeParameters);
}

function enterEnum(walk: Walk, node: TSEnumDeclaration, mode: number): void {
	const { id } = node;
	const { out } = walk;
	const head = node.body?.start ?? node.end;
	const chunk = openNamed(walk, 'enum', node, id, mode, head, node.declare ? ChunkFlag.declaration : 0);
	exportDeclared(walk, mode, id.name, id.start, chunk, 0);
	bindName(walk, id.name, id.start, 'enum', out.currentScope, -1, -1, null, chunk, null);
	out.openScope('block', node.body?.start ?? node.start, node.end);
	walk.next(closeNamed, node, 1);
	const members = node.body?.members ?? [];
	for (let at = members.length - 1; at >= 0; at--) walk.next(enterEnumMember, members[at], 0);
}

/** Members may name one another without the enum's name, so they are bound in its scope. */
function enterEnumMember(walk: Walk, node: TSEnumMember): void {
	const { id } = node;
	const name = id.type === 'Identifier' ? id.name : literalName(id);
	const { start, end } = node;
	openChunk(walk, 'enum_member', name, id.start, start, end, 0, id.end, null, null, NO_DECORATORS, null);
	walk.next(closeChunk, node, 0);
	walk.next(bindEnumMember, node, 0);
	walk.visit(node.initializer, Mode.want);
}

function bindEnumMember(walk: Walk, { id }: TSEnumMember): void {
	const { currentScope, currentChunk } = walk.out;
	const name = id.type === 'Identifier' ? id.name : literalName(id);
	const value = walk.take();
	if (name !== null)
		bindName(walk, name, id.start, 'const', currentScope, value, -1, null, currentChunk, null);
}

function enterNamespace(walk: Walk, node: TSModuleDeclaration | TSGlobalDeclaration, mode: number): void {
	const { id, body } = node;
	const { out } = walk;
	const isString = id.type === 'Literal';
	const name = isString ? id.value : walk.text.slice(id.start, id.end).replace(/\s+/g, '');
	const head = body?.start ?? node.end;
	const flags = node.declare ? ChunkFlag.declaration : 0;
	const chunk = openNamed(walk, 'namespace', node, { name, start: id.start }, mode, head, flags);
	if (!isString && node.kind !== 'global') {
		const first = name.split('.')[0];
		exportDeclared(walk, mode, first, id.start, chunk, 0);
		bindName(walk, first, id.start, 'namespace', out.currentScope, -1, -1, null, chunk, null);
	}
	walk.enterVarScope(out.openScope('namespace', body?.start ?? node.start, node.end));
	walk.next(closeNamespace, node, 0);
	walk.visitAll(body?.body, Level.module | Level.namespace);
}

function closeNamespace(walk: Walk): void {
	walk.leaveFunction();
	walk.out.closeScope();
	walk.out.closeChunk();
}

function openNamed(
	walk: Walk,
	kind: 'interface' | 'type' | 'enum' | 'namespace',
	node: { start: number; end: number },
	id: { name: string; start: number },
	mode: number,
	head: number,
	flags: number,
	type: string | null = null,
): number {
	const start = statementStart(walk, node, mode);
	const end = statementEnd(walk, node, mode);
	const all = flags | exportFlags(mode);
	return openChunk(walk, kind, id.name, id.start, start, end, all, head, type, null, NO_DECORATORS, null);
}

/** `mode` 1 when a scope was opened inside the chunk. */
function closeNamed(walk: Walk, _node: unknown, mode: number): void {
	if (mode === 1) walk.out.closeScope();
	walk.out.closeChunk();
}
