import { getOrMake } from '../../model/get-or-make.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import { Budget } from './budget.ts';
import type { Entity, Outcome } from './entity.ts';
import { merged, NOTHING, one, through } from './outcome.ts';

/** Stands for a value that is being evaluated: one that leads back to itself adds nothing. */
const BEGUN: Outcome = { of: [], open: true };
const YIELD = 1;
const RETURN = 0;
/** The steps of a path: `...`, `.a`, `[0]`, `[]`, `[key]`. */
const STEPS = /\.\.\.|\.[^.[\]]+|\[(?:\d*|key)\]/g;

/**
 * Evaluates values op by op. It decides what an operation gives, what is remembered and how far a search goes; what names,
 * members, calls and types mean is decided by the two interpreters that extend it.
 */
export abstract class Interpreter {
	readonly world: World;
	readonly budget = new Budget();
	private readonly values = new Map<Unit, Map<number, Outcome>>();

	constructor(world: World) {
		this.world = world;
	}

	/** What a value of a unit may be; its names are looked up in that scope. */
	value(unit: Unit, value: number, scope: number): Outcome {
		if (value < 0) return NOTHING;
		const { budget } = this;
		const known = getOrMake(this.values, unit, () => new Map<number, Outcome>());
		const found = known.get(value);
		if (found === BEGUN) budget.doubts++;
		if (found !== undefined) return found;
		known.set(value, BEGUN);
		const { doubts } = budget;
		const outcome = budget.step(() => this.evaluate(unit, value, scope), NOTHING);
		const isFinal =
			budget.isAtStart || outcome.of.length > 0 || (doubts === budget.doubts && this.memoizesUnknown(unit));
		if (isFinal) known.set(value, outcome);
		else known.delete(value);
		return outcome;
	}

	/** Goes one step further; finds nothing where that would be too far. */
	step(further: () => Outcome): Outcome {
		return this.budget.step(further, NOTHING);
	}

	private evaluate(unit: Unit, value: number, scope: number): Outcome {
		unit.lookInside(scope);
		const first = unit.first(value);
		switch (unit.op(value)) {
			case 'name':
				return this.nameAt(unit, unit.valueName(value), scope, value);
			case 'member':
				return this.readMember(unit, this.value(unit, first, scope), unit.valueName(value));
			case 'index':
				return this.index(unit, value, scope);
			case 'call':
				return this.callResult(unit, first);
			case 'chunk':
				return this.chunk(unit, first);
			case 'object':
				return this.object(unit, value, scope);
			case 'array':
				return this.list(unit, first, scope);
			case 'string':
			case 'template':
			case 'literal':
				return this.literal(unit, value);
			case 'is':
				return this.typeTest();
			case 'await':
				return through(this.value(unit, first, scope), (entity) => this.awaited(unit, entity));
			case 'either':
				return merged([this.value(unit, first, scope), this.value(unit, unit.second(value), scope)]);
			case 'assign':
			case 'choice':
			case 'pair':
				return this.value(unit, unit.second(value), scope);
			case 'comprehension':
				return this.value(unit, first, scope);
			case 'cast': {
				const written = unit.valueName(value);
				// `run<A, B>()`: the type arguments of a call.
				const isCall = written.startsWith('<') && first >= 0 && unit.op(first) === 'call';
				return isCall
					? this.callResult(unit, unit.first(first), written)
					: this.cast(unit, first, scope, written);
			}
			case 'this':
				return this.self(unit, scope);
			case 'super':
				return this.above(unit, scope);
			case 'module':
				return this.module(unit, unit.valueName(value));
			default:
				return NOTHING;
		}
	}

	/** What a binding takes from a value: `.a`, `[0]`, `[]` for each element, `[key]` for each key, `...` for the rest. */
	path(unit: Unit, from: Outcome, path: string | null): Outcome {
		let outcome = from;
		for (const [step] of path?.matchAll(STEPS) ?? []) {
			if (step === '...') continue;
			if (step.startsWith('.')) outcome = this.memberStep(unit, outcome, step);
			else outcome = through(outcome, (entity) => this.placeStep(unit, entity, step));
		}
		return outcome;
	}

	/** What stands at a place of something: `[0]`, `[]`. */
	protected placeStep(_: Unit, entity: Entity, step: string): Outcome {
		const place = step === '[]' ? -1 : Number(step.slice(1, -1));
		return entity.is === 'tuple' && place >= 0 ? (entity.of[place] ?? NOTHING) : this.element(entity);
	}

	/** An element of what is iterated or indexed. */
	element(entity: Entity): Outcome {
		switch (entity.is) {
			case 'list':
			case 'map':
				return entity.of;
			case 'tuple':
				return merged(entity.of);
			default:
				return this.elementOf(entity);
		}
	}

	/** What a function yields or, if it yields nothing, returns; null for neither. `self` is what a method was taken from. */
	results(unit: Unit, chunk: number, self: Entity | null, most: number): Results | null {
		const returns = unit.returns(chunk);
		const yields = returns.filter(({ kind }) => kind === YIELD);
		const meant = yields.length > 0 ? yields : returns.filter(({ kind }) => kind === RETURN);
		if (meant.length === 0) return null;
		const found = meant.slice(0, most).map(({ value, start }) => {
			if (self !== null && value >= 0 && unit.op(value) === 'this') return one(self);
			return this.value(unit, value, unit.scopeAt(start));
		});
		if (meant.length > most) found.push(NOTHING);
		return { outcome: merged(found), areYielded: yields.length > 0 };
	}

	/** Whether "nothing is known" may be remembered in the middle of a search in which no doubt came up. */
	protected abstract memoizesUnknown(unit: Unit): boolean;
	protected abstract nameAt(unit: Unit, name: string, scope: number, value: number): Outcome;
	protected abstract readMember(unit: Unit, from: Outcome, name: string): Outcome;
	protected abstract index(unit: Unit, value: number, scope: number): Outcome;
	/** What a call gives; `types` are its type arguments as they are written. */
	protected abstract callResult(unit: Unit, call: number, types?: string): Outcome;
	/** A function, class or value that is written where the value stands. */
	protected abstract chunk(unit: Unit, chunk: number): Outcome;
	protected abstract object(unit: Unit, value: number, scope: number): Outcome;
	/** A list by its first item. */
	protected abstract list(unit: Unit, first: number, scope: number): Outcome;
	protected abstract literal(unit: Unit, value: number): Outcome;
	/** Yes or no. */
	protected abstract typeTest(): Outcome;
	protected abstract awaited(unit: Unit, entity: Entity): Outcome;
	/** A value whose type is written as `type`. */
	protected abstract cast(unit: Unit, value: number, scope: number, type: string): Outcome;
	/** `this`. */
	protected abstract self(unit: Unit, scope: number): Outcome;
	/** `super`. */
	protected abstract above(unit: Unit, scope: number): Outcome;
	/** The module of that name. */
	protected abstract module(unit: Unit, name: string): Outcome;
	/** A step of a path that begins with a dot. */
	protected abstract memberStep(unit: Unit, from: Outcome, step: string): Outcome;
	/** An element of what is neither a list, a map nor a tuple. */
	protected abstract elementOf(entity: Entity): Outcome;
}

/** What comes out of a function. */
interface Results {
	outcome: Outcome;
	areYielded: boolean;
}
