import { splitItems, takeFrom, unquoted } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readValue } from './values.ts';
import { type NameSort, tellSort, type Walk } from './walk.ts';

interface Source {
	module: string;
	nameStart: number;
	/** The token after it. */
	next: number;
}

/** `"x"`, `url(x)` or `url("x")` at a token, or null. */
function sourceAt(walk: Walk, at: number, to: number): Source | null {
	const { tokens } = walk;
	if (at >= to) return null;
	const start = tokens.start[at];
	if (tokens.kind[at] === Token.string)
		return { module: unquoted(walk, at), nameStart: start + 1, next: at + 1 };
	if (tokens.kind[at] === Token.raw) {
		const inner = /^url\(\s*([^\s)]+)/i.exec(tokens.text.slice(start, Math.min(tokens.end[at], start + 500)));
		if (inner === null) return null;
		return { module: inner[1], nameStart: start + inner[0].length - inner[1].length, next: at + 1 };
	}
	if (tokenText(tokens, at).toLowerCase() !== 'url' || tokens.kind[at + 2] !== Token.string) return null;
	return { module: unquoted(walk, at + 2), nameStart: tokens.start[at + 2] + 1, next: at + 4 };
}

/** `@import "a", url(b) screen;`, `@import (reference) "c";`: one or more files. */
export function readImport(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, out } = walk;
	for (const [first, end] of splitItems(walk, from + 1, to)) {
		const at = isMark(tokens, first, '(') ? Math.min(end, brackets.close[first] + 1) : first;
		const source = sourceAt(walk, at, end);
		if (source === null || source.module === '') {
			readValue(walk, at, end);
			continue;
		}
		const place = { start: tokens.start[first], end: tokens.end[end - 1], nameStart: source.nameStart };
		takeFrom(out, source.module, place);
	}
}

/** `@use "a/b" as c with ($x: 1)`: the module is `c`, or `b`, or with `as *` all that is in it. */
export function readUse(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	const source = sourceAt(walk, from + 1, to);
	if (source === null || source.module === '') return;
	const { module, nameStart, next } = source;
	const hasName = tokenText(tokens, next) === 'as' && next + 1 < to;
	const named = hasName ? tokenText(tokens, next + 1) : defaultName(module);
	const place = { start: tokens.start[from], end: tokens.end[to - 1], nameStart };
	takeFrom(out, module, place, { kind: 'import', imported: '*', local: named === '*' ? null : named });
	readConfiguration(walk, next, to);
}

/** `bootstrap/_buttons.scss` is `buttons`. */
function defaultName(module: string): string {
	const last = module.slice(module.search(/[^/:]*$/));
	return last.replace(/^_/, '').replace(/\.[a-z]+$/, '');
}

/** `@forward "a" as b-* show b-c, $b-d`: others have what is in it, under names that begin with `b-`. */
export function readForward(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	const source = sourceAt(walk, from + 1, to);
	if (source === null || source.module === '') return;
	const { module, nameStart } = source;
	const isPrefixed = tokenText(tokens, source.next) === 'as' && source.next + 1 < to;
	const prefix = isPrefixed ? tokenText(tokens, source.next + 1).replace(/\*$/, '') : '';
	let next = source.next + (isPrefixed ? 2 : 0);
	if (isPrefixed && isMark(tokens, next, '*')) next++;
	const filter = tokenText(tokens, next);
	const names = filter === 'show' || filter === 'hide' ? namesFrom(walk, next + 1, to) : [];
	const place = { start: tokens.start[from], end: tokens.end[to - 1], module, flags: 0, chunk: -1 };
	if (filter === 'show') {
		for (const [name, start] of names) {
			const local = withoutPrefix(name, prefix);
			out.exportName({ kind: 'named', exported: name, local, nameStart: start, ...place });
		}
	} else out.exportName({ kind: 'star', exported: `${prefix}*`, local: '*', nameStart, ...place });
	if (filter === 'hide') for (const [name, start] of names) tellOfModule(walk, 'hidden', module, name, start);
	readConfiguration(walk, next, to);
}

/** The names of a list, with where they stand. */
function namesFrom({ tokens }: Walk, from: number, to: number): [string, number][] {
	const names: [string, number][] = [];
	for (let at = from; at < to && tokenText(tokens, at) !== 'with'; at++) {
		if (tokens.kind[at] === Token.word) names.push([tokenText(tokens, at), tokens.start[at]]);
	}
	return names;
}

/** `$b-c` with the prefix `b-` is `$c` where it is declared. */
function withoutPrefix(name: string, prefix: string): string {
	const sigil = name.startsWith('$') ? '$' : '';
	return name.startsWith(sigil + prefix) ? sigil + name.slice(sigil.length + prefix.length) : name;
}

/** A name of a module that is not handed on, or that is taken from it. */
function tellOfModule(
	{ out }: Walk,
	sort: 'hidden' | 'composed',
	module: string,
	name: string,
	start: number,
): void {
	const owner = out.value('member', module, out.value('name', sort, -1, -1), -1);
	out.yields('return', out.value('member', name, owner, -1), start);
}

/** `with ($a: 1, $b: $c)` sets variables of the module. */
function readConfiguration(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, out } = walk;
	let open = from;
	while (open < to && !isMark(tokens, open, '(')) open++;
	if (open >= to) return;
	for (const [first, end] of splitItems(walk, open + 1, Math.min(brackets.close[open], to))) {
		const name = tokenText(tokens, first);
		if (!name.startsWith('$')) continue;
		out.refer(name, tokens.start[first], 'write', true);
		readValue(walk, first + 1, end);
	}
}

/**
 * `composes: a b from "./c.css"` and `@value a, b from "./c.css"` of CSS modules; what is of no other file is of a sort, as in
 * `@apply a b` and `@layer a, b`.
 */
export function readComposed(walk: Walk, from: number, to: number, sort: NameSort): void {
	const { tokens, out } = walk;
	let source: Source | null = null;
	let last = to;
	for (let at = from; at < to; at++) {
		if (tokenText(tokens, at) !== 'from' || at === from) continue;
		source = sourceAt(walk, at + 1, to);
		last = at;
		break;
	}
	for (let at = from; at < last; at++) {
		if (tokens.kind[at] !== Token.word) continue;
		const name = tokenText(tokens, at);
		if (source === null) {
			out.refer(name, tokens.start[at], 'read', false);
			tellSort(out, sort, name, tokens.start[at]);
		} else {
			const place = { start: tokens.start[at], end: tokens.end[to - 1], nameStart: tokens.start[at] };
			takeFrom(out, source.module, place, { kind: 'import', imported: name, local: name });
			out.refer(name, tokens.start[at], 'read', false);
			tellOfModule(walk, 'composed', source.module, name, tokens.start[at]);
		}
	}
}

/** `@apply flex hover:w-[10px] !important`: names are what blanks separate. */
export function readUtilities({ tokens, out }: Walk, from: number, to: number): void {
	if (from >= to) return;
	const start = tokens.start[from];
	for (const word of tokens.text.slice(start, tokens.end[to - 1]).matchAll(/[^\s!]\S*/g)) {
		if (/^(?:important$|[#@$]\{|\/\*)/.test(word[0])) continue;
		out.refer(word[0], start + word.index, 'read', false);
		tellSort(out, 'utility', word[0], start + word.index);
	}
}
