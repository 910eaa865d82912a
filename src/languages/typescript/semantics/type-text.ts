import { words } from '../../../model/word-list.ts';
import { MAX_DEPTH, PLAIN, type TypeNode, UNKNOWN } from '../../../semantics/structural/type-node.ts';

const TOKEN =
	/\s*(?:([\p{L}_$][\p{L}\p{N}_$]*)|(\.\.\.|=>|\?\.|[{}()[\]<>|&?:;,.=!*+-])|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)|(\d[\w.]*))/uy;
const PLAIN_NAMES = new Set([
	...words('string number boolean bigint symbol void never true false Date RegExp Error Buffer'),
	...words('Uint8Array ArrayBuffer String Number Boolean Function Symbol'),
]);
const NOTHING = new Set(['null', 'undefined']);
const LISTS = new Set([
	'Array',
	'ReadonlyArray',
	'Set',
	'ReadonlySet',
	'Iterable',
	'IterableIterator',
	'Iterator',
	'Generator',
	'AsyncGenerator',
	'AsyncIterable',
	'AsyncIterableIterator',
	'ArrayLike',
]);
const MAPS = new Set(['Map', 'ReadonlyMap', 'WeakMap']);
const PROMISES = new Set(['Promise', 'PromiseLike']);
/** Types that have the members of what they are given. */
const SAME = new Set([
	'Partial',
	'Required',
	'Readonly',
	'NonNullable',
	'Awaited',
	'Pick',
	'Omit',
	'Exclude',
	'Extract',
	'DeepPartial',
	'Mutable',
	'NoInfer',
]);

/** Reads a type of TypeScript. What it cannot read is unknown. */
export function readTypeScriptType(text: string): TypeNode {
	const reader = new Reader(text);
	const node = reader.type(0);
	return reader.isAtEnd() ? node : UNKNOWN;
}

class Reader {
	private readonly tokens: string[] = [];
	private at = 0;

	constructor(text: string) {
		TOKEN.lastIndex = 0;
		const source = text.trimEnd();
		while (TOKEN.lastIndex < source.length) {
			const found = TOKEN.exec(source);
			if (found === null) {
				this.tokens.push('\0');
				break;
			}
			this.tokens.push(found[1] ?? found[2] ?? found[3] ?? found[4]);
		}
	}

	isAtEnd(): boolean {
		return this.at >= this.tokens.length;
	}

	type(depth: number): TypeNode {
		if (depth > MAX_DEPTH) return this.giveUp();
		if (this.peek() === '|' || this.peek() === '&') this.at++;
		const parts = [this.intersection(depth)];
		while (this.take('|')) parts.push(this.intersection(depth));
		const real = parts.filter((part) => !(part.is === 'name' && NOTHING.has(part.name)));
		const whole: TypeNode =
			real.length === 1 ? real[0] : real.length === 0 ? PLAIN : { is: 'union', of: real };
		if (!this.take('extends')) return whole;
		// `A extends B ? C : D` depends on what A stands for.
		this.type(depth + 1);
		for (const sign of ['?', ':']) if (this.take(sign)) this.type(depth + 1);
		return UNKNOWN;
	}

	private intersection(depth: number): TypeNode {
		const parts = [this.postfix(depth)];
		while (this.take('&')) parts.push(this.postfix(depth));
		return parts.length === 1 ? parts[0] : { is: 'all', of: parts };
	}

