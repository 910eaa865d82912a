import type { Param } from '../../model/chunk.ts';
import { childByField, childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { describeParam } from '../shared/params.ts';
import { bind } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A parameter as written: nodes, -1 for none. */
export interface Written {
	/** The node that holds it; for `params` without one, its name. */
	node: number;
	name: number;
	/** Without modifiers. */
	type: string | null;
	/** `this `, `ref `, `scoped in `: the first makes an extension of the method. */
	modifiers: string;
	isRest: boolean;
	value: number;
}

/** The parameters of a list, which may be the one name of a lambda; -1 for none. */
export function paramsOf(walk: Walk, list: number): Written[] {
	const { tree, fields } = walk;
	if (list === -1) return [];
	if (walk.kind(list) === Kind.implicit_parameter || walk.kind(list) === Kind.identifier) {
		return [{ node: list, name: list, type: null, modifiers: '', isRest: false, value: -1 }];
	}
	const found: Written[] = [];
	// `params T[] x` has no node of its own.
	let restType = -1;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.parameter) {
			const name = childByField(tree, child, fields.name);
			if (walk.isEmpty(name)) continue;
			found.push({
				node: child,
				name,
				type: typeText(walk, childByField(tree, child, fields.type)),
				modifiers: modifierText(walk, child),
				isRest: isWrittenRest(walk, child),
				value: defaultOf(walk, child, name),
			});
		} else if (tree.field[child] === fields.type) restType = child;
		else if (tree.field[child] === fields.name) {
			found.push({
				node: child,
				name: child,
				type: typeText(walk, restType),
				modifiers: '',
				isRest: true,
				value: -1,
			});
		}
	}
	return found;
}

function modifierText(walk: Walk, param: number): string {
	const { tree } = walk;
	let words = '';
	for (let child = param + 1; child < tree.after[param]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.modifier) words += `${walk.textOf(child)} `;
	}
	return words;
}

/** The keyword was hidden from the grammar: see newer-syntax.ts. */
function isWrittenRest({ text, tree }: Walk, param: number): boolean {
	return /\bparams\s+$/.test(text.slice(Math.max(0, tree.start[param] - 20), tree.start[param]));
}

/** What follows `=`. */
function defaultOf(walk: Walk, param: number, name: number): number {
	const { tree } = walk;
	for (let child = nextSibling(tree, name); child !== -1; child = nextSibling(tree, child)) {
		if (child >= tree.after[param]) break;
		if (walk.kind(child) === Kind['"="']) return nextSibling(tree, child);
	}
	return -1;
}

export function describeParams(walk: Walk, params: readonly Written[]): Param[] {
	return params.map(({ name, type, modifiers, isRest, value }) => {
		const shown = type === null ? null : modifiers + type;
		return describeParam(walk, { name: walk.textOf(name) }, { type: shown, isRest, value });
	});
}

/** Binds the parameters in the current scope. `_` is no name. */
export function bindParams(walk: Walk, params: readonly Written[]): void {
	for (let index = 0; index < params.length; index++) {
		const { name, type, isRest, value } = params[index];
		walk.setRole(name, Role.none);
		bind(walk, 'param', name, {
			type,
			index,
			path: isRest ? '...' : null,
			value: value === -1 ? -1 : valueAt(walk, value),
		});
	}
}

export function paramList(walk: Walk, node: number): number {
	const list = childByField(walk.tree, node, walk.fields.parameters);
	return list === -1 ? childOfKind(walk.tree, node, walk.kinds, Kind.parameter_list) : list;
}
