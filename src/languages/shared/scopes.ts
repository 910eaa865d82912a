import type { BindingKind, ScopeKind } from '../../model/recorder.ts';
import type { TreeWalk } from './walk.ts';

export interface BindingFacts {
	/** The current one unless said otherwise. */
	scope?: number;
	chunk?: number;
	type?: string | null;
	value?: number;
	path?: string | null;
	index?: number;
}

/** Binds the name that a token spells, in the current scope. Nothing is bound to `_`, or to a name made up in recovery. */
export function bind(walk: TreeWalk, kind: BindingKind, token: number, facts: BindingFacts): void {
	if (walk.isEmpty(token)) return;
	const name = walk.textOf(token);
	if (name === '_') return;
	walk.out.bind({
		scope: facts.scope ?? walk.out.currentScope,
		name,
		kind,
		start: walk.tree.start[token],
		chunk: facts.chunk ?? -1,
		type: facts.type ?? null,
		value: facts.value ?? -1,
		path: facts.path ?? null,
		index: facts.index ?? -1,
	});
}

/** Opens a scope for the range of `node`, which must be closed with `closeScope`. */
export function openScope(walk: TreeWalk, kind: ScopeKind, node: number): void {
	walk.out.openScope(kind, walk.tree.start[node], walk.tree.end[node]);
}

/** Opens a scope that ends with its node. */
export function enterScope(walk: TreeWalk, node: number, kind: ScopeKind = 'block'): void {
	openScope(walk, kind, node);
	walk.closeScopeLater(node);
}
