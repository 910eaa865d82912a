import { splitItems, takeFrom, unquoted } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readValue } from './values.ts';
import type { Walk } from './walk.ts';

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

/** `@forward "a" show b, $c`. */
export function readForward(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	const source = sourceAt(walk, from + 1, to);
	if (source === null || source.module === '') return;
	const { module, nameStart, next } = source;
	const place = { start: tokens.start[from], end: tokens.end[to - 1], nameStart };
	takeFrom(out, module, place, { kind: 'import', imported: '*' });
	const shown = tokenText(tokens, next) === 'show' ? next + 1 : -1;
	const names: [string, number][] = [];
	for (let at = shown; at > 0 && at < to && tokenText(tokens, at) !== 'with'; at++) {
		if (tokens.kind[at] === Token.word) names.push([tokenText(tokens, at), tokens.start[at]]);
	}
	if (names.length === 0) names.push(['*', nameStart]);
	for (const [name, start] of names) {
		out.exportName({
			kind: name === '*' ? 'star' : 'named',
			exported: name,
			local: name,
			module,
			start: place.start,
			end: place.end,
			nameStart: start,
			flags: 0,
			chunk: -1,
		});
	}
	readConfiguration(walk, next, to);
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

/** `composes: a b from "./c.css"` and `@value a, b from "./c.css"` of CSS modules. */
export function readComposed(walk: Walk, from: number, to: number): void {
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
		if (source === null) out.refer(name, tokens.start[at], 'read', false);
		else {
			const place = { start: tokens.start[at], end: tokens.end[to - 1], nameStart: tokens.start[at] };
			takeFrom(out, source.module, place, { kind: 'import', imported: name, local: name });
		}
	}
}
