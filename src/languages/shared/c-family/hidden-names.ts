import { isKeyword } from './keywords.ts';
import { readTokens } from './macro-body.ts';
import type { Walk } from './walk.ts';

const NAME = /[A-Za-z_]\w*/g;
const ASKED = /^(?:defined|__has_\w+)$/;

/** Tells the names in what the parser was not shown, as the walk passes it. */
export class HiddenNames {
	/** Where the next one ends; beyond any text when there is none. */
	nextEnd: number;
	readonly #parts: { start: number; end: number; isCondition: boolean }[];
	#next = 0;

	constructor(walk: Walk) {
		const { words, conditions } = walk.hidden;
		this.#parts = [
			...words
				.filter(({ hasNames }) => hasNames)
				.map(({ start, end }) => ({ start, end, isCondition: false })),
			...conditions.map(({ start, end }) => ({ start, end, isCondition: true })),
		].sort((a, b) => a.start - b.start);
		this.nextEnd = this.#parts[0]?.end ?? Number.MAX_SAFE_INTEGER;
	}

	/** Tells those that end before `offset`. */
	pass(walk: Walk, offset: number): void {
		while (this.nextEnd <= offset) {
			const { start, end, isCondition } = this.#parts[this.#next++];
			this.nextEnd = this.#parts[this.#next]?.end ?? Number.MAX_SAFE_INTEGER;
			if (isCondition) referCondition(walk, start, end);
			else readTokens(walk, start, end, true);
		}
	}
}

/** `#if defined(A) && B > 1` */
function referCondition(walk: Walk, start: number, end: number): void {
	const text = walk.text
		.slice(start, end)
		.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/.*|<[^>\n]*>|"[^"\n]*"/g, (part) =>
			' '.repeat(part.length),
		);
	for (const { 0: name, index } of text.matchAll(NAME)) {
		if (!isKeyword(name) && !ASKED.test(name) && !/\w$/.test(text.slice(0, index).slice(-1))) {
			walk.out.refer(name, start + index, 'read', false);
		}
	}
}
