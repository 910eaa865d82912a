import { ChunkFlag } from '../../model/chunk.ts';
import { afterBracket } from '../shared/brackets.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readDirectives, readParams, referParams, referTypes, referValues, typeEnd } from './types.ts';
import { readDirectiveUses } from './uses.ts';
import { docOf, isWord, type Walk } from './walk.ts';

/** The fields of a type, interface, input or schema between braces. */
export function readFields(walk: Walk, body: number): void {
	const { tokens, brackets, out } = walk;
	const close = brackets.close[body];
	for (let i = body + 1; i < close; ) {
		// A manual leaves out the rest with `...`.
		if (tokens.kind[i] === Token.string || isMark(tokens, i, ',') || isMark(tokens, i, '.')) {
			i++;
			continue;
		}
		if (!isWord(walk, i)) {
			out.syntaxError(tokens.start[i], tokens.end[i]);
			i = afterBracket(brackets, i);
			continue;
		}
		let next = i + 1;
		const parameters = isMark(tokens, next, '(') ? readParams(walk, next) : null;
		if (parameters !== null) next = afterBracket(brackets, next);
		const hasType = next < close && isMark(tokens, next, ':');
		const typeStart = hasType ? next + 1 : next;
		const typeStop = hasType ? typeEnd(walk, typeStart, close) : next;
		const isBroken = typeStop === typeStart || (parameters !== null && brackets.broken[i + 1] === 1);
		if (isBroken) out.syntaxError(tokens.start[i], tokens.end[Math.max(typeStart, i + 1) - 1]);
		next = typeStop;
		const value = isMark(tokens, next, '=') ? next + 1 : -1;
		if (isMark(tokens, next, '='))
			next = afterBracket(brackets, next + 1) + (isMark(tokens, next + 1, '-') ? 1 : 0);
		const directives = readDirectives(walk, next);
		const end = Math.max(Math.min(Math.max(directives.next, next), close), i + 1);
		readDirectiveUses(walk, directives.names);
		if (parameters !== null) readDirectiveUses(walk, parameters.directives);
		out.openChunk({
			kind: 'field',
			name: tokenText(tokens, i),
			start: tokens.start[i],
			end: tokens.end[end - 1],
			nameStart: tokens.start[i],
			flags: isBroken ? ChunkFlag.broken : isMark(tokens, typeStop - 1, '!') ? 0 : ChunkFlag.optional,
			signature: tokens.text.slice(tokens.start[i], tokens.end[Math.min(next, close) - 1]),
			type:
				typeStop > typeStart ? tokens.text.slice(tokens.start[typeStart], tokens.end[typeStop - 1]) : null,
			params: parameters?.params ?? null,
			annotations: directives.annotations,
			...docOf(walk, i),
		});
		if (parameters !== null) referParams(walk, parameters);
		referTypes(walk, typeStart, typeStop);
		if (value !== -1) referValues(walk, value, next);
		out.closeChunk();
		i = Math.max(end, i + 1);
	}
}

/** The values of an enum. */
export function readValues(walk: Walk, body: number): void {
	const { tokens, brackets, out } = walk;
	const close = brackets.close[body];
	for (let i = body + 1; i < close; ) {
		if (!isWord(walk, i)) {
			if (tokens.kind[i] !== Token.string && !isMark(tokens, i, ',') && !isMark(tokens, i, '.')) {
				out.syntaxError(tokens.start[i], tokens.end[i]);
			}
			i = Math.max(i + 1, afterBracket(brackets, i));
			continue;
		}
		const { annotations, names, next } = readDirectives(walk, i + 1);
		const end = Math.min(Math.max(next, i + 1), close);
		readDirectiveUses(walk, names);
		out.openChunk({
			kind: 'enum_member',
			name: tokenText(tokens, i),
			start: tokens.start[i],
			end: tokens.end[end - 1],
			nameStart: tokens.start[i],
			flags: 0,
			annotations,
			...docOf(walk, i),
		});
		out.closeChunk();
		i = end;
	}
}
