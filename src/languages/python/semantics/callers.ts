import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import { definitionOf, type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { World } from '../../../semantics/world/world.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';

/** A call of a function of the same file. */
interface Caller {
	/** -1 for a decorator, which is given the function below it. */
	call: number;
	given: number;
	/** Parameters before the first argument: `self`. */
	shift: number;
}
type CallMap = ReadonlyMap<number, readonly Caller[]>;

/** Calls of one function that are looked at. */
const MAX_CALLERS = 24;
const MAX_ARGS = 8;
const MAX_ROUNDS = 5;
const CALL_REF = 4;
const PLAIN: Outcome = { of: [{ is: 'plain' }], open: false };

/**
 * What is passed to the parameters of Python functions whose callers are all known: those that nothing but
 * calls in their own file names, and those of a program of one file.
 */
export class Callers {
	private readonly world: World;
	/** Makes one that sees the calls that are known so far, and remembers nothing of others. */
	private readonly evaluatorWith: (callers: Callers) => Structural;
	/** Known calls of files that no other imports; while they are found, those of the round before. */
	private readonly maps: Map<Unit, CallMap>;
	private readonly isSearching: boolean;
	/** Functions that were asked for while calls are found: another round differs only by theirs. */
	private readonly asked = new Set<number>();

	constructor(
		world: World,
		evaluatorWith: (callers: Callers) => Structural,
		searching: Map<Unit, CallMap> | null = null,
	) {
		this.world = world;
		this.evaluatorWith = evaluatorWith;
		this.maps = searching ?? new Map();
		this.isSearching = searching !== null;
	}

	/** What a parameter is given; null when there may be calls that are not known. */
	passed(interpreter: Structural, unit: Unit, chunk: number, place: number): Outcome | null {
		const callers = this.world.isImported(unit) ? ownCallers(unit, chunk) : this.callersIn(unit, chunk);
		if (callers == null || callers.length === 0 || callers.length > MAX_CALLERS) return null;
		return merged(callers.map((caller) => argument(interpreter, unit, chunk, place, caller)));
	}

	private callersIn(unit: Unit, chunk: number): readonly Caller[] | undefined {
		if (!mayBeCalled(unit, chunk)) return undefined;
		if (this.isSearching) this.asked.add(chunk);
		const known = this.maps.get(unit);
		if (known !== undefined || this.isSearching) return known?.get(chunk);
		// What is called depends on what is passed, and that on what is called: until nothing is new.
		let found: CallMap = new Map();
		for (let round = 0; round < MAX_ROUNDS; round++) {
			const before = found;
			const searching = new Callers(this.world, this.evaluatorWith, new Map([[unit, before]]));
			found = findCallers(unit, this.evaluatorWith(searching));
			if (!searching.isNews(before, found)) break;
		}
		this.maps.set(unit, found);
		return found.get(chunk);
	}

	/** Whether another round could find out more: something that was asked for is called otherwise than it was known. */
	private isNews(before: CallMap, found: CallMap): boolean {
		if (sizeOf(before) === sizeOf(found)) return false;
		for (const chunk of this.asked) {
			if (!isSame(before.get(chunk) ?? NO_CALLERS, found.get(chunk) ?? NO_CALLERS)) return true;
		}
		return false;
	}
}

const NO_CALLERS: readonly Caller[] = [];

function isSame(some: readonly Caller[], others: readonly Caller[]): boolean {
	return (
		some.length === others.length &&
		some.every(({ call, given, shift }, at) => {
			const other = others[at];
			return call === other.call && given === other.given && shift === other.shift;
		})
	);
}

function sizeOf(map: CallMap): number {
	let size = 0;
	for (const callers of map.values()) size += callers.length;
	return size;
}

/** `async def ` between the start of a function without decorators and its name. */
const HEADER = 10;

/** Whether a call of the file can lead to a function: one that has a name, and no other, is named there. */
function mayBeCalled(unit: Unit, chunk: number): boolean {
	const { name, start, nameStart } = unit.file.chunks[chunk];
	if (name === null || name.startsWith('__') || nameStart - start > HEADER) return true;
	return unit.kind(chunk) === 'lambda' || unit.refsNamed(name).length > 0;
}

function findCallers(unit: Unit, interpreter: Structural): CallMap {
	const found = new Map<number, Caller[]>();
	const add = (chunk: number, caller: Caller) => {
		const same = found.get(chunk);
		if (same === undefined) found.set(chunk, [caller]);
		else same.push(caller);
	};
	const names = unit.derived(ownNames);
	for (const [call, { name, via, start, end }] of unit.file.calls.entries()) {
		const callee = unit.callee(call);
		if (callee < 0 || !mayLeadHere(unit, callee, unit.callScope(call), names)) continue;
		const addAll = (entities: Outcome, caller: Omit<Caller, 'shift'>) => {
			for (const entity of entities.of) {
				const target = functionOf(unit, entity, interpreter);
				if (target !== null) add(target.chunk, { ...caller, shift: target.shift });
			}
		};
		const called = interpreter.value(unit, callee, unit.callScope(call));
		const isDecorator = via === 'decorator';
		// `@f` is given what is below it, and so is what `@f(…)` gives back.
		const isWritten = !isDecorator || end > start + name.length;
		if (isWritten) addAll(called, { call, given: -1 });
		const given = isDecorator ? decorated(unit, start) : -1;
		if (given < 0) continue;
		addAll(isWritten ? interpreter.functions.callResult(unit, call) : called, { call: -1, given });
	}
	return found;
}

/** Members that lead to a function or class although the file gives none of its own that name. */
const LEADING = ['__call__', '__wrapped__', '__func__', '__class__'];

/** Names that the file gives to something of its own. */
function ownNames(unit: Unit): ReadonlySet<string> {
	const names = new Set(LEADING);
	for (const { name } of unit.file.chunks) if (name !== null) names.add(name);
	const { bindings, assigns } = unit.file.flow;
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings)
		names.add(unit.file.names[bindings[at + 1]]);
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns)
		if (assigns[at + 2] >= 0) names.add(unit.valueName(assigns[at + 2]));
	return names;
}

