import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { readDeclarator } from '../shared/c-family/declarators.ts';
import { docOf } from '../shared/c-family/doc.ts';
import { exportChunk } from '../shared/c-family/exports.ts';
import { headerOf } from '../shared/c-family/functions.ts';
import { bind, openScopeOf } from '../shared/c-family/scopes.ts';
import { readSpecifiers } from '../shared/c-family/specifiers.ts';
import { clipped } from '../shared/c-family/strings.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { isShown, openType } from '../shared/c-family/types.ts';
import { valueAt } from '../shared/c-family/values.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { openCallable } from './callables.ts';
import { openDeclared } from './declarations.ts';
import { showExported } from './modules.ts';

const MAX_TEXT = 400;

/** `template <…>` and `export` are part of what they stand before: its chunk begins with them. */
export function enterWrapper(walk: Walk, node: number): void {
	if (walk.role(node) === Role.none) return;
	const { tree, kinds } = walk;
	if (walk.kind(node) === Kind.export_declaration) showExported(walk, node);
	// What is in braces stands for itself.
	if (/^export\s*\{/.test(walk.text.slice(tree.start[node], tree.start[node] + 80))) return;
	const lists: number[] = [];
	let inner = node;
	while (walk.kind(inner) === Kind.template_declaration || walk.kind(inner) === Kind.export_declaration) {
		walk.setRole(inner, Role.none);
		const list = childOfKind(tree, inner, kinds, Kind.template_parameter_list);
		if (list !== -1) lists.push(list);
		const next = lastNamedChild(walk, inner);
		if (next === -1) return;
		inner = next;
	}
	const before = walk.out.currentChunk;
	open(walk, inner, node);
	if (walk.out.currentChunk === before || lists.length === 0) return;
	if (walk.frame.kind !== 'function') openScopeOf(walk, 'type', node);
	for (const list of lists) bindTypeParams(walk, list);
}

function lastNamedChild(walk: Walk, node: number): number {
	let last = -1;
	let child = firstNamedChild(walk.tree, node);
	for (; child !== -1; child = nextNamedSibling(walk.tree, child)) last = child;
	return last;
}

function open(walk: Walk, node: number, whole: number): void {
	const { tree, fields } = walk;
	switch (walk.kind(node)) {
		case Kind.function_definition: {
			const declared = readDeclarator(walk, childByField(tree, node, fields.declarator));
			if (declared.fn === -1 || declared.name === -1) return;
			walk.setRole(node, Role.none);
			openCallable(walk, node, declared, whole);
			break;
		}
		case Kind.declaration:
		case Kind.field_declaration:
			walk.setRole(node, Role.none);
			if (childByField(tree, node, fields.declarator) !== -1) openDeclared(walk, node, whole);
			else open(walk, childByField(tree, node, fields.type), whole);
			break;
		case Kind.class_specifier:
		case Kind.struct_specifier:
		case Kind.union_specifier:
		case Kind.enum_specifier:
			walk.setRole(node, Role.none);
			openType(
				walk,
				node,
				whole,
				childByField(tree, node, fields.name),
				childByField(tree, node, fields.body),
			);
			break;
		case Kind.alias_declaration:
		case Kind.concept_definition:
			walk.setRole(node, Role.none);
			openNamed(walk, node, whole);
			break;
	}
}

/** Binds the parameters of a template in the current scope. */
export function bindTypeParams(walk: Walk, list: number): void {
	const { tree, fields } = walk;
	let index = 0;
	for (
		let param = firstNamedChild(tree, list);
		param !== -1;
		param = nextNamedSibling(tree, param), index++
	) {
		switch (walk.kind(param)) {
			case Kind.type_parameter_declaration:
			case Kind.template_template_parameter_declaration: {
				const name = parameterName(walk, param);
				walk.setRole(name, Role.none);
				bind(walk, 'type_param', name, { index });
				break;
			}
			default: {
				const declared = readDeclarator(walk, childByField(tree, param, fields.declarator));
				walk.setRole(declared.name, Role.none);
				bind(walk, 'type_param', declared.name, {
					index,
					type: walk.textOf(childByField(tree, param, fields.type)),
				});
			}
		}
	}
}

/** `T` of `typename T`, `class... T`, `class T = int` and `template <class> class T`. */
function parameterName(walk: Walk, param: number): number {
	const { tree, fields } = walk;
	const named = childByField(tree, param, fields.name);
	if (named !== -1) return named;
	for (let at = param + 1; at < tree.after[param]; at = tree.after[at]) {
		const kind = walk.kind(at);
		if (kind === Kind.type_identifier) return at;
		if (kind === Kind.type_parameter_declaration) return parameterName(walk, at);
	}
	return -1;
}

export function enterNamed(walk: Walk, node: number): void {
	if (walk.role(node) !== Role.none) openNamed(walk, node, node);
}

/** `using A = B;` is a type; a concept says what types must offer. */
function openNamed(walk: Walk, node: number, whole: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	if (!walk.isWritten(nameNode)) return;
	const isConcept = walk.kind(node) === Kind.concept_definition;
	const type = childByField(tree, node, fields.type);
	const isExported = isShown(walk) && walk.frame.kind !== 'type';
	const text = type === -1 ? null : clipped(walk, tree.start[type], tree.end[type], MAX_TEXT);
	const chunk = walk.openChunk(
		{
			kind: isConcept ? 'trait' : 'type',
			name: walk.textOf(nameNode),
			start: tree.start[whole],
			end: tree.end[whole],
			nameStart: tree.start[nameNode],
			flags: walk.frame.memberFlags | (isExported ? ChunkFlag.exported : 0) | walk.brokenFlag(whole),
			signature: headerOf(walk, node, tree.start[whole], -1),
			type: text,
			annotations: readSpecifiers(walk, node).annotations,
			...docOf(walk, whole),
		},
		'value',
	);
	walk.setRole(nameNode, Role.none);
	bind(walk, 'type', nameNode, { chunk, type: text, value: type === -1 ? -1 : valueAt(walk, type) });
	if (isExported) exportChunk(walk, nameNode, chunk);
	walk.onLeaving(whole, () => walk.closeChunk());
}
