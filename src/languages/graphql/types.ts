import type { Annotation, Param } from '../../model/chunk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { isWord, type Walk } from './walk.ts';

const BUILTIN = /^(?:Int|Float|String|Boolean|ID)$/;

/** `[User!]!`: the token after it; `index` itself when no type is written there. */
export function typeEnd({ tokens, brackets }: Walk, index: number, to: number): number {
	let at = index;
	if (at >= to) return to;
	if (isMark(tokens, at, '[')) at = brackets.close[at] + (brackets.broken[at] === 1 ? 0 : 1);
	else if (tokens.kind[at] === Token.word) at++;
	while (at < to && at > index && isMark(tokens, at, '!')) at++;
	return Math.min(at, to);
}

/** Refers to the types between two tokens. */
export function referTypes(walk: Walk, from: number, to: number): void {
	for (let i = from; i < to; i++) {
		if (!isWord(walk, i)) continue;
		const name = tokenText(walk.tokens, i);
		if (!BUILTIN.test(name)) walk.out.refer(name, walk.tokens.start[i], 'type', false);
	}
}

export interface Parameters {
	params: Param[];
	/** Tokens of their names. */
	names: number[];
	/** Tokens of the names of directives on them. */
	directives: number[];
	/** Ranges of tokens with types, two numbers each. */
	types: number[];
	/** Ranges of tokens with defaults. */
	defaults: number[];
}

/** `(first: Int = 10, after: String @x)`, of a field, a directive or an operation (there with `$`). */
export function readParams(walk: Walk, open: number): Parameters {
	const { tokens, brackets } = walk;
	const params: Param[] = [];
	const names: number[] = [];
	const directives: number[] = [];
	const types: number[] = [];
	const defaults: number[] = [];
	const close = brackets.close[open];
	for (let i = open + 1; i < close; ) {
		if (!isWord(walk, i) || !isMark(tokens, i + 1, ':')) {
			const used = readDirectives(walk, i);
			directives.push(...used.names);
			i = Math.max(used.next, i + 1);
			continue;
		}
		names.push(i);
		const end = typeEnd(walk, i + 2, close);
		const param: Param = { name: tokenText(tokens, i) };
		if (end > i + 2) param.type = tokens.text.slice(tokens.start[i + 2], tokens.end[end - 1]);
		types.push(i + 2, end);
		let next = end;
		if (isMark(tokens, next, '=')) {
			const from = next + 1;
			next = brackets.close[from] === -1 ? from + 1 : brackets.close[from] + 1;
			if (isMark(tokens, from, '$') || isMark(tokens, from, '-')) next++;
			defaults.push(from, next);
			if (next <= tokens.count)
				param.default = tokens.text.slice(tokens.start[from], tokens.end[Math.min(next, tokens.count) - 1]);
		}
		params.push(param);
		i = Math.max(next, i + 1);
	}
	return { params, names, directives, types, defaults };
}

/** What the types and defaults of parameters refer to. */
export function referParams(walk: Walk, { types, defaults }: Parameters): void {
	for (let i = 0; i < types.length; i += 2) referTypes(walk, types[i], types[i + 1]);
	for (let i = 0; i < defaults.length; i += 2) referValues(walk, defaults[i], defaults[i + 1]);
}

/** Values of enums between two tokens: words that are no keys of an object. */
export function referValues(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	for (let i = from; i < to; i++) {
		if (!isWord(walk, i) || isMark(tokens, i + 1, ':')) continue;
		const name = tokenText(tokens, i);
		if (!/^(?:true|false|null)$/.test(name)) out.refer(name, tokens.start[i], 'read', false);
	}
}

export interface Directives {
	annotations: Annotation[] | null;
	/** Tokens of their names. */
	names: number[];
	/** The token after them. */
	next: number;
}

/** `@deprecated(reason: "x") @key(fields: "id")` */
export function readDirectives(walk: Walk, index: number): Directives {
	const { tokens, brackets } = walk;
	const annotations: Annotation[] = [];
	const names: number[] = [];
	let next = index;
	while (isMark(tokens, next, '@') && isWord(walk, next + 1)) {
		const note: Annotation = { name: tokenText(tokens, next + 1) };
		names.push(next + 1);
		next += 2;
		if (isMark(tokens, next, '(')) {
			const close = Math.min(brackets.close[next], tokens.count - 1);
			note.args = tokens.text.slice(tokens.end[next], Math.max(tokens.end[next], tokens.start[close]));
			next = brackets.close[next] + (brackets.broken[next] === 1 ? 0 : 1);
		}
		annotations.push(note);
	}
	return { annotations: annotations.length === 0 ? null : annotations, names, next };
}
