import { PythonClasses } from '../../languages/python/semantics/classes.ts';
import { PythonContainers } from '../../languages/python/semantics/containers.ts';
import { PythonResults } from '../../languages/python/semantics/results.ts';
import { FUNCTIONS } from '../chunk-kinds.ts';
import {
	isSure,
	MAX_DEPTH,
	MAX_LOOKED_AT,
	merged,
	NOTHING,
	type Outcome,
	one,
	type Thing,
	through,
} from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { World } from '../world/world.ts';
import { Callers } from './callers.ts';
import { Functions } from './functions.ts';
import { Members } from './members.ts';
import { ModuleNames } from './module-names.ts';
import { Reaching } from './reaching.ts';
import { Selves } from './selves.ts';
import { Types } from './types.ts';
import { namedInTemplate } from './vue-options.ts';

/** A value that leads back to itself is nothing more than what else it is. */
const BEGUN: Outcome = { of: [], open: true };

/** Assignments of one name that are looked at; with more, anything is possible. */
const MAX_ASSIGNED = 100;

/**
 * Finds out what values are, on demand. It follows names to what they are bound to, members to what has
 * them, calls to what is given back; and stops where it cannot be sure.
 */
export class Evaluator {
	readonly world: World;
	readonly modules: ModuleNames;
	readonly members: Members;
	readonly functions: Functions;
	readonly selves: Selves;
	readonly types: Types;
	readonly reaching: Reaching;
	readonly classes: PythonClasses;
	readonly results: PythonResults;
	readonly containers: PythonContainers;
	readonly callers: Callers;
	private readonly values = new Map<Unit, Map<number, Outcome>>();
	private readonly names = new Map<Unit, Map<string, Outcome>>();
	/** Steps that were taken from what was asked for, and how many more things may be looked at for it. */
	depth = 0;
	private left = 0;
	/** How often something was cut short or led back to itself: what was not found then may be found from elsewhere. */
	doubts = 0;

	constructor(world: World, callers: Callers | null = null) {
		this.world = world;
		this.callers = callers ?? new Callers(world, (searching) => new Evaluator(world, searching));
		this.modules = new ModuleNames(world, this);
		this.members = new Members(this);
		this.functions = new Functions(this);
		this.selves = new Selves(this);
		this.types = new Types(this);
		this.reaching = new Reaching(this);
		this.classes = new PythonClasses(this);
		this.results = new PythonResults(this);
		this.containers = new PythonContainers(this);
	}

	/** What a value of a unit is; its names are looked up in that scope. */
	value(unit: Unit, value: number, scope: number): Outcome {
		if (value < 0 || !this.enter()) return NOTHING;
		unit.lookInside(scope);
		let known = this.values.get(unit);
		if (known === undefined) {
			known = new Map();
			this.values.set(unit, known);
		}
		const found = known.get(value);
		if (found === BEGUN) this.doubts++;
		if (found !== undefined) return found;
		known.set(value, BEGUN);
		const { doubts } = this;
		this.depth++;
		const outcome = this.evaluate(unit, value, scope);
		this.depth--;
		const isFinal =
			this.depth === 0 || outcome.of.length > 0 || (unit.family === 'python' && doubts === this.doubts);
		if (isFinal) known.set(value, outcome);
		else known.delete(value);
		return outcome;
	}

	/** Whether one more step may be taken: neither too far, nor on too many ways. */
	enter(): boolean {
		if (this.depth === 0) this.left = MAX_LOOKED_AT;
		const isNear = this.depth <= MAX_DEPTH && this.left-- > 0;
		if (!isNear) this.doubts++;
		return isNear;
	}

	private evaluate(unit: Unit, value: number, scope: number): Outcome {
		const first = unit.first(value);
		switch (unit.op(value)) {
			case 'name':
				return this.name(unit, unit.valueName(value), scope, value);
			case 'member':
				return this.members.member(this.value(unit, first, scope), unit.valueName(value));
			case 'index':
				if (unit.family === 'python') return this.containers.index(unit, value, scope);
				return through(this.value(unit, first, scope), (thing) => this.element(thing));
			case 'call':
				return this.functions.callResult(unit, first);
			case 'chunk':
				return this.chunk(unit, first);
			case 'object':
				return one({ is: 'object', unit, value, scope });
			case 'array':
				return unit.family === 'python'
					? this.pythonItems(unit, first, scope)
					: one({ is: 'list', of: this.items(unit, first, scope) });
			case 'string':
			case 'template':
			case 'literal':
				return unit.family === 'python' ? pythonLiteral(unit, value) : one({ is: 'plain' });
			case 'await':
				return through(this.value(unit, first, scope), (thing) =>
					thing.is === 'promise' ? thing.of : one(thing),
				);
			case 'either':
				return merged([this.value(unit, first, scope), this.value(unit, unit.second(value), scope)]);
			case 'assign':
			case 'choice':
			case 'pair':
				return this.value(unit, unit.second(value), scope);
			case 'comprehension':
				return this.value(unit, first, scope);
			case 'cast':
				return this.cast(unit, value, scope);
			case 'this':
				return this.selves.self(unit, scope);
			case 'super':
				return this.selves.above(unit, scope);
			case 'module':
				return this.modules.module(unit, unit.valueName(value));
			default:
				return NOTHING;
		}
	}

