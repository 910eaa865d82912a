import type { Param } from '../../model/chunk.ts';
import { goTypeParam } from '../../model/facts/go.ts';
import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { bindName, type Scope } from './scopes.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/** Visits each parameter of a list: one without a name has `name` -1. */
function forEachParam(
	walk: Walk,
	list: number,
	visit: (name: number, type: number, isVariadic: boolean) => void,
): void {
	const { tree, fields } = walk;
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		const isVariadic = kind === Kind.variadic_parameter_declaration;
		if (!isVariadic && kind !== Kind.parameter_declaration) continue;
		const type = childByField(tree, child, fields.type);
		let name = childByField(tree, child, fields.name);
		if (name === -1) visit(-1, type, isVariadic);
		for (; name !== -1; name = nextWithSameField(tree, name)) visit(name, type, isVariadic);
	}
}

/** The positional list; a parameter without a name is `_`, which is what it means. */
export function readParams(walk: Walk, list: number): Param[] {
	const params: Param[] = [];
	forEachParam(walk, list, (name, type, isVariadic) => {
		const param: Param = { name: name === -1 ? '_' : walk.textOf(name) };
		if (type !== -1) param.type = walk.textOf(type);
		if (isVariadic) param.rest = '*';
		params.push(param);
	});
	return params;
}

export function bindParams(walk: Walk, list: number, scope: Scope): void {
	let index = 0;
	forEachParam(walk, list, (name, type, isVariadic) => {
		const position = index++;
		if (name === -1 || isBlank(walk, name)) return;
		bindName(walk, scope, 'param', walk.textOf(name), walk.tree.start[name], {
			type: type === -1 ? null : `${isVariadic ? '...' : ''}${walk.textOf(type)}`,
			path: isVariadic ? '...' : null,
			index: position,
		});
	});
}

/** Named results are variables of the function; a bare `return` gives them back. */
export function bindResults(walk: Walk, result: number, scope: Scope): void {
	const results: number[] = [];
	forEachParam(walk, result, (name, type) => {
		if (name === -1) return;
		results.push(name);
		if (isBlank(walk, name)) return;
		bindName(walk, scope, 'var', walk.textOf(name), walk.tree.start[name], {
			type: type === -1 ? null : walk.textOf(type),
		});
	});
	if (results.length > 0) scope.results = results;
}

/** What a method is a method of, and how it calls it. */
export interface Receiver {
	/** The name of its type; '' when a syntax error took it. */
	typeName: string;
	/** Its identifier, or -1. */
	name: number;
	/** Its type as written, `*T[K]`, or -1. */
	type: number;
	/** The list of type parameters that `T[K]` names, or -1. */
	typeArguments: number;
}

export function readReceiver(walk: Walk, list: number): Receiver {
	const { tree, fields } = walk;
	const receiver: Receiver = { typeName: '', name: -1, type: -1, typeArguments: -1 };
	forEachParam(walk, list, (name, type) => {
		receiver.name = name;
		receiver.type = type;
	});
	let base = receiver.type;
	for (;;) {
		switch (walk.kind(base)) {
			case Kind.pointer_type:
			case Kind.parenthesized_type:
				base = firstNamedChild(tree, base);
				break;
			case Kind.generic_type:
				receiver.typeArguments = childByField(tree, base, fields.type_arguments);
				base = childByField(tree, base, fields.type);
				break;
			default:
				if (walk.kind(base) === Kind.type_identifier) receiver.typeName = walk.textOf(base);
				return receiver;
		}
	}
}

/** The receiver is no parameter by position; `T[K]` declares K rather than using it. */
export function bindReceiver(walk: Walk, receiver: Receiver, scope: Scope): void {
	const { tree } = walk;
	if (receiver.name !== -1 && !isBlank(walk, receiver.name)) {
		bindName(walk, scope, 'param', walk.textOf(receiver.name), tree.start[receiver.name], {
			type: receiver.type === -1 ? null : walk.textOf(receiver.type),
		});
	}
	const list = receiver.typeArguments;
	for (let item = firstNamedChild(tree, list); item !== -1; item = nextNamedSibling(tree, item)) {
		const name = walk.kind(item) === Kind.type_elem ? firstNamedChild(tree, item) : item;
		if (walk.kind(name) !== Kind.type_identifier) continue;
		walk.roles[name] = Role.none;
		if (!isBlank(walk, name)) bindName(walk, scope, 'type_param', walk.textOf(name), tree.start[name]);
	}
}

/** `[K comparable, V any]`, each with its constraint as written. */
export function bindTypeParams(walk: Walk, list: number, scope: Scope): void {
	const { tree, fields } = walk;
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.type_parameter_declaration) continue;
		const constraint = childByField(tree, child, fields.type);
		const type = constraint === -1 ? null : walk.textOf(constraint);
		let name = childByField(tree, child, fields.name);
		for (; name !== -1; name = nextWithSameField(tree, name)) {
			if (isBlank(walk, name)) continue;
			const text = walk.textOf(name);
			bindName(walk, scope, 'type_param', text, tree.start[name], { type });
			walk.out.fact(goTypeParam, tree.start[name], tree.end[name], { name: text, constraint: type });
		}
	}
}

/** `_`, which names nothing. */
export function isBlank(walk: Walk, name: number): boolean {
	const { start, end } = walk.tree;
	return end[name] - start[name] <= 1 && walk.text.charCodeAt(start[name]) === 95;
}
