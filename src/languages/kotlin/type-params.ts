import { childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Binds the type parameters of a declaration in the current scope, with their bounds as the type. */
export function bindTypeParams(walk: Walk, declaration: number): void {
	const { tree, kinds } = walk;
	const list = childOfKind(tree, declaration, kinds, Kind.type_parameters);
	if (list === -1) return;
	const bounds = boundsOf(walk, declaration);
	for (let param = list + 1; param < tree.after[list]; param = tree.after[param]) {
		if (walk.kind(param) !== Kind.type_parameter) continue;
		const name = childOfKind(tree, param, kinds, Kind.type_identifier);
		if (name === -1) continue;
		walk.setRole(name, Role.none);
		const type = boundOf(walk, param) ?? bounds.get(walk.nameOf(name)) ?? null;
		bind(walk, 'type_param', name, { type });
	}
}

function boundOf(walk: Walk, node: number): string | null {
	const { tree } = walk;
	const colon = childOfKind(tree, node, walk.kinds, Kind['":"']);
	const bound = colon === -1 ? -1 : nextSibling(tree, colon);
	return bound === -1 ? null : clipped(walk, tree.start[bound], tree.end[node], 400);
}

/** `where T : A, T : B` by the name of the parameter. */
function boundsOf(walk: Walk, declaration: number): Map<string, string> {
	const { tree, kinds } = walk;
	const found = new Map<string, string>();
	const list = childOfKind(tree, declaration, kinds, Kind.type_constraints);
	if (list === -1) return found;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.type_constraint) continue;
		const name = walk.nameOf(childOfKind(tree, child, kinds, Kind.type_identifier));
		const bound = boundOf(walk, child);
		const known = found.get(name);
		if (bound !== null) found.set(name, known === undefined ? bound : `${known} & ${bound}`);
	}
	return found;
}
