import { ChunkFlag } from '../../model/chunk.ts';
import { afterBracket } from '../shared/brackets.ts';
import { recordTokenCall } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { type Parameters, readDirectives, readParams, referParams, referTypes } from './types.ts';
import { readDirectiveUses, readUse } from './uses.ts';
import { bindName, docOf, isWord, startsDefinition, type Walk } from './walk.ts';

/** `query Name($a: ID!) { … }`, `fragment Name on Type { … }`, or `{ … }` alone; returns the token after it. */
export function readOperation(walk: Walk, index: number): number {
	const { tokens, brackets, out } = walk;
	const isFragment = tokenText(tokens, index) === 'fragment';
	const bare = isMark(tokens, index, '{');
	const named = !bare && isWord(walk, index + 1) && !startsDefinition(tokens, index + 1);
	let next = bare ? index : named ? index + 2 : index + 1;
	const parameters = isMark(tokens, next, '(') ? readParams(walk, next) : null;
	if (parameters !== null) next = afterBracket(brackets, next);
	const onType = isFragment && tokenText(tokens, next) === 'on' && isWord(walk, next + 1) ? next + 1 : -1;
	if (onType !== -1) next = onType + 1;
	const directives = readDirectives(walk, next);
	next = directives.next;
	const body = isMark(tokens, next, '{') ? next : -1;
	if (body === -1 || (isFragment && onType === -1))
		out.syntaxError(tokens.start[index], tokens.end[Math.max(next, index + 1) - 1]);
	else if (brackets.broken[body] === 1) out.syntaxError(tokens.start[body], tokens.end[body]);
	const end = body === -1 ? Math.max(next, index + 1) : afterBracket(brackets, body);
	readDirectiveUses(walk, directives.names);
	if (parameters !== null) readDirectiveUses(walk, parameters.directives);
	const chunk = out.openChunk({
		kind: isFragment ? 'macro' : 'function',
		name: named ? tokenText(tokens, index + 1) : null,
		start: tokens.start[index],
		end: tokens.end[end - 1],
		nameStart: named ? tokens.start[index + 1] : -1,
		flags:
			(named ? ChunkFlag.exported : 0) | (body === -1 || brackets.broken[body] === 1 ? ChunkFlag.broken : 0),
		signature: tokens.text.slice(tokens.start[index], tokens.end[Math.max(next, index + 1) - 1]),
		type:
			onType === -1
				? bare
					? 'query'
					: isFragment
						? null
						: tokenText(tokens, index)
				: tokenText(tokens, onType),
		params: parameters?.params ?? null,
		annotations: directives.annotations,
		...docOf(walk, index),
	});
	if (named) bindName(walk, index + 1, 'function', chunk);
	out.openScope('function', tokens.start[index], tokens.end[end - 1]);
	if (parameters !== null) bindVariables(walk, parameters);
	if (onType !== -1) referTypes(walk, onType, onType + 1);
	if (body !== -1) readSelections(walk, body + 1, brackets.close[body]);
	out.closeScope();
	out.closeChunk();
	return end;
}

/** Variables are names of their operation only. */
function bindVariables(walk: Walk, parameters: Parameters): void {
	const { tokens, out } = walk;
	referParams(walk, parameters);
	parameters.names.forEach((name, index) => {
		const { currentScope: scope } = out;
		const { name: written, type = null } = parameters.params[index];
		const start = tokens.start[name];
		out.bind({ scope, name: written, kind: 'param', start, chunk: -1, type, value: -1, path: null, index });
	});
}

/** Fields that are selected, at any depth, one after the other, and fragments that are spread. */
function readSelections(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	for (let i = from; i < to; ) {
		if (isMark(tokens, i, '@') && isWord(walk, i + 1)) i = readUse(walk, i + 1, 'decorator');
		else if (isMark(tokens, i, '.') && isMark(tokens, i + 1, '.') && isMark(tokens, i + 2, '.')) {
			i = readSpread(walk, i + 3);
		} else if (tokens.kind[i] !== Token.word) {
			if (!/^[{},.]$/.test(tokenText(tokens, i))) out.syntaxError(tokens.start[i], tokens.end[i]);
			i++;
		} else if (isMark(tokens, i + 1, ':') && isWord(walk, i + 2) && i + 2 < to) {
			// `alias: field`
			i += 2;
		} else if (isMark(tokens, i + 1, '(')) i = readUse(walk, i, 'call');
		else {
			out.refer(tokenText(tokens, i), tokens.start[i], 'read', true);
			i++;
		}
	}
}

/** Behind `...`: a fragment, or `on Type`. Returns the token after it. */
function readSpread(walk: Walk, index: number): number {
	const { tokens } = walk;
	if (!isWord(walk, index)) return index;
	if (tokenText(tokens, index) === 'on' && isWord(walk, index + 1)) {
		referTypes(walk, index + 1, index + 2);
		return index + 2;
	}
	recordTokenCall(walk, { via: 'macro', name: index, first: index - 3, open: -1 });
	return index + 1;
}
