import type { Arg, ArgKind, BindingKind, CallVia, ImportKind, Recorder } from '../../model/recorder.ts';
import type { Brackets } from './brackets.ts';
import { isMark, Token, type Tokens } from './tokens.ts';

/** A text without a grammar that is being read, for packs to extend. */
export interface TokenWalk {
	readonly tokens: Tokens;
	readonly brackets: Brackets;
	readonly out: Recorder;
}

/** Strings that never end and brackets without a partner. */
export function recordTokenErrors({ tokens, brackets, out }: TokenWalk): void {
	for (let i = 0; i < tokens.errors.length; i += 2) out.syntaxError(tokens.errors[i], tokens.errors[i + 1]);
	for (let i = 0; i < tokens.count; i++) {
		if (brackets.broken[i] === 1) out.syntaxError(tokens.start[i], tokens.end[i]);
	}
}

/** The text from one token up to another, without what separates them from their neighbours. */
export function textBetween({ tokens }: TokenWalk, from: number, to: number): string {
	return to > from ? tokens.text.slice(tokens.start[from], tokens.end[to - 1]) : '';
}

/** A string token without its quotes. */
export function unquoted({ tokens }: TokenWalk, index: number): string {
	return tokens.text.slice(tokens.start[index] + 1, Math.max(tokens.start[index] + 1, tokens.end[index] - 1));
}

/** Another file, or a package, that this one takes something from. */
export function takeFrom(
	out: Recorder,
	module: string,
	place: { start: number; end: number; nameStart: number },
	taken: { kind?: ImportKind; imported?: string; local?: string | null } = {},
): void {
	out.importName({
		kind: taken.kind ?? 'include',
		module,
		imported: taken.imported ?? '',
		local: taken.local ?? null,
		flags: 0,
		...place,
	});
}

/** The name of a chunk, in the scope around it. */
export function bindChunk(
	out: Recorder,
	kind: BindingKind,
	name: string,
	start: number,
	chunk: number,
): void {
	const { currentScope: scope } = out;
	out.bind({ scope, name, kind, start, chunk, type: null, value: -1, path: null, index: -1 });
}

const MAX_ARGS = 8;

export interface WrittenCall {
	via: CallVia;
	/** The name token. */
	name: number;
	/** Units of the name token before the name. */
	sigil?: number;
	/** Where the callee begins, when something stands before its name. */
	first?: number;
	receiver?: string | null;
	/** Whether the name is one of a type that is not written here. */
	isMember?: boolean;
	/** The parenthesis, or -1. */
	open: number;
	/** The mark between the name of an argument and its value. */
	keywordMark?: ':' | '=';
	/** The arguments, when they are not what commas separate. */
	items?: [number, number][];
	/** What the callee is, when it is more than a name. */
	calleeValue?: number;
}

export function recordTokenCall(walk: TokenWalk, written: WrittenCall): void {
	const { tokens, brackets, out } = walk;
	const { name, open, receiver = null, first = name } = written;
	const nameStart = tokens.start[name] + (written.sigil ?? 0);
	const called = tokens.text.slice(nameStart, tokens.end[name]);
	// One that is not closed ends before what shows that it is not.
	const close = open === -1 ? name : Math.min(brackets.close[open] - brackets.broken[open], tokens.count - 1);
	const items = open === -1 ? [] : (written.items ?? splitItems(walk, open + 1, brackets.close[open]));
	out.refer(called, nameStart, 'call', written.isMember ?? receiver !== null);
	out.call({
		via: written.via,
		callee: receiver === null ? called : `${receiver}.${called}`,
		name: called,
		receiver,
		nameStart,
		start: tokens.start[first],
		end: Math.max(tokens.end[close], tokens.end[name]),
		flags: 0,
		args: readArguments(walk, items, written.keywordMark),
		argCount: items.length,
		calleeValue: written.calleeValue ?? out.value('name', called, -1, -1),
		argValues: [],
	});
}

/** Items between two tokens, separated by commas: from the first token to one past the last. */
export function splitItems({ tokens, brackets }: TokenWalk, from: number, to: number): [number, number][] {
	const items: [number, number][] = [];
	let first = from;
	for (let i = from; i <= to; i++) {
		if (i < to && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], to - 1);
			continue;
		}
		if (i > first) items.push([first, i]);
		first = i + 1;
	}
	return items;
}

function readArguments(walk: TokenWalk, items: [number, number][], keywordMark = ''): Arg[] {
	const { tokens } = walk;
	return items.slice(0, MAX_ARGS).map(([first, end]): Arg => {
		const hasName =
			keywordMark !== '' && tokens.kind[first] === Token.word && isMark(tokens, first + 1, keywordMark);
		const value = hasName && end > first + 2 ? first + 2 : first;
		const arg: Arg = { kind: argumentKind(walk, value, end), text: textBetween(walk, value, end) };
		if (value > first) arg.name = tokens.text.slice(tokens.start[first], tokens.end[first]);
		return arg;
	});
}

function argumentKind({ tokens, brackets }: TokenWalk, from: number, to: number): ArgKind {
	const first = tokens.text[tokens.start[from]];
	if (to - from > 1) {
		if (brackets.close[from] === to - 1) return first === '[' ? 'array' : first === '{' ? 'object' : 'other';
		if (isMark(tokens, from + 1, '(') && brackets.close[from + 1] === to - 1) return 'call';
		if (first === '$' && to - from === 2) return 'identifier';
		return isMark(tokens, from + 1, '.') ? 'member' : 'other';
	}
	switch (tokens.kind[from]) {
		case Token.string:
		case Token.raw:
			return 'string';
		case Token.number:
			return 'number';
		case Token.word: {
			const word = tokens.text.slice(tokens.start[from], tokens.end[from]);
			if (word === 'null') return 'null';
			return word === 'true' || word === 'false' ? 'boolean' : 'identifier';
		}
		default:
			return 'other';
	}
}
