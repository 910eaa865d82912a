import { words } from '../../../model/word-list.ts';
import { MAX_DEPTH, PLAIN, type TypeNode, UNKNOWN } from '../../../semantics/structural/type-node.ts';

const TOKEN =
	/\s*(?:([\p{L}_][\p{L}\p{N}_.]*)|([[\](),|])|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\.\.\.|[\d.+-]+))/uy;
const PLAIN_NAMES = new Set([
	...words('str int float bool bytes complex bytearray memoryview datetime date AnyStr LiteralString'),
	...words('NoReturn Never Decimal UUID'),
]);
const LISTS = new Set([
	...words('list List set Set frozenset FrozenSet Sequence MutableSequence Iterable Iterator'),
	...words('Collection AbstractSet MutableSet deque Deque Generator AsyncIterator AsyncIterable'),
	...words('AsyncGenerator QuerySet'),
]);
const MAPS = new Set([
	'dict',
	'Dict',
	'Mapping',
	'MutableMapping',
	'defaultdict',
	'DefaultDict',
	'OrderedDict',
]);
const PROMISES = new Set(['Awaitable', 'Coroutine', 'Future', 'Task']);
const SAME = new Set([
	'Optional',
	'ClassVar',
	'Final',
	'Annotated',
	'Required',
	'NotRequired',
	'ReadOnly',
	'InitVar',
	'Mapped',
	'LocalProxy',
]);

/** Reads an annotation of Python; one in quotes, too. What it cannot read is unknown. */
export function readPythonType(text: string): TypeNode {
	return read(text, 0);
}

function read(text: string, depth: number): TypeNode {
	const reader = new Reader(text, depth);
	const node = reader.type(depth);
	return reader.isAtEnd() ? node : UNKNOWN;
}

class Reader {
	private readonly tokens: string[] = [];
	private at = 0;

	constructor(text: string, depth: number) {
		const source = text.trimEnd();
		TOKEN.lastIndex = 0;
		while (TOKEN.lastIndex < source.length && depth <= MAX_DEPTH) {
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
		const parts = [this.primary(depth)];
		while (this.take('|')) parts.push(this.primary(depth));
		return union(parts);
	}

	private primary(depth: number): TypeNode {
		const token = this.tokens[this.at++] ?? '';
		if (depth > MAX_DEPTH) return this.giveUp();
		if (/^["']/.test(token)) return read(token.slice(1, -1), depth + 1);
		if (token === '(') {
			const inner = this.type(depth + 1);
			return this.take(')') ? inner : this.giveUp();
		}
		if (token === '[') return { is: 'tuple', of: this.rest(depth) };
		if (/^[\d.+-]/.test(token)) return PLAIN;
		if (!/^[\p{L}_]/u.test(token)) return this.giveUp();
		return pythonTypeOf(token, this.take('[') ? this.rest(depth) : []);
	}

	/** What stands before the bracket that closes. */
	private rest(depth: number): TypeNode[] {
		const found: TypeNode[] = [];
		while (!this.isAtEnd() && this.tokens[this.at] !== ']') {
			found.push(this.type(depth + 1));
			if (!this.take(',')) break;
		}
		if (!this.take(']')) this.giveUp();
		return found;
	}

	private take(token: string): boolean {
		if (this.tokens[this.at] !== token) return false;
		this.at++;
		return true;
	}

	private giveUp(): TypeNode {
		this.at = this.tokens.length + 1;
		this.tokens.length = 0;
		return UNKNOWN;
	}
}

function union(parts: readonly TypeNode[]): TypeNode {
	const real = parts.filter((part) => !(part.is === 'name' && part.name === 'None'));
	return real.length === 1 ? real[0] : real.length === 0 ? PLAIN : { is: 'union', of: real };
}

/** The type of a name with its arguments. */
export function pythonTypeOf(written: string, args: readonly TypeNode[]): TypeNode {
	const name = written.replace(
		/^(?:builtins|typing|typing_extensions|t|collections\.abc|collections|abc)\./,
		'',
	);
	if (PLAIN_NAMES.has(name)) return PLAIN;
	if (name === 'Any' || name === 'object') return UNKNOWN;
	if (name === 'Literal') return PLAIN;
	if (LISTS.has(name)) return { is: 'list', of: args[0] ?? UNKNOWN };
	if (MAPS.has(name)) return { is: 'map', of: args[1] ?? UNKNOWN };
	if (PROMISES.has(name)) return { is: 'promise', of: args.at(-1) ?? UNKNOWN };
	if (SAME.has(name)) return args[0] ?? UNKNOWN;
	if (name === 'Union') return union(args);
	if (name === 'tuple' || name === 'Tuple') return { is: 'tuple', of: args };
	if (name === 'type' || name === 'Type')
		return args[0] === undefined ? UNKNOWN : { is: 'class', of: args[0] };
	if (name === 'Callable') {
		const [params, returns] = args;
		return { is: 'function', params: params?.is === 'tuple' ? params.of : [], returns: returns ?? UNKNOWN };
	}
	return { is: 'name', name: written, args };
}
