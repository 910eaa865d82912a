import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { afterBracket } from '../shared/brackets.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { isDefinition, readDefinition } from './definitions.ts';
import { facts } from './facts.ts';
import { readOperation } from './operations.ts';
import { type Walk, walkOf } from './walk.ts';

const OPERATIONS = /^(?:query|mutation|subscription|fragment)$/;

/** Reads schemas and documents definition by definition; a broken one ends where the next begins. */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const walk = walkOf(out);
	const { tokens, brackets } = walk;
	includeFiles(walk);
	for (let i = 0; i < tokens.count; ) {
		const word = tokens.kind[i] === Token.word ? tokenText(tokens, i) : '';
		if (isDefinition(word)) i = readDefinition(walk, i, i);
		else if (OPERATIONS.test(word) || isMark(tokens, i, '{')) i = readOperation(walk, i);
		else if (tokens.kind[i] === Token.string) i++;
		else {
			// A word that is misspelt, with what would be its name and body.
			let end = Math.max(i + 1, afterBracket(brackets, i));
			if (word !== '' && tokens.kind[end] === Token.word && isMark(tokens, end + 1, '{')) {
				end = afterBracket(brackets, end + 1);
			}
			out.syntaxError(tokens.start[i], tokens.end[end - 1]);
			i = end;
		}
	}
	for (let i = 0; i < tokens.errors.length; i += 2) out.syntaxError(tokens.errors[i], tokens.errors[i + 1]);
}

const IMPORT = /^#\s*import\s+(?:([^"'\n]*?)\sfrom\s+)?["']([^"']+)["']/;

/** `#import "./user.graphql"`, `# import User from "./user.graphql"`, as loaders and tools read it. */
function includeFiles({ tokens, out }: Walk): void {
	const { comments, text } = tokens;
	for (let i = 0; i < comments.length; i += 3) {
		const [start, end] = [comments[i], comments[i + 1]];
		const found = IMPORT.exec(text.slice(start, Math.min(end, start + 400)));
		if (found === null) continue;
		const [whole, names = '', module] = found;
		const nameStart = start + whole.length - 1 - module.length;
		for (const imported of names.split(',').map((name) => name.trim())) {
			const local = imported === '' || imported === '*' ? null : imported;
			out.importName({
				kind: imported === '' ? 'include' : 'import',
				module,
				imported,
				local,
				start,
				end,
				nameStart,
				flags: 0,
			});
		}
	}
}

const extractor: Extractor = { facts, extract };

export default extractor;
