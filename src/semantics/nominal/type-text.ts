import { words } from '../../model/word-list.ts';

/** A type as it is written, as far as names in it can be followed. */
export type TypeText =
	/** `a.B<C>` */
	| { is: 'name'; path: readonly string[]; args: readonly TypeText[] }
	| { is: 'list'; of: TypeText }
	| { is: 'map'; of: TypeText; keys?: TypeText }
	| { is: 'tuple'; of: readonly TypeText[] }
	| { is: 'either'; of: readonly TypeText[] }
	| { is: 'function'; returns: TypeText }
	/** `A + B` */
	| { is: 'all'; of: readonly TypeText[] }
	/** A type without a name that has members. */
	| { is: 'record'; of: ReadonlyMap<string, TypeText> }
	| { is: 'unknown' };

export const UNKNOWN_TYPE: TypeText = { is: 'unknown' };
const MAX_DEPTH = 16;
/** Words before a type that do not change what it has. */
const MODIFIERS: ReadonlySet<string> = new Set([
	...words('const final readonly ref out in mut dyn impl volatile struct class enum union typename'),
	...words('static inout late required covariant vararg params memory storage calldata payable some'),
	...words('any unsigned signed owned borrowing'),
]);
/** What writes its parameters in brackets: `Fn(A) -> B`. */
const FUNCTION = /^(?:fn|Fn|FnMut|FnOnce)$/;
const TOKEN = /[\p{L}_$][\p{L}\p{N}_$]*|::|\\|->|=>|'[a-z_]\w*\b|[.<>[\](){},?*&|!;@:=+-]/gu;

/** Reads types as most languages write them: `a.B<C, D>[]?`, `const ns::B&`, `dyn A + B`, `A | B`. */
export function readTypeText(text: string): TypeText {
	if (text.length > 500) return UNKNOWN_TYPE;
	return new Reader(text.match(TOKEN) ?? []).either(0);
}

class Reader {
	private readonly tokens: readonly string[];
	private at = 0;

	constructor(tokens: readonly string[]) {
		this.tokens = tokens;
	}

	private get next(): string {
		return this.tokens[this.at] ?? '';
	}

	private take(token: string): boolean {
		if (this.next !== token) return false;
		this.at++;
		return true;
	}

	either(depth: number): TypeText {
		const of = [this.suffixed(depth)];
		while (this.take('|')) of.push(this.suffixed(depth));
		const all = [of.length === 1 ? of[0] : ({ is: 'either', of } as const)];
		while (this.take('+')) all.push(this.suffixed(depth));
		const known = all.filter(({ is }) => is !== 'unknown');
		return known.length > 1 ? { is: 'all', of: known } : (known[0] ?? all[0]);
	}

	private suffixed(depth: number): TypeText {
		let type = this.single(depth);
		for (;;) {
			if (this.take('?') || this.take('!') || this.take('*') || this.take('&')) continue;
			if (this.next === '[') {
				this.skipTo('[', ']');
				type = { is: 'list', of: type };
			} else if (this.next === '.' && this.tokens[this.at + 1] === '.') {
				this.at += 3;
				type = { is: 'list', of: type };
			} else if (MODIFIERS.has(this.next)) this.at++;
			else return type;
		}
	}

	private single(depth: number): TypeText {
		if (depth > MAX_DEPTH) return UNKNOWN_TYPE;
		for (;;) {
			if (MODIFIERS.has(this.next) || this.next.startsWith("'") || /^[&*?@]$/.test(this.next)) this.at++;
			else break;
		}
		if (this.take('(')) return this.bracketed(depth);
		if (this.take('[')) {
			const of = this.either(depth + 1);
			const isMap = this.take(':');
			const value = isMap ? this.either(depth + 1) : of;
			while (this.at < this.tokens.length && !this.take(']')) this.at++;
			return { is: isMap ? 'map' : 'list', of: value };
		}
		return this.named(depth);
	}

	/** `(A, B)` and `(A) -> B`. */
	private bracketed(depth: number): TypeText {
		const of: TypeText[] = [];
		while (this.at < this.tokens.length && !this.take(')')) {
			const before = this.at;
			of.push(this.either(depth + 1));
			// `name: Type`
			if (this.take(':')) of[of.length - 1] = this.either(depth + 1);
			this.take(',');
			if (this.at === before) this.at++;
		}
		if (this.take('->') || this.take('=>')) return { is: 'function', returns: this.either(depth + 1) };
		return of.length === 1 ? of[0] : { is: 'tuple', of };
	}

	private named(depth: number): TypeText {
		const path: string[] = [];
		let args: TypeText[] = [];
		this.take('::');
		this.take('\\');
		while (/^[\p{L}_$]/u.test(this.next)) {
			path.push(this.next);
			this.at++;
			if (this.next === '<' || (this.next === '::' && this.tokens[this.at + 1] === '<')) {
				this.take('::');
				args = this.typeArguments(depth);
			}
			const isLonger = /^[\p{L}_$]/u.test(this.tokens[this.at + 1] ?? '');
			if (!isLonger || !(this.take('.') || this.take('::') || this.take('\\'))) break;
		}
		if (FUNCTION.test(path.at(-1) ?? '') && this.take('(')) {
			const inner = this.bracketed(depth);
			return inner.is === 'function' ? inner : { is: 'function', returns: UNKNOWN_TYPE };
		}
		return path.length === 0 ? UNKNOWN_TYPE : { is: 'name', path, args };
	}

	private typeArguments(depth: number): TypeText[] {
		const args: TypeText[] = [];
		this.take('<');
		while (this.at < this.tokens.length && !this.take('>')) {
			const before = this.at;
			// A lifetime says nothing about what something is.
			if (this.next.startsWith("'")) {
				this.at++;
				this.take(',');
				continue;
			}
			args.push(this.either(depth + 1));
			// `Item = T`
			if (this.take('=')) args[args.length - 1] = this.either(depth + 1);
			this.take(',');
			if (this.at === before) this.at++;
		}
		return args;
	}

	private skipTo(open: string, close: string): void {
		let inside = 0;
		while (this.at < this.tokens.length) {
			const token = this.tokens[this.at++];
			if (token === open) inside++;
			else if (token === close && --inside === 0) return;
		}
	}
}
