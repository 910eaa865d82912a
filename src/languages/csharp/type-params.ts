import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Binds the type parameters of a declaration in the current scope, with their constraints as the type. */
export function bindTypeParams(walk: Walk, declaration: number): void {
	const { tree, fields } = walk;
	const list = childOfKind(tree, declaration, walk.kinds, Kind.type_parameter_list);
	if (list === -1) return;
	const constraints = constraintsOf(walk, declaration);
	for (let param = firstNamedChild(tree, list); param !== -1; param = nextNamedSibling(tree, param)) {
		if (walk.kind(param) !== Kind.type_parameter) continue;
		const name = childByField(tree, param, fields.name);
		walk.setRole(name, Role.none);
		bind(walk, 'type_param', name, { type: constraints.get(walk.textOf(name)) ?? null });
	}
}

/** `where T : class, new()` by the name of the parameter. */
function constraintsOf(walk: Walk, declaration: number): Map<string, string> {
	const { tree } = walk;
	const found = new Map<string, string>();
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.type_parameter_constraints_clause) continue;
		const name = firstNamedChild(tree, child);
		const first = nextNamedSibling(tree, name);
		if (first !== -1) found.set(walk.textOf(name), clipped(walk, tree.start[first], tree.end[child], 400));
	}
	return found;
}
