import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';
import type { Arg } from '../../../model/recorder.ts';

const QUOTES = new Set(['"', "'", '`']);
/** Letters that may stand before a string: `f"…"`, `@"…"`, `r#"…"#`. */
const PREFIXED = /^(?:[rRbBuUfF]{1,2}|[@$]{1,2})?(#{0,4})(["'`])/;

/**
 * The text of a string literal as written between its quotes; null for anything else, and for a string
 * that is put together (`${…}`, f-strings with braces are given as they are written).
 */
export function literalText(written: string): string | null {
	const text = written.trim();
	const opened = PREFIXED.exec(text);
	if (opened === null) return null;
	const [start, hashes, quote] = opened;
	const triple = text.startsWith(quote.repeat(3), start.length - 1) && text.length >= start.length + 5;
	const open = start.length + (triple ? 2 : 0);
	const close = (triple ? quote.repeat(3) : quote) + hashes;
	if (!text.endsWith(close) || text.length < open + close.length) return null;
	const inner = text.slice(open, -close.length);
	// `'a' + 'b'` begins and ends with quotes, too.
	return hashes === '' && !triple && hasBare(inner, quote) ? null : inner;
}

function hasBare(text: string, quote: string): boolean {
	for (let at = 0; at < text.length; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === quote) return true;
	}
	return false;
}

/** A string argument: a literal, or a name that is bound to one and never assigned again. */
export function stringOf(arg: Arg | undefined, file: FactFile, scope: number): string | null {
	if (arg === undefined) return null;
	if (arg.kind === 'identifier') return file.constant(arg.text, scope);
	return literalText(arg.text);
}

/** The argument of that name, else the one at that place when it has no name. */
export function argument(args: readonly Arg[], at: number, ...names: string[]): Arg | undefined {
	const named = args.find(({ name }) => name !== undefined && names.includes(name));
	if (named !== undefined) return named;
	return args[at]?.name === undefined ? args[at] : undefined;
}

const MAX_PARTS = 100;
const OPENERS = '([{';
const CLOSERS = ')]}';

/**
 * The parts of an argument list as written, split at commas that are in no brackets and no string, each
 * with its keyword (`methods=['GET']`, `path = "/x"`, `Name: value`). Parentheses around the list do not count.
 */
export function splitArguments(written: string): { name: string | null; text: string }[] {
	let text = written.trim();
	if (text.startsWith('(') && text.endsWith(')')) text = text.slice(1, -1);
	const parts: { name: string | null; text: string }[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at <= text.length && parts.length < MAX_PARTS; at++) {
		const unit = text[at];
		if (unit !== undefined && QUOTES.has(unit)) at = endOfString(text, at);
		else if (unit !== undefined && OPENERS.includes(unit)) depth++;
		else if (unit !== undefined && CLOSERS.includes(unit)) depth--;
		else if (unit === undefined || (unit === ',' && depth === 0)) {
			const part = text.slice(from, at).trim();
			if (part !== '') parts.push(keyed(part));
			from = at + 1;
		}
	}
	return parts;
}

function endOfString(text: string, start: number): number {
	const quote = text[start];
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === quote) return at;
	}
	return text.length;
}

const KEYED = /^([\p{L}_$][\p{L}\p{N}_$-]{0,100})\s{0,8}(?:=(?![=>])|:(?!:)|=>)\s{0,8}/u;

function keyed(part: string): { name: string | null; text: string } {
	const found = KEYED.exec(part);
	return found === null ? { name: null, text: part } : { name: found[1], text: part.slice(found[0].length) };
}

/** String literals of a list as written: `["GET", "POST"]`, `{"a"}`, or one alone. */
export function literalList(written: string): string[] {
	const text = written.trim();
	const inner = /^[([{]/.test(text) ? text.slice(1, -1) : text;
	return splitArguments(inner).flatMap((part) => literalText(part.text) ?? []);
}

/** Its place; -1 when there is none. */
export function argumentAt({ args }: SeenCall, at: number, ...names: string[]): number {
	const named = args.findIndex(({ name }) => name !== undefined && names.includes(name));
	if (named >= 0) return named;
	return args[at] !== undefined && args[at].name === undefined ? at : -1;
}
