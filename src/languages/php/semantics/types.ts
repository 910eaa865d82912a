import { words } from '../../../model/word-list.ts';
import { type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';

const TOKEN = /\\?[\p{L}_][\p{L}\p{N}_]*(?:\\[\p{L}_][\p{L}\p{N}_]*)*|\$this\b|\[\]|[|&?()<>{},:]/gu;
const MAX_DEPTH = 16;
/** What a type may be besides, and has no members. */
const NOTHING_TYPES: ReadonlySet<string> = new Set(['null', 'false', 'void', 'never', 'true']);
/** What holds others of a kind, the last of its arguments. */
const CONTAINERS: ReadonlySet<string> = new Set([
	...words('array iterable list non-empty-array Generator Traversable Iterator ArrayIterator'),
	...words('IteratorAggregate'),
]);

/** Reads a type of PHP or of its doc comments: `?A\B`, `A|null`, `A[]`, `array<string, A>`, `A&B`. */
export function readPhpType(text: string): TypeText {
	if (text.length > 500) return UNKNOWN_TYPE;
	return new Reader(text.match(TOKEN) ?? []).either(0);
}

class Reader {
	private readonly tokens: readonly string[];
	private at = 0;

	constructor(tokens: readonly string[]) {
		this.tokens = tokens;
	}

	private take(token: string): boolean {
		if (this.tokens[this.at] !== token) return false;
		this.at++;
		return true;
	}

	either(depth: number): TypeText {
		const of = [this.both(depth)];
		while (this.take('|')) of.push(this.both(depth));
		const some = of.filter((each) => each.is !== 'name' || !NOTHING_TYPES.has(each.path[0].toLowerCase()));
		const lists = some.filter(({ is }) => is === 'list');
		// `Collection|Item[]` says what the collection holds: which of the two is called is not said.
		if (lists.length > 0 && lists.length < some.length) return UNKNOWN_TYPE;
		return some.length === 1 ? some[0] : { is: 'either', of: some };
	}

	/** Of `A&B` the first says what it is; what only the second has is not followed. */
	private both(depth: number): TypeText {
		const first = this.suffixed(depth);
		let isBoth = false;
		while (this.take('&')) {
			this.suffixed(depth);
			isBoth = true;
		}
		return isBoth ? UNKNOWN_TYPE : first;
	}

	private suffixed(depth: number): TypeText {
		this.take('?');
		let type = this.single(depth);
		while (this.take('[]')) type = { is: 'list', of: type };
		return type;
	}

	private single(depth: number): TypeText {
		if (depth > MAX_DEPTH) return UNKNOWN_TYPE;
		if (this.take('(')) {
			const inner = this.either(depth + 1);
			this.take(')');
			return inner;
		}
		const name = this.tokens[this.at] ?? '';
		if (!/^[\\\p{L}_$]/u.test(name)) return UNKNOWN_TYPE;
		this.at++;
		if (this.tokens[this.at] === '{' || this.tokens[this.at] === '(') return UNKNOWN_TYPE;
		const args: TypeText[] = [];
		if (this.take('<')) {
			while (this.at < this.tokens.length && !this.take('>')) {
				const before = this.at;
				args.push(this.either(depth + 1));
				this.take(',');
				if (this.at === before) this.at++;
			}
		}
		if (CONTAINERS.has(name.replace(/^\\/, ''))) return { is: 'list', of: args.at(-1) ?? UNKNOWN_TYPE };
		return { is: 'name', path: [name], args };
	}
}
