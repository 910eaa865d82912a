import type { BindingKind, ScopeKind } from '../../model/recorder.ts';
import { type BindingFacts, tellBinding } from '../shared/told-names.ts';
import type { Walk } from './walk.ts';

export interface Scope {
	index: number;
	kind: ScopeKind;
	/** Names that patterns bound here; null until there is one. */
	names: Set<string> | null;
	/** Opened by a `let` for what follows it: items of the block do not belong here. */
	follows: boolean;
}

export function currentScope(walk: Walk): Scope {
	return walk.scopes[walk.scopes.length - 1];
}

/** Functions, types and imports of a block are seen in all of it, whatever `let` stands before them. */
export function itemScope(walk: Walk): Scope {
	let at = walk.scopes.length - 1;
	while (walk.scopes[at].follows) at--;
	return walk.scopes[at];
}

/** At the top of a file or of an inline module. */
export function isModuleLevel(walk: Walk): boolean {
	const { kind } = itemScope(walk);
	return kind === 'module' || kind === 'namespace';
}

/** Opens a scope that is closed behind `node`. */
export function enterScope(walk: Walk, kind: ScopeKind, start: number, node: number, follows = false): Scope {
	const scope: Scope = {
		index: walk.out.openScope(kind, start, walk.tree.end[node]),
		kind,
		names: null,
		follows,
	};
	walk.scopes.push(scope);
	walk.atEnd(node, leaveScope, node);
	return scope;
}

function leaveScope(walk: Walk): void {
	walk.scopes.pop();
	walk.out.closeScope();
}

export function bindName(
	walk: Walk,
	scope: Scope,
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
