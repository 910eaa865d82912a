import type { ChunkKind } from '../../model/chunk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { bindParams, fontFamily, openDefinition, readParams } from './definitions.ts';
import { isDetached, mixinParams, readExtends } from './less.ts';
import { isControl, readControl, readInclude } from './sass.ts';
import { referSelector, selectorName } from './selectors.ts';
import { readValue, stringOrWord } from './values.ts';
import { atWord, findMark, type Walk } from './walk.ts';
import { TRANSPARENT_RULES } from './words.ts';

/** What a block turned out to be. */
export interface Opened {
	isChunk: boolean;
	isScope: boolean;
	/** Its inside is harder to follow by one level. */
	nests: boolean;
	/** Rules in it are steps of an animation, or entries that have no name of their own. */
	hasSteps: boolean;
}

const PLAIN: Opened = { isChunk: false, isScope: false, nests: false, hasSteps: false };
const CHUNK: Opened = { ...PLAIN, isChunk: true };

/** Rules with a name behind the `@`. */
const NAMED: ReadonlyMap<string, ChunkKind> = new Map([
	['property', 'property'],
	['counter-style', 'object'],
	['font-palette-values', 'object'],
	['layer', 'namespace'],
	['utility', 'macro'],
	['position-try', 'object'],
] as const);

/** The block that opens at `open`, with its head before it. */
export function openBlock(walk: Walk, from: number, open: number, end: number, inSteps: boolean): Opened {
	const { tokens } = walk;
	if (from === open || inSteps) return PLAIN;
	const word = atWord(walk, from);
	if (word !== '' && !isDetached(walk, from, open)) return openAtRule(walk, word, from, open, end);
	if (walk.language === 'less') {
		const opened = openLess(walk, from, open, end);
		if (opened !== null) return opened;
	}
	// `font: { family: x }` of SCSS.
	if (isMark(tokens, open - 1, ':')) return PLAIN;
	const start = tokens.start[from];
	const name = selectorName(tokens.text, start, tokens.end[open - 1]);
	openDefinition(walk, { kind: 'rule', name, nameStart: start, from, open, end });
	referSelector(walk, start, tokens.end[open - 1]);
	readInterpolations(walk, from, open);
	if (walk.language === 'less') readExtends(walk, from, open);
	return scoped(walk, from, end, CHUNK);
}

/** What is interpolated into a selector. */
function readInterpolations(walk: Walk, from: number, to: number): void {
	if (walk.language === 'css') return;
	for (let at = from; at < to; at++) if (walk.tokens.kind[at] === Token.raw) readValue(walk, at, at + 1);
}

/** Variables belong to the block that they are set in. */
function scoped({ tokens, out, language }: Walk, from: number, end: number, opened: Opened): Opened {
	if (language === 'css') return opened;
	out.openScope('block', tokens.start[from], tokens.end[end - 1]);
	return { ...opened, isScope: true };
}

function openAtRule(walk: Walk, word: string, from: number, open: number, end: number): Opened {
	const { tokens, out } = walk;
	const name = from + 1;
	if (/^(?:-[a-z]+-)?keyframes$/.test(word)) {
		const steps = { ...PLAIN, hasSteps: true };
		const written = name < open ? stringOrWord(walk, name) : '';
		const quote = tokens.kind[name] === Token.string ? 1 : 0;
		openDefinition(walk, {
			kind: 'block',
			name: written,
			nameStart: tokens.start[name] + quote,
			from,
			open,
			end,
			// Of a browser, beside those that all of them know.
			type: word === 'keyframes' ? null : word.slice(0, -'keyframes'.length),
		});
		return { ...steps, isChunk: true };
	}
	if (word === 'mixin' || word === 'function') return openRoutine(walk, word, from, open, end);
	if (isControl(word)) {
		readControl(walk, from, open);
		return { ...scoped(walk, from, end, PLAIN), nests: true };
	}
	if (word === 'include') {
		readInclude(walk, from, open);
		return scoped(walk, from, end, PLAIN);
	}
	if (word === 'font-face') {
		const family = fontFamily(walk, open, end);
		if (family === null) return PLAIN;
		openDefinition(walk, { kind: 'object', ...family, from, open, end });
		return CHUNK;
	}
	const kind = NAMED.get(word);
	if (kind !== undefined && name < open && tokens.kind[name] === Token.word) {
		const [written] = tokens.text.slice(tokens.start[name], tokens.end[open - 1]).split(/[\s,(/]/, 1);
		openDefinition(walk, { kind, name: written, nameStart: tokens.start[name], from, open, end });
		return CHUNK;
	}
	readValue(walk, name, open);
	if (!TRANSPARENT_RULES.has(word) && name < open)
		out.refer(tokenText(tokens, from), tokens.start[from], 'read', false);
	return scoped(walk, from, end, PLAIN);
}

/** `@mixin name($a, $b: 1)`, `@function name($a)`. */
function openRoutine(walk: Walk, word: string, from: number, open: number, end: number): Opened {
	const { tokens, out } = walk;
	const name = from + 1;
	if (name >= open || tokens.kind[name] !== Token.word) {
		out.syntaxError(tokens.start[from], tokens.end[from]);
		return PLAIN;
	}
	const paren = findMark(walk, name, open, '(');
	openDefinition(walk, {
		kind: word === 'mixin' ? 'macro' : 'function',
		name: tokenText(tokens, name),
		nameStart: tokens.start[name],
		from,
		open,
		end,
		params: paren < open ? readParams(walk, paren) : [],
	});
	out.openScope('function', tokens.start[from], tokens.end[end - 1]);
	if (paren < open) bindParams(walk, paren);
	return { ...CHUNK, isScope: true };
}

/** A mixin with parameters, or rules that are kept in a variable; null for anything else. */
function openLess(walk: Walk, from: number, open: number, end: number): Opened | null {
	const { tokens, out } = walk;
	const paren = mixinParams(walk, from, open);
	const start = tokens.start[from];
	if (paren !== -1) {
		const name = isMark(tokens, from, '.') ? from + 1 : from;
		const written = tokenText(tokens, name).replace(/^#/, '');
		const nameStart = tokens.end[name] - written.length;
		openDefinition(walk, {
			kind: 'macro',
			name: written,
			nameStart,
			from,
			open,
			end,
			params: readParams(walk, paren),
		});
		out.openScope('function', start, tokens.end[end - 1]);
		bindParams(walk, paren);
		readValue(walk, Math.min(walk.brackets.close[paren], open), open);
		return { ...CHUNK, isScope: true };
	}
	if (!isDetached(walk, from, open)) return null;
	openDefinition(walk, { kind: 'macro', name: tokenText(tokens, from), nameStart: start, from, open, end });
	return scoped(walk, from, end, CHUNK);
}
