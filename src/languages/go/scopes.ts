import type { BindingKind, ScopeKind } from '../../model/recorder.ts';
import { type BindingFacts, tellBinding } from '../shared/told-names.ts';
import { clampEnd } from './anchors.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/** What a name is known to be, for the places where Go's syntax does not say. */
export const NameKind = { unknown: 0, value: 1, type: 2, function: 3, package: 4 } as const;

export interface Scope {
	index: number;
	kind: ScopeKind;
	names: Map<string, number>;
	/** Named results of the function whose scope this is, as they are declared: what a bare `return` gives. */
	results: readonly number[];
	/** What the head of a `for` declares. */
	isLoop: boolean;
	/** Opened by a definition for what follows it in its block. */
	follows: boolean;
	end: number;
}

const NO_NAMES: readonly number[] = [];

export function currentScope(walk: Walk): Scope {
	return walk.scopes[walk.scopes.length - 1];
}

export function enterScope(walk: Walk, kind: ScopeKind, start: number, end: number): Scope {
	const index = walk.out.openScope(kind, start, clampEnd(walk, start, end));
	const scope: Scope = {
		...{ index, kind, names: new Map(), results: NO_NAMES, isLoop: false },
		...{ follows: false, end },
	};
	walk.scopes.push(scope);
	return scope;
}

/** Leaves a scope, with those that follow in it. */
export function leaveScope(walk: Walk): void {
	for (;;) {
		const left = walk.scopes.pop();
		walk.out.closeScope();
		if (!left?.follows) return;
	}
}

/**
 * A name is known behind its definition only: in `url := url.Parse(x)` the second is another one. Then the rest of the block
 * is a scope of its own, which knows all that the block does.
 */
export function openFollowing(walk: Walk, start: number): void {
	const around = currentScope(walk);
	if (around.kind === 'module' || walk.anchors !== null) return;
	const scope = enterScope(walk, 'block', start, around.end);
	scope.follows = true;
	for (const [name, kind] of around.names) scope.names.set(name, kind);
}

/** A scope for a statement or a block; `closeBlock` ends it, if there is one. */
export function openBlock(walk: Walk, node: number, start = walk.tree.start[node]): void {
	if (walk.roles[node] === Role.scoped) return;
	const scope = enterScope(walk, 'block', start, walk.tree.end[node]);
	scope.isLoop = walk.kind(node) === Kind.for_statement;
	walk.roles[node] = Role.scoped;
}

export function closeBlock(walk: Walk, node: number): void {
	if (walk.roles[node] === Role.scoped) leaveScope(walk);
	walk.roles[node] = Role.none;
}

export function bindName(
	walk: Walk,
	scope: Scope,
	kind: BindingKind,
	name: string,
	start: number,
	facts: BindingFacts = {},
): void {
	scope.names.set(name, NAME_KIND[kind] ?? NameKind.value);
	tellBinding(walk.out, scope.index, kind, name, start, facts);
}

const NAME_KIND: Partial<Record<BindingKind, number>> = {
	type: NameKind.type,
	type_param: NameKind.type,
	function: NameKind.function,
	import: NameKind.package,
};

/** What the innermost declaration of a name makes it; predeclared types are types. */
export function lookUp(walk: Walk, name: string): number {
	for (let at = walk.scopes.length - 1; at >= 0; at--) {
		const known = walk.scopes[at].names.get(name);
		if (known !== undefined) return known;
	}
	return BASIC_TYPES.has(name) || INTERFACES.has(name) ? NameKind.type : NameKind.unknown;
}

/** Predeclared, and no interface. */
export function isBasicType(name: string): boolean {
	return BASIC_TYPES.has(name);
}

const BASIC_TYPES = new Set([
	'bool',
	'byte',
	'complex64',
	'complex128',
	'float32',
	'float64',
	'int',
	'int8',
	'int16',
	'int32',
	'int64',
	'rune',
	'string',
	'uint',
	'uint8',
	'uint16',
	'uint32',
	'uint64',
	'uintptr',
]);
const INTERFACES = new Set(['any', 'comparable', 'error']);
