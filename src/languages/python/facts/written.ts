import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { isTopScope } from '../../shared/facts/routes.ts';

/** An argument, or an item of a list, as it is written. */
export interface Written {
	/** Keyword, or null. */
	name: string | null;
	/** Without white space and comments around it. */
	text: string;
	/** Offset of the text. */
	start: number;
}

/** Where something is written. */
type Source = Pick<FactFile, 'text'>;

const MAX_ITEMS = 1_000;
const MAX_LENGTH = 100_000;
const OPENERS = '([{';
const CLOSERS = ')]}';
const KEYWORD = /^([\p{L}_][\p{L}\p{N}_]{0,100})\s{0,8}=(?!=)\s{0,80}/u;

/**
 * What stands between brackets, split at the commas of that level. `open` is the offset just behind the
 * opening bracket; strings and comments are passed over. No more than `most` are read.
 */
export function writtenItems(text: string, open: number, most = MAX_ITEMS): Written[] {
	const items: Written[] = [];
	const limit = Math.min(text.length, open + MAX_LENGTH);
	let depth = 0;
	let from = open;
	for (let at = open; at < limit && items.length < most; at++) {
		const unit = text[at];
		if (unit === '"' || unit === "'") at = stringEnd(text, at) - 1;
		else if (unit === '#') {
			const end = lineEnd(text, at);
			// A comment before an item is no part of it.
			if (text.slice(from, at).trim() === '') from = end;
			at = end - 1;
		} else if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) {
			if (depth-- === 0) {
				addItem(items, text, from, at);
				break;
			}
		} else if (unit === ',' && depth === 0) {
			addItem(items, text, from, at);
			from = at + 1;
		}
	}
	return items;
}

function addItem(items: Written[], text: string, from: number, to: number): void {
	const raw = text.slice(from, to);
	const bare = raw.trimStart();
	if (bare === '') return;
	const keyword = KEYWORD.exec(bare);
	const value = bare.slice(keyword?.[0].length ?? 0);
	items.push({ name: keyword?.[1] ?? null, text: withoutTrailing(value), start: to - value.length });
}

/** Without a comment that follows on a line of its own, or behind the value. */
function withoutTrailing(value: string): string {
	const text = value.trimEnd();
	if (!text.includes('#')) return text;
	for (let at = 0; at < text.length; at++) {
		const unit = text[at];
		if (unit === '"' || unit === "'") at = stringEnd(text, at) - 1;
		else if (unit === '#' && /^#[^\n]*(?:\n\s{0,200}#[^\n]*){0,40}$/.test(text.slice(at)))
			return text.slice(0, at).trimEnd();
	}
	return text;
}

function lineEnd(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end < 0 ? text.length : end;
}

/** Just behind the string that begins at a quote. */
function stringEnd(text: string, start: number): number {
	const quote = text[start];
	const triple = quote.repeat(3);
	if (text.startsWith(triple, start)) {
		for (let at = start + 3; at < text.length; at++) {
			if (text[at] === '\\') at++;
			else if (text.startsWith(triple, at)) return at + 3;
		}
		return text.length;
	}
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === quote) return at + 1;
		else if (text[at] === '\n') return at;
	}
	return text.length;
}

/** All arguments of a call: what is recorded of one has eight, and long ones are cut. */
export function writtenArguments(call: SeenCall, file: FactFile, most?: number): Written[] {
	const open = file.text.indexOf('(', call.nameStart + call.name.length);
	return open < 0 || open >= call.end ? [] : writtenItems(file.text, open + 1, most);
}

/** The argument of that name, else the one at that place when it has no name. */
export function writtenArgument(
	args: readonly Written[],
	at: number,
	...names: string[]
): Written | undefined {
	const named = args.find(({ name }) => name !== null && names.includes(name));
	if (named !== undefined) return named;
	const placed = at < 0 ? undefined : args[at];
	return placed?.name === null && !placed.text.startsWith('*') ? placed : undefined;
}

