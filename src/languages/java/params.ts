import type { Param } from '../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { bind } from './scopes.ts';
import { Kind } from './syntax.ts';
import { typeText } from './type-text.ts';
import type { Walk } from './walk.ts';

/** One parameter as written. */
export interface Written {
	/** The name token. */
	name: number;
	type: string | null;
	isRest: boolean;
}

/** The parameters of a method, a lambda or a record, in order; `list` is -1 without any. */
export function paramsOf(walk: Walk, list: number): Written[] {
	const { tree } = walk;
	if (walk.kind(list) === Kind.identifier) return [{ name: list, type: null, isRest: false }];
	const params: Written[] = [];
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const param = readParam(walk, child);
		if (param !== null) params.push(param);
	}
	return params;
}

/** A receiver parameter (`Foo this`) takes no argument: it is none. */
export function readParam(walk: Walk, node: number): Written | null {
	const { tree, fields } = walk;
	switch (walk.kind(node)) {
		case Kind.formal_parameter: {
			const name = childByField(tree, node, fields.name);
			if (name === -1 || tree.start[name] === tree.end[name]) return null;
			const type = childByField(tree, node, fields.type);
			return {
				name,
				type: typeText(walk, type, childByField(tree, node, fields.dimensions)),
				isRest: false,
			};
		}
		case Kind.spread_parameter: {
			let type = firstNamedChild(tree, node);
			if (walk.kind(type) === Kind.modifiers) type = nextNamedSibling(tree, type);
			let declarator = type;
			while (declarator !== -1 && walk.kind(declarator) !== Kind.variable_declarator) {
				declarator = nextNamedSibling(tree, declarator);
			}
			const name = childByField(tree, declarator, fields.name);
			return name === -1 ? null : { name, type: typeText(walk, type, -1), isRest: true };
		}
		case Kind.identifier:
		case Kind.underscore_pattern:
			return { name: node, type: null, isRest: false };
		default:
			return null;
	}
}

export function describeParams(walk: Walk, params: readonly Written[]): Param[] {
	return params.map(({ name, type, isRest }) => {
		const param: Param = { name: walk.textOf(name) };
		if (type !== null) param.type = type;
		if (isRest) param.rest = '*';
		return param;
	});
}

/** Binds the parameters in the current scope. `_` is no name. */
export function bindParams(walk: Walk, params: readonly Written[]): void {
	for (let index = 0; index < params.length; index++) {
		const { name, type, isRest } = params[index];
		walk.setRole(name, Role.none);
		bind(walk, 'param', name, { type, index, path: isRest ? '...' : null });
	}
}
