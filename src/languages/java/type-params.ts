import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { bind } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** Binds `T extends A & B` in the current scope, with its bounds as the type; `list` is -1 without any. */
export function bindTypeParams(walk: Walk, list: number): void {
	const { tree } = walk;
	for (let param = firstNamedChild(tree, list); param !== -1; param = nextNamedSibling(tree, param)) {
		if (walk.kind(param) !== Kind.type_parameter) continue;
		let name = firstNamedChild(tree, param);
		while (walk.kind(name) === Kind.annotation) name = nextNamedSibling(tree, name);
		if (name === -1) continue;
		walk.setRole(name, Role.none);
		const bounds = childOfKind(tree, param, walk.kinds, Kind.type_bound);
		const first = firstNamedChild(tree, bounds);
		const type = first === -1 ? null : clipped(walk, tree.start[first], tree.end[bounds], MAX_TEXT);
		bind(walk, 'type_param', name, { type });
	}
}
