import type { TypeNode } from '../structural/type-node.ts';
import type { Unit } from '../world/unit.ts';

/** Types that the parameters of a generic stand for, by their names. */
export interface Env {
	get(name: string): Outcome | undefined;
}

/** Something that a value may be. */
export type Entity =
	/**
	 * A function, class, namespace or enum itself; `self` is what a method was taken from, `env` what types are there.
	 * `like` for something of its type, which may be another: `(f: typeof g) => f()`.
	 */
	| {
			is: 'definition';
			unit: Unit;
			chunk: number;
			self: Entity | null;
			env?: Env | null;
			like?: boolean;
			/** The class of the method that it is asked in. */
			isSelf?: boolean;
	  }
	/** What a class makes, or something of an interface, an enum, a type. */
	| {
			is: 'instance';
			unit: Unit;
			chunk: number;
			env: Env | null;
			/** `super()` of Python: without what the class has itself. */
			isAbove?: boolean;
			/** Python's `self` or what `cls()` makes: of the class that has the method, or of one below it. */
			isSelf?: boolean;
	  }
	| { is: 'module'; unit: Unit | null; path: string }
	/** An object written in place; the component of Vue that it has the options of. */
	| { is: 'object'; unit: Unit; value: number; scope: number; isComponent?: boolean }
	| { is: 'list'; of: Outcome }
	| { is: 'tuple'; of: readonly Outcome[] }
	/** `keys` is what its values are found by, where that is followed. */
	| { is: 'map'; of: Outcome; keys?: Outcome }
	| { is: 'promise'; of: Outcome }
	/** Known by its type: a function that gives this back, and something with these members. */
	| { is: 'function'; gives: Outcome }
	| { is: 'record'; of: ReadonlyMap<string, Outcome>; package?: string }
	/** All of these at once: of a type that is bound to have what several have. */
	| { is: 'all'; of: readonly Outcome[] }
	/** Known by its type alone. */
	| { is: 'typed'; node: TypeNode; unit: Unit; scope: number; env: Env | null }
	/** Of a package or of the platform; what is taken from it is, too. `args` are its type arguments, where they are known. */
	| { is: 'external'; package: string; name: string; args?: readonly Outcome[] }
	/** A string, a number; in Python its text, a number as `[1]`, where it is known. */
	| { is: 'plain'; text?: string };

/** Everything that a value may be, as far as it is known; open when it may be something else, too. */
export interface Outcome {
	of: readonly Entity[];
	open: boolean;
}

export const NOTHING: Outcome = { of: [], open: true };
/** Nothing, and that is sure. */
export const ABSENT: Outcome = { of: [], open: false };
const MAX_ENTITIES = 24;

export function one(entity: Entity): Outcome {
	return { of: [entity], open: false };
}

/** Known as a whole: whoever asks, and from wherever, gets the same. */
export function isSure({ of, open }: Outcome): boolean {
	return !open && of.length > 0;
}

export function opened(outcome: Outcome): Outcome {
	return outcome.open ? outcome : { of: outcome.of, open: true };
}

export function merged(outcomes: readonly Outcome[]): Outcome {
	if (outcomes.length === 1) return outcomes[0];
	const of: Entity[] = [];
	let open = outcomes.length === 0;
	for (const outcome of outcomes) {
		open ||= outcome.open;
		for (const entity of outcome.of) {
			if (of.some((known) => isSame(known, entity))) continue;
			if (of.length >= MAX_ENTITIES) return { of, open: true };
			of.push(entity);
		}
	}
	return { of, open };
}

function isSame(a: Entity, b: Entity): boolean {
	if (a.is !== b.is) return false;
	if (a.is === 'plain' && b.is === 'plain') return a.text === b.text;
	if (a.is === 'external' && b.is === 'external')
		return a.package === b.package && a.name === b.name && a.args === b.args;
	if (a.is === 'definition' && b.is === 'definition' && a.like !== b.like) return false;
	if ((a.is === 'definition' || a.is === 'instance') && (b.is === 'definition' || b.is === 'instance'))
		return a.unit === b.unit && a.chunk === b.chunk;
	if (a.is === 'typed' && b.is === 'typed') return a.node === b.node && a.unit === b.unit && a.env === b.env;
	if (a.is === 'module' && b.is === 'module') return a.path === b.path;
	if (a.is === 'object' && b.is === 'object') return a.unit === b.unit && a.value === b.value;
	return false;
}

/** Each entity in its turn; what is nothing known adds to what is open. */
export function through(outcome: Outcome, step: (entity: Entity) => Outcome): Outcome {
	const { of } = outcome;
	if (of.length === 0) return outcome;
	const whole = of.length === 1 ? step(of[0]) : merged(of.map(step));
	return outcome.open ? opened(whole) : whole;
}
