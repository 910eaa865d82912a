import type { Unit } from '../../world/unit.ts';
import type { UnitBinding } from '../../world/unit-rows.ts';
import { parametersEnd, valueEnd } from './value-ends.ts';

/** A name of one scope of a file: what has the same name elsewhere is another variable. */
export interface Variable {
	unit: Unit;
	name: string;
	/** The scope that owns it. */
	owner: number;
	/** Where it is declared, in source order; empty for a name that only `global` mentions. */
	bindings: readonly UnitBinding[];
}

/** The variable that a name stands for at an offset; null when nothing in the file binds it. */
export function variableAt(unit: Unit, name: string, scope: number, offset: number): Variable | null {
	let from = scope;
	for (;;) {
		const owner = seenFrom(unit, name, from);
		if (owner < 0) return null;
		const bound = unit.bound(owner, name);
		if (bound.some(({ kind }) => kind === 'global')) return whole(unit, name, 0);
		const isElsewhere = bound.every(({ kind }) => kind === 'nonlocal');
		const meant = isElsewhere ? null : inEffect(unit, bound, owner, offset);
		if (meant !== null) return { unit, name, owner, bindings: inOrder(meant) };
		from = unit.scopeParent(owner);
		// A name of a class is not what a function inside of it calls `nonlocal`.
		while (from >= 0 && unit.traits.hidesClassNames && unit.scopeKind(from) === 'class')
			from = unit.scopeParent(from);
		if (from < 0) return null;
	}
}

/** The variable that a chunk is: a field may have no name by itself, only as a member of something. */
export function variableOf(unit: Unit, chunk: number): Variable {
	const { name, nameStart: start, type } = unit.file.chunks[chunk];
	const owner = unit.scopeAround(chunk);
	const bindings = unit.bound(owner, name ?? '').filter((each) => each.chunk === chunk);
	const field: UnitBinding = {
		...{
			index: -1,
			scope: owner,
			name: name ?? '',
			kind: 'field',
			start,
			chunk,
			type,
			value: -1,
			path: null,
		},
		place: -1,
	};
	return { unit, name: name ?? '', owner, bindings: bindings.length > 0 ? bindings : [field] };
}

/** All that a scope binds under a name. */
function whole(unit: Unit, name: string, owner: number): Variable {
	return { unit, name, owner, bindings: inOrder(unit.bound(owner, name)) };
}

function inOrder(bindings: readonly UnitBinding[]): UnitBinding[] {
	return bindings
		.filter(({ kind }) => kind !== 'global' && kind !== 'nonlocal')
		.sort((a, b) => a.start - b.start);
}

export function isSame(a: Variable, b: Variable): boolean {
	return (
		a.unit.path === b.unit.path &&
		a.name === b.name &&
		a.owner === b.owner &&
		a.bindings[0]?.start === b.bindings[0]?.start
	);
}

/** The scope that binds a name for one who stands in another; -1 for none, and where the language lets nobody see out. */
function seenFrom(unit: Unit, name: string, from: number): number {
	const owner = unit.ownerOf(name, from);
	const { walls } = unit.traits;
	if (owner < 0 || walls === null || !walls.variable.test(name)) return owner;
	for (let scope = from; scope !== owner; scope = unit.scopeParent(scope))
		if (isWall(unit, scope, walls.functions)) return -1;
	return owner;
}

/** Methods and classes of Ruby see no variables around them, functions of PHP none that they do not `use`. */
function isWall(unit: Unit, scope: number, functions: 'named' | 'not arrow'): boolean {
	const kind = unit.scopeKind(scope);
	if (kind !== 'function') return kind === 'class' || kind === 'namespace';
	const chunk = unit.scopeChunk(scope);
	const isOwn = chunk >= 0 && unit.scopeOf(chunk) === scope;
	if (functions === 'not arrow') return !(isOwn && unit.has(chunk, 'arrow'));
	// A function that is assigned to a name has the name before it, and a block has none.
	const { name, nameStart } = unit.chunk(chunk);
	return isOwn && name !== null && nameStart >= unit.scopeStart(scope);
}

/** Of what a scope binds under a name, what that is at an offset; null for nothing yet. */
function inEffect(
	unit: Unit,
	bound: readonly UnitBinding[],
	owner: number,
	offset: number,
): readonly UnitBinding[] | null {
	const { boundFrom, bindsClassNamesLate, hidesBody } = unit.traits;
	if (unit.scopeKind(owner) === 'class' && bindsClassNamesLate) return afterValue(unit, bound, offset);
	if (unit.scopeKind(owner) === 'module' || unit.scopeKind(owner) === 'class') return bound;
	if (hidesBody) return isOnlyInBody(unit, bound, owner, offset) ? null : bound;
	if (boundFrom === 'scope' || bound.some(({ kind }) => !VARIABLES.has(kind))) return bound;
	const known = inOrder(bound).filter(
		({ kind, start, value }) =>
			start <= offset &&
			(kind === 'param' ||
				start === offset ||
				// The value that it begins with still sees the other one.
				boundFrom === 'declaration' ||
				valueEnd(unit, value) <= offset),
	);
	if (known.length === 0) return null;
	// Its scope may declare it again.
	return boundFrom === 'value' ? known.slice(-1) : bound;
}

/** `limit = limit` in the body of a class of Python: the module's `limit`, until the class has its own. */
function afterValue(
	unit: Unit,
	bound: readonly UnitBinding[],
	offset: number,
): readonly UnitBinding[] | null {
	const isBound = bound.some(
		({ start, kind, value }) =>
			start === offset || (start < offset && (kind !== 'field' || valueEnd(unit, value) <= offset)),
	);
	return isBound ? bound : null;
}

const VARIABLES: ReadonlySet<string> = new Set(['param', 'var', 'let', 'const']);

/** `function f(a = x) { const x = 1 }`: a default sees other parameters, and nothing of the body. */
function isOnlyInBody(unit: Unit, bound: readonly UnitBinding[], owner: number, offset: number): boolean {
	if (unit.scopeKind(owner) !== 'function') return false;
	if (bound.some(({ kind, start }) => kind === 'param' || kind === 'type_param' || start <= offset))
		return false;
	return offset < parametersEnd(unit, owner);
}
