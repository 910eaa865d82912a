import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { isExported } from './names.ts';
import { lookUp, NameKind } from './scopes.ts';
import { Kind, Token } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/*
 * What Go's syntax leaves open: `T(x)` converts when T is a type and calls when it is a function;
 * `f[a](x)` instantiates or indexes. Declarations of the file and predeclared names decide; for the
 * names of other files, custom does.
 */

/** `T(x)`, `(T)(x)` or `(*T)(x)` where T is known for a type, or behind a star not known for a value. */
export function isConversion(walk: Walk, call: number, callee: number): boolean {
	const { tree, fields, roles } = walk;
	const kind = walk.kind(callee);
	if (kind !== Kind.identifier && kind !== Kind.parenthesized_expression) return false;
	const argument = firstNamedChild(tree, childByField(tree, call, fields.arguments));
	if (argument === -1 || nextNamedSibling(tree, argument) !== -1) return false;
	let node = callee;
	let isPointer = false;
	while (walk.kind(node) === Kind.parenthesized_expression || isDereference(walk, node)) {
		isPointer ||= walk.kind(node) === Kind.unary_expression;
		node = firstNamedChild(tree, node);
	}
	const isSelector = walk.kind(node) === Kind.selector_expression;
	const base = isSelector ? childByField(tree, node, fields.operand) : node;
	if (walk.kind(base) !== Kind.identifier) return false;
	const known = lookUp(walk, walk.textOf(base));
	const converts = isSelector
		? isPointer && (known === NameKind.package || known === NameKind.unknown)
		: known === NameKind.type || (isPointer && known === NameKind.unknown);
	if (converts) roles[node] = Role.type;
	return converts;
}

function isDereference(walk: Walk, node: number): boolean {
	return walk.kind(node) === Kind.unary_expression && walk.kind(node + 1) === Token.star;
}

/**
 * The function that `f[T]` instantiates, -1 when `fs[i]` is an element. Marks the names in the
 * brackets as what they are. `node` is an `index_expression`, or a `generic_type` where the grammar
 * had to guess.
 */
export function readInstantiation(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const isIndex = walk.kind(node) === Kind.index_expression;
	const base = childByField(tree, node, isIndex ? fields.operand : fields.type);
	const list = childByField(tree, node, isIndex ? fields.index : fields.type_arguments);
	const item = isIndex ? list : firstNamedChild(tree, list);
	const isMany = !isIndex && nextNamedSibling(tree, item) !== -1;
	const index = walk.kind(item) === Kind.type_elem ? firstNamedChild(tree, item) : item;
	const instantiates = isMany || isInstantiation(walk, base, index);
	if (index !== -1) markNames(walk, index, isIndex, instantiates);
	return instantiates ? base : -1;
}

/** The grammar read the brackets as a value or as a type: the names in them may be the other. */
function markNames(walk: Walk, index: number, isIndex: boolean, instantiates: boolean): void {
	if (isIndex !== instantiates) return;
	for (let node = index; node < walk.tree.after[index]; node++) {
		const kind = walk.kind(node);
		if (kind === Kind.identifier || kind === Kind.selector_expression) walk.roles[node] = Role.type;
		else if (kind === Kind.type_identifier) walk.roles[node] = Role.value;
	}
}

function isInstantiation(walk: Walk, base: number, index: number): boolean {
	switch (walk.kind(index)) {
		case Kind.identifier:
		case Kind.type_identifier:
		case Kind.qualified_type:
		case Kind.selector_expression:
		case Kind.generic_type:
			break;
		case Kind.pointer_type:
		case Kind.slice_type:
		case Kind.array_type:
		case Kind.map_type:
		case Kind.channel_type:
		case Kind.function_type:
		case Kind.struct_type:
		case Kind.interface_type:
			return true;
		default:
			return false;
	}
	const first = lookUp(walk, firstName(walk, index));
	if (first === NameKind.type) return true;
	if (first === NameKind.value) return false;
	const known = lookUp(walk, firstName(walk, base));
	if (known === NameKind.value) return false;
	if (known !== NameKind.unknown) return true;
	return isExported(lastName(walk, index));
}

/** `a` of `a`, `a.b` and `a[b]`. */
function firstName(walk: Walk, node: number): string {
	let at = node;
	while (at < walk.tree.after[node] && !isName(walk.kind(at))) at++;
	return at < walk.tree.after[node] ? walk.textOf(at) : '';
}

function lastName(walk: Walk, node: number): string {
	let at = walk.tree.after[node] - 1;
	while (at > node && !isName(walk.kind(at))) at--;
	return walk.textOf(at);
}

function isName(kind: number): boolean {
	return (
		kind === Kind.identifier ||
		kind === Kind.type_identifier ||
		kind === Kind.package_identifier ||
		kind === Kind.field_identifier
	);
}
