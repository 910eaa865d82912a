import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';

/** What a piece of PHP says when that can be read off; `code` is everything else, as written. */
export type Written =
	| { is: 'text'; text: string }
	| { is: 'list'; items: readonly Item[] }
	/** `Name::class`. */
	| { is: 'class'; name: string }
	| { is: 'code'; text: string };

export interface Item {
	key: string | null;
	value: Written;
}

const MAX_DEPTH = 8;
const MAX_ITEMS = 500;
const CLASS = /^(\\?[A-Za-z_][\w\\]{0,200})::class$/;

/** An expression as written: a literal, a list of them, the name of a class. */
export function readWritten(source: string): Written {
	return new Reader(source).expression(0);
}

/** Arguments as written, without the parentheses around them; those with a name have it as key. */
export function readArguments(source: string): readonly Item[] {
	return new Reader(source).items(0, '');
}

/** The arguments of a call, from the text where what was kept of them is not whole. */
export function argumentsOf(call: SeenCall, file: FactFile): readonly Written[] {
	const isWhole = call.argCount === call.args.length && !call.args.some(({ text }) => text.endsWith('…'));
	if (isWhole) return call.args.map(({ text }) => readWritten(text));
	const open = file.text.indexOf('(', call.nameStart);
	if (open < 0 || open > call.end) return [];
	return readArguments(file.text.slice(open + 1, Math.min(call.end - 1, open + MAX_LIST))).map(
		({ value }) => value,
	);
}

const MAX_LIST = 50_000;

class Reader {
	readonly #source: string;
	#at = 0;

	constructor(source: string) {
		this.#source = source;
	}

	expression(depth: number): Written {
		let value = this.#operand(depth);
		for (;;) {
			this.#skip();
			if (this.#source[this.#at] !== '.' || this.#source.startsWith('...', this.#at)) return value;
			this.#at++;
			const next = this.#operand(depth);
			value =
				value.is === 'text' && next.is === 'text'
					? { is: 'text', text: value.text + next.text }
					: { is: 'code', text: this.#source };
		}
	}

	/** The items up to a closing mark, or to the end. */
	items(depth: number, close: string): Item[] {
		const items: Item[] = [];
		while (items.length < MAX_ITEMS) {
			this.#skip();
			if (this.#at >= this.#source.length || this.#source[this.#at] === close) break;
			const before = this.#at;
			items.push(this.#item(depth));
			this.#skip();
			if (this.#source[this.#at] === ',') this.#at++;
			if (this.#at === before) break;
		}
		return items;
	}

	#item(depth: number): Item {
		const named = NAMED.exec(this.#source.slice(this.#at, this.#at + 80));
		if (named !== null) {
			this.#at += named[0].length;
			return { key: named[1], value: this.expression(depth) };
		}
		const first = this.expression(depth);
		this.#skip();
		// In the annotations of comments an equals sign does.
		const arrow = /^=>?(?!=)/.exec(this.#source.slice(this.#at, this.#at + 3));
		if (arrow === null) return { key: null, value: first };
		this.#at += arrow[0].length;
		const key = first.is === 'text' ? first.text : first.is === 'class' ? first.name : null;
		return { key, value: this.expression(depth) };
	}

	#operand(depth: number): Written {
		this.#skip();
		const unit = this.#source[this.#at];
		if (unit === "'" || unit === '"') return this.#string(unit);
		if (depth < MAX_DEPTH && unit === '[') return this.#list(1, ']', depth);
		// A list in the annotations of comments.
		if (depth < MAX_DEPTH && unit === '{') return this.#list(1, '}', depth);
		const old =
			depth < MAX_DEPTH ? /^array\s{0,8}\(/i.exec(this.#source.slice(this.#at, this.#at + 20)) : null;
		if (old !== null) return this.#list(old[0].length, ')', depth);
		const text = this.#code().trim();
		const found = CLASS.exec(text);
		return found === null ? { is: 'code', text } : { is: 'class', name: found[1] };
	}

	#list(opened: number, close: string, depth: number): Written {
		this.#at += opened;
		const items = this.items(depth + 1, close);
		if (this.#source[this.#at] === close) this.#at++;
		return { is: 'list', items };
	}

	#string(quote: string): Written {
		const from = this.#at + 1;
		this.#passString();
		const inner = this.#source.slice(from, this.#at - 1);
		const isComputed = quote === '"' && /(?<!\\)\$[\w{]|\{\$/.test(inner);
		if (isComputed) return { is: 'code', text: quote + inner + quote };
		return { is: 'text', text: inner.replace(quote === "'" ? /\\([\\'])/g : /\\([\\"$])/g, '$1') };
	}

	/** Code up to a comma, an arrow, a dot between operands or a closing mark of what is around. */
	#code(): string {
		const from = this.#at;
		let depth = 0;
		while (this.#at < this.#source.length) {
			const unit = this.#source[this.#at];
			if (unit === "'" || unit === '"') {
				this.#passString();
				continue;
			}
			if ('([{'.includes(unit)) depth++;
			else if (')]}'.includes(unit) && depth-- === 0) break;
			else if (depth === 0 && (unit === ',' || this.#source.startsWith('=>', this.#at))) break;
			else if (depth === 0 && unit === '.' && !/\d/.test(this.#source[this.#at + 1] ?? '')) break;
			this.#at++;
		}
		return this.#source.slice(from, this.#at);
	}

	#passString(): void {
		const quote = this.#source[this.#at++];
		while (this.#at < this.#source.length && this.#source[this.#at] !== quote) {
			this.#at += this.#source[this.#at] === '\\' ? 2 : 1;
		}
		this.#at++;
	}

	/** White space and comments. */
	#skip(): void {
		for (;;) {
			const rest = TRIVIA.exec(this.#source.slice(this.#at, this.#at + 1000));
			if (rest === null || rest[0] === '') return;
			this.#at += rest[0].length;
		}
	}
}

const NAMED = /^([A-Za-z_]\w{0,60})\s{0,8}(?::(?!:)|=(?![=>]))\s{0,8}/;
const TRIVIA = /^(?:\s{1,900}|\/\/[^\n]{0,900}|#(?!\[)[^\n]{0,900}|\/\*(?:[^*]|\*(?!\/)){0,900}\*\/)/;

/** The texts of a list, or of one alone; what is no text is passed over. */
export function textsIn(value: Written): string[] {
	if (value.is === 'text') return [value.text];
	return value.is === 'list' ? value.items.flatMap((item) => textsIn(item.value)) : [];
}

/** The value of a key of a list. */
export function entry(value: Written | undefined, key: string): Written | undefined {
	return value?.is === 'list' ? value.items.find((item) => item.key === key)?.value : undefined;
}

/** `Bar` of `Foo\Bar`. */
export function lastPart(name: string): string {
	return name.slice(name.lastIndexOf('\\') + 1);
}
