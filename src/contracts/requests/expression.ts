import { afterQuiet, listedIn, openingOf } from '../../semantics/asking/flow/stretch.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import { HOLE, holeOf, MAX_LENGTH, product, UNKNOWN } from './texts.ts';

/** Where an expression stands. */
export interface Place {
	unit: Unit;
	start: number;
	end: number;
}

/** What an expression asks of the names in it; each answer is what they may be. */
interface Names {
	read(place: Place, depth: number): readonly string[];
	named(unit: Unit, name: string, at: number, depth: number): readonly string[];
	member(unit: Unit, at: number, depth: number): readonly string[];
	keyed(unit: Unit, written: string, at: number, depth: number): readonly string[];
	call(unit: Unit, call: number, depth: number): readonly string[];
}

const NAME = /[\p{L}\p{N}_$]/u;

/** Goes over one expression from left to right. */
export class Expression {
	private readonly reader: Names;
	private readonly unit: Unit;
	private readonly text: string;
	private readonly end: number;
	private readonly depth: number;
	private at: number;

	constructor(reader: Names, { unit, start, end }: Place, text: string, depth: number) {
		[this.reader, this.unit, this.text, this.depth] = [reader, unit, text, depth];
		[this.at, this.end] = [start, Math.min(end, start + MAX_LENGTH)];
	}

