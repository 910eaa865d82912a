import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { recordTokenErrors } from '../shared/token-walk.ts';
import { isMark, tokenText } from '../shared/tokens.ts';
import { type Opened, openBlock } from './blocks.ts';
import { define, readDeclaration } from './declarations.ts';
import { readComposed, readForward, readImport, readUse, readUtilities } from './imports.ts';
import { bindAnonymous, readExtends, readMixinCall } from './less.ts';
import { readExtend, readInclude } from './sass.ts';
import { readValue } from './values.ts';
import { atWord, findMark, type Walk, walkOf } from './walk.ts';

interface Frame extends Opened {
	/** The token before which its contents end. */
	close: number;
}

/** Reads CSS, SCSS and Less, statement by statement and block by block, in one pass. */
function extract(_tree: SyntaxTree, language: string, out: Recorder): void {
	const walk = walkOf(out, language);
	const { tokens, brackets } = walk;
	const frames: Frame[] = [
		{ close: tokens.count, isChunk: false, isScope: false, nests: false, hasSteps: false },
	];
	for (let at = 0; at < tokens.count || frames.length > 1; ) {
		const frame = frames[frames.length - 1];
		if (at >= frame.close) {
			leave(out, frame);
			frames.pop();
			at = frame.close;
			if (isMark(tokens, at, '}') && brackets.broken[at] === 0 && at < frames[frames.length - 1].close) at++;
			continue;
		}
		const stop = statementEnd(walk, at, frame.close);
		if (!isMark(tokens, stop, '{') || stop >= frame.close) {
			if (stop > at) readStatement(walk, at, stop, frames.length - 1);
			at = Math.max(at + 1, stop + (isMark(tokens, stop, ';') ? 1 : 0));
			continue;
		}
		const close = Math.min(brackets.close[stop], frame.close);
		const end = Math.max(stop + 1, brackets.broken[stop] === 1 ? close : close + 1);
		const opened = openBlock(walk, at, stop, Math.min(end, tokens.count), frame.hasSteps);
		if (opened.nests) out.nest();
		frames.push({ ...opened, close });
		at = stop + 1;
	}
	recordTokenErrors(walk);
}

function leave(out: Recorder, { isChunk, isScope, nests }: Frame): void {
	if (nests) out.unnest();
	if (isScope) out.closeScope();
	if (isChunk) out.closeChunk();
}

/** The `;`, `{` or `}` that ends a statement. A custom property may hold braces. */
function statementEnd(walk: Walk, from: number, to: number): number {
	const { tokens, brackets } = walk;
	const isCustom = tokenText(tokens, from).startsWith('--') && isMark(tokens, from + 1, ':');
	let at = from;
	while (at < to) {
		if (isMark(tokens, at, ';') || isMark(tokens, at, '}')) return at;
		if (isMark(tokens, at, '{') && !isCustom) return at;
		at =
			brackets.close[at] === -1
				? at + 1
				: Math.max(at + 1, brackets.close[at] + (brackets.broken[at] === 1 ? 0 : 1));
	}
	return to;
}

/** A statement without a block; `depth` is how many blocks are around it. */
function readStatement(walk: Walk, from: number, to: number, depth: number): void {
	const { tokens, out, language } = walk;
	const word = atWord(walk, from);
	if (word !== '' && !(language === 'less' && isMark(tokens, from + 1, ':'))) {
		if (language === 'less' && readMixinCall(walk, from, to)) return;
		readAtStatement(walk, word, from, to);
		return;
	}
	if (language === 'less' && (readExtends(walk, from, to) || readMixinCall(walk, from, to))) return;
	if (readDeclaration(walk, from, to, depth)) return;
	// `each(@list, .(@value, @key) { … });` of Less.
	if (language === 'less' && isMark(tokens, from + 1, '(')) {
		out.openScope('block', tokens.start[from], tokens.end[to - 1]);
		bindAnonymous(walk, from, to);
		readValue(walk, from, to);
		out.closeScope();
		return;
	}
	readValue(walk, from, to);
	out.syntaxError(tokens.start[from], tokens.end[to - 1]);
}

function readAtStatement(walk: Walk, word: string, from: number, to: number): void {
	const { tokens, out } = walk;
	switch (word) {
		case 'import':
		case 'plugin':
			readImport(walk, from, to);
			return;
		case 'use':
			readUse(walk, from, to);
			return;
		case 'forward':
			readForward(walk, from, to);
			return;
		case 'include':
			readInclude(walk, from, to);
			return;
		case 'extend':
			readExtend(walk, from, to);
			return;
		case 'apply':
			readUtilities(walk, from + 1, to);
			return;
		case 'layer':
			readComposed(walk, from + 1, to, 'layer');
			return;
		case 'value':
			readNamedValue(walk, from, to);
			return;
		case 'custom-media':
		case 'custom-selector':
			if (from + 1 >= to) return;
			define(walk, isMark(tokens, from + 1, ':') ? Math.min(from + 2, to - 1) : from + 1, to, 'variable');
			out.closeChunk();
			return;
		case 'return':
			out.yields('return', out.value('other', null, -1, -1), tokens.start[from]);
			readValue(walk, from + 1, to);
			return;
		default:
			readValue(walk, from + 1, to);
	}
}

/** `@value primary: #fff` and `@value a, b from "./c.css"` of CSS modules. */
function readNamedValue(walk: Walk, from: number, to: number): void {
	const colon = findMark(walk, from + 1, to, ':');
	if (colon === to) readComposed(walk, from + 1, to, 'class');
	else if (colon === from + 2) {
		define(walk, from + 1, to, 'variable');
		readValue(walk, colon + 1, to);
		walk.out.closeChunk();
	}
}

const extractor: Extractor = { extract };

export default extractor;
