import type { TypeNode } from '../structural/type-node.ts';
import type { Unit } from '../world/unit.ts';

/** Types that the parameters of a generic stand for, by their names. */
export interface Env {
	get(name: string): Outcome | undefined;
}

/** One possibility of what a value is. */
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
	/** `keys` is what its values are found by, where that is followed; `isRecord` where its values are members of it. */
	| { is: 'map'; of: Outcome; keys?: Outcome; isRecord?: true }
	| { is: 'promise'; of: Outcome }
	/** Known by its type: a function that gives this back, and something with these members. */
	| { is: 'function'; gives: Outcome }
	| { is: 'record'; of: ReadonlyMap<string, Outcome>; package?: string }
	/** All of these at once: of a type that is bound to have what several have. */
	| { is: 'all'; of: readonly Outcome[] }
	/** Known by its type alone. */
	| { is: 'typed'; node: TypeNode; unit: Unit; scope: number; env: Env | null }
	/** Third-party or of the platform, as are its members. `args` are its type arguments, where they are known. */
	| { is: 'external'; package: string; name: string; args?: readonly Outcome[] }
	/** A string, a number; in Python its text, a number as `[1]`, where it is known. */
	| { is: 'plain'; text?: string };

/** Everything that a value is known to be; open when it may be something else as well. */
export interface Outcome {
	of: readonly Entity[];
	open: boolean;
}

/** A function, class or value itself. */
export function definitionOf(unit: Unit, chunk: number): Entity & { is: 'definition' } {
	return { is: 'definition', unit, chunk, self: null };
}

/** What a class makes. */
export function instanceOf(unit: Unit, chunk: number, env: Env | null = null): Entity & { is: 'instance' } {
	return { is: 'instance', unit, chunk, env };
}