	/** What a name is where it stands. */
	name(unit: Unit, name: string, from: number, value = -1): Outcome {
		if (unit.family === 'python') return this.pythonName(unit, name, from, value);
		const bound = unit.lookUp(name, from);
		if (bound.length > 0) return this.bound(unit, bound);
		return namedInTemplate(this, unit, name, from) ?? this.modules.unbound(unit, name);
	}

	private pythonName(unit: Unit, name: string, from: number, value: number): Outcome {
		let owner = unit.ownerOf(name, from);
		if (owner < 0) return this.modules.unbound(unit, name);
		const bound = unit.bound(owner, name);
		if (hasKind(bound, 'global')) owner = unit.bound(0, name).length > 0 ? 0 : -1;
		else if (hasKind(bound, 'nonlocal')) return this.pythonName(unit, name, unit.scopeParent(owner), -1);
		if (owner < 0) return this.modules.unbound(unit, name);
		const isLater = value < 0 || unit.isLater(from, owner);
		if (isLater && owner === 0) return this.nameOfFile(unit, name);
		const at = isLater ? Number.POSITIVE_INFINITY : unit.positionOf(value);
		const found = this.reaching.name(unit, name, owner, from, at);
		if (found !== null) return found;
		const around = unit.scopeParent(owner);
		return around < 0 ? NOTHING : this.pythonName(unit, name, around, -1);
	}

	/** What a name of a Python file is when the file has run; what is sure of it is found out once. */
	private nameOfFile(unit: Unit, name: string): Outcome {
		let names = this.names.get(unit);
		if (names === undefined) {
			names = new Map();
			this.names.set(unit, names);
		}
		const known = names.get(name);
		if (known !== undefined) return known;
		const found = this.reaching.name(unit, name, 0, 0, Number.POSITIVE_INFINITY) ?? NOTHING;
		if (isSure(found)) names.set(name, found);
		return found;
	}

	/** The bindings that a name has in one scope. */
	private bound(unit: Unit, bindings: readonly UnitBinding[]): Outcome {
		const values = bindings.filter(({ kind }) => kind !== 'type' || bindings.length === 1);
		// Of several signatures the implementation counts.
		const written = values.filter(({ chunk }) => chunk < 0 || !unit.has(chunk, 'declaration'));
		const meant = written.length > 0 ? written : values.slice(0, 1);
		return merged(meant.map((binding) => this.binding(unit, binding)));
	}

	binding(unit: Unit, binding: UnitBinding): Outcome {
		const { kind, chunk, type, scope } = binding;
		switch (kind) {
			case 'import':
				return this.modules.imported(unit, binding);
			case 'function':
			case 'class':
			case 'enum':
			case 'namespace':
			case 'type':
				return chunk < 0 ? NOTHING : this.chunk(unit, chunk);
			case 'param':
				return this.functions.parameter(unit, binding);
			case 'catch':
				return unit.family === 'python' && type !== null ? this.caught(unit, type, scope) : NOTHING;
			case 'type_param':
			case 'global':
			case 'nonlocal':
				return kind === 'nonlocal' ? this.name(unit, binding.name, unit.scopeParent(scope)) : NOTHING;
			default: {
				if (chunk >= 0 && FUNCTIONS.has(unit.kind(chunk))) return this.chunk(unit, chunk);
				// Of a Python name it depends on where it stands: see reaching.ts.
				if (type !== null && unit.family !== 'python') {
					const node = this.types.read(unit, type);
					const typed = this.types.type(node, unit, scope, null);
					if (typed.of.length > 0 || this.types.isForeign(node, unit, scope)) return typed;
				}
				const starts =
					binding.value < 0 ? [] : [this.path(this.value(unit, binding.value, scope), binding.path)];
				if (kind === 'const' || unit.family === 'python') return merged(starts);
				return merged([...starts, ...this.assignedTo(unit, binding)]);
			}
		}
	}

	/** `except (A, B) as e`. */
	private caught(unit: Unit, type: string, scope: number): Outcome {
		const written = type.startsWith('(') ? type.slice(1, -1).replaceAll(',', ' |') : type;
		return this.types.type(this.types.read(unit, written), unit, scope, null);
	}

	/** What a variable is given after its declaration. */
	private assignedTo(unit: Unit, { name, scope }: UnitBinding): Outcome[] {
		const assigned = unit.assigned(name);
		if (assigned.length > MAX_ASSIGNED) return [NOTHING];
		return assigned
			.filter(({ target, scope: at }) => unit.op(target) === 'name' && isWithin(unit, at, scope, name))
			.map(({ value, scope: at }) => this.value(unit, value, at));
	}

	/** A function, class or value that is written here. */
	chunk(unit: Unit, chunk: number): Outcome {
		return one({ is: 'definition', unit, chunk, self: null });
	}

