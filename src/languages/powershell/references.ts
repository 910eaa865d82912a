import type { RefKind } from '../../model/recorder.ts';
import { constantOf, variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { Role, type Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'call'];

/** One occurrence of a variable. */
export function enterVariable(walk: Walk, node: number): void {
	const role = walk.role(node);
	if (role === Role.none) return;
	const { name, start } = variableName(walk, node);
	if (name === '' || constantOf(name) !== null) return;
	walk.out.refer(name, start, REF_KIND[role], false);
}

/** `@parameters` */
export function enterSplat(walk: Walk, node: number): void {
	walk.out.refer(walk.textOf(node).slice(1), walk.tree.start[node] + 1, 'read', false);
}

/** The name of a member. */
export function enterMember(walk: Walk, node: number): void {
	const name = walk.field(node, 'name');
	if (name === -1) return;
	const { tree } = walk;
	const next = tree.after[node];
	const isCalled = next < tree.after[tree.parent[node]] && walk.kind(next) === K.arguments;
	walk.out.refer(walk.textOf(name), tree.start[name], isCalled ? 'call' : REF_KIND[walk.role(node)], true);
}
