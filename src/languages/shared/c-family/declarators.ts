import { childByField, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;
/** Words that are part of a type; `constexpr` and `_Noreturn` are about what is declared. */
const QUALIFIER = /^(?:const|volatile|restrict|__restrict__|_Atomic)$|^_Atomic\b/;

/** What a declarator says: `(*signal(int))(void)` is a function that returns a pointer. */
export interface Declared {
	/** The outermost node, without an initialiser. */
	root: number;
	/** Name token, or a qualified name of C++; -1 for none. */
	name: number;
	/** The function declarator, when what is declared is a function; else -1. */
	fn: number;
	/** The function declarator of a pointer to a function, which has its parameters; else -1. */
	pointsTo: number;
	/** Nodes between the root and the name, for the names in array sizes. */
	isArray: boolean;
}

/** Reads a declarator from outside to inside; `init_declarator` is passed over. */
export function readDeclarator(walk: Walk, declarator: number): Declared {
	const { tree, fields } = walk;
	const root =
		walk.kind(declarator) === Kind.init_declarator
			? childByField(tree, declarator, fields.declarator)
			: declarator;
	const declared: Declared = { root, name: -1, fn: -1, pointsTo: -1, isArray: false };
	/** The innermost function declarator met, and whether a pointer or an array stood inside of it. */
	let fn = -1;
	let isDirect = false;
	for (let at = root; at !== -1; ) {
		switch (walk.kind(at)) {
			case Kind.function_declarator:
			case Kind.abstract_function_declarator:
				fn = at;
				isDirect = true;
				at = childByField(tree, at, fields.declarator);
				break;
			case Kind.array_declarator:
			case Kind.abstract_array_declarator:
				declared.isArray = true;
				isDirect = false;
				at = childByField(tree, at, fields.declarator);
				break;
			case Kind.pointer_declarator:
			case Kind.abstract_pointer_declarator:
				isDirect = false;
				at = childByField(tree, at, fields.declarator);
				break;
			case Kind.reference_declarator:
			case Kind.abstract_reference_declarator:
			case Kind.variadic_declarator:
				isDirect = false;
				at = lastInner(walk, at);
				break;
			case Kind.parenthesized_declarator:
			case Kind.abstract_parenthesized_declarator:
			case Kind.attributed_declarator:
				at = inner(walk, at);
				break;
			default:
				declared.name = isName(walk, at) ? at : -1;
				at = -1;
		}
	}
	const conversion = conversionOf(walk, declared.name);
	if (conversion !== -1) declared.fn = conversion;
	else if (isDirect) declared.fn = fn;
	else declared.pointsTo = fn;
	return declared;
}

/** The parameter list of `operator T()`, with what is around it. */
function conversionOf(walk: Walk, name: number): number {
	const { tree, fields } = walk;
	let at = name;
	while (walk.kind(at) === Kind.qualified_identifier) at = childByField(tree, at, fields.name);
	if (walk.kind(at) !== Kind.operator_cast) return -1;
	do at = childByField(tree, at, fields.declarator);
	while (at !== -1 && walk.kind(at) !== Kind.abstract_function_declarator);
	return at;
}

/** The declarator in parentheses, or before attributes. */
function inner(walk: Walk, node: number): number {
	let child = firstNamedChild(walk.tree, node);
	while (child !== -1 && isModifier(walk, child)) child = nextNamedSibling(walk.tree, child);
	return child;
}

function lastInner(walk: Walk, node: number): number {
	let last = -1;
	let child = firstNamedChild(walk.tree, node);
	for (; child !== -1; child = nextNamedSibling(walk.tree, child)) if (!isModifier(walk, child)) last = child;
	return last;
}

function isModifier(walk: Walk, node: number): boolean {
	switch (walk.kind(node)) {
		case Kind.ms_call_modifier:
		case Kind.attribute_declaration:
		case Kind.attribute_specifier:
		case Kind.type_qualifier:
			return true;
		default:
			return false;
	}
}

function isName(walk: Walk, node: number): boolean {
	switch (walk.kind(node)) {
		case Kind.field_identifier:
			// See wording/ for unnamed bit fields.
			return walk.isWritten(node) && walk.text[walk.tree.start[node]] !== ':';
		case Kind.identifier:
		case Kind.type_identifier:
		case Kind.qualified_identifier:
		case Kind.destructor_name:
		case Kind.operator_name:
		case Kind.operator_cast:
		case Kind.template_function:
		case Kind.template_method:
		case Kind.structured_binding_declarator:
			return walk.isWritten(node);
		default:
			return false;
	}
}

/**
 * The type of what is declared, as it would be written without a name: `char *`, `int[3]`, `void (*)(int)`.
 * Of a function it is what the function returns.
 */
export function typeOf(walk: Walk, declaration: number, declared: Declared): string | null {
	const base = baseType(walk, declaration);
	const { root, name, fn } = declared;
	if (root === -1) return base;
	const shape = shapeAround(walk, root, fn === -1 ? name : fn);
	if (base === null) return shape === '' ? null : shape;
	if (shape === '') return base;
	return /^[[.]/.test(shape) ? base + shape : `${base} ${shape}`;
}

/** The text of a declarator without the part at `core`. */
function shapeAround(walk: Walk, root: number, core: number): string {
	const { tree, text } = walk;
	if (core === -1) return clipped(walk, tree.start[root], tree.end[root], MAX_TEXT).trim();
	if (core === root) return '';
	const before = text.slice(tree.start[root], tree.start[core]).trimEnd();
	const after = text.slice(tree.end[core], tree.end[root]).trimStart();
	return (before + after).slice(0, MAX_TEXT);
}

/** `const struct s` of `static const struct s *p`, without the body of a type defined on the spot; null for none. */
function baseType(walk: Walk, declaration: number): string | null {
	const { tree, fields, text } = walk;
	const type = childByField(tree, declaration, fields.type);
	if (type === -1) return null;
	const parts: string[] = [];
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		if (child === type) {
			const body = childByField(tree, child, fields.body);
			const end = body === -1 ? tree.end[child] : tree.start[body];
			parts.push(text.slice(tree.start[child], Math.min(end, tree.start[child] + MAX_TEXT)).trim());
		} else if (walk.kind(child) === Kind.type_qualifier && QUALIFIER.test(walk.textOf(child))) {
			parts.push(walk.textOf(child));
		} else if (tree.field[child] === fields.declarator) break;
	}
	const base = parts.join(' ').trim();
	return base === '' ? null : base;
}
