import { isControl, isKeyword, isTypeWord } from '../keywords.ts';
import { braceScope, type ScopeName } from './brace-scope.ts';
import { type Tokens, TokenType } from './tokens.ts';

/** Bounds of what is looked at around a place: no program needs more, and nonsense costs no more. */
const MAX_RUN = 8;
const MAX_PARTS = 16;
const MAX_CLIMB = 64;

/** The tokens of a text that is compiled, with their brackets: a place is a position among them. */
export class Places {
	readonly count: number;
	readonly #tokens: Tokens;
	readonly #at: Int32Array;
	/** By place, the innermost bracket around it; -1 for none. */
	readonly #around: Int32Array;
	/** By place of a bracket, its partner; -1 for none. */
	readonly #partner: Int32Array;
	/** By place of an opening bracket, a position in `SCOPES`. */
	readonly #scope: Uint8Array;
	/** By place, 1 where a macro ends that is a statement. */
	readonly #ended: Uint8Array;

	constructor(tokens: Tokens) {
		const { type } = tokens;
		this.#tokens = tokens;
		const at = new Int32Array(tokens.count);
		let count = 0;
		for (let token = 0; token < tokens.count; token++) {
			if (type[token] >= TokenType.word && type[token] <= TokenType.sign) at[count++] = token;
		}
		this.count = count;
		this.#at = at;
		this.#around = new Int32Array(count).fill(-1);
		this.#partner = new Int32Array(count).fill(-1);
		this.#scope = new Uint8Array(count);
		this.#ended = new Uint8Array(count);
		this.#match();
	}

