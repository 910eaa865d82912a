import { rustGeneric, rustLifetime } from '../../model/facts/rust.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import { bindName, enterScope } from './scopes.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_BOUNDS = 400;

/** Parameters of an item are bound in the scope that the item opened; bounds are walked as types. */
export function enterTypeParameters(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const { scope } = walk;
	const where = whereBounds(walk, tree.parent[node]);
	for (let param = node + 1; param < tree.after[node]; param = tree.after[param]) {
		const kind = walk.kind(param);
		const isConst = kind === Kind.constParameter;
		if (kind !== Kind.typeParameter && kind !== Kind.lifetimeParameter && !isConst) continue;
		const name = childByField(tree, param, fields.name);
		if (name === -1) continue;
		const declared = childByField(tree, param, isConst ? fields.type : fields.bounds);
		const written = declared === -1 ? null : boundsText(walk, declared);
		const type = isConst ? written : allBounds(written, where, walk.textOf(name));
		const value = isConst ? valueAt(walk, childByField(tree, param, fields.value)) : -1;
		bindName(walk, scope, 'type_param', walk.textOf(name), tree.start[name], { type, value });
		tellParameter(walk, param, kind, walk.textOf(name), written);
	}
}

/** The bounds that the `where` of an item gives to single names. */
function whereBounds(walk: Walk, item: number): ReadonlyMap<string, string> | null {
	const { tree, fields } = walk;
	const where = childOfKind(tree, item, walk.kinds, Kind.whereClause);
	if (where === -1) return null;
	const found = new Map<string, string>();
	for (let at = where + 1; at < tree.after[where]; at = tree.after[at]) {
		if (walk.kind(at) !== Kind.wherePredicate) continue;
		const left = childByField(tree, at, fields.left);
		const bounds = childByField(tree, at, fields.bounds);
		const text = bounds === -1 ? null : boundsText(walk, bounds);
		if (left !== -1 && text !== null) found.set(walk.textOf(left), text);
	}
	return found;
}

function allBounds(
	written: string | null,
	where: ReadonlyMap<string, string> | null,
	name: string,
): string | null {
	const more = where?.get(name);
	return more === undefined ? written : written === null ? more : `${written} + ${more}`;
}

function tellParameter(walk: Walk, param: number, kind: number, name: string, bounds: string | null): void {
	const { tree, fields, out } = walk;
	const start = tree.start[param];
	const end = tree.end[param];
	if (kind === Kind.lifetimeParameter) {
		const isHigherRanked = walk.kind(tree.parent[tree.parent[param]]) === Kind.higherRanked;
		out.fact(rustLifetime, start, end, { name, bounds, is_higher_ranked: isHigherRanked || null });
		return;
	}
	const isConst = kind === Kind.constParameter;
	const given = childByField(tree, param, isConst ? fields.value : fields.default_type);
	out.fact(rustGeneric, start, end, {
		name,
		form: isConst ? 'const' : 'type',
		bounds,
		default: given === -1 ? null : walk.clip(tree.start[given], tree.end[given], MAX_BOUNDS),
	});
}

/** `A + B` of `: A + B`. */
function boundsText(walk: Walk, node: number): string | null {
	const { tree, text } = walk;
	let start = tree.start[node];
	if (text.charCodeAt(start) === 58) start++;
	return walk.clip(start, tree.end[node], MAX_BOUNDS).trim() || null;
}

/** The lifetimes of `for<'a> Fn(&'a T)` are known in the bound only, or in the predicate it begins. */
export function enterHigherRanked(walk: Walk, node: number): void {
	const { tree } = walk;
	const around = tree.parent[node];
	const whole = walk.kind(around) === Kind.wherePredicate ? around : node;
	enterScope(walk, 'type', tree.start[whole], whole);
}

/** `for<'a> fn(x: &'a T)`: names of parameters in a type are for readers. */
export function enterFunctionType(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const binder = childOfKind(tree, node, walk.kinds, Kind.forLifetimes);
	if (binder !== -1) {
		const scope = enterScope(walk, 'type', tree.start[node], node);
		for (let child = binder + 1; child < tree.after[binder]; child = tree.after[child]) {
			if (walk.kind(child) !== Kind.lifetime) continue;
			bindName(walk, scope, 'type_param', walk.textOf(child), tree.start[child]);
		}
	}
	const parameters = childByField(tree, node, fields.parameters);
	if (parameters === -1) return;
	for (let param = parameters + 1; param < tree.after[parameters]; param = tree.after[param]) {
		const pattern = walk.kind(param) === Kind.parameter ? childByField(tree, param, fields.pattern) : -1;
		if (pattern !== -1) walk.roles[pattern] = Role.silent;
	}
}

/** `'static` and `'_` are the language's own. */
export function enterLifetime(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.next = tree.after[node];
	const around = walk.kind(tree.parent[node]);
	if (around === Kind.forLifetimes) return;
	if (around === Kind.lifetimeParameter && tree.field[node] === fields.name) return;
	const name = walk.textOf(node);
	if (name === "'static" || name === "'_" || name.length < 2) return;
	walk.out.refer(name, tree.start[node], 'type', false);
}
