import type { Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one, opened, through } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { namePasses } from '../../../semantics/structural/writes/passed-objects.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { PythonDialect } from './dialect.ts';

/** `name[key] = value`, `name.update({key: value})`. */
interface Store {
	/** From the name to what is stored: values, or the keys themselves. */
	keys: readonly (number | string)[];
	value: number;
	scope: number;
	at: number;
}

interface Bottom {
	name: string;
	keys: number[];
}

const MAX_KEYS = 8;
const MAX_STORES = 64;

/** What is in lists and dictionaries that a name stands for: as they are written, and as they are changed in place. */
export class PythonContainers {
	private readonly interpreter: Structural;
	private readonly python: PythonDialect;

	constructor(python: PythonDialect) {
		this.python = python;
		this.interpreter = python.interpreter;
	}

	/** `base[key]`. */
	index(unit: Unit, value: number, scope: number): Outcome {
		const key = unit.second(value);
		const literal = key >= 0 && unit.op(key) === 'literal' ? unit.valueName(key) : '';
		const isSlice = literal.startsWith('slice');
		const keys = isSlice ? [literal] : this.keys(unit, key, scope);
		const on = this.interpreter.value(unit, unit.first(value), scope);
		const held = through(on, (entity) => this.python.results.at(entity, keys, isSlice));
		const root = rootOf(unit, value);
		// What is in something of a package is of the package.
		const isMadeHere = on.of.some(({ is }) => is !== 'external');
		if (root === null) return isMadeHere ? this.inMember(unit, value, scope, held) : held;
		const owner = unit.ownerOf(root.name, scope);
		const stores = owner < 0 ? [] : (unit.derived(findStores).get(`${owner}\0${root.name}`) ?? []);
		const isChanged =
			unit.derived(findChanged).has(root.name) || (isMadeHere && this.isPassed(unit, root.name, owner));
		if (stores.length === 0) return isChanged ? opened(held) : held;
		if (stores.length > MAX_STORES || isSlice) return NOTHING;
		return this.stored(unit, value, scope, root.keys, stores, isChanged ? opened(held) : held);
	}

	/** What was put where a value is read: the last one that surely was, with those that may have been. */
	private stored(
		unit: Unit,
		value: number,
		scope: number,
		path: readonly number[],
		stores: readonly Store[],
		held: Outcome,
	): Outcome {
		const wanted = path.map((key) => this.keys(unit, key, scope));
		const at = unit.positionOf(value);
		const found: Outcome[] = [];
		for (const store of stores.toReversed()) {
			if (store.keys.length !== path.length) {
				found.push(NOTHING);
				continue;
			}
			const given = store.keys.map((key) => this.keys(unit, key, store.scope));
			if (!given.every((keys, place) => mayMeet(keys, wanted[place]))) continue;
			const isEarlier = store.at < at && unit.scopeChunk(store.scope) === unit.scopeChunk(scope);
			if (isEarlier || unit.scopeChunk(store.scope) !== unit.scopeChunk(scope))
				found.push(this.interpreter.value(unit, store.value, store.scope));
			const isSure = given.every((keys, place) => isOne(keys) && isOne(wanted[place]));
			if (isSure && isEarlier && isAround(unit, store.scope, scope)) return merged(found);
		}
		// A key that is only ever stored is not missing from where it starts.
		return found.length > 0 && held.of.length === 0 ? merged(found) : merged([...found, held]);
	}

	/** `holder.table[key]`: what is stored in a member of that name, whenever that is. */
	private inMember(unit: Unit, value: number, scope: number, held: Outcome): Outcome {
		const holder = unit.first(value);
		if (holder < 0 || unit.op(holder) !== 'member') return held;
		const name = `.${unit.valueName(holder)}`;
		const wanted = this.keys(unit, unit.second(value), scope);
		const found = (unit.derived(findStores).get(name) ?? []).filter(
			({ keys, scope: from }) => keys.length !== 1 || mayMeet(this.keys(unit, keys[0], from), wanted),
		);
		if (found.length > MAX_STORES) return NOTHING;
		const stored = found.map((store) =>
			store.keys.length === 1 ? this.interpreter.value(unit, store.value, store.scope) : NOTHING,
		);
		const whole = found.length === 0 ? held : merged([held, ...stored]);
		return unit.derived(findChanged).has(name) ? opened(whole) : whole;
	}

	/** Whether code that is not here is given what a name holds. */
	private isPassed(unit: Unit, name: string, owner: number): boolean {
		return (
			owner >= 0 &&
			namePasses(this.interpreter, unit, name, owner).some(
				({ isUnseen, target }) =>
					isUnseen || (target !== null && changesParameters(target.unit, target.chunk)),
			)
		);
	}

	/** The constant keys that a value may be; null when it may be another. */
	private keys(unit: Unit, key: number | string, scope: number): readonly string[] | null {
		if (typeof key === 'string') return [key];
		if (key < 0) return null;
		const { of, open } = this.interpreter.value(unit, key, scope);
		if (open || of.length === 0 || of.length > MAX_KEYS) return null;
		const keys: string[] = [];
		for (const entity of of) {
			if (entity.is !== 'plain' || entity.text === undefined) return null;
			keys.push(entity.text);
		}
		return keys;
	}

