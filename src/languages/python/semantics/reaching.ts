import { getOrMake, newMap } from '../../../model/get-or-make.ts';
import type { Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { isBlock, type UnitAssign, type UnitBinding } from '../../../semantics/world/unit-rows.ts';
import type { PythonDialect } from './dialect.ts';

/** One place where a name of Python gets a meaning. */
interface Place {
	/** Where it takes effect: after the calls of its value. */
	at: number;
	/** The innermost block that it stands in. */
	block: number;
	binding: UnitBinding | null;
	assign: UnitAssign | null;
	/** In another function, by `global` or `nonlocal`: who knows when. */
	isRemote: boolean;
	/** A check that tells more of what the name is already. */
	isNarrowing: boolean;
}

/** Names with more places than this are open. */
const MAX_PLACES = 64;
const MAX_NODES = 200;

/**
 * Which definitions of a Python name reach a place. Names have no blocks of their own, and can be bound
 * again: the last one that surely ran counts, with those after it that may have.
 */
export class Reaching {
	private readonly interpreter: Structural;
	private readonly python: PythonDialect;

	constructor(python: PythonDialect) {
		this.python = python;
		this.interpreter = python.interpreter;
	}

	/** What a name of the scope `owner` is at an offset in the scope `from`; null when nothing was bound yet. */
	name(unit: Unit, name: string, owner: number, from: number, at: number): Outcome | null {
		const places = placesOf(unit, name, owner);
		if (places.length > MAX_PLACES) return NOTHING;
		const isLater = at === Number.POSITIVE_INFINITY;
		const reaching = isLater
			? reachingEnd(unit, places, owner)
			: reachingAt(unit, places, blockOf(unit, from, owner), owner, at);
		if (reaching.length === 0) return null;
		const held =
			reaching.length === 1
				? this.valueOf(unit, reaching[0], places)
				: merged(reaching.map((place) => this.valueOf(unit, place, places)));
		return this.python.containers.grown(unit, name, held, owner);
	}

	private valueOf(unit: Unit, { binding, assign }: Place, places: readonly Place[]): Outcome {
		const given =
			assign !== null
				? this.interpreter.value(unit, assign.value, assign.scope)
				: this.interpreter.binding(unit, binding!);
		if (binding?.kind === 'param') return given;
		const declared = places.find((place) => place.binding !== null && place.binding.type !== null)?.binding;
		if (declared == null || declared.kind === 'catch') return given;
		const typed = this.interpreter.types.type(
			this.interpreter.types.read(unit, declared.type!),
			unit,
			declared.scope,
			null,
		);
		if (typed.of.length === 0) return given;
		// What is assigned tells more than the declaration, where it is known for sure and of that type.
		const isMore =
			!given.open &&
			given.of.length > 0 &&
			given.of.every(
				(entity) =>
					entity.is === 'instance' &&
					typed.of.some((wanted) => wanted.is === 'instance' && this.python.classes.isBelow(entity, wanted)),
			);
		return isMore ? given : typed;
	}
}

/** Where the definitions of a name stand that a place in a scope may see; null when there are too many. */
export function definitionsSeen(
	unit: Unit,
	name: string,
	owner: number,
	from: number,
	at: number,
): number[] | null {
	const places = placesOf(unit, name, owner);
	if (places.length > MAX_PLACES) return null;
	return reachingAt(unit, places, blockOf(unit, from, owner), owner, at)
		.filter(({ isNarrowing }) => !isNarrowing)
		.map(({ binding, assign }) => binding?.start ?? assign!.start)
		.sort((a, b) => a - b);
}

/** By name, then by the scope that has it. */
type Places = Map<string, Map<number, Place[]>>;
const noPlaces = (): Places => new Map();

function placesOf(unit: Unit, name: string, owner: number): Place[] {
	// Who asks for a name is told when anything of it changes.
	unit.assigned(name);
	const scopes = getOrMake(unit.derived(noPlaces), name, newMap<number, Place[]>);
	return getOrMake(scopes, owner, () => findPlaces(unit, name, owner));
}

function findPlaces(unit: Unit, name: string, owner: number): Place[] {
	const places: Place[] = [];
	for (const binding of unit.bound(owner, name)) {
		if (binding.kind === 'global' || binding.kind === 'nonlocal') continue;
		const at = Math.max(binding.start, lastCall(unit, binding.value));
		const block = blockOf(unit, unit.scopeAt(binding.start), owner);
		places.push({ at, block, binding, assign: null, isRemote: false, isNarrowing: false });
	}
	for (const assign of unit.assigned(name)) {
		if (unit.op(assign.target) !== 'name') continue;
		const holder = ownerOf(unit, name, assign.scope);
		if (holder.owner !== owner) continue;
		const at = Math.max(assign.start, lastCall(unit, assign.value));
		const isNarrowing = isCheck(unit, assign.value, name);
		const block = holder.isRemote ? owner : blockOf(unit, assign.scope, owner);
		places.push({ at, block, binding: null, assign, isRemote: holder.isRemote, isNarrowing });
	}
	return places.sort((a, b) => a.at - b.at);
}

/** `x` that is known to be of a type. */
function isCheck(unit: Unit, value: number, name: string): boolean {
	if (value < 0 || unit.op(value) !== 'cast') return false;
	const checked = unit.first(value);
	return checked >= 0 && unit.op(checked) === 'name' && unit.valueName(checked) === name;
}

/** The scope whose name is assigned to in a scope. */
function ownerOf(unit: Unit, name: string, from: number): { owner: number; isRemote: boolean } {
	let isRemote = false;
	for (let scope = from; scope >= 0; scope = unit.scopeParent(scope)) {
		const bound = unit.bound(scope, name);
		if (bound.length === 0) continue;
		if (bound.some(({ kind }) => kind === 'global')) return { owner: 0, isRemote: scope !== 0 };
		if (!bound.some(({ kind }) => kind === 'nonlocal')) return { owner: scope, isRemote };
		isRemote = true;
	}
	return { owner: -1, isRemote };
}

/** The block directly below `owner`'s own code that a scope is in, or is: functions and classes are left. */
function blockOf(unit: Unit, from: number, owner: number): number {
	let block = from;
	for (let scope = from; scope >= 0 && scope !== owner; scope = unit.scopeParent(scope)) {
		if (!isBlock(unit.scopeKind(scope))) block = unit.scopeParent(scope);
	}
	return block;
}

function encloses(unit: Unit, outer: number, inner: number): boolean {
	for (let scope = inner; scope >= 0; scope = unit.scopeParent(scope)) if (scope === outer) return true;
	return false;
}

/** The outermost loop that holds both; -1 for none. */
function sharedLoop(unit: Unit, a: number, b: number, owner: number): number {
	let found = -1;
	for (let scope = a; scope >= 0 && scope !== owner; scope = unit.scopeParent(scope)) {
		if (unit.scopeKind(scope) === 'loop' && encloses(unit, scope, b)) found = scope;
	}
	return found;
}

function reachingAt(unit: Unit, places: readonly Place[], block: number, owner: number, at: number): Place[] {
	const found: Place[] = [];
	/** What a loop may bring back from further down. */
	const later: { place: Place; loop: number }[] = [];
	let surely: Place | null = null;
	for (let index = places.length - 1; index >= 0; index--) {
		const place = places[index];
		if (place.isNarrowing && !(place.at < at && encloses(unit, place.block, block))) continue;
		if (place.isRemote) found.push(place);
		else if (place.at >= at) {
			const loop = sharedLoop(unit, place.block, block, owner);
			if (loop >= 0) later.push({ place, loop });
		} else {
			found.push(place);
			if (encloses(unit, place.block, block)) {
				surely = place;
				break;
			}
		}
	}
	for (const { place, loop } of later) {
		if (surely === null || !encloses(unit, loop, surely.block)) found.push(place);
	}
	// In the body of a class, a name that is not bound yet is that of the module.
	if (found.length > 0 || unit.scopeKind(owner) === 'class') return found;
	return places.filter(({ isNarrowing }) => !isNarrowing);
}

/** What is left when the scope has run to its end: what functions inside see. */
function reachingEnd(unit: Unit, places: readonly Place[], owner: number): Place[] {
	const found: Place[] = [];
	for (let index = places.length - 1; index >= 0; index--) {
		const place = places[index];
		if (place.isNarrowing || isInMain(unit, place.block)) continue;
		found.push(place);
		if (!place.isRemote && encloses(unit, place.block, owner)) break;
	}
	return found.length > 0 ? found : places.filter(({ isNarrowing }) => !isNarrowing);
}

function isInMain(unit: Unit, block: number): boolean {
	for (let scope = block; scope >= 0; scope = unit.scopeParent(scope))
		if (unit.scopeKind(scope) === 'main') return true;
	return false;
}

/** The last call that makes a value: `x = x.next()` names the old `x`. */
function lastCall(unit: Unit, value: number): number {
	let last = -1;
	const open = [value];
	for (let left = MAX_NODES; open.length > 0 && left > 0; left--) {
		const at = open.pop()!;
		if (at < 0) continue;
		switch (unit.op(at)) {
			case 'call': {
				const call = unit.first(at);
				last = Math.max(last, unit.callStart(call) + 1);
				open.push(unit.callee(call), ...unit.args(call));
				break;
			}
			case 'member':
			case 'await':
			case 'spread':
			case 'cast':
			case 'array':
			case 'object':
			case 'template':
			case 'unary':
			case 'comprehension':
				open.push(unit.first(at));
				break;
			case 'index':
			case 'either':
			case 'item':
			case 'entry':
			case 'assign':
			case 'binary':
			case 'choice':
			case 'pair':
			case 'is':
				open.push(unit.first(at), unit.second(at));
				break;
		}
	}
	return last;
}
