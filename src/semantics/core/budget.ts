/** Steps from a value to what it is. Longer ways are not followed. */
const MAX_DEPTH = 48;
/** Values and types that are looked at for one question: each may lead to several others. */
const MAX_LOOKED_AT = 20_000;

/** How far an interpreter may go for one question, and whether it left something out on the way. */
export class Budget {
	/** Questions that are being answered, each asked for the one before. `RecursiveMemo` counts them. */
	asked = 0;
	/** The outermost of these questions that a later one asks again; infinity for none. */
	backTo = Number.POSITIVE_INFINITY;
	/**
	 * How often a search was cut short or came back to where it began. When this grew during a search, an empty result is
	 * not final: the same search may find more when it starts elsewhere.
	 */
	doubts = 0;
	private depth = 0;
	private left = 0;

	/** Whether nothing is being searched: what is found now is final. */
	get isAtStart(): boolean {
		return this.depth === 0;
	}

	/** Goes one step further; gives `otherwise` where that would be too far or too much. */
	step<T>(further: () => T, otherwise: T): T {
		if (this.depth === 0) this.left = MAX_LOOKED_AT;
		if (this.depth > MAX_DEPTH || this.left-- <= 0) {
			this.cutShort();
			return otherwise;
		}
		this.depth++;
		const found = further();
		this.depth--;
		return found;
	}

	cutShort(): void {
		this.backTo = -1;
		this.doubts++;
	}
}