	whole(): readonly string[] {
		let found: readonly string[] = [''];
		for (let terms = 0; terms < 40; terms++) {
			found = product(found, this.term());
			const after = this.at;
			this.space();
			const isLineEnd = this.text.slice(after, this.at).includes('\n');
			const rest = this.text.slice(this.at, Math.min(this.end, this.at + 4));
			if (rest.startsWith('+') && !rest.startsWith('++')) this.at++;
			else if (rest.startsWith('||') || rest.startsWith('??')) {
				this.at += 2;
				return [...found, ...this.further()];
			} else if (/^\?[^.?]/.test(rest)) {
				this.at++;
				return this.branches();
			} else return isLineEnd || /^(?:$|[,;)\]}]|as\b|!)/.test(rest) ? found : UNKNOWN;
		}
		return UNKNOWN;
	}

	/** `a ? b : c`, from behind the question mark. */
	private branches(): readonly string[] {
		let depth = 0;
		for (let at = this.at; at < this.end; ) {
			const skipped = afterQuiet(this.text, at, this.unit.family);
			if (skipped > at) at = skipped;
			else {
				if ('([{'.includes(this.text[at])) depth++;
				else if (')]}'.includes(this.text[at]) && --depth < 0) return UNKNOWN;
				else if (depth === 0 && this.text[at] === ':') {
					const first = this.reader.read({ unit: this.unit, start: this.at, end: at }, this.depth + 1);
					this.at = at + 1;
					return [...first, ...this.further()];
				}
				at++;
			}
		}
		return UNKNOWN;
	}

	private further(): readonly string[] {
		return this.reader.read({ unit: this.unit, start: this.at, end: this.end }, this.depth + 1);
	}

	private space(): void {
		while (this.at < this.end && /\s/.test(this.text[this.at])) this.at++;
	}

	private term(): readonly string[] {
		this.space();
		const from = this.at;
		return this.value().map((each) => (each === HOLE ? holeOf(this.text.slice(from, this.at)) : each));
	}

	private value(): readonly string[] {
		const { text, unit } = this;
		const prefix =
			unit.family === 'python'
				? /^(?:[rfbu]{1,2})(?=["'])/i.exec(text.slice(this.at, this.at + 3))?.[0]
				: undefined;
		if (prefix !== undefined) this.at += prefix.length;
		const character = text[this.at];
		if (character === '"' || character === "'" || character === '`') {
			const found = this.string(prefix?.toLowerCase().includes('f') === true);
			return found;
		}
		if (character === '(') {
			const [inner] = listedIn(text, this.at, unit.family);
			if (inner === undefined) return this.skip();
			this.at = inner.end + 1;
			return this.reader.read({ unit, ...inner }, this.depth + 1);
		}
		if (character === undefined || !NAME.test(character) || /\d/.test(character)) return this.skip();
		return this.chain();
	}

	private string(isFormat: boolean): readonly string[] {
		const start = this.at;
		const end = afterQuiet(this.text, start, this.unit.family);
		if (end <= start || end > this.end + 1) return this.skip();
		this.at = end;
		const body = this.text.slice(start + 1, end - 1);
		if (isFormat) return this.template(start + 1, end - 1, '{');
		return this.text[start] === '`' ? this.template(start + 1, end - 1, '${') : [body];
	}

	private template(from: number, to: number, mark: '{' | '${'): readonly string[] {
		let found: readonly string[] = [''];
		let at = from;
		while (at < to) {
			const hole = this.text.indexOf(mark, at);
			if (hole < 0 || hole >= to) break;
			const inside = listedIn(this.text, hole + mark.length - 1, this.unit.family);
			const last = inside.at(-1);
			if (last === undefined) return UNKNOWN;
			const before = this.text.slice(at, hole);
			const values = this.reader.read(
				{ unit: this.unit, start: inside[0].start, end: last.end },
				this.depth + 1,
			);
			found = product(
				found,
				values.map((value) => before + value),
			);
			at = last.end + 1;
		}
		return found.map((each) => each + this.text.slice(at, to));
	}

	/** `a.b.c`, and what is called at its end. */
	private chain(): readonly string[] {
		const { text, unit } = this;
		const start = this.at;
		let last = start;
		for (;;) {
			last = this.at;
			while (this.at < this.end && NAME.test(text[this.at])) this.at++;
			const step = /^\s{0,40}[!?]?\.\s{0,40}(?=[\p{L}_$])/u.exec(text.slice(this.at, this.at + 90));
			if (step === null || this.at + step[0].length >= this.end) break;
			this.at += step[0].length;
		}
		const word = text.slice(last, this.at);
		if (word === 'await' || word === 'new') {
			this.space();
			return this.term();
		}
		if (text[this.at] === '(' || text[this.at] === '<') return this.called(last);
		if (text[this.at] === '[') return this.skip();
		if (last === start) return this.reader.named(unit, word, start, this.depth);
		const found = this.reader.member(unit, last, this.depth);
		return found[0] === HOLE ? this.reader.keyed(unit, text.slice(start, this.at), start, this.depth) : found;
	}

	private called(name: number): readonly string[] {
		const { text, unit } = this;
		const open = openingOf(text, this.at);
		const listed = open < 0 ? [] : listedIn(text, open, unit.family);
		const close = listed.length > 0 ? listed[listed.length - 1].end : text.indexOf(')', open);
		if (open < 0 || close < 0 || close > this.end) return this.skip();
		const word = text.slice(name, this.at);
		this.at = close + 1;
		// `new URL('/x', base)` is where `/x` leads.
		if (word === 'URL' || word === 'String')
			return listed[0] === undefined ? UNKNOWN : this.reader.read({ unit, ...listed[0] }, this.depth + 1);
		const after = /^\s{0,40}\.(?:toString|href)\b(?:\(\))?/.exec(text.slice(this.at, this.at + 60));
		if (after !== null) this.at += after[0].length;
		if (/^\s{0,40}(?:\?\.|\.|\[|\()/.test(text.slice(this.at, this.at + 50))) return this.skip();
		const call = unit.callAtStart(name);
		return call < 0 ? UNKNOWN : this.reader.call(unit, call, this.depth + 1);
	}

	/** To where the expression or its term ends, with nothing known of it. */
	private skip(): readonly string[] {
		let depth = 0;
		while (this.at < this.end) {
			const skipped = afterQuiet(this.text, this.at, this.unit.family);
			if (skipped > this.at) {
				this.at = Math.min(skipped, this.end);
				continue;
			}
			const character = this.text[this.at];
			if (depth === 0 && '+,;)]}'.includes(character)) break;
			if ('([{'.includes(character)) depth++;
			else if (')]}'.includes(character)) depth--;
			this.at++;
		}
		return UNKNOWN;
	}
}
