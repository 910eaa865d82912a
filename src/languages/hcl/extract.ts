import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { afterBracket } from '../shared/brackets.ts';
import { docAbove } from '../shared/comment-text.ts';
import { recordTokenErrors } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readBlock } from './blocks.ts';
import { addressValue, referExpressions } from './references.ts';
import { isAssigned, isNewLine, valueEnd, type Walk, walkOf } from './walk.ts';

/** Reads Terraform and other HCL block by block; a block that is never closed ends where the next begins. */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const walk = walkOf(out, 0, out.text.length);
	const { tokens, brackets } = walk;
	for (let i = 0; i < tokens.count; ) {
		// A manual leaves out the rest with `...`.
		if (isMark(tokens, i, '.')) i++;
		else if (tokens.kind[i] === Token.word && isAssigned(walk, i + 1)) i = readAttribute(walk, i);
		else {
			const open = tokens.kind[i] === Token.word ? blockOpen(walk, i) : -1;
			if (open !== -1) i = readBlock(walk, i, open);
			else {
				if (brackets.broken[i] === 0) out.syntaxError(tokens.start[i], tokens.end[i]);
				i = Math.max(i + 1, afterBracket(brackets, i));
				while (i < tokens.count && !isNewLine(walk, i)) i = Math.max(i + 1, afterBracket(brackets, i));
			}
		}
	}
	recordTokenErrors(walk);
}

/** The brace behind the labels of a block; -1 when it is none. */
function blockOpen({ tokens }: Walk, index: number): number {
	let at = index + 1;
	while (
		at < tokens.count &&
		at < index + 6 &&
		(tokens.kind[at] === Token.string || tokens.kind[at] === Token.word)
	)
		at++;
	return isMark(tokens, at, '{') ? at : -1;
}

/** `region = "eu"` outside of blocks: a setting of a `.tfvars` file gives a variable its value. */
function readAttribute(walk: Walk, index: number): number {
	const { tokens, out } = walk;
	const to = valueEnd(walk, index + 2, tokens.count);
	const name = tokenText(tokens, index);
	out.openChunk({
		kind: 'property',
		name,
		start: tokens.start[index],
		end: tokens.end[Math.max(to, index + 2) - 1],
		nameStart: tokens.start[index],
		flags: 0,
		signature: tokens.text.slice(tokens.start[index], tokens.end[Math.max(to, index + 2) - 1]),
		...docAbove(tokens, index),
	});
	if (out.path?.endsWith('.tfvars')) {
		out.refer(name, tokens.start[index], 'write', false);
		out.assign(addressValue(out, ['var', name]), -1, tokens.start[index]);
	}
	referExpressions(walk, index + 2, to);
	out.closeChunk();
	return Math.max(to, index + 2);
}

const extractor: Extractor = { extract };

export default extractor;
