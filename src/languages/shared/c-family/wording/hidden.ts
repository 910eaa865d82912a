import type { Annotation } from '../../../../model/chunk.ts';

/** A macro that the parser was not shown, because it stands where the grammar has no place for one. */
export interface HiddenWord {
	start: number;
	end: number;
	/** Part of a declaration; else it stands alone, or in an expression. */
	isAttribute: boolean;
	annotations: readonly Annotation[];
	/** What it names are macros and values; the words of `__attribute__` are neither. */
	hasNames: boolean;
}

/** A line that chooses what is compiled: `#if`, `#ifdef`, `#elif`, … */
export interface HiddenCondition {
	/** Of the condition, behind the keyword. */
	start: number;
	end: number;
	/** How many conditions are around what follows, that of an include guard not counted. */
	depth: number;
}

/** What was left out of the text that was parsed: both lists in source order. */
export class Hidden {
	readonly words: readonly HiddenWord[];
	readonly conditions: readonly HiddenCondition[];

	constructor(words: readonly HiddenWord[], conditions: readonly HiddenCondition[]) {
		this.words = words;
		this.conditions = conditions;
	}

	/** The attributes that begin from `start` on and end before `end`. */
	attributesBetween(start: number, end: number): HiddenWord[] {
		const found: HiddenWord[] = [];
		for (let at = this.#firstFrom(start); at < this.words.length; at++) {
			if (this.words[at].end > end) break;
			if (this.words[at].isAttribute) found.push(this.words[at]);
		}
		return found;
	}

	/** Where a declaration begins, with the words directly before it. */
	startWithWords(text: string, start: number): number {
		let from = start;
		for (let at = this.#firstFrom(start) - 1; at >= 0; at--) {
			const word = this.words[at];
			if (!word.isAttribute || word.end > from || text.slice(word.end, from).trim() !== '') break;
			from = word.start;
		}
		return from;
	}

	/** Whether something is compiled only under a condition. */
	isConditional(offset: number): boolean {
		const { conditions } = this;
		let low = 0;
		let high = conditions.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (conditions[middle].start <= offset) low = middle + 1;
			else high = middle;
		}
		return low > 0 && conditions[low - 1].depth > 0;
	}

	#firstFrom(start: number): number {
		let low = 0;
		let high = this.words.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (this.words[middle].start < start) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}