/** Items of a list, tuple or set as written; null for anything else. */
export function itemsOf({ text, start }: Pick<Written, 'text' | 'start'>, source: Source): Written[] | null {
	return OPENERS.includes(text[0] ?? ' ') ? writtenItems(source.text, start + 1) : null;
}

const PREFIX = /^([rRbBuUfF]{0,2})(?="|')/;

/** A string literal, or several in a row; null for anything else, for bytes too. */
export function stringText(written: string): string | null {
	let rest = written.trim();
	if (rest.startsWith('(') && rest.endsWith(')')) rest = rest.slice(1, -1).trim();
	let whole = '';
	for (let parts = 0; rest !== ''; parts++) {
		const prefix = PREFIX.exec(rest);
		if (prefix === null || /b/i.test(prefix[1]) || parts > 40) return null;
		const from = prefix[0].length;
		const end = stringEnd(rest, from);
		const quotes = rest.startsWith(rest[from].repeat(3), from) ? 3 : 1;
		if (end - from < 2 * quotes || rest[end - 1] !== rest[from]) return null;
		whole += rest.slice(from + quotes, end - quotes);
		rest = rest.slice(end).replace(/^(?:\s|\\\n|#[^\n]{0,400}\n){0,200}/, '');
	}
	return written.trim() === '' ? null : whole;
}

/** Strings of a list as written, or one alone: `methods=['GET']`. */
export function stringsIn(arg: Written | undefined, source: Source): string[] {
	if (arg === undefined) return [];
	const items = itemsOf(arg, source) ?? [arg];
	return items.flatMap(({ text }) => stringText(text) ?? []);
}

const DOTTED = /^[\p{L}_][\p{L}\p{N}_]{0,100}(?:\.[\p{L}_][\p{L}\p{N}_]{0,100}){0,8}$/u;
const HOLE = /\{([\p{L}_][\p{L}\p{N}_]{0,100})\}/gu;
const MAX_WRITTEN = 100;

/** `a`, `a.b`: what a name may be. */
export function isDotted(text: string): boolean {
	return DOTTED.test(text);
}

/**
 * A path as an argument states it: literals put together with constants of the file. What another module
 * or a call has to say stands in it as `{settings.PREFIX}`; null for what only running would tell.
 */
export function pathText(written: string, file: FactFile, scope: number): string | null {
	let whole = '';
	const operands = operandsOf(written);
	for (const operand of operands) {
		const part = operandText(operand, file, scope, operands.length > 1);
		if (part === null) return null;
		whole += part;
	}
	return whole;
}

function operandText(operand: string, file: FactFile, scope: number, isPart: boolean): string | null {
	const literal = stringText(operand);
	if (literal !== null) {
		if (!/(?:^|\s)[rR]?[fF][rR]?["']/.test(operand)) return literal;
		return literal.replace(HOLE, (hole, name: string) => file.constant(name, scope) ?? hole);
	}
	if (operand === '' || operand.length > MAX_WRITTEN || /[\n#]/.test(operand)) return null;
	if (!isDotted(operand)) return `{${operand}}`;
	const constant = file.constant(operand, scope);
	if (constant !== null) return constant;
	const first = operand.split('.', 1)[0];
	const binding = file.binding(first, scope);
	// A parameter or a loop's variable may be any path.
	const isFixed =
		binding !== null &&
		binding.path === null &&
		(binding.kind === 'import' || isTopScope(binding.scope, file));
	return isFixed || isPart ? `{${operand}}` : null;
}

/** The parts between `+` signs that are in no string and no brackets. */
function operandsOf(written: string): string[] {
	const text = written.trim();
	if (!text.includes('+')) return [text];
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text[at];
		if (unit === '"' || unit === "'") at = stringEnd(text, at) - 1;
		else if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) depth--;
		else if (unit === '+' && depth === 0) {
			parts.push(text.slice(from, at).trim());
			from = at + 1;
		}
	}
	return [...parts, text.slice(from).trim()];
}
