import type { Param } from '../../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { readDeclarator, typeOf } from './declarators.ts';
import { bind } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const MAX_DEFAULT = 400;

/** One parameter as written. */
interface Written {
	/** The name token, -1 without one. */
	name: number;
	type: string | null;
	/** The node of its default, or -1. */
	default: number;
	isRest: boolean;
}

/** The parameters of a function declarator, in order; those of an old-style definition by their declarations. */
export function paramsOf(walk: Walk, fn: number, definition = -1): Written[] {
	const { tree, fields } = walk;
	const list = childByField(tree, fn, fields.parameters);
	const params: Written[] = [];
	let isOldStyle = false;
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.identifier) {
			isOldStyle = true;
			params.push({ name: child, type: null, default: -1, isRest: false });
			continue;
		}
		const param = readParam(walk, child);
		if (param !== null) params.push(param);
	}
	if (walk.isCpp && endsInDots(walk, list)) params.push({ name: -1, type: null, default: -1, isRest: true });
	if (isOldStyle && definition !== -1) readOldTypes(walk, definition, params);
	return params;
}

/** In C++ the `...` of `f(int, ...)` is a token. */
function endsInDots(walk: Walk, list: number): boolean {
	if (list === -1) return false;
	for (let child = list + 1; child < walk.tree.after[list]; child = walk.tree.after[child]) {
		if (walk.kind(child) === Kind['"..."']) return true;
	}
	return false;
}

function readParam(walk: Walk, node: number): Written | null {
	const { tree, fields } = walk;
	switch (walk.kind(node)) {
		case Kind.variadic_parameter:
			return { name: -1, type: null, default: -1, isRest: true };
		case Kind.parameter_declaration:
		case Kind.optional_parameter_declaration:
		case Kind.variadic_parameter_declaration: {
			const declarator = childByField(tree, node, fields.declarator);
			const declared = readDeclarator(walk, declarator);
			const type = typeOf(walk, node, { ...declared, fn: -1 });
			if (declarator === -1 && type === 'void') return null;
			return {
				// What the grammar took for a name may be white space, see wording/expression-macros.ts.
				name: declared.name !== -1 && walk.textOf(declared.name).trim() === '' ? -1 : declared.name,
				type,
				default: childByField(tree, node, fields.default_value),
				isRest: walk.kind(node) === Kind.variadic_parameter_declaration,
			};
		}
		default:
			// `this auto &&self` takes no argument of a call.
			return null;
	}
}

/** `int f(a, b) int a; char *b; { … }`: what is not declared is an `int`. */
function readOldTypes(walk: Walk, definition: number, params: Written[]): void {
	const { tree, fields } = walk;
	const types = new Map<string, string | null>();
	for (let child = definition + 1; child < tree.after[definition]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.declaration) continue;
		let declarator = childByField(tree, child, fields.declarator);
		for (; declarator !== -1; declarator = nextNamedSibling(tree, declarator)) {
			const declared = readDeclarator(walk, declarator);
			types.set(walk.textOf(declared.name), typeOf(walk, child, declared));
			walk.setRole(declared.name, Role.none);
		}
	}
	for (const param of params) param.type = types.get(walk.textOf(param.name)) ?? null;
}

export function describeParams(walk: Walk, params: readonly Written[]): Param[] {
	const { tree } = walk;
	return params.map(({ name, type, default: value, isRest }, index) => {
		const param: Param = { name: name === -1 ? (isRest ? '...' : `arg${index}`) : walk.textOf(name) };
		if (type !== null) param.type = type;
		if (value !== -1) {
			// Empty braces are shown to the parser as a number: see wording/.
			const end =
				walk.text[tree.start[value]] === '{'
					? walk.text.indexOf('}', tree.start[value]) + 1
					: tree.end[value];
			param.default = clipped(walk, tree.start[value], end, MAX_DEFAULT);
			param.optional = true;
		}
		if (isRest) param.rest = '*';
		return param;
	});
}

/** Binds the parameters in the current scope. */
export function bindParams(walk: Walk, params: readonly Written[]): void {
	for (let index = 0; index < params.length; index++) {
		const { name, type, isRest } = params[index];
		walk.setRole(name, Role.none);
		if (walk.kind(name) !== Kind.identifier) continue;
		bind(walk, 'param', name, { type, index, path: isRest ? '...' : null });
	}
}

/** The names of parameters are declared also where nothing binds them: in the type of a pointer to a function. */
export function enterParameter(walk: Walk, node: number): void {
	const declarator = childByField(walk.tree, node, walk.fields.declarator);
	if (declarator !== -1) walk.setRole(readDeclarator(walk, declarator).name, Role.none);
}
