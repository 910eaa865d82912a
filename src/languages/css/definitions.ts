import { ChunkFlag, type ChunkKind, type Param } from '../../model/chunk.ts';
import { docAbove } from '../shared/comment-text.ts';
import { bindChunk, splitItems, textBetween } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readValue } from './values.ts';
import { isVariable, type Walk } from './walk.ts';

export interface Definition {
	kind: ChunkKind;
	name: string;
	nameStart: number;
	/** Its first token, the brace it opens, and one past its last token. */
	from: number;
	open: number;
	end: number;
	params?: Param[] | null;
	type?: string | null;
}

/** Opens the chunk of something with a block; a definition that others use by name is bound. */
export function openDefinition(walk: Walk, definition: Definition): number {
	const { tokens, brackets, out } = walk;
	const { kind, name, nameStart, from, open, end, params = null, type = null } = definition;
	const isShared = kind !== 'rule' && kind !== 'namespace';
	const chunk = out.openChunk({
		kind,
		name: name === '' ? null : name,
		start: tokens.start[from],
		end: tokens.end[end - 1],
		nameStart: name === '' ? -1 : nameStart,
		flags: (isShared ? ChunkFlag.exported : 0) | (brackets.broken[open] === 1 ? ChunkFlag.broken : 0),
		signature: textBetween(walk, from, open),
		type,
		params,
		...docAbove(tokens, from),
	});
	if (isShared && name !== '') bindChunk(out, 'function', name, nameStart, chunk);
	return chunk;
}

/** Parameters of a mixin or a function: `$a, $b: 1, $rest...`, `@a; @b: 1`. */
export function readParams(walk: Walk, open: number): Param[] {
	const { tokens, language } = walk;
	const params: Param[] = [];
	for (const [first, end] of paramItems(walk, open)) {
		const name = tokenText(tokens, first);
		if (!isVariable(name, language)) continue;
		const param: Param = { name };
		if (isMark(tokens, first + 1, ':') && first + 2 < end) param.default = textBetween(walk, first + 2, end);
		else if (isMark(tokens, first + 1, '.')) param.rest = '*';
		params.push(param);
	}
	return params;
}

/** The names of the parameters in the scope of their block, and what their defaults refer to. */
export function bindParams(walk: Walk, open: number): void {
	const { tokens, language } = walk;
	let index = 0;
	for (const [first, end] of paramItems(walk, open)) {
		const name = tokenText(tokens, first);
		if (!isVariable(name, language)) continue;
		bindParam(walk, first, index++);
		readValue(walk, first + 1, end);
	}
}

/** The parameter whose name a token is, in the current scope; an index below zero for one that is given nothing. */
export function bindParam({ tokens, out }: Walk, token: number, index: number): void {
	out.bind({
		scope: out.currentScope,
		name: tokenText(tokens, token),
		kind: 'param',
		start: tokens.start[token],
		chunk: -1,
		type: null,
		value: -1,
		path: null,
		index,
	});
}

/** Less separates by semicolons when there is one. */
function paramItems(walk: Walk, open: number): [number, number][] {
	const { tokens, brackets, language } = walk;
	const close = Math.min(brackets.close[open], tokens.count);
	if (language === 'less') {
		const items: [number, number][] = [];
		let first = open + 1;
		for (let at = first; at <= close; at++) {
			if (at < close && !isMark(tokens, at, ';')) continue;
			if (at > first) items.push([first, at]);
			first = at + 1;
		}
		if (items.length > 1 || isMark(tokens, close - 1, ';')) return items;
	}
	return splitItems(walk, open + 1, close);
}

/** The value of `font-family` in a block: what a font face is known by. */
export function fontFamily(
	walk: Walk,
	open: number,
	close: number,
): { name: string; nameStart: number } | null {
	const { tokens } = walk;
	for (let at = open + 1; at + 2 < close; at++) {
		if (tokenText(tokens, at).toLowerCase() !== 'font-family' || !isMark(tokens, at + 1, ':')) continue;
		const quote = tokens.kind[at + 2] === Token.string ? 1 : 0;
		let end = at + 2;
		while (end < close && !isMark(tokens, end, ';')) end++;
		const [start, last] = [tokens.start[at + 2] + quote, tokens.end[end - 1] - quote];
		return last > start ? { name: tokens.text.slice(start, last), nameStart: start } : null;
	}
	return null;
}
