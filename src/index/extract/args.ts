import { ARG_KINDS, type Arg } from '../../model/recorder.ts';
import { snippet } from './snippet.ts';

const MAX_ARGS = 8;
const MAX_TEXT = 80;
const LETTER = Object.fromEntries(ARG_KINDS.map((kind, code) => [kind, String.fromCharCode(97 + code)]));

/**
 * The arguments of a call in one string: each is a letter for its kind and its text, an upper-case
 * letter when a keyword and `=` come first; a unit separator stands between two. null without any.
 */
export function packArgs(args: readonly Arg[]): string | null {
	if (args.length === 0) return null;
	let packed = '';
	for (let i = 0; i < args.length && i < MAX_ARGS; i++) {
		const { kind, text, name } = args[i];
		const letter = LETTER[kind];
		if (i > 0) packed += '\x1f';
		packed += name === undefined ? letter : `${letter.toUpperCase()}${name}=`;
		packed += snippet(text, MAX_TEXT);
	}
	return packed;
}
