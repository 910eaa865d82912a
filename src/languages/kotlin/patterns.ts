import type { BindingKind } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { declaredType } from './types-written.ts';
import type { Walk } from './walk.ts';

/** A name that a declaration binds, and the way to it from the value. */
export interface Bound {
	token: number;
	path: string | null;
	type: string | null;
}

/** The names of `x: T` and of `(a, _, b: T)`, which are given the components of a value. */
export function namesIn(walk: Walk, node: number): Bound[] {
	const { tree, kinds } = walk;
	if (walk.kind(node) !== Kind.multi_variable_declaration) {
		const token = childOfKind(tree, node, kinds, Kind.simple_identifier);
		return walk.isEmpty(token) ? [] : [{ token, path: null, type: declaredType(walk, node) }];
	}
	const found: Bound[] = [];
	let index = 0;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.variable_declaration) continue;
		const token = childOfKind(tree, child, kinds, Kind.simple_identifier);
		if (!walk.isEmpty(token)) found.push({ token, path: `[${index}]`, type: declaredType(walk, child) });
		index++;
	}
	return found;
}

/** No name of it is an occurrence of something. */
export function hideNames(walk: Walk, node: number): void {
	for (const { token } of namesIn(walk, node)) walk.setRole(token, Role.none);
}

export function bindPattern(
	walk: Walk,
	kind: BindingKind,
	node: number,
	value: number,
	index = -1,
	prefix = '',
): void {
	for (const { token, path, type } of namesIn(walk, node)) {
		walk.setRole(token, Role.none);
		const way = prefix + (path ?? '');
		bind(walk, kind, token, { type, value, index, path: way === '' ? null : way });
	}
}
