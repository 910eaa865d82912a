import { ABSENT, merged, NOTHING, type Outcome, one, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { UnitBinding } from '../unit-rows.ts';
import type { Nominal } from './nominal.ts';
import { isPlain } from './rust-prelude.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
/** What stands for something else: its members are those of what is in it. */
const POINTERS = words(
	`Box Rc Arc Pin Cow Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard OwnedMutexGuard ManuallyDrop LazyLock Lazy
	LazyCell Future BoxFuture LocalBoxFuture NonNull CachePadded Wrapping Reverse`,
);
const LISTS = words(
	`Vec VecDeque LinkedList HashSet BTreeSet BinaryHeap Option Iterator IntoIterator DoubleEndedIterator Peekable IntoIter
	Iter IterMut ExactSizeIterator SmallVec ArrayVec IndexSet Stream OnceLock OnceCell BoxStream FxHashSet Once`,
);
const MAPS = words('HashMap BTreeMap IndexMap FxHashMap AHashMap DashMap');
const CELLS = words('Mutex RwLock RefCell Cell UnsafeCell');
/** Methods of a list or an option that give one of what is in it. */
const ELEMENT = words(
	`unwrap expect unwrap_or unwrap_or_else unwrap_or_default unwrap_unchecked get_or_insert_with get_or_insert get_or_init
	swap_remove remove`,
);
/** And those that give a list or an option of the same. */
const SAME = words(
	`iter iter_mut into_iter drain filter skip take rev peekable chain cloned copied inspect step_by skip_while take_while
	as_ref as_mut as_deref as_deref_mut by_ref cycle fuse first last get get_mut next nth pop pop_front pop_back front back
	peek peek_mut find min max min_by max_by min_by_key max_by_key collect to_vec or or_else clone to_owned next_back
	first_mut last_mut split_off into_boxed_slice as_slice as_mut_slice sorted sorted_by sorted_by_key dedup replace rfind
	reduce try_collect to_owned as_pin_mut last_mut into_sorted_vec union intersection difference`,
);
const FALLIBLE = words('ok_or ok_or_else context with_context wrap_err wrap_err_with');
/** Methods whose function is given what is in a list or option; of two parameters the last. */
const GIVEN = words(
	`map for_each filter filter_map find find_map any all position rposition flat_map inspect take_while skip_while map_while
	partition min_by_key max_by_key sort_by_key sort_unstable_by_key sort_by_cached_key retain retain_mut and_then is_some_and
	is_none_or map_or map_or_else sort_by sort_unstable_by min_by max_by fold try_fold try_for_each dedup_by_key group_by
	sorted_by_key sorted_by inspect_ok is_ok_and inspect chunk_by sum_by`,
);
const GIVEN_ERROR = words('map_err or_else unwrap_or_else inspect_err is_err_and');
/** What can be done with anything and gives the same. */
const COPIES = words('clone to_owned borrow borrow_mut as_ref as_mut by_ref deref deref_mut');

/** What a type of the standard library, or one of others that goes by its name, holds. */
export function containerOf(
	{ package: from, name }: Thing & { is: 'external' },
	args: readonly Outcome[],
): Thing | Outcome | null {
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
function lock(from: string, of: Outcome): Thing {
	const asked = from === 'std' ? one({ is: 'tuple', of: [of, NOTHING] }) : of;
	return cell(from, [
		...['lock', 'read', 'write', 'try_lock', 'try_read', 'try_write'].map((name) => [name, asked] as const),
		...['borrow', 'borrow_mut', 'get', 'take', 'replace', 'lock_owned', 'blocking_lock'].map(
			(name) => [name, of] as const,
		),
		...['into_inner', 'get_mut'].map((name) => [name, from === 'std' ? NOTHING : of] as const),
	]);
}

function cell(from: string, members: readonly (readonly [string, Outcome])[]): Thing {
	const of = members.map(([name, gives]) => [name, one({ is: 'function', gives })] as const);
	return { is: 'record', of: new Map(of), package: from };
}

/** `?`, and the parts of a tuple. */
export function platformMember(_: Nominal, thing: Thing, name: string): Outcome | null {
	if (name === '?') {
		if (thing.is === 'list') return thing.of;
		return thing.is === 'tuple' ? (thing.of[0] ?? NOTHING) : one(thing);
	}
	return thing.is === 'tuple' && /^\d+$/.test(name) ? (thing.of[Number(name)] ?? NOTHING) : null;
}

/** What a method of a list, an option, a result or a map gives back. */
export function platformResult(
	names: Nominal,
	receiver: Thing,
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
	whole: Thing & { is: 'tuple' },
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
export function platformCall(
	names: Nominal,
	unit: Unit,
	call: number,
	{ package: from, name }: Thing & { is: 'external' },
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
	const found = through(receiver, (thing) => {
		if (isFirst) return name === 'fold' ? argument(names, unit, to.call) : NOTHING;
		if (thing.is === 'tuple' && GIVEN_ERROR.has(name)) return thing.of[1] ?? NOTHING;
		if (!GIVEN.has(name)) return thing.is === 'map' && name === 'and_modify' ? thing.of : NOTHING;
		if (thing.is === 'list') return thing.of;
		return thing.is === 'tuple' ? (thing.of[0] ?? NOTHING) : NOTHING;
	});
	return names.path(unit, found, binding.path);
}

function list(of: Outcome): Outcome {
	return one({ is: 'list', of });
}

function elements(names: Nominal, outcome: Outcome): Outcome {
	return through(outcome, (thing) =>
		thing.is === 'tuple' ? (thing.of[0] ?? NOTHING) : names.element(thing),
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
	return through(names.value(unit, last, unit.callScope(call)), (thing) => names.calls.given(thing));
}
