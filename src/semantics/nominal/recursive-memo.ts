import type { Unit } from '../world/unit.ts';

/** A question that is being answered: how many were when it was asked. */
type Asked = number;

/** The questions that are being answered, each asked for the one before. */
export class OpenQuestions {
	asked = 0;
	/** The outermost question that something asked later leads back to. */
	backTo = Number.POSITIVE_INFINITY;

	/** How often something was left out because it is being looked at, or is too far: what is found meanwhile may be less than there is. */
	turned = 0;

	/** A way was too long: what is found now may be less than there is. */
	cutShort(): void {
		this.backTo = -1;
		this.turned++;
	}
}

/**
 * What is known of a name at a place of a file, kept while the links of one file are found. To know what the name of a type means
 * one looks at the types above those around, whose names are such questions again: one that leads back to itself has no
 * answer there, and what was found without it is kept only when it was asked inside the question that it leads back to.
 */
export class RecursiveMemo<A extends object> {
	private readonly known = new Map<Unit, Map<string, Map<number, A | Asked>>>();
	private readonly ways: OpenQuestions;
	private readonly none: A;

	constructor(ways: OpenQuestions, none: A) {
		this.ways = ways;
		this.none = none;
	}

	ask(unit: Unit, name: string, place: number, find: () => A): A {
		const { ways } = this;
		const places = this.placesOf(unit, name);
		const found = places.get(place);
		if (typeof found === 'number') {
			ways.backTo = Math.min(ways.backTo, found);
			ways.turned++;
			return this.none;
		}
		if (found !== undefined) return found;
		const at = ways.asked++;
		const outside = at === 0 ? Number.POSITIVE_INFINITY : ways.backTo;
		ways.backTo = Number.POSITIVE_INFINITY;
		places.set(place, at);
		const answer = find();
		ways.asked = at;
		if (ways.backTo < at) {
			places.delete(place);
			ways.backTo = Math.min(ways.backTo, outside);
		} else {
			places.set(place, answer);
			ways.backTo = outside;
		}
		return answer;
	}

	private placesOf(unit: Unit, name: string): Map<number, A | Asked> {
		let names = this.known.get(unit);
		if (names === undefined) {
			names = new Map();
			this.known.set(unit, names);
		}
		let places = names.get(name);
		if (places === undefined) {
			places = new Map();
			names.set(name, places);
		}
		return places;
	}
}
