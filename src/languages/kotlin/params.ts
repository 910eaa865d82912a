import type { Param } from '../../model/chunk.ts';
import { childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { describeParam } from '../shared/params.ts';
import { bind } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { bindPattern, namesIn } from './patterns.ts';
import { Kind } from './syntax.ts';
import { declaredType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A parameter as written: nodes, -1 for none. */
export interface Written {
	/** The node that holds it. */
	node: number;
	/** -1 for one that is taken apart. */
	name: number;
	type: string | null;
	isRest: boolean;
	value: number;
}

/** The parameters of a function, constructor, class or lambda, by the list that holds them; -1 for none. */
export function paramsOf(walk: Walk, list: number): Written[] {
	const { tree } = walk;
	const found: Written[] = [];
	if (list === -1) return found;
	let isRest = false;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.parameter_modifiers:
				isRest = isVararg(walk, child);
				break;
			case Kind.parameter:
			case Kind.parameter_with_optional_type:
			case Kind.variable_declaration:
			case Kind.multi_variable_declaration:
			case Kind.class_parameter:
				found.push(readParam(walk, child, isRest));
				isRest = false;
				break;
			case Kind['"="']:
				if (found.length > 0) found[found.length - 1].value = nextWritten(walk, child);
		}
	}
	return found;
}

function readParam(walk: Walk, node: number, isRest: boolean): Written {
	const { tree, kinds } = walk;
	const isTuple = walk.kind(node) === Kind.multi_variable_declaration;
	const name = isTuple ? -1 : childOfKind(tree, node, kinds, Kind.simple_identifier);
	walk.setRole(name, Role.none);
	const sign = isTuple ? -1 : childOfKind(tree, node, kinds, Kind['"="']);
	const modifiers = childOfKind(tree, node, kinds, Kind.modifiers);
	return {
		node,
		name,
		type: isTuple ? null : declaredType(walk, node),
		isRest: isRest || (modifiers !== -1 && isVararg(walk, modifiers)),
		value: sign === -1 ? -1 : nextWritten(walk, sign),
	};
}

function isVararg({ tree, kinds }: Walk, modifiers: number): boolean {
	for (let node = modifiers + 1; node < tree.after[modifiers]; node++) {
		if (kinds[tree.kind[node]] === Kind['"vararg"']) return true;
	}
	return false;
}

export function describeParams(walk: Walk, params: readonly Written[]): Param[] {
	return params.map((written, index) => {
		const { node, name } = written;
		const param: Param = { name: name === -1 ? `arg${index}` : walk.nameOf(name) };
		if (name === -1) param.bindings = namesIn(walk, node).map(({ token }) => walk.nameOf(token));
		return describeParam(walk, param, written);
	});
}

/** Binds the parameters in the current scope. */
export function bindParams(walk: Walk, params: readonly Written[]): void {
	params.forEach(({ node, name, type, isRest, value }, index) => {
		if (name === -1) bindPattern(walk, 'param', node, -1, index);
		else
			bind(walk, 'param', name, {
				type,
				index,
				path: isRest ? '...' : null,
				value: value === -1 ? -1 : valueAt(walk, value),
			});
	});
}

/** `val` or `var` before a parameter of a class; -1 for a plain one. */
export function propertyWord(walk: Walk, param: number): number {
	return childOfKind(walk.tree, param, walk.kinds, Kind.binding_pattern_kind);
}

export function isVal(walk: Walk, word: number): boolean {
	return word !== -1 && walk.kind(word + 1) === Kind['"val"'];
}

/** The type before the dot of an extension; -1 without one. */
export function receiverOf(walk: Walk, node: number): number {
	const { tree } = walk;
	let before = -1;
	for (let child = node + 1; child < tree.after[node]; child = nextSibling(tree, child)) {
		if (child === -1) return -1;
		const kind = walk.kind(child);
		if (kind === Kind['"."']) return before;
		if (kind === Kind.function_value_parameters || kind === Kind.variable_declaration) return -1;
		if (!walk.isComment(child)) before = child;
	}
	return -1;
}
