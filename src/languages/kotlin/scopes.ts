import type { BindingKind } from '../../model/recorder.ts';
import { type PlacedFacts, tellBinding, tellExport } from '../shared/told-names.ts';
import type { Walk } from './walk.ts';

/** Binds the name that a token spells, without its backquotes. Nothing is bound to `_`. */
export function bindName(walk: Walk, kind: BindingKind, token: number, facts: PlacedFacts): void {
	if (walk.isEmpty(token)) return;
	const name = walk.nameOf(token);
	if (name === '_') return;
	tellBinding(walk.out, facts.scope ?? walk.out.currentScope, kind, name, walk.tree.start[token], facts);
}

/** A name of the file that other modules see. */
export function exportPublic(walk: Walk, token: number, chunk: number, isExported: boolean): void {
	if (!isExported || walk.types.length > 0 || walk.isEmpty(token)) return;
	const { tree, out } = walk;
	tellExport(out, walk.nameOf(token), tree.start[token], tree.end[token], chunk);
}
