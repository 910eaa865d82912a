import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { afterBracket } from '../shared/brackets.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readFields, readValues } from './fields.ts';
import { readDirectives, readParams, referParams, referTypes } from './types.ts';
import { readDirectiveUses } from './uses.ts';
import { bindName, docOf, isWord, startsDefinition, type Walk } from './walk.ts';

const KINDS: ReadonlyMap<string, ChunkKind> = new Map([
	['type', 'class'],
	['interface', 'interface'],
	['union', 'union'],
	['enum', 'enum'],
	['input', 'struct'],
	['scalar', 'type'],
	['directive', 'modifier'],
	['schema', 'block'],
] as const);

export function isDefinition(word: string): boolean {
	return KINDS.has(word) || word === 'extend';
}

/** A definition of a schema, or an extension of one; returns the token after it. */
export function readDefinition(walk: Walk, index: number, first: number): number {
	const { tokens, brackets, out } = walk;
	const extends_ = tokenText(tokens, index) === 'extend';
	const keyword = extends_ ? index + 1 : index;
	const word = tokenText(tokens, keyword);
	const kind = KINDS.get(word);
	const at = word === 'directive' && isMark(tokens, keyword + 1, '@') ? keyword + 2 : keyword + 1;
	const isSchema = word === 'schema';
	if (kind === undefined || (!isSchema && (!isWord(walk, at) || startsDefinition(tokens, at)))) {
		out.syntaxError(tokens.start[index], tokens.end[index]);
		return index + 1;
	}
	const nameToken = isSchema ? keyword : at;
	let next = nameToken + 1;
	const parameters = word === 'directive' && isMark(tokens, next, '(') ? readParams(walk, next) : null;
	if (parameters !== null) next = afterBracket(brackets, next);
	const bases: number[] = [];
	if (tokenText(tokens, next) === 'implements') {
		next++;
		while (isWord(walk, next) || isMark(tokens, next, '&') || isMark(tokens, next, ',')) {
			if (isWord(walk, next)) bases.push(next);
			next++;
		}
	}
	const directives = readDirectives(walk, next);
	next = directives.next;
	const header = next;
	const body = isMark(tokens, next, '{') ? next : -1;
	let end = body === -1 ? restEnd(walk, next, word) : afterBracket(brackets, body);
	if (end === next && body === -1) end = header;
	const broken = body !== -1 && brackets.broken[body] === 1;
	if (broken) out.syntaxError(tokens.start[body], tokens.end[body]);
	readDirectiveUses(walk, directives.names);
	if (parameters !== null) readDirectiveUses(walk, parameters.directives);
	const start = tokens.start[index];
	const chunk = out.openChunk({
		kind: extends_ ? 'extension' : kind,
		name: tokenText(tokens, nameToken),
		start,
		end: tokens.end[Math.max(end, header, nameToken + 1) - 1],
		nameStart: tokens.start[nameToken],
		flags: ChunkFlag.exported | (broken ? ChunkFlag.broken : 0),
		signature: tokens.text.slice(start, tokens.end[(body === -1 ? end : header) - 1]),
		params: parameters?.params ?? null,
		annotations: directives.annotations,
		...docOf(walk, first),
	});
	if (!extends_ && !isSchema) {
		const bound = word === 'directive' ? 'function' : word === 'enum' ? 'enum' : 'type';
		bindName(walk, nameToken, bound, chunk);
	}
	if (extends_ && !isSchema) out.refer(tokenText(tokens, nameToken), tokens.start[nameToken], 'type', false);
	if (parameters !== null) referParams(walk, parameters);
	for (const base of bases) {
		const name = tokenText(tokens, base);
		out.refer(name, tokens.start[base], 'type', false);
		const value = out.value('name', name, -1, -1);
		out.heritage({ chunk, kind: 'implements', text: name, name, start: tokens.start[base], value });
	}
	if (word === 'union') referMembers(walk, chunk, header, end);
	if (body !== -1) {
		if (word === 'enum') readValues(walk, body);
		else readFields(walk, body);
	}
	out.closeChunk();
	return Math.max(end, index + 1);
}

/** The types that a union may be. */
function referMembers(walk: Walk, chunk: number, from: number, to: number): void {
	const { tokens, out } = walk;
	referTypes(walk, from, to);
	for (let i = from; i < to; i++) {
		if (!isWord(walk, i)) continue;
		const name = tokenText(tokens, i);
		const value = out.value('name', name, -1, -1);
		out.heritage({ chunk, kind: 'permits', text: name, name, start: tokens.start[i], value });
	}
}

/** `= A | B` of a union, `repeatable on FIELD | OBJECT` of a directive. */
function restEnd(walk: Walk, from: number, word: string): number {
	const { tokens } = walk;
	let at = from;
	if (word === 'union' && isMark(tokens, at, '=')) {
		at++;
		while (isMark(tokens, at, '|')) at++;
		while (isWord(walk, at)) {
			at++;
			if (!isMark(tokens, at, '|')) break;
			while (isMark(tokens, at, '|')) at++;
		}
	} else if (word === 'directive') {
		if (tokenText(tokens, at) === 'repeatable') at++;
		if (tokenText(tokens, at) !== 'on') return at;
		at++;
		while (
			isMark(tokens, at, '|') ||
			(tokens.kind[at] === Token.word && /^[A-Z_]+$/.test(tokenText(tokens, at)))
		)
			at++;
	}
	return at;
}