	/**
	 * What a name or an attribute (`.name`) holds, where more may have been put into it than is written there. Of
	 * one whose type is declared, that tells what is in it.
	 */
	grown(unit: Unit, name: string, held: Outcome, owner = -1): Outcome {
		if (!held.of.some(({ is }) => is === 'tuple' || is === 'object')) return held;
		if (!unit.derived(findChanged).has(name) && !this.isPassed(unit, name, owner)) return held;
		return through(held, (entity) => {
			if (entity.is === 'tuple') return one({ is: 'list', of: opened(merged(entity.of)) });
			if (entity.is !== 'object') return one(entity);
			return one({ is: 'map', of: opened(this.python.results.at(entity, null, false)) });
		});
	}

	/** Whether something is stored in what a value names: `name[key] = value`. */
	isStoredTo(unit: Unit, value: number, scope: number): boolean {
		if (value < 0 || unit.op(value) !== 'name') return false;
		const name = unit.valueName(value);
		return unit.derived(findStores).has(`${unit.ownerOf(name, scope)}\0${name}`);
	}
}

/** What is stored in names, by scope and name. */
function findStores(unit: Unit): ReadonlyMap<string, readonly Store[]> {
	const found = new Map<string, Store[]>();
	const add = (name: string, store: Store) => put(`${unit.ownerOf(name, store.scope)}\0${name}`, store);
	const put = (key: string, store: Store) => {
		const same = found.get(key);
		if (same === undefined) found.set(key, [store]);
		else same.push(store);
	};
	for (const { target, value, scope, start } of unit.writes('index')) {
		const root = rootOf(unit, target);
		if (root !== null) add(root.name, { keys: root.keys, value, scope, at: start });
		else {
			const member = memberOf(unit, target);
			if (member !== null) put(`.${member.name}`, { keys: member.keys, value, scope, at: start });
		}
	}
	for (const { call, name, start } of unit.changingCalls()) {
		const updated = name === 'update' ? updateOf(unit, call) : null;
		for (const [key, value] of updated?.entries ?? [])
			add(updated!.name, { keys: [key], value, scope: unit.callScope(call), at: start });
	}
	for (const stores of found.values()) stores.sort((a, b) => a.at - b.at);
	return found;
}

/** Names, and attributes as `.name`, that a method is called on which changes what they hold. */
function findChanged(unit: Unit): ReadonlySet<string> {
	const found = new Set<string>();
	for (const { call, name } of unit.changingCalls()) {
		if (name === 'update' && updateOf(unit, call) !== null) continue;
		const callee = unit.callee(call);
		if (callee < 0 || unit.op(callee) !== 'member' || unit.first(callee) < 0) continue;
		const root = rootOf(unit, unit.first(callee));
		const holder = unit.first(callee);
		if (root !== null) found.add(root.name);
		else if (unit.op(holder) === 'name') found.add(unit.valueName(holder));
		else if (unit.op(holder) === 'member') found.add(`.${unit.valueName(holder)}`);
	}
	return found;
}

/** Whether a function changes what one of its parameters holds. */
function changesParameters(unit: Unit, chunk: number): boolean {
	const scope = unit.scopeOf(chunk);
	return unit
		.params(chunk)
		.some(
			({ name }) => unit.derived(findChanged).has(name) || unit.derived(findStores).has(`${scope}\0${name}`),
		);
}

/** The name at the bottom of `name[a][b]`, and its keys; null when there is none. */
function rootOf(unit: Unit, value: number): Bottom | null {
	return bottomOf(unit, value, 'name');
}

/** The member at the bottom of `a.name[x][y]`, and its keys; null when there is none. */
function memberOf(unit: Unit, value: number): Bottom | null {
	return bottomOf(unit, value, 'member');
}

function bottomOf(unit: Unit, value: number, op: 'name' | 'member'): Bottom | null {
	const keys: number[] = [];
	let at = value;
	for (; at >= 0 && unit.op(at) === 'index' && keys.length < MAX_KEYS; at = unit.first(at))
		keys.unshift(unit.second(at));
	return at >= 0 && keys.length > 0 && unit.op(at) === op ? { name: unit.valueName(at), keys } : null;
}

function mayMeet(a: readonly string[] | null, b: readonly string[] | null): boolean {
	return a === null || b === null || a.some((key) => b.includes(key));
}

function isOne(keys: readonly string[] | null): boolean {
	return keys?.length === 1;
}

function isAround(unit: Unit, outer: number, inner: number): boolean {
	for (let scope = inner; scope >= 0; scope = unit.scopeParent(scope)) if (scope === outer) return true;
	return false;
}

/** `name.update({'key': value})`, when all of it is written there. */
function updateOf(
	unit: Unit,
	call: number,
): { name: string; entries: [key: string, value: number][] } | null {
	const callee = unit.callee(call);
	const [given, ...others] = unit.args(call);
	if (callee < 0 || given === undefined || given < 0 || others.length > 0) return null;
	if (unit.op(callee) !== 'member' || unit.op(given) !== 'object') return null;
	const holder = unit.first(callee);
	if (holder < 0 || unit.op(holder) !== 'name') return null;
	const entries: [string, number][] = [];
	for (let entry = unit.first(given); entry >= 0; entry = unit.second(entry)) {
		if (unit.op(entry) !== 'entry' || entries.length >= MAX_STORES) return null;
		entries.push([unit.valueName(entry), unit.first(entry)]);
	}
	return { name: unit.valueName(holder), entries };
}
