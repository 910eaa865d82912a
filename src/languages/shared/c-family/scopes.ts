import type { BindingKind, ScopeKind } from '../../../model/recorder.ts';
import { type PlacedFacts, tellBinding } from '../told-names.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Binds the name that a token spells, in the current scope. Nothing is bound to a name made up in recovery. */
export function bind(walk: Walk, kind: BindingKind, token: number, facts: PlacedFacts): void {
	if (!walk.isWritten(token)) return;
	bindName(walk, kind, walk.textOf(token), walk.tree.start[token], facts);
}

export function bindName(
	walk: Walk,
	kind: BindingKind,
	name: string,
	start: number,
	facts: PlacedFacts,
): void {
	tellBinding(walk.out, facts.scope ?? walk.out.currentScope, kind, name, start, facts);
}

/** Opens a scope that is closed when `node` is left. */
export function openScopeOf(walk: Walk, kind: ScopeKind, node: number): void {
	walk.out.openScope(kind, walk.tree.start[node], walk.tree.end[node]);
	walk.onLeaving(node, () => walk.out.closeScope());
}

/** Whether a block declares something itself, also behind a label. */
export function declares(walk: Walk, block: number): boolean {
	const { tree } = walk;
	for (let child = block + 1; child < tree.after[block]; ) {
		switch (walk.kind(child)) {
			case Kind.declaration:
			case Kind.type_definition:
			case Kind.struct_specifier:
			case Kind.union_specifier:
			case Kind.enum_specifier:
			case Kind.class_specifier:
			case Kind.using_declaration:
			case Kind.alias_declaration:
			case Kind.namespace_alias_definition:
				return true;
			case Kind.case_statement:
			case Kind.labeled_statement:
				child++;
				break;
			default:
				child = tree.after[child];
		}
	}
	return false;
}
