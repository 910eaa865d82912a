import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { ABSENT, merged, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { CallAt } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import {
	CELLS,
	COPIES,
	ELEMENT,
	FALLIBLE,
	GIVEN,
	GIVEN_ERROR,
	LISTS,
	MAPS,
	POINTERS,
	SAME,
} from './names.ts';
import { isPlain } from './prelude.ts';

/** What a type of the standard library, or one of others that goes by its name, holds. */
export function containerOf(
	{ package: from, name }: Entity & { is: 'external' },
	args: readonly Outcome[],
): Entity | Outcome | null {
	const last = name.slice(name.lastIndexOf('.') + 1);
	if (isPlain(last)) return { is: 'plain' };
	if (args.length === 0) return null;
	if (POINTERS.has(last)) return args[args.length - 1];
	if (LISTS.has(last)) return { is: 'list', of: args[0] };
	if (MAPS.has(last)) return { is: 'map', of: args[1] ?? NOTHING };
	if (last === 'Result') return { is: 'tuple', of: [args[0], args[1] ?? NOTHING] };
	if (last === 'Weak') return cell(from, [['upgrade', one({ is: 'list', of: args[0] })]]);
	return CELLS.has(last) ? lock(from, args[0]) : null;
}

/** What is reached by asking for it. Those of the standard library tell when a thread that had it failed. */
function lock(from: string, of: Outcome): Entity {
	const asked = from === 'std' ? one({ is: 'tuple', of: [of, NOTHING] }) : of;
	return cell(from, [
		...['lock', 'read', 'write', 'try_lock', 'try_read', 'try_write'].map((name) => [name, asked] as const),
		...['borrow', 'borrow_mut', 'get', 'take', 'replace', 'lock_owned', 'blocking_lock'].map(
			(name) => [name, of] as const,
		),
		...['into_inner', 'get_mut'].map((name) => [name, from === 'std' ? NOTHING : of] as const),
	]);
}

function cell(from: string, members: readonly (readonly [string, Outcome])[]): Entity {
	const of = members.map(([name, gives]) => [name, one({ is: 'function', gives })] as const);
	return { is: 'record', of: new Map(of), package: from };
}

/** `?`, and the parts of a tuple. */
export function platformMember(_: Nominal, __: Unit, entity: Entity, name: string): Outcome | null {
	if (name === '?') {
		if (entity.is === 'list') return entity.of;
		return entity.is === 'tuple' ? (entity.of[0] ?? NOTHING) : one(entity);
	}
	return entity.is === 'tuple' && /^\d+$/.test(name) ? (entity.of[Number(name)] ?? NOTHING) : null;
}

/** What a method of a list, an option, a result or a map gives back. */
export function platformResult(
	names: Nominal,
	receiver: Entity,
	name: string,
	unit: Unit,
	call: number,
): Outcome | null {
	switch (receiver.is) {
		case 'list':
			return ofList(names, receiver.of, name, unit, call);
		case 'tuple':
			return ofResult(names, receiver, name, unit, call);
		case 'map':
			return ofMap(receiver.of, name);
		case 'instance':
			return COPIES.has(name) && names.members.declaredAt(receiver, name) === null ? one(receiver) : null;
		default:
			return null;
	}
}

function ofList(names: Nominal, of: Outcome, name: string, unit: Unit, call: number): Outcome | null {
	if (ELEMENT.has(name)) return of;
	if (SAME.has(name)) return list(of);
	if (FALLIBLE.has(name)) return one({ is: 'tuple', of: [of, NOTHING] });
	switch (name) {
		case 'enumerate':
			return list(one({ is: 'tuple', of: [one({ is: 'plain' }), of] }));
		case 'zip':
			return list(one({ is: 'tuple', of: [of, elements(names, argument(names, unit, call))] }));
		case 'map':
			return list(given(names, unit, call));
		case 'filter_map':
		case 'flat_map':
		case 'find_map':
		case 'map_while':
			return list(elements(names, given(names, unit, call)));
		case 'flatten':
			return list(elements(names, of));
		case 'and_then':
			return given(names, unit, call);
		case 'fold':
			return argument(names, unit, call);
		case 'chunks':
		case 'windows':
			return list(list(of));
		case 'split_first':
		case 'split_last':
			return list(one({ is: 'tuple', of: [of, list(of)] }));
		case 'partition':
			return one({ is: 'tuple', of: [list(of), list(of)] });
		default:
			return null;
	}
}

function ofResult(
	names: Nominal,
	whole: Entity & { is: 'tuple' },
	name: string,
	unit: Unit,
	call: number,
): Outcome | null {
	const [good = NOTHING, bad = NOTHING] = whole.of;
	if (ELEMENT.has(name)) return good;
	if (FALLIBLE.has(name) || COPIES.has(name) || name === 'or_else' || name === 'or') return one(whole);
	switch (name) {
		case 'unwrap_err':
		case 'expect_err':
			return bad;
		case 'ok':
		case 'iter':
			return list(good);
		case 'err':
			return list(bad);
		case 'map':
			return one({ is: 'tuple', of: [given(names, unit, call), bad] });
		case 'map_err':
			return one({ is: 'tuple', of: [good, given(names, unit, call)] });
		case 'inspect_err':
		case 'inspect':
			return one(whole);
		case 'and_then':
			return given(names, unit, call);
		default:
			return null;
	}
}

function ofMap(of: Outcome, name: string): Outcome | null {
	switch (name) {
		case 'get':
		case 'get_mut':
		case 'remove':
		case 'insert':
		case 'values':
		case 'values_mut':
		case 'into_values':
			return list(of);
		case 'iter':
		case 'iter_mut':
		case 'into_iter':
		case 'drain':
		case 'first_key_value':
		case 'last_key_value':
			return list(one({ is: 'tuple', of: [NOTHING, of] }));
		case 'entry':
		case 'and_modify':
		case 'clone':
			return one({ is: 'map', of });
		case 'or_insert':
		case 'or_insert_with':
		case 'or_default':
			return of;
		default:
			return null;
	}
}

/** What comes of calling something of the standard library that depends on its arguments. */
export function externalResult(
	names: Nominal,
	external: Entity & { is: 'external' },
	site: CallAt | null,
): Outcome {
	const known = site === null ? null : made(names, site, external);
	return known ?? DEFAULTS.externalResult(names, external, site);
}

function made(
	names: Nominal,
	{ unit, call }: CallAt,
	{ package: from, name }: Entity & { is: 'external' },
): Outcome | null {
	const parts = name.split('.');
	const last = parts[parts.length - 1];
	const type = parts[parts.length - 2] ?? '';
	if (last === 'Some' || last === 'once') return list(argument(names, unit, call));
	if (last === 'Ok') return one({ is: 'tuple', of: [argument(names, unit, call), ABSENT] });
	if (last === 'Err') return one({ is: 'tuple', of: [ABSENT, argument(names, unit, call)] });
	if (name === 'vec') {
		const items = unit.args(call).map((value) => names.value(unit, value, unit.callScope(call)));
		return list(merged(items));
	}
	if (last === 'new' || last === 'from' || last === 'pin' || last === 'clone' || last === 'with_capacity') {
		if (POINTERS.has(type)) return argument(names, unit, call);
		if (CELLS.has(type)) return one(lock(from, argument(names, unit, call)));
		if (LISTS.has(type)) return last === 'from' ? argument(names, unit, call) : list(NOTHING);
		if (MAPS.has(type)) return one({ is: 'map', of: NOTHING });
	}
	// What it makes is what is wanted.
	return last === 'default' || last === 'into' ? NOTHING : null;
}

/** What a closure is given that a method of a container calls. */
export function closureParameter(names: Nominal, unit: Unit, binding: UnitBinding): Outcome {
	const to = unit.givenTo(unit.scopeChunk(binding.scope));
	const callee = to === null ? -1 : unit.callee(to.call);
	if (to === null || callee < 0 || unit.op(callee) !== 'member') return NOTHING;
	const name = unit.valueName(callee);
	const receiver = names.value(unit, unit.first(callee), unit.callScope(to.call));
	const isFirst = (name === 'fold' || name === 'try_fold') && binding.place === 0;
	const found = through(receiver, (entity) => {
		if (isFirst) return name === 'fold' ? argument(names, unit, to.call) : NOTHING;
		if (entity.is === 'tuple' && GIVEN_ERROR.has(name)) return entity.of[1] ?? NOTHING;
		if (!GIVEN.has(name)) return entity.is === 'map' && name === 'and_modify' ? entity.of : NOTHING;
		if (entity.is === 'list') return entity.of;
		return entity.is === 'tuple' ? (entity.of[0] ?? NOTHING) : NOTHING;
	});
	return names.path(unit, found, binding.path);
}

function list(of: Outcome): Outcome {
	return one({ is: 'list', of });
}

function elements(names: Nominal, outcome: Outcome): Outcome {
	return through(outcome, (entity) =>
		entity.is === 'tuple' ? (entity.of[0] ?? NOTHING) : names.element(entity),
	);
}

function argument(names: Nominal, unit: Unit, call: number): Outcome {
	const [first = -1] = unit.args(call);
	return names.value(unit, first, unit.callScope(call));
}

/** What the function gives back that a call is given. */
function given(names: Nominal, unit: Unit, call: number): Outcome {
	const values = unit.args(call);
	const last = values[values.length - 1] ?? -1;
	return through(names.value(unit, last, unit.callScope(call)), (entity) => names.calls.given(entity));
}
