import { CHUNK_KINDS } from '../../model/chunk.ts';
import { getOrMake, newMap } from '../../model/get-or-make.ts';
import { BINDING_KINDS, SCOPE_KINDS } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import type { Unit } from './unit.ts';
import {
	type Given,
	type GivenTo,
	isBlock,
	type UnitAssign,
	type UnitBinding,
	type UnitHeritage,
} from './unit-rows.ts';

const TYPE_PARAM = BINDING_KINDS.indexOf('type_param');

// What a unit looks up often, made of its rows when it is first asked for.

/** The scope that each chunk opens. */
export function findScopes(unit: Unit): Map<number, number> {
	const { scopes } = unit.rows.flow;
	const found = new Map<number, number>();
	for (let scope = 0, at = 0; at < scopes.length; scope++, at += FLOW_STRIDE.scopes) {
		const kind = SCOPE_KINDS[scopes[at]];
		if (isBlock(kind) || kind === 'comprehension' || found.has(scopes[at + 2])) continue;
		found.set(scopes[at + 2], scope);
	}
	return found;
}

/** Chunks directly inside others, by name; and those that are members although they are elsewhere. */
export function findMembers(
	{ chunks }: LinkedFile,
	keyOf: (name: string) => string = String,
): Map<number, Map<string, number[]>> {
	const found = new Map<number, Map<string, number[]>>();
	const classes = new Map<string, number>();
	for (const [index, { name, parent, container, kind: code }] of chunks.entries()) {
		const kind = CHUNK_KINDS[code];
		if (parent === 0 && name !== null && (kind === 'class' || kind === 'function')) classes.set(name, index);
		if (name === null || parent < 0) continue;
		const parentName = chunks[parent].name;
		// `User.prototype.go = function …` is a member of a class that it is not inside.
		const owner =
			container !== null && container !== parentName && parent === 0
				? (classes.get(container) ?? parent)
				: parent;
		const members = getOrMake(found, owner, newMap<string, number[]>);
		const key = keyOf(name);
		const same = members.get(key);
		if (same === undefined) members.set(key, [index]);
		else same.push(index);
	}
	return found;
}

/** What is assigned to members and names, by the name; a deletion gives them nothing. */
export function findAssigns(unit: Unit): Map<string, UnitAssign[]> {
	const { assigns } = unit.rows.flow;
	const found = new Map<string, UnitAssign[]>();
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
		const target = assigns[at + 2];
		if (target < 0) continue;
		const op = unit.op(target);
		if ((op !== 'name' && op !== 'member') || isDeletion(unit, assigns[at + 3])) continue;
		const value = newlyAssigned(unit, target, assigns[at + 3]);
		if (value === null) continue;
		const name = unit.key(unit.valueName(target));
		const each = { scope: assigns[at], chunk: assigns[at + 1], target, value, start: assigns[at + 4] };
		const same = found.get(name);
		if (same === undefined) found.set(name, [each]);
		else same.push(each);
	}
	return found;
}

export function isDeletion(unit: Unit, value: number): boolean {
	return value >= 0 && unit.op(value) === 'deleted';
}

/**
 * What a write gives its target that it did not have before: of `x ??= y` the `y`. null when that is nothing with members:
 * `x += y` in a language whose operators give texts and numbers only, `delete x.y`.
 */
function newlyAssigned(unit: Unit, target: number, value: number): number | null {
	if (value < 0 || !unit.traits.operatorsGiveText) return value;
	const op = unit.op(value);
	if (op === 'deleted') return null;
	if ((op !== 'binary' && op !== 'either') || unit.first(value) !== target) return value;
	return op === 'binary' ? null : unit.second(value);
}

/** What functions give back, by their chunks. */
export function findReturns(unit: Unit): Map<number, Given[]> {
	const { yields } = unit.rows.flow;
	const found = new Map<number, Given[]>();
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
		const each = { kind: yields[at], value: yields[at + 2], start: yields[at + 3] };
		const same = found.get(yields[at + 1]);
		if (same === undefined) found.set(yields[at + 1], [each]);
		else same.push(each);
	}
	return found;
}

/** What classes are made of. */
export function findHeritage(unit: Unit): Map<number, UnitHeritage[]> {
	const { heritage } = unit.rows.flow;
	const found = new Map<number, UnitHeritage[]>();
	for (let at = 0; at < heritage.length; at += FLOW_STRIDE.heritage) {
		const text = unit.nameAt(heritage[at + 2]) ?? '';
		const each = { kind: heritage[at + 1], text, value: heritage[at + 5], start: heritage[at + 4] };
		const same = found.get(heritage[at]);
		if (same === undefined) found.set(heritage[at], [each]);
		else same.push(each);
	}
	return found;
}

/** The calls that are given functions as arguments. */
export function findArguments(unit: Unit): Map<number, GivenTo> {
	const found = new Map<number, GivenTo>();
	const count = unit.rows.flow.calls.length / FLOW_STRIDE.calls;
	for (let call = 0; call < count; call++) {
		for (const [place, value] of unit.args(call).entries()) {
			if (value < 0) continue;
			if (unit.op(value) === 'chunk') found.set(unit.first(value), { call, place, key: null });
			else if (unit.op(value) === 'object') {
				for (
					let entry = unit.first(value), left = 40;
					entry >= 0 && left > 0;
					entry = unit.second(entry), left--
				) {
					const inner = unit.op(entry) === 'entry' ? unit.first(entry) : -1;
					if (inner >= 0 && unit.op(inner) === 'chunk')
						found.set(unit.first(inner), { call, place, key: unit.valueName(entry) });
				}
			}
		}
	}
	return found;
}

/** The type parameters of each scope, in their order. */
export function findTypeParams(
	bindings: Int32Array,
	/** The one binding that others are given, too. */
	bindingAt: (index: number) => UnitBinding,
): Map<number, UnitBinding[]> {
	const found = new Map<number, UnitBinding[]>();
	for (let at = 0, index = 0; at < bindings.length; at += FLOW_STRIDE.bindings, index++) {
		if (bindings[at + 2] !== TYPE_PARAM) continue;
		const others = found.get(bindings[at]);
		if (others === undefined) found.set(bindings[at], [bindingAt(index)]);
		else others.push(bindingAt(index));
	}
	for (const params of found.values()) params.sort((a, b) => a.start - b.start);
	return found;
}