/** Whether a call of a file that no other imports may lead to a function of it: what others have is not of it. */
function mayLeadHere(unit: Unit, callee: number, scope: number, names: ReadonlySet<string>): boolean {
	switch (unit.op(callee)) {
		case 'name':
			return unit.lookUp(unit.valueName(callee), scope).some(({ kind }) => kind !== 'import');
		case 'member':
			return names.has(unit.valueName(callee));
		default:
			return true;
	}
}

/** The function of this file that runs when an entity is called. */
function functionOf(
	unit: Unit,
	entity: Entity,
	interpreter: Structural,
): { chunk: number; shift: number } | null {
	if (entity.is !== 'definition' || entity.unit !== unit) return null;
	if (FUNCTIONS.has(unit.kind(entity.chunk))) {
		const isBound =
			entity.self !== null && entity.self.is === 'instance' && !unit.has(entity.chunk, 'static');
		return { chunk: entity.chunk, shift: isBound || unit.params(entity.chunk)[0]?.name === 'cls' ? 1 : 0 };
	}
	if (unit.kind(entity.chunk) !== 'class') return null;
	const made = interpreter.members.memberOf(instanceOf(unit, entity.chunk), '__init__');
	const [init] = made.of;
	return init?.is === 'definition' && init.unit === unit ? { chunk: init.chunk, shift: 1 } : null;
}

/** The function or class right below a decorator; -1 when another decorator is between. */
function decorated(unit: Unit, start: number): number {
	const below = unit.file.chunks.findIndex((chunk) => chunk.start <= start && chunk.nameStart > start);
	if (below < 0) return -1;
	const { nameStart } = unit.file.chunks[below];
	const isLast = !unit.file.calls.some(
		(call) => call.via === 'decorator' && call.start > start && call.start < nameStart,
	);
	return isLast ? below : -1;
}

/** The calls of a function that is used nowhere else: nested or private, and only ever called. null when it may be. */
function ownCallers(unit: Unit, chunk: number): Caller[] | null {
	const { name, parent, start, nameStart } = unit.file.chunks[chunk];
	if (name === null || unit.kind(chunk) !== 'function' || parent < 0) return null;
	const isNested = FUNCTIONS.has(unit.kind(parent));
	const isPrivate = parent === 0 && name.startsWith('_') && !name.startsWith('__');
	if (!isNested && !isPrivate) return null;
	if (unit.file.calls.some(({ via, start: at }) => via === 'decorator' && at >= start && at < nameStart))
		return null;
	const owner = unit.ownerOf(name, Math.max(0, unit.scopeParent(unit.scopeOf(chunk))));
	const found: Caller[] = [];
	const { refs } = unit.file;
	for (const at of unit.refsNamed(name)) {
		if (refs.member[at] === 1) continue;
		if (unit.ownerOf(name, refs.scope[at]) !== owner) continue;
		const call = refs.kind[at] === CALL_REF ? unit.callAtStart(refs.start[at]) : -1;
		if (call < 0 || unit.file.calls[call].via === 'decorator') return null;
		found.push({ call, given: -1, shift: 0 });
	}
	return found;
}

/** What one call passes at a place. */
function argument(
	interpreter: Structural,
	unit: Unit,
	chunk: number,
	place: number,
	caller: Caller,
): Outcome {
	const { call, given, shift } = caller;
	const params = unit.params(chunk);
	const param = params[place];
	if (param === undefined) return NOTHING;
	if (call < 0) return place === shift ? one(definitionOf(unit, given)) : NOTHING;
	const scope = unit.callScope(call);
	const args = unit.arguments(call);
	if (place - shift >= MAX_ARGS || args.some(({ value }) => value >= 0 && unit.op(value) === 'spread'))
		return NOTHING;
	const positional = args.filter(({ name }) => name === null);
	if (param.rest === '*') {
		const rest = positional.slice(Math.max(0, place - shift));
		return one({ is: 'list', of: merged(rest.map(({ value }) => interpreter.value(unit, value, scope))) });
	}
	if (param.rest === '**') return NOTHING;
	const arg =
		args.find(({ name }) => name === param.name) ??
		(param.only === 'kw' ? undefined : positional[place - shift]);
	if (arg !== undefined && arg.value >= 0) return interpreter.value(unit, arg.value, scope);
	// A literal is not kept, and nothing of it could be called; without an argument the default counts.
	const own = unit.scopeOf(chunk);
	const binding = unit.bound(own, param.name).find(({ kind }) => kind === 'param');
	return binding === undefined || binding.value < 0
		? PLAIN
		: merged([interpreter.value(unit, binding.value, own), PLAIN]);
}
