import { type Outcome, one, through } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { Evaluator } from './evaluate.ts';

/** A call, where it is written; `types` as written: `<A, B>`, or nothing. */
export interface CallPlace {
	unit: Unit;
	call: number;
	types: string;
}

/** What an argument is. */
export function argument(evaluator: Evaluator, { unit, call }: CallPlace, at: number): Outcome {
	return evaluator.value(unit, unit.args(call)[at] ?? -1, unit.callScope(call));
}

/** What a function that is given as an argument gives back. */
export function calledBack(evaluator: Evaluator, place: CallPlace, at: number): Outcome {
	return through(argument(evaluator, place, at), (thing) => evaluator.functions.given(thing));
}

/** What comes of waiting for it. */
export function awaited(outcome: Outcome): Outcome {
	return through(outcome, (thing) => (thing.is === 'promise' ? thing.of : one(thing)));
}
