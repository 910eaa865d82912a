import type { Outcome } from '../core/entity.ts';
import { one, through } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { Structural } from './interpreter.ts';

/** A call, where it is written; `types` as written: `<A, B>`, or nothing. */
export interface CallPlace {
	unit: Unit;
	call: number;
	types: string;
}

/** What an argument is. */
export function argument(interpreter: Structural, { unit, call }: CallPlace, at: number): Outcome {
	return interpreter.value(unit, unit.args(call)[at] ?? -1, unit.callScope(call));
}

/** What a function that is given as an argument gives back. */
export function calledBack(interpreter: Structural, place: CallPlace, at: number): Outcome {
	return through(argument(interpreter, place, at), (entity) => interpreter.functions.given(entity));
}

/** What comes of waiting for it. */
export function awaited(outcome: Outcome): Outcome {
	return through(outcome, (entity) => (entity.is === 'promise' ? entity.of : one(entity)));
}