	/** An element of what is gone through or indexed. */
	element(thing: Thing): Outcome {
		if (thing.is === 'instance' && thing.unit.family === 'python') return this.results.element(thing);
		switch (thing.is) {
			case 'list':
			case 'map':
				return thing.of;
			case 'tuple':
				return merged(thing.of);
			case 'external':
				return one(thing);
			case 'object':
				return this.members.anyEntry(thing);
			default:
				return NOTHING;
		}
	}

	/** A list or tuple as it is written; what is in it without places, when some of it comes from another. */
	private pythonItems(unit: Unit, first: number, scope: number): Outcome {
		const of: Outcome[] = [];
		let isWhole = true;
		for (let item = first; item >= 0; item = unit.second(item)) {
			const value = unit.first(item);
			if (of.length >= 40) return one({ is: 'list', of: NOTHING });
			if (value >= 0 && unit.op(value) === 'spread') {
				isWhole = false;
				of.push(this.results.elements(this.value(unit, unit.first(value), scope)));
			} else of.push(this.value(unit, value, scope));
		}
		return one(isWhole ? { is: 'tuple', of } : { is: 'list', of: merged(of) });
	}

	private items(unit: Unit, first: number, scope: number): Outcome {
		const found: Outcome[] = [];
		for (let item = first; item >= 0 && found.length < 40; item = unit.second(item)) {
			found.push(unit.op(item) === 'item' ? this.value(unit, unit.first(item), scope) : NOTHING);
		}
		return merged(found);
	}

	/** From a value to a part of it: `.a`, `[0]`, `[]`, `...`. */
	path(from: Outcome, path: string | null): Outcome {
		if (path === null) return from;
		let outcome = from;
		for (const [part] of path.matchAll(/\.\.\.|\.[^.[\]]+|\[\d*\]/g)) {
			if (part === '...') continue;
			if (part === '.__enter__()' || part === '.__aenter__()') {
				outcome = through(outcome, (thing) => this.entered(thing, part.slice(1, -2)));
			} else if (part.startsWith('.')) outcome = this.members.member(outcome, part.slice(1));
			else {
				const at = part === '[]' ? -1 : Number(part.slice(1, -1));
				outcome = through(outcome, (thing) =>
					thing.is === 'tuple' && at >= 0 ? (thing.of[at] ?? NOTHING) : this.element(thing),
				);
			}
		}
		return outcome;
	}

	private entered(thing: Thing, name: string): Outcome {
		if (thing.is === 'external') return one(thing);
		// A generator that `contextmanager` makes one of.
		if (thing.is === 'list') return thing.of;
		const entered = this.members.memberOf(thing, name);
		const method = entered.of.length > 0 ? entered : this.members.memberOf(thing, '__aenter__');
		return through(method, (each) =>
			each.is === 'definition'
				? through(this.functions.returned(each), (given) => (given.is === 'promise' ? given.of : one(given)))
				: NOTHING,
		);
	}

	private cast(unit: Unit, value: number, scope: number): Outcome {
		const written = unit.valueName(value);
		const inner = unit.first(value);
		if (written.startsWith('<') && inner >= 0 && unit.op(inner) === 'call')
			return this.functions.callResult(unit, unit.first(inner), written);
		if (written === 'const' || written === '') return this.value(unit, unit.first(value), scope);
		const node = this.types.read(unit, written);
		const typed = this.types.type(node, unit, scope, null);
		if (typed.of.length === 0)
			return this.types.isForeign(node, unit, scope) ? typed : this.value(unit, unit.first(value), scope);
		return unit.family === 'python' ? this.narrowed(unit, unit.first(value), scope, typed) : typed;
	}

	/** What a Python name is after a check: of what it was before, what fits the check; else what was checked for. */
	private narrowed(unit: Unit, value: number, scope: number, typed: Outcome): Outcome {
		if (value < 0 || unit.op(value) !== 'name') return typed;
		const before = this.value(unit, value, scope);
		const kept = before.of.filter(
			(thing) =>
				thing.is === 'instance' &&
				typed.of.some((wanted) => wanted.is === 'instance' && this.classes.isBelow(thing, wanted)),
		);
		return kept.length > 0 && !before.open ? { of: kept, open: false } : typed;
	}
}

function hasKind(bindings: readonly UnitBinding[], kind: UnitBinding['kind']): boolean {
	for (const binding of bindings) if (binding.kind === kind) return true;
	return false;
}

function pythonLiteral(unit: Unit, value: number): Outcome {
	const text = unit.valueName(value);
	if (unit.op(value) === 'string') return one(text === '' ? { is: 'plain' } : { is: 'plain', text });
	// `None` has nothing that could be called.
	if (text === 'none') return { of: [], open: false };
	return one(text >= '0' && text <= '9999' ? { is: 'plain', text: `[${text}]` } : { is: 'plain' });
}

/** Whether a scope is inside another, with no binding of that name between. */
function isWithin(unit: Unit, inner: number, outer: number, name: string): boolean {
	for (let scope = inner; scope >= 0; scope = unit.scopeParent(scope)) {
		if (scope === outer) return true;
		if (unit.bound(scope, name).length > 0) return false;
	}
	return false;
}
