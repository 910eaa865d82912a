import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';

/**
 * How a text is given where it is used. `text` has `{}` for what is put into it, and is null when nothing
 * of it is written there. A name that is bound to a text and never given another is that text.
 */
export interface Given {
	how: 'literal' | 'interpolated' | 'concatenated' | 'variable' | 'computed';
	text: string | null;
}

const VARIABLE: Given = { how: 'variable', text: null };
const COMPUTED: Given = { how: 'computed', text: null };

/** Names, calls and members on the way to a text. */
const MAX_DEPTH = 12;
const MAX_TERMS = 60;
/** Of a text that is longer, the beginning is read. */
const MAX_TEXT = 4000;

/** Calls that make a list of their arguments. */
const LISTS: ReadonlySet<string> = new Set(words('List.of Set.of Arrays.asList listOf setOf arrayOf'));
/** Calls that give what they are given, in another type. */
const WRAPPERS: ReadonlySet<string> = new Set(
	words(`
		text sa.text sqlalchemy.text sql.SQL SQL Sql AssertSqlSafe Arel.sql Sequel.lit DB.raw
		Path pathlib.Path PurePath File java.io.File FileInfo DirectoryInfo Paths.get Path.of Path.new PathBuf.from toPath resolve
		URL java.net.URL URI URI.create URI.create.toURL URI.parse Uri Uri.parse Url.parse HttpUrl.parse
		String.from String.valueOf str b Buffer.from`),
);
/** Methods that do: `db.Rebind(query)` writes the placeholders of another database. */
const REBOUND: ReadonlySet<string> = new Set(words('Rebind rebind dedent'));
/** Calls that put their arguments into a text. */
const FORMATS: ReadonlySet<string> = new Set(
	words(`
		fmt.Sprintf Sprintf String.format string.Format String.Format MessageFormat.format util.format
		sprintf vsprintf format Kernel.format format! std.format! concat!`),
);
/** Methods of a text that put their arguments into it, and those that leave it as it is. */
const FILLED: ReadonlySet<string> = new Set(words('format formatted'));
const KEPT: ReadonlySet<string> = new Set(
	words(`
		trim trimIndent trimMargin strip stripIndent squish strip_heredoc to_string to_owned into as_str as_bytes
		freeze encode toString html_safe`),
);
/** Reads arguments of calls. */
export interface ArgumentReader {
	/** How the argument at a place is given; null when there is none. */
	given(call: SeenCall, at: number, file: FactFile): Given | null;
	/** The items of a list that is written at a place; null when there is none. */
	items(call: SeenCall, at: number, file: FactFile): readonly Given[] | null;
}

/** Reads them from the expression form. */
export const FROM_VALUES: ArgumentReader = {
	given: givenArgument,
	items: ({ argValues, scope }, at, file) =>
		itemsOf(argValues[at] ?? -1, file)?.map((value) => givenValue(value, scope, file)) ?? null,
};

/** How the argument at a place is given; null when there is none. */
export function givenArgument(call: SeenCall, at: number, file: FactFile): Given | null {
	return call.args[at] === undefined ? null : givenValue(call.argValues[at] ?? -1, call.scope, file);
}

/** The items of a list: `["a"]`, `List.of("a")`; null for anything else. */
export function itemsOf(value: number, file: FactFile): readonly number[] | null {
	const call = file.callAt(value);
	if (call !== null) return LISTS.has(dottedName(call.calleeValue, file) ?? '') ? call.argValues : null;
	return file.operation(value).op === 'array' ? (file.items(value)?.map((item) => item.value) ?? null) : null;
}

/** How a value is given; `scope` is where its names are looked up. */
export function givenValue(value: number, scope: number, file: FactFile): Given {
	return new Reader(file, scope).read(value, 0);
}

class Reader {
	private readonly file: FactFile;
	private readonly scope: number;

	constructor(file: FactFile, scope: number) {
		this.file = file;
		this.scope = scope;
	}

	read(value: number, depth: number): Given {
		if (value < 0 || depth > MAX_DEPTH) return COMPUTED;
		const { file } = this;
		const { op, name, a, b } = file.operation(value);
		switch (op) {
			case 'string':
			case 'literal':
				return { how: 'literal', text: file.string(value)?.slice(0, MAX_TEXT) ?? null };
			case 'template':
				return this.joined(file.parts(value), 'interpolated', depth);
			case 'binary':
				if (name === '%') return this.filled(a, depth);
				return name === '+' || name === '.'
					? this.joined(this.terms(value), 'concatenated', depth)
					: COMPUTED;
			case 'name':
				return this.named(value, depth);
			case 'member':
				return this.isPlain(a) ? VARIABLE : COMPUTED;
			case 'this':
				return VARIABLE;
			case 'cast':
				return this.read(a, depth + 1);
			case 'assign':
				return this.read(b, depth + 1);
			case 'unary':
				return name === '&' || name === '*' ? this.read(a, depth + 1) : COMPUTED;
			case 'spread':
				return this.read(a, depth + 1).how === 'variable' ? VARIABLE : COMPUTED;
			case 'call':
				return this.called(value, depth);
			default:
				return COMPUTED;
		}
	}

