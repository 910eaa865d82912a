import type { BindingKind } from '../../model/recorder.ts';
import { type PlacedFacts, tellBinding } from '../shared/told-names.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Binds the name that a token spells, in the current scope. Nothing is bound to `_`, or to a name made up in recovery. */
export function bind(walk: Walk, kind: BindingKind, token: number, facts: PlacedFacts): void {
	const { tree, out } = walk;
	if (token === -1 || tree.start[token] === tree.end[token]) return;
	const name = walk.textOf(token);
	if (name === '_') return;
	tellBinding(out, facts.scope ?? out.currentScope, kind, name, tree.start[token], facts);
}

/** Whether a block, or a group of a `switch`, declares something itself. */
export function declares(walk: Walk, block: number): boolean {
	const { tree } = walk;
	for (let child = block + 1; child < tree.after[block]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.local_variable_declaration:
			case Kind.class_declaration:
			case Kind.interface_declaration:
			case Kind.enum_declaration:
			case Kind.record_declaration:
				return true;
		}
	}
	return false;
}

/** Opens a scope for the range of `node`, which must be left with `closeScope`. */
export function openScope(walk: Walk, kind: 'block' | 'class' | 'function', node: number): void {
	walk.out.openScope(kind, walk.tree.start[node], walk.tree.end[node]);
}
