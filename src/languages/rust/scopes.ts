import type { BindingKind, ScopeKind } from '../../model/recorder.ts';
import { type BindingFacts, tellBinding } from '../shared/told-names.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import type { Walk } from './walk.ts';

/** Functions, types and imports of a block are seen in all of it, whatever `let` stands before them. */
export function itemScope({ scopes, following }: Walk): PassScope {
	let at = scopes.length - 1;
	while (following.has(scopes[at].index)) at--;
	return scopes[at];
}

/** At the top of a file or of an inline module. */
export function isModuleLevel(walk: Walk): boolean {
	const { kind } = itemScope(walk);
	return kind === 'module' || kind === 'namespace';
}

/** Opens a scope that is closed behind `node`. */
export function enterScope(walk: Walk, kind: ScopeKind, start: number, node: number): PassScope {
	const scope = walk.openScope(kind, start, walk.tree.end[node], false);
	walk.afterwards(node, () => walk.closeScope());
	return scope;
}

export function bindName(
	walk: Walk,
	scope: PassScope,
	kind: BindingKind,
	name: string,
	start: number,
	facts: BindingFacts = {},
): void {
	if (kind === 'import' || kind === 'namespace' || kind === 'type_param') walk.pathNames.add(name);
	tellBinding(walk.out, scope.index, kind, name, start, facts);
}

export function closeChunk(walk: Walk): void {
	walk.out.closeChunk();
}
