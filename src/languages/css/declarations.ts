import { type Annotation, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { docAbove } from '../shared/comment-text.ts';
import { textBetween } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readComposed } from './imports.ts';
import { readValue, referAnimations } from './values.ts';
import { findMark, isVariable, type Walk } from './walk.ts';
import { ANIMATION_WORDS } from './words.ts';

const ANIMATION = /^(?:-[a-z]+-)?animation(?:-name)?$/i;

/** `name: value`; false when it is none. `depth` is how many blocks are around it. */
export function readDeclaration(walk: Walk, from: number, to: number, depth: number): boolean {
	const { tokens, language } = walk;
	const colon = findMark(walk, from, to, ':');
	if (colon === to || colon === from) return false;
	const name = tokenText(tokens, from);
	if (colon === from + 1 && isVariable(name, language)) {
		readVariable(walk, from, to, depth);
		return true;
	}
	// `--#{$prefix}gap` of SCSS goes by what is written.
	if (name.startsWith('--') && tokens.kind[from] === Token.word) {
		define(walk, from, to, 'property', colon);
		walk.out.refer(textBetween(walk, from, colon), tokens.start[from], 'write', false);
		readValue(walk, from + 1, to);
		walk.out.closeChunk();
		return true;
	}
	readValue(walk, from, colon);
	if (ANIMATION.test(name)) referAnimations(walk, colon + 1, to, ANIMATION_WORDS);
	if (name === 'composes') readComposed(walk, colon + 1, to, 'class');
	else readValue(walk, colon + 1, to);
	return true;
}

/** Opens the chunk of what is defined by a declaration; its name ends before `nameEnd`. */
export function define(walk: Walk, from: number, to: number, kind: ChunkKind, nameEnd = from + 1): number {
	const { tokens, out } = walk;
	const name = textBetween(walk, from, nameEnd);
	const isExported = kind === 'variable' && !/^[$@][_-]/.test(name);
	return out.openChunk({
		kind,
		name,
		start: tokens.start[from],
		end: tokens.end[to - 1],
		nameStart: tokens.start[from],
		flags: isExported ? ChunkFlag.exported : 0,
		signature: textBetween(walk, from, to),
		annotations: flagsOf(walk, from, to),
		...docAbove(tokens, from),
	});
}

/** `$x: 1 !default;` and `@x: 1;`: a chunk where everybody sees it, else a name of its block. */
function readVariable(walk: Walk, from: number, to: number, depth: number): void {
	const { tokens, out } = walk;
	const name = tokenText(tokens, from);
	const start = tokens.start[from];
	const chunk = depth === 0 ? define(walk, from, to, 'variable') : -1;
	out.refer(name, start, 'write', false);
	const { currentScope: scope } = out;
	out.bind({ scope, name, kind: 'var', start, chunk, type: null, value: -1, path: null, index: -1 });
	readValue(walk, from + 2, to);
	if (chunk !== -1) out.closeChunk();
}

/** `!default`, `!global`, `!important`. */
function flagsOf({ tokens }: Walk, from: number, to: number): Annotation[] {
	const flags: Annotation[] = [];
	for (let at = Math.max(from, to - 4); at + 1 < to; at++) {
		if (isMark(tokens, at, '!') && tokens.kind[at + 1] === Token.word)
			flags.push({ name: tokenText(tokens, at + 1) });
	}
	return flags;
}
