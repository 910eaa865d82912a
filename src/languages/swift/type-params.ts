import { childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Binds the type parameters of a declaration in the current scope, with their constraints as the type. */
export function bindTypeParams(walk: Walk, declaration: number): void {
	const { tree } = walk;
	const list = childOfKind(tree, declaration, walk.kinds, Kind.type_parameters);
	if (list === -1) return;
	for (let param = list + 1; param < tree.after[list]; param = tree.after[param]) {
		if (walk.kind(param) !== Kind.type_parameter) continue;
		const name = childOfKind(tree, param, walk.kinds, Kind.type_identifier);
		if (name === -1) continue;
		const colon = childOfKind(tree, param, walk.kinds, Kind['":"']);
		const bound = colon === -1 ? -1 : nextSibling(tree, colon);
		walk.setRole(name, Role.none);
		bind(walk, 'type_param', name, {
			type: bound === -1 ? null : clipped(walk, tree.start[bound], tree.end[param], 400),
		});
	}
}
