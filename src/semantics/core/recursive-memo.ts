import { getOrMake } from '../../model/get-or-make.ts';
import type { Unit } from '../world/unit.ts';
import type { Budget } from './budget.ts';

/** A question that is being answered: how many were when it was asked. */
type Asked = number;

/**
 * Keeps the answers to questions about a name at a place of a file, for as long as one file is linked. Answering one may
 * ask others of the same kind, and come back to the first: the meaning of a type name depends on the types above those around
 * it, which have names again. A question that is asked again while it is being answered gets `none`. An answer that was
 * found in this way is kept only if the question that it came back to was asked inside its own.
 */
export class RecursiveMemo<A extends object> {
	private readonly known = new Map<Unit, Map<string, Map<number, A | Asked>>>();
	private readonly budget: Budget;
	private readonly none: A;

	constructor(budget: Budget, none: A) {
		this.budget = budget;
		this.none = none;
	}

	ask(unit: Unit, name: string, place: number, find: () => A): A {
		const { budget } = this;
		const places = this.placesOf(unit, name);
		const found = places.get(place);
		if (typeof found === 'number') {
			budget.backTo = Math.min(budget.backTo, found);
			budget.doubts++;
			return this.none;
		}
		if (found !== undefined) return found;
		const at = budget.asked++;
		const outside = at === 0 ? Number.POSITIVE_INFINITY : budget.backTo;
		budget.backTo = Number.POSITIVE_INFINITY;
		places.set(place, at);
		const answer = find();
		budget.asked = at;
		if (budget.backTo < at) {
			places.delete(place);
			budget.backTo = Math.min(budget.backTo, outside);
		} else {
			places.set(place, answer);
			budget.backTo = outside;
		}
		return answer;
	}

	private placesOf(unit: Unit, name: string): Map<number, A | Asked> {
		const names = getOrMake(this.known, unit, () => new Map<string, Map<number, A | Asked>>());
		return getOrMake(names, name, () => new Map<number, A | Asked>());
	}
}
