import type { BindingKind, ScopeKind } from '../../model/recorder.ts';
import { type PlacedFacts, tellBinding, tellExport } from './told-names.ts';
import type { TreeWalk } from './walk.ts';

/** Binds the name that a token spells, in the current scope. Nothing is bound to `_`, or to a name made up in recovery. */
export function bind(walk: TreeWalk, kind: BindingKind, token: number, facts: PlacedFacts): void {
	if (walk.isEmpty(token)) return;
	const name = walk.nameOf(token);
	if (name === '_') return;
	tellBinding(walk.out, facts.scope ?? walk.out.currentScope, kind, name, walk.tree.start[token], facts);
}

/** A name outside of any type that other modules see, if `isPublic`. */
export function exportPublic(
	walk: TreeWalk & { readonly types: readonly unknown[] },
	token: number,
	chunk: number,
	isPublic: boolean,
): void {
	if (!isPublic || walk.types.length > 0 || walk.isEmpty(token)) return;
	const { tree, out } = walk;
	tellExport(out, walk.nameOf(token), tree.start[token], tree.end[token], chunk);
}

/** Opens a scope for the range of `node`, which must be closed with `closeScope`. */
export function openScope(walk: TreeWalk, kind: ScopeKind, node: number): number {
	return walk.out.openScope(kind, walk.tree.start[node], walk.tree.end[node]);
}

/** Opens a scope that ends with its node. */
export function enterScope(walk: TreeWalk, node: number, kind: ScopeKind = 'block'): void {
	openScope(walk, kind, node);
	walk.closeScopeLater(node);
}