	private postfix(depth: number): TypeNode {
		let node = this.primary(depth);
		while (this.peek() === '[') {
			this.at++;
			if (this.take(']')) node = { is: 'list', of: node };
			else {
				const key = this.peek();
				const text = /^["'](.*)["']$/.exec(key)?.[1];
				const index = this.type(depth + 1);
				if (!this.take(']')) return UNKNOWN;
				node =
					text !== undefined
						? { is: 'member', of: node, name: text }
						: index.is === 'plain' && (node.is === 'list' || node.is === 'map')
							? node.of
							: UNKNOWN;
			}
		}
		return node;
	}

	private primary(depth: number): TypeNode {
		const token = this.peek();
		if (token === '(') return this.parenthesised(depth);
		if (token === '{') return this.object(depth);
		if (token === '[') return this.tuple(depth);
		if (token === '<') {
			this.skipBrackets();
			return this.primary(depth);
		}
		this.at++;
		if (/^["'`\d]/.test(token) || token === '-') return PLAIN;
		switch (token) {
			case 'readonly':
			case 'unique':
			case 'abstract':
			case 'asserts':
				return this.primary(depth);
			case 'keyof':
				this.postfix(depth + 1);
				return PLAIN;
			case 'infer':
				this.at++;
				return UNKNOWN;
			case 'new': {
				const made = this.primary(depth);
				return made.is === 'function' ? { is: 'class', of: made.returns } : UNKNOWN;
			}
			case 'typeof':
				return { is: 'typeof', name: this.dotted() };
			case 'import':
				return this.giveUp();
			default:
				return /^[\p{L}_$]/u.test(token) ? this.named(token, depth) : this.giveUp();
		}
	}

	private named(first: string, depth: number): TypeNode {
		let name = first;
		while (this.peek() === '.') {
			this.at++;
			name += `.${this.next()}`;
		}
		// `x is User`: a question.
		if (this.peek() === 'is' && this.tokens[this.at + 1] !== undefined) {
			this.at++;
			this.type(depth + 1);
			return PLAIN;
		}
		const args: TypeNode[] = [];
		if (this.take('<')) {
			do args.push(this.type(depth + 1));
			while (this.take(','));
			if (!this.take('>')) return this.giveUp();
		}
		return ofName(name, args);
	}

	private parenthesised(depth: number): TypeNode {
		const close = this.closing();
		if (this.tokens[close + 1] !== '=>') {
			this.at++;
			const inner = this.type(depth + 1);
			return this.take(')') ? inner : this.giveUp();
		}
		const rest = this.hasRest(close);
		const params = this.params(close, depth);
		this.at = close + 2;
		const returns = this.type(depth + 1);
		return rest ? { is: 'function', params, returns, rest } : { is: 'function', params, returns };
	}

	/** Whether the last of the parameters takes all that follow. */
	private hasRest(close: number): boolean {
		let open = 0;
		for (let at = this.at; at < close; at++) {
			const token = this.tokens[at];
			if (token === '(' || token === '[' || token === '{' || token === '<') open++;
			else if (token === ')' || token === ']' || token === '}' || token === '>') open--;
			else if (token === '...' && open === 1) return true;
		}
		return false;
	}

	/** Types of parameters up to the token that closes them. */
	private params(close: number, depth: number): TypeNode[] {
		const params: TypeNode[] = [];
		this.at++;
		while (this.at < close) {
			this.take('...');
			if (this.peek() === '{' || this.peek() === '[') this.skipBrackets();
			else this.at++;
			this.take('?');
			params.push(this.take(':') ? this.type(depth + 1) : UNKNOWN);
			if (!this.take(',')) break;
		}
		return params;
	}

	private object(depth: number): TypeNode {
		const close = this.closing();
		const members: { name: string; type: TypeNode }[] = [];
		this.at++;
		while (this.at < close) {
			const before = this.at;
			this.member(close, depth, members);
			while (this.peek() === ';' || this.peek() === ',') this.at++;
			if (this.at === before) break;
		}
		const isWhole = this.at === close;
		this.at = close + 1;
		return isWhole ? { is: 'object', members } : UNKNOWN;
	}

	private member(close: number, depth: number, members: { name: string; type: TypeNode }[]): void {
		while (['readonly', '+', '-'].includes(this.peek()) && !/^[:?(]$/.test(this.tokens[this.at + 1] ?? ''))
			this.at++;
		if (this.peek() === '[') {
			// `[key: string]: T`, `[K in Keys]: T`: any name.
			this.skipBrackets();
			this.take('?');
			if (this.take(':')) this.type(depth + 1);
			return;
		}
		const name = this.next().replace(/^["'](.*)["']$/, '$1');
		this.take('?');
		if (this.peek() === '<') this.skipBrackets();
		if (this.peek() === '(') {
			const end = this.closing();
			const params = this.params(end, depth);
			this.at = end + 1;
			const returns = this.take(':') ? this.type(depth + 1) : UNKNOWN;
			members.push({ name, type: { is: 'function', params, returns } });
		} else if (this.take(':')) members.push({ name, type: this.type(depth + 1) });
		else if (this.at < close) members.push({ name, type: UNKNOWN });
	}

	private tuple(depth: number): TypeNode {
		const of: TypeNode[] = [];
		this.at++;
		while (this.peek() !== ']' && !this.isAtEnd()) {
			const isRest = this.take('...');
			// `[name: string]`.
			if (
				this.tokens[this.at + 1] === ':' ||
				(this.tokens[this.at + 1] === '?' && this.tokens[this.at + 2] === ':')
			) {
				this.at++;
				this.take('?');
				this.at++;
			}
			const type = this.type(depth + 1);
			of.push(isRest ? UNKNOWN : type);
			this.take('?');
			if (!this.take(',')) break;
		}
		return this.take(']') ? { is: 'tuple', of } : this.giveUp();
	}

	private dotted(): string {
		let name = this.next();
		while (this.take('.')) name += `.${this.next()}`;
		if (this.peek() === '<') this.skipBrackets();
		return name;
	}

	/** Position of the bracket that closes the one here. */
	private closing(): number {
		let open = 0;
		for (let at = this.at; at < this.tokens.length; at++) {
			const token = this.tokens[at];
			if (token === '(' || token === '[' || token === '{' || token === '<') open++;
			else if (token === ')' || token === ']' || token === '}' || token === '>') {
				if (--open === 0) return at;
			}
		}
		return this.tokens.length;
	}

	private skipBrackets(): void {
		this.at = this.closing() + 1;
	}

	private peek(): string {
		return this.tokens[this.at] ?? '';
	}

	private next(): string {
		return this.tokens[this.at++] ?? '';
	}

	private take(token: string): boolean {
		if (this.tokens[this.at] !== token) return false;
		this.at++;
		return true;
	}

	/** What follows would be misread. */
	private giveUp(): TypeNode {
		this.at = this.tokens.length;
		return UNKNOWN;
	}
}

function ofName(name: string, args: readonly TypeNode[]): TypeNode {
	if (PLAIN_NAMES.has(name)) return PLAIN;
	if (name === 'any' || name === 'unknown' || name === 'object') return UNKNOWN;
	if (LISTS.has(name)) return { is: 'list', of: args[0] ?? UNKNOWN };
	if (name === 'Record') return { is: 'map', of: args[1] ?? UNKNOWN, isRecord: true };
	if (MAPS.has(name)) return { is: 'map', of: args[1] ?? UNKNOWN };
	if (PROMISES.has(name)) return { is: 'promise', of: args[0] ?? UNKNOWN };
	if (SAME.has(name)) {
		const [first] = args;
		return first === undefined ? UNKNOWN : first.is === 'promise' && name === 'Awaited' ? first.of : first;
	}
	if (name === 'ReturnType') return args[0] === undefined ? UNKNOWN : { is: 'returned', of: args[0] };
	if (name === 'InstanceType') return args[0] === undefined ? UNKNOWN : { is: 'made', of: args[0] };
	return { is: 'name', name, args };
}
