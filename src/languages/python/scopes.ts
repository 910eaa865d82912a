import type { BindingKind, ScopeKind } from '../../model/recorder.ts';
import { type BindingFacts, tellBinding } from '../shared/told-names.ts';
import type { Walk } from './walk.ts';

/** What the members of a class need to know about it. */
export interface ClassFacts {
	name: string;
	isEnum: boolean;
	isProtocol: boolean;
	/** `unittest` (a base named *TestCase) runs its test methods wherever they are. */
	isTestCase: boolean;
}

export interface Scope {
	index: number;
	kind: ScopeKind;
	/** Names that have a binding here, `global` and `nonlocal` ones included. */
	names: Set<string>;
	/** The class whose body this is. */
	owner: ClassFacts | null;
}

export function currentScope(walk: Walk): Scope {
	return walk.scopes[walk.scopes.length - 1];
}

/** Comprehensions do not own what `:=` binds inside them. */
export function walrusScope(walk: Walk): Scope {
	let at = walk.scopes.length - 1;
	while (walk.scopes[at].kind === 'comprehension') at--;
	return walk.scopes[at];
}

export function enterScope(
	walk: Walk,
	kind: ScopeKind,
	start: number,
	end: number,
	owner: ClassFacts | null = null,
): Scope {
	const scope: Scope = { index: walk.out.openScope(kind, start, end), kind, names: new Set(), owner };
	walk.scopes.push(scope);
	return scope;
}

export function leaveScope(walk: Walk): void {
	walk.scopes.pop();
	walk.out.closeScope();
}

/** Binds unconditionally: a second `def f` or `import f` is a binding of its own. */
export function bindName(
	walk: Walk,
	scope: Scope,
	kind: BindingKind,
	name: string,
	start: number,
	facts: BindingFacts = {},
): void {
	scope.names.add(name);
	tellBinding(walk.out, scope.index, kind, name, start, facts);
}
