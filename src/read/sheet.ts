import { lineIndex, lineStartsOf } from '../store/line-lookup.ts';
import type { Limits } from './detail.ts';

/** What is hidden: the range of the text, and what stands in its place. */
export interface Fold {
	from: number;
	to: number;
	mark: string;
}

/** A text while it is decided what of it is shown. Lines count from 0 here. */
export class Sheet {
	readonly text: string;
	readonly limits: Limits;
	readonly starts: Int32Array;
	readonly folds: Fold[] = [];
	/** By line, the first one at or after it that is shown on its own: a chain that is shortened when used. */
	readonly #next: Int32Array;

	constructor(text: string, limits: Limits) {
		this.text = text;
		this.limits = limits;
		this.starts = lineStartsOf(text);
		this.#next = Int32Array.from({ length: this.starts.length + 1 }, (_, line) => line);
	}

	lineOf(offset: number): number {
		return lineIndex(this.starts, offset);
	}

	startOf(line: number): number {
		return line < this.starts.length ? this.starts[line] : this.text.length;
	}

	/** Where the characters of a line end, without what ends the line. */
	endOf(line: number): number {
		if (line + 1 >= this.starts.length) return this.text.length;
		const end = this.starts[line + 1] - 1;
		return end > this.starts[line] && this.text.charCodeAt(end - 1) === 13 ? end - 1 : end;
	}

	lineText(line: number): string {
		return this.text.slice(this.startOf(line), this.endOf(line));
	}

	/** The white space a line begins with. */
	indentOf(line: number): string {
		let at = this.startOf(line);
		const end = this.endOf(line);
		while (at < end && (this.text.charCodeAt(at) === 32 || this.text.charCodeAt(at) === 9)) at++;
		return this.text.slice(this.startOf(line), at);
	}

	isBlank(line: number): boolean {
		return this.text.slice(this.startOf(line), this.endOf(line)).trim() === '';
	}

	/** Puts a mark in the place of a part of a line, or of lines from within one to within another. */
	fold(from: number, to: number, mark: string): void {
		if (to <= from) return;
		this.folds.push({ from, to, mark });
		this.#hide(this.lineOf(from) + 1, this.lineOf(to));
	}

	/** Puts one line, or none, in the place of whole lines. */
	foldLines(first: number, last: number, mark: string): void {
		const isDropped = mark === '';
		const to = isDropped ? this.startOf(last + 1) : this.endOf(last);
		this.folds.push({ from: this.startOf(first), to, mark: isDropped ? '' : this.indentOf(first) + mark });
		this.#hide(isDropped ? first : first + 1, last);
	}

	/** The first line at or after this one that is shown. */
	nextShown(line: number): number {
		let shown = Math.min(line, this.#next.length - 1);
		while (this.#next[shown] !== shown) {
			this.#next[shown] = this.#next[this.#next[shown]];
			shown = this.#next[shown];
		}
		return shown;
	}

	/** Whether more than so many lines between two are shown. */
	showsMore(first: number, last: number, most: number): boolean {
		let line = this.nextShown(first);
		for (let count = 0; line <= last; line = this.nextShown(line + 1)) {
			if (++count > most) return true;
		}
		return false;
	}

	#hide(first: number, last: number): void {
		for (let line = this.nextShown(first); line <= last; line = this.nextShown(line + 1)) {
			this.#next[line] = line + 1;
		}
	}
}