	private joined(terms: readonly number[], how: 'interpolated' | 'concatenated', depth: number): Given {
		const read = terms.slice(0, MAX_TERMS).map((term) => this.term(term, depth));
		const text = read
			.map((term) => term.text ?? '{}')
			.join('')
			.slice(0, MAX_TEXT);
		if (read.every((term) => term.how === 'literal')) return { how: 'literal', text };
		const isText = read.every((term) => term.how === 'literal' || term.how === 'interpolated');
		return { how: isText ? 'interpolated' : how, text: text.replaceAll('{}', '') === '' ? null : text };
	}

	/** What stands in a text: digits, too. */
	private term(value: number, depth: number): Given {
		const given = this.read(value, depth + 1);
		if (given.how !== 'literal' || given.text !== null) return given;
		const { op, name } = this.file.operation(value);
		return op === 'literal' && name === 'number'
			? { how: 'literal', text: this.file.written(value) }
			: COMPUTED;
	}

	/** What an operator puts together, in order. */
	private terms(value: number): number[] {
		const terms: number[] = [];
		const open = [value];
		while (open.length > 0 && terms.length < MAX_TERMS) {
			const term = open.pop() ?? -1;
			const { op, name, a, b } = this.file.operation(term);
			if (op === 'binary' && (name === '+' || name === '.')) open.push(b, a);
			else terms.push(term);
		}
		return terms;
	}

	/** What a name is bound to, when that is a text and it is never given anything else. */
	private named(value: number, depth: number): Given {
		const held = this.file.held(value, this.scope);
		if (held.value === value) return VARIABLE;
		const given = new Reader(this.file, held.scope).read(held.value, depth + 1);
		return given.text === null && given.how !== 'interpolated' ? VARIABLE : given;
	}

	/** Whether a value is a name, or members of one. */
	private isPlain(value: number): boolean {
		let at = value;
		for (let steps = 0; steps < MAX_DEPTH; steps++) {
			const { op, a } = this.file.operation(at);
			if (op !== 'member') return op === 'name' || op === 'this' || op === 'super';
			at = a;
		}
		return false;
	}

	private called(value: number, depth: number): Given {
		const call = this.file.callAt(value);
		if (call === null || call.argCount === 0) return call === null ? COMPUTED : this.ofMethod(call, depth);
		const [first] = call.argValues;
		const callee = dottedName(call.calleeValue, this.file) ?? '';
		if (FORMATS.has(callee)) return this.formatted(call, callee.endsWith('!'), depth);
		if (call.argCount === 1 && (WRAPPERS.has(callee) || REBOUND.has(call.name)))
			return this.read(first, depth + 1);
		return this.ofMethod(call, depth);
	}

	/** `String.format("…", name)`; a locale may come first, and `format!("{name}")` names what it puts in. */
	private formatted({ argCount, argValues }: SeenCall, isMacro: boolean, depth: number): Given {
		if (argCount === 1 && !isMacro) return this.read(argValues[0], depth + 1);
		const text = argValues
			.slice(0, 2)
			.map((value) => this.read(value, depth + 1).text)
			.find((found) => found !== null);
		if (text === undefined) return { how: 'interpolated', text: null };
		const filled = filledText(text);
		return argCount === 1 && !filled.includes('{}')
			? { how: 'literal', text }
			: { how: 'interpolated', text: filled };
	}

	/** `"…".trim()`, `"…".format(name)`. */
	private ofMethod({ calleeValue, name }: SeenCall, depth: number): Given {
		const { op, a } = this.file.operation(calleeValue);
		if (op !== 'member') return COMPUTED;
		if (FILLED.has(name)) return this.filled(a, depth);
		if (!KEPT.has(name)) return COMPUTED;
		const given = this.read(a, depth + 1);
		return given.text === null ? COMPUTED : given;
	}

	/** A text that something is put into; what is no text is computed. */
	private filled(value: number, depth: number): Given {
		const { text } = this.read(value, depth + 1);
		return text === null ? COMPUTED : { how: 'interpolated', text: filledText(text) };
	}
}

/** A format with `{}` for what is put into it: `%s`, `%1$s`, `%[1]q`, `%(name)s`, `{0}`, `{name:>8}`. */
function filledText(format: string): string {
	return format.replace(
		/%(?:\d{1,2}\$|\[\d{1,2}\])?[-+ #0]{0,3}\d{0,4}(?:\.\d{1,3})?[sdvqxfiTtu]|%\(\w{1,60}\)s|\{\w{0,60}(?::[^{}]{0,20})?\}/g,
		'{}',
	);
}

/** `String.format`, as far as names go. */
export function dottedName(value: number, file: FactFile): string | null {
	const names: string[] = [];
	let at = value;
	while (names.length < MAX_DEPTH) {
		const { op, name, a } = file.operation(at);
		if ((op !== 'name' && op !== 'member') || name === null) return null;
		names.unshift(name);
		if (op === 'name') return names.join('.');
		at = a;
	}
	return null;
}
