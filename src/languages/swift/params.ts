import type { Param } from '../../model/chunk.ts';
import { childByField, childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { describeParam } from '../shared/params.ts';
import { bind } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A parameter as written: nodes, -1 for none. */
export interface Written {
	/** What a call writes before the colon. */
	label: number;
	name: number;
	type: string | null;
	isRest: boolean;
	value: number;
}

/** The parameters of a function, initialiser, subscript or macro, which are its children. */
export function paramsOf(walk: Walk, node: number): Written[] {
	const { tree, fields } = walk;
	const found: Written[] = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.parameter) found.push(readParam(walk, child));
		else if (tree.field[child] === fields.default_value && found.length > 0)
			found[found.length - 1].value = child;
		else if (tree.field[child] === fields.body) break;
	}
	return found;
}

export function readParam(walk: Walk, param: number): Written {
	const { tree, fields } = walk;
	const label = childByField(tree, param, fields.external_name);
	const name = childOfField(walk, param);
	walk.setRole(label, Role.none);
	walk.setRole(name, Role.none);
	const colon = childOfKind(tree, param, walk.kinds, Kind['":"']);
	const end = childOfKind(tree, param, walk.kinds, Kind['"..."']);
	const written =
		colon === -1 ? null : walk.text.slice(tree.end[colon], end === -1 ? tree.end[param] : tree.start[end]);
	return { label, name, type: written?.slice(0, 400).trim() || null, isRest: end !== -1, value: -1 };
}

/** Types have the field too. */
function childOfField(walk: Walk, param: number): number {
	const { tree, fields } = walk;
	for (let child = param + 1; child < tree.after[param]; child = tree.after[child]) {
		if (tree.field[child] === fields.name && walk.kind(child) === Kind.simple_identifier) return child;
	}
	return -1;
}

/** A parameter goes by its label, `_` says that it has none; the name inside is what it binds. */
export function describeParams(walk: Walk, params: readonly Written[]): Param[] {
	return params.map((written) => {
		const local = walk.nameOf(written.name);
		const outer = walk.nameOf(written.label);
		const param: Param = { name: outer === '' || outer === '_' ? local : outer };
		if (param.name !== local) param.bindings = [local];
		if (outer === '_') param.only = 'pos';
		return describeParam(walk, param, written);
	});
}

export function bindParams(walk: Walk, params: readonly Written[]): void {
	params.forEach(({ name, type, isRest, value }, index) => {
		bind(walk, 'param', name, {
			type,
			index,
			path: isRest ? '...' : null,
			value: value === -1 ? -1 : valueAt(walk, value),
		});
	});
}

/** `name` of `set(name)`, `didSet(name)`: the identifier behind a parenthesis; -1 for none. */
export function accessorParam(walk: Walk, accessor: number): number {
	const open = childOfKind(walk.tree, accessor, walk.kinds, Kind['"("']);
	const name = open === -1 ? -1 : nextSibling(walk.tree, open);
	return walk.kind(name) === Kind.simple_identifier ? name : -1;
}
