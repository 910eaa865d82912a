import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { afterBracket } from '../shared/brackets.ts';
import { isMark, type Tokens, tokenText } from '../shared/tokens.ts';
import { openNamespace, readBlock } from './blocks.ts';
import { facts } from './facts.ts';
import { blockOpen, walkOf } from './walk.ts';

/** Reads a Prisma schema block by block; one that is never closed ends where the next begins. */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const walk = walkOf(out);
	const { tokens, brackets } = walk;
	/** Where the namespaces that are open end. */
	const open: number[] = [];
	for (let i = 0; i < tokens.count; ) {
		while (open.length > 0 && i >= open[open.length - 1]) {
			i = Math.max(i, afterBracketAt(tokens, i));
			open.pop();
			out.closeChunk();
		}
		if (i >= tokens.count) break;
		const brace = blockOpen(tokens, i);
		if (brace === i + 2 && tokenText(tokens, i) === 'namespace') {
			openNamespace(walk, i, brace);
			open.push(brackets.close[brace]);
			i = brace + 1;
		} else if (brace !== -1) i = readBlock(walk, i, brace);
		else {
			const next = Math.max(i + 1, afterBracket(brackets, i));
			out.syntaxError(tokens.start[i], tokens.end[next - 1]);
			i = next;
		}
	}
	while (open.pop() !== undefined) out.closeChunk();
	for (let i = 0; i < tokens.errors.length; i += 2) out.syntaxError(tokens.errors[i], tokens.errors[i + 1]);
}

/** Behind the brace that ends a namespace; one that was never closed ends before the next block. */
function afterBracketAt(tokens: Tokens, index: number): number {
	return isMark(tokens, index, '}') ? index + 1 : index;
}

const extractor: Extractor = { facts, extract };

export default extractor;
