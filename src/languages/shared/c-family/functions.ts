import { ChunkFlag } from '../../../model/chunk.ts';
import { childByField, firstNamedChild, previousSibling } from '../../../model/syntax-walk.ts';
import { type Declared, readDeclarator, typeOf } from './declarators.ts';
import { docOf } from './doc.ts';
import { exportChunk } from './exports.ts';
import { bindParams, describeParams, paramsOf } from './params.ts';
import { bind, openScopeOf } from './scopes.ts';
import { readSpecifiers } from './specifiers.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { isTestFunction } from './tests.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

export function enterFunctionDefinition(walk: Walk, node: number): void {
	const declared = readDeclarator(walk, childByField(walk.tree, node, walk.fields.declarator));
	if (declared.fn === -1 || declared.name === -1) return;
	openFunction(walk, node, declared);
	walk.onLeaving(node, () => walk.closeChunk());
	openFunctionScope(walk, node, declared);
}

/** The scope of a definition or a prototype, with its parameters. */
export function openFunctionScope(walk: Walk, node: number, declared: Declared, whole = node): void {
	openScopeOf(walk, 'function', whole);
	bindParams(walk, paramsOf(walk, declared.fn, node));
}

/** Opens the chunk of a definition, or of a declaration without a body. */
export function openFunction(walk: Walk, node: number, declared: Declared, whole = node): number {
	const { tree, fields, text } = walk;
	const { name: nameNode, fn } = declared;
	const name = walk.textOf(nameNode);
	const specifiers = readSpecifiers(walk, node);
	const body = childByField(tree, node, fields.body);
	const params = describeParams(walk, paramsOf(walk, fn, node));
	const type = typeOf(walk, node, declared);
	// No function is defined in another: a brace is missing somewhere before.
	const isLost = walk.isLocal && body !== -1;
	const isExported = !specifiers.isStatic && (isLost || (walk.frame.isVisible && !walk.isLocal));
	let flags = isExported ? ChunkFlag.exported : 0;
	if (specifiers.isStatic) flags |= ChunkFlag.static;
	if (body === -1) flags |= ChunkFlag.declaration;
	if (isLost || walk.isBroken(whole)) flags |= ChunkFlag.broken;
	if (body !== -1 && isTestFunction(walk, name, type, params)) flags |= ChunkFlag.test;
	const chunk = walk.openChunk(
		{
			kind: 'function',
			name,
			start: walk.hidden.startWithWords(text, tree.start[whole]),
			end: tree.end[whole],
			nameStart: tree.start[nameNode],
			flags,
			signature: whole === node ? headerOf(walk, node, specifiers.headerStart, body) : walk.textOf(whole),
			type,
			params,
			annotations: specifiers.annotations,
			...docOf(walk, node),
			container: isLost ? walk.frame.outer : undefined,
		},
		'function',
		false,
	);
	walk.made[node] = chunk;
	walk.setRole(nameNode, Role.none);
	bind(walk, 'function', nameNode, { chunk, type, scope: isLost ? walk.moduleScope : undefined });
	if (isExported) exportChunk(walk, nameNode, chunk);
	return chunk;
}

/** The header as written, without its body or semicolon. */
export function headerOf(walk: Walk, node: number, start: number, body: number): string {
	const { tree, text } = walk;
	let before = body === -1 ? -1 : previousSibling(tree, body);
	while (before !== -1 && walk.kind(before) === Kind.comment) before = previousSibling(tree, before);
	let end = body === -1 ? tree.end[node] : before === -1 ? tree.start[body] : tree.end[before];
	end = Math.max(end, hiddenEnd(walk, end, body));
	while (end > start && (text.charCodeAt(end - 1) <= 32 || text[end - 1] === ';')) end--;
	return clipped(walk, start, end, MAX_SIGNATURE);
}

/** Macros between the header and the body belong to the header. */
function hiddenEnd(walk: Walk, end: number, body: number): number {
	if (body === -1) return end;
	const words = walk.hidden.attributesBetween(end, walk.tree.start[body]);
	return words.length === 0 ? end : words[words.length - 1].end;
}

export function leaveReturn(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1 && walk.kind(value) !== Kind.ERROR) {
		walk.out.yields('return', valueAt(walk, value), walk.tree.start[node]);
	}
}
