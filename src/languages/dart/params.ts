import type { Param } from '../../model/chunk.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { lastIdentifier, runEnd } from './runs.ts';
import { Kind } from './syntax.ts';
import { runValue } from './values.ts';
import type { Walk } from './walk.ts';

/** A parameter as written: nodes, -1 for none. */
export interface Written {
	node: number;
	name: number;
	type: string | null;
	/** `this.x` gives the field its value. */
	isField: boolean;
	/** Between braces. */
	isNamed: boolean;
	/** Between brackets, or between braces and not `required`. */
	isOptional: boolean;
	value: number;
}

/** The parameters of a list; -1 for none. */
export function paramsOf(walk: Walk, list: number): Written[] {
	const found: Written[] = [];
	if (list === -1) return found;
	const { tree } = walk;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.formal_parameter) found.push(readParam(walk, child, false, false));
		else if (kind === Kind.optional_formal_parameters) readOptional(walk, child, found);
	}
	return found.filter(({ name }) => !walk.isEmpty(name));
}

function readOptional(walk: Walk, list: number, found: Written[]): void {
	const { tree } = walk;
	const isNamed = walk.text[tree.start[list]] === '{';
	let isRequired = false;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['"required"']) isRequired = true;
		else if (kind === Kind.formal_parameter) {
			found.push(readParam(walk, child, isNamed, !isRequired));
			isRequired = false;
		} else if ((kind === Kind['"="'] || kind === Kind['":"']) && found.length > 0) {
			found[found.length - 1].value = nextWritten(walk, child);
		}
	}
}

function readParam(walk: Walk, param: number, isNamed: boolean, isOptional: boolean): Written {
	const { tree, fields } = walk;
	let holder = param;
	const field = childOfKind(tree, param, walk.kinds, Kind.constructor_param);
	const parent = childOfKind(tree, param, walk.kinds, Kind.super_formal_parameter);
	if (field !== -1) holder = field;
	else if (parent !== -1) holder = parent;
	let name = childByField(tree, holder, fields.name);
	if (name === -1) name = lastIdentifier(walk, holder);
	walk.setRole(name, Role.none);
	return {
		node: param,
		name,
		type: typeBefore(walk, holder, name),
		isField: field !== -1,
		isNamed,
		isOptional,
		value: -1,
	};
}

/** What stands before the name, without `final`, `covariant`, `this.` and annotations. */
function typeBefore(walk: Walk, holder: number, name: number): string | null {
	const { tree } = walk;
	let start = -1;
	let end = -1;
	for (let child = holder + 1; child < tree.after[holder]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (child === name) continue;
		if (
			kind === Kind.type_identifier ||
			kind === Kind.nullable_type ||
			kind === Kind.type_arguments ||
			kind === Kind.function_type ||
			kind === Kind.record_type ||
			kind === Kind.void_type ||
			(kind === Kind['"."'] && start !== -1 && child < name)
		) {
			if (start === -1) start = tree.start[child];
			end = tree.end[child];
		} else if (child > name && kind === Kind.formal_parameter_list) {
			// `int f(String a)` is a parameter that is a function.
			return `${start === -1 ? '' : `${clipped(walk, start, end, 200)} `}Function${clipped(walk, tree.start[child], tree.end[child], 200)}`;
		}
	}
	return start === -1 ? null : clipped(walk, start, end, 400);
}

export function describeParams(walk: Walk, params: readonly Written[]): Param[] {
	return params.map(({ name, type, isNamed, isOptional, value }) => {
		const param: Param = { name: walk.textOf(name) };
		if (type !== null) param.type = type;
		if (value !== -1) param.default = clipped(walk, walk.tree.start[value], runEnd(walk, value), 200);
		if (isOptional) param.optional = true;
		if (isNamed) param.only = 'kw';
		return param;
	});
}

/** Binds the parameters in the current scope; `this.x` also gives the field its value. */
export function bindParams(walk: Walk, params: readonly Written[]): void {
	const { out, tree } = walk;
	params.forEach(({ name, type, isField, value }, index) => {
		bind(walk, 'param', name, { type, index, value: value === -1 ? -1 : runValue(walk, value) });
		if (!isField) return;
		const text = walk.textOf(name);
		const field = make(walk, name, 'member', text, make(walk, name, 'this'));
		out.assign(field, make(walk, name, 'name', text), tree.start[name]);
	});
}

export function paramList(walk: Walk, node: number): number {
	return childOfKind(walk.tree, node, walk.kinds, Kind.formal_parameter_list);
}