	#match(): void {
		const open: number[] = [];
		let head = 0;
		for (let at = 0; at < this.count; at++) {
			this.#around[at] = open.length === 0 ? -1 : open[open.length - 1];
			if (!this.isSign(at)) continue;
			switch (this.#tokens.text[this.start(at)]) {
				case '{':
					this.#scope[at] = SCOPES.indexOf(braceScope(this, at, head));
					open.push(at);
					head = at + 1;
					break;
				case '(':
				case '[':
					this.#scope[at] = SCOPES.indexOf('list');
					open.push(at);
					break;
				case '}':
					head = at + 1;
					this.#close(at, open);
					break;
				case ')':
				case ']':
					this.#close(at, open);
					break;
				case ';':
					head = at + 1;
					break;
			}
		}
	}

	#close(at: number, open: number[]): void {
		const partner = open.pop();
		if (partner === undefined) return;
		this.#partner[at] = partner;
		this.#partner[partner] = at;
		this.#around[at] = this.#around[partner];
	}

	start(at: number): number {
		return this.#tokens.start[this.#at[at]];
	}

	end(at: number): number {
		return this.#tokens.end[this.#at[at]];
	}

	text(at: number): string {
		return at < 0 || at >= this.count ? '' : this.#tokens.text.slice(this.start(at), this.end(at));
	}

	isWord(at: number): boolean {
		return at >= 0 && at < this.count && this.#tokens.type[this.#at[at]] === TokenType.word;
	}

	isString(at: number): boolean {
		return at >= 0 && at < this.count && this.#tokens.type[this.#at[at]] === TokenType.string;
	}

	isNumber(at: number): boolean {
		return at >= 0 && at < this.count && this.#tokens.type[this.#at[at]] === TokenType.number;
	}

	isSign(at: number): boolean {
		return at >= 0 && at < this.count && this.#tokens.type[this.#at[at]] === TokenType.sign;
	}

	is(at: number, sign: string): boolean {
		if (!this.isSign(at)) return false;
		const start = this.start(at);
		return this.end(at) - start === sign.length && this.#tokens.text.startsWith(sign, start);
	}

	closing(at: number): number {
		return this.#partner[at];
	}

	opening(at: number): number {
		return this.#partner[at];
	}

	/** The innermost bracket around a place, or -1. */
	enclosing(at: number): number {
		return this.#around[at];
	}

	scope(at: number): ScopeName {
		const around = this.#around[at];
		return around === -1 ? 'module' : SCOPES[this.#scope[around]];
	}

	/** The name of the class or struct around a place; '' for none. */
	typeName(at: number): string {
		const brace = this.#around[at];
		if (brace === -1 || SCOPES[this.#scope[brace]] !== 'type') return '';
		let name = '';
		for (let place = brace - 1; place >= 0 && brace - place < 200 && !this.isBoundary(place - 1); place--) {
			if (this.isWord(place - 1) && /^(?:class|struct|union)$/.test(this.text(place - 1))) {
				name = this.text(this.runItem(place, Math.max(0, this.run(place) - 1)));
				break;
			}
		}
		return name;
	}

	/** The scope of the nearest braces. */
	outerScope(at: number): ScopeName {
		let around = this.#around[at];
		let climbed = 0;
		while (around !== -1 && SCOPES[this.#scope[around]] === 'list' && climbed++ < MAX_CLIMB)
			around = this.#around[around];
		return around === -1 ? 'module' : SCOPES[this.#scope[around]];
	}

	/** A macro that ends here is a statement of its own. */
	endHere(at: number): void {
		this.#ended[at] = 1;
	}

	/** A statement or a declaration ends, or a block begins. */
	isBoundary(at: number): boolean {
		return (
			at < 0 ||
			this.#ended[at] === 1 ||
			this.is(at, ';') ||
			this.is(at, '{') ||
			this.is(at, '}') ||
			this.#isLabelEnd(at)
		);
	}

	#isLabelEnd(at: number): boolean {
		return this.is(at, ':') && this.isWord(at - 1) && !this.is(at - 2, '?');
	}

	/** A boundary, or what a statement may follow: `else`, the parentheses of an `if`, a macro line. */
	beginsStatement(at: number): boolean {
		const before = at - 1;
		if (this.isBoundary(before)) return true;
		if (this.isWord(before)) return /^(?:else|do|try)$/.test(this.text(before));
		if (this.is(before, ']') && this.is(before - 1, ']')) {
			// `[[nodiscard]]`
			const outer = this.#partner[before];
			return outer >= 0 && this.is(outer + 1, '[') && this.isBoundary(outer - 1);
		}
		if (!this.is(before, ')')) return false;
		const open = this.#partner[before];
		if (open <= 0 || !this.isWord(open - 1)) return false;
		return isControl(this.text(open - 1)) || (this.isLineEnd(before) && this.isBoundary(open - 2));
	}

	/** Nothing follows on the line. */
	isLineEnd(at: number): boolean {
		if (at + 1 >= this.count) return true;
		return this.#tokens.text.slice(this.end(at), this.start(at + 1)).includes('\n');
	}

	/** How many names follow one another from here, up to a bound: `a::b` is one. */
	run(at: number): number {
		let length = 0;
		for (let place = at; length < MAX_RUN && this.#isName(place); place = this.#afterName(place)) length++;
		return length;
	}

	/** The place of a name of the run, or with `run` as index, of what follows it. */
	runItem(at: number, index: number): number {
		let place = at;
		for (let item = 0; item < index; item++) place = this.#afterName(place);
		return place;
	}

	#isName(at: number): boolean {
		return this.isWord(at) && !isKeyword(this.text(at)) && !/^(?:override|final)$/.test(this.text(at));
	}

	#afterName(at: number): number {
		let place = at + 1;
		const limit = at + 2 * MAX_PARTS;
		while (
			place < limit &&
			this.is(place, '::') &&
			this.isWord(place + 1) &&
			!isKeyword(this.text(place + 1))
		)
			place += 2;
		return place;
	}

	/** The end of a type whose last word is no name: `int`, `T *`, `vector<T>`. */
	isTypeEnd(at: number): boolean {
		// `T *const x`, and not `const T x`.
		if (this.text(at) === 'const')
			return this.is(at - 1, '*') || this.is(at - 1, '&') || this.is(at - 1, '>');
		if (this.isWord(at))
			return isTypeWord(this.text(at)) && !/^(?:struct|union|enum|class)$/.test(this.text(at));
		return this.is(at, '>') || this.is(at, '*') || this.is(at, '&');
	}

	isSpecifier(at: number): boolean {
		return this.isWord(at) && SPECIFIERS.has(this.text(at));
	}

	isParameterStart(at: number): boolean {
		return (this.is(at - 1, '(') || this.is(at - 1, ',')) && this.scope(at) === 'list';
	}

	/** A word, with its arguments, is the last of what is declared. */
	endsHeader(at: number): boolean {
		let next = at + 1;
		if (this.is(next, '(')) next = this.#partner[next] === -1 ? next : this.#partner[next] + 1;
		if (this.isWord(next))
			return (
				/^(?:const|override|final|noexcept|__attribute__)$/.test(this.text(next)) ||
				/^(?:[A-Z_]+|__[a-z_]+|_[a-z][a-z0-9_]*_)$/.test(this.text(next))
			);
		return [';', '{', '=', ',', ')', ':', '['].some((sign) => this.is(next, sign));
	}
}

const SCOPES: readonly ScopeName[] = ['module', 'type', 'enum', 'body', 'init', 'list'];
const SPECIFIERS: ReadonlySet<string> = new Set(
	'static extern inline const volatile register typedef constexpr virtual explicit friend mutable thread_local'.split(
		' ',
	),
);
