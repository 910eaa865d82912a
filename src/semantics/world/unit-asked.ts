import type { Traits } from '../../languages/shared/naming.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import { type Family, familyOf, isSchemaFamily, isStructuralFamily, traitsOf } from './families.ts';
import { bitOf, Need } from './need.ts';
import { chunkBits, OUTSIDE, scopeBits } from './unit-bits.ts';
import { UnitFlow } from './unit-flow.ts';

/** What was found out of a unit, and what was asked for it; where that was noted last. */
interface Derived<T> {
	found: T;
	asked: Need;
	notedIn: Need | null;
	round: number;
}

/**
 * A file that notes what it is asked for, by name: a file that asked is linked anew only when that changes
 * (`shape.ts` says what belongs to a name).
 */
export class UnitAsked extends UnitFlow {
	readonly path: string;
	readonly language: string;
	readonly family: Family;
	readonly traits: Traits;
	protected need: Need | null = null;
	private readonly inner: Uint16Array;
	private chunkBits: Uint16Array | null = null;
	private readonly known = new Map<unknown, Derived<unknown>>();

	constructor(rows: LinkedFile) {
		super(rows);
		this.path = rows.path;
		this.language = rows.language;
		this.traits = traitsOf(rows.language);
		this.family = familyOf(rows.language) ?? 'typescript';
		this.inner = scopeBits(rows);
	}

	/** From here on it is asked for one file: what is asked is noted there; nowhere for the file itself. */
	askFor(need: Need | null): void {
		this.need = need;
		// What one file says of a type, another may add to: no name stands for all of that.
		if (this.isNominal) need?.addOutside();
	}

	/** All rows, for one who may look at any of them. */
	get file(): LinkedFile {
		// All that is outside of functions was noted when it was asked for: see `askFor`.
		if (!this.isNominal) this.need?.addAll();
		return this.rows;
	}

	protected ask(name: string): void {
		if (this.need !== null) this.need.add(bitOf(name));
	}

	protected askChunk(chunk: number): void {
		if (this.need === null) return;
		this.chunkBits ??= chunkBits(this.rows);
		this.need.add(this.chunkBits[chunk]);
	}

	/** What runs in a scope matters, as far as it is inside a function. */
	lookInside(scope: number): void {
		if (this.need !== null && this.inner[scope] !== OUTSIDE) this.need.add(this.inner[scope]);
	}

	/** Everything matters, also what is inside functions. */
	lookAtAll(): void {
		this.need?.addAll();
	}

	/**
	 * What follows from the unit alone, found out once for whoever asks. What was asked to find it out is noted for each of
	 * them.
	 */
	derived<T>(find: (unit: this) => T): T {
		let known = this.known.get(find) as Derived<T> | undefined;
		if (known === undefined) {
			const { need } = this;
			const asked = new Need();
			this.need = asked;
			known = { found: find(this), asked, notedIn: null, round: -1 };
			this.need = need;
			this.known.set(find, known as Derived<unknown>);
		}
		const { need } = this;
		if (need !== null && (known.notedIn !== need || known.round !== need.round)) {
			need.addFrom(known.asked);
			known.notedIn = need;
			known.round = need.round;
		}
		return known.found;
	}

	/** Whether a scope is inside a function: only who runs it gets there. */
	isInner(scope: number): boolean {
		return this.inner[scope] !== OUTSIDE;
	}

	/** Whether packages and types say what names are, not modules. */
	get isNominal(): boolean {
		return !isStructuralFamily(this.family);
	}

	/** Whether it declares what others name in their texts. */
	get isSchema(): boolean {
		return isSchemaFamily(this.family);
	}
}
