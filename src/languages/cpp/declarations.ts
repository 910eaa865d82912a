import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Declared, readDeclarator } from '../shared/c-family/declarators.ts';
import { openField } from '../shared/c-family/fields.ts';
import { bind } from '../shared/c-family/scopes.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import {
	declaratorsOf,
	declareLocal,
	definesAnonymous,
	definesType,
	openVariable,
} from '../shared/c-family/variables.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { openCallable } from './callables.ts';
import { constructDeclared, constructFromTypes } from './constructions.ts';

/** Variables, functions without a body, and members; `whole` is the template around them, if any. */
export function enterDeclaration(walk: Walk, node: number): void {
	if (walk.role(node) !== Role.none) openDeclared(walk, node, node);
}

export function openDeclared(walk: Walk, node: number, whole: number): void {
	const declarators = declaratorsOf(walk, node);
	const isSingle = declarators.length === 1 && (!definesType(walk, node) || definesAnonymous(walk, node));
	for (const declarator of declarators) {
		const declared = readDeclarator(walk, declarator);
		if (declared.name === -1) continue;
		const range = isSingle ? whole : declarator;
		const open = (): void => openOne(walk, node, declarator, declared, range);
		if (isSingle) open();
		else walk.onArrival(declarator, open);
	}
}

function openOne(walk: Walk, node: number, declarator: number, declared: Declared, range: number): void {
	markDeclared(walk, declared.name);
	if (declared.fn !== -1) {
		if (walk.isLocal && isObject(walk, node, declared)) {
			constructFromTypes(walk, node, declared);
			bind(walk, 'let', declared.name, {
				type: walk.textOf(childByField(walk.tree, node, walk.fields.type)),
			});
			return;
		}
		openCallable(walk, node, declared, range);
		return;
	}
	constructDeclared(walk, node, declarator);
	if (walk.isLocal) declareLocal(walk, node, declarator, declared, range);
	else if (walk.frame.kind === 'type') openField(walk, node, declarator, declared, range);
	else openVariable(walk, node, declarator, declared, range);
}

/** Also each name of `auto [a, b]`. */
function markDeclared(walk: Walk, name: number): void {
	const { tree } = walk;
	walk.setRole(name, Role.none);
	if (walk.kind(name) !== Kind.structured_binding_declarator) return;
	for (let child = firstNamedChild(tree, name); child !== -1; child = nextNamedSibling(tree, child)) {
		walk.setRole(child, Role.none);
	}
}

/** `Lock guard(mutex);` in a body: the grammar takes `mutex` for a type, and the whole for a function. */
function isObject(walk: Walk, node: number, declared: Declared): boolean {
	const { tree, fields } = walk;
	switch (walk.kind(childByField(tree, node, fields.type))) {
		case Kind.type_identifier:
		case Kind.qualified_identifier:
		case Kind.template_type:
		case Kind.placeholder_type_specifier:
			break;
		default:
			return false;
	}
	const list = childByField(tree, declared.fn, fields.parameters);
	let param = firstNamedChild(tree, list);
	if (param === -1) return false;
	for (; param !== -1; param = nextNamedSibling(tree, param)) {
		if (walk.kind(param) !== Kind.parameter_declaration) return false;
		if (childByField(tree, param, fields.declarator) !== -1) return false;
		const kind = walk.kind(childByField(tree, param, fields.type));
		if (kind !== Kind.type_identifier && kind !== Kind.qualified_identifier) return false;
	}
	return true;
}
