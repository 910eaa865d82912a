import { ARG_KINDS, type Arg, type ArgKind } from '../model/recorder.ts';

/**
 * Arguments of a call in one string: each is a letter for its kind (`a` is the first of ARG_KINDS;
 * upper case when a `name=` follows) and its text; a unit separator stands between them.
 */
export const ARG_SEPARATOR = '\x1f';
const FIRST = 'a'.charCodeAt(0);
const FIRST_NAMED = 'A'.charCodeAt(0);

const LETTERS = Object.fromEntries(ARG_KINDS.map((kind, code) => [kind, String.fromCharCode(FIRST + code)]));

/** What stands before the text of an argument. */
export function argPrefix(kind: ArgKind, name: string | undefined): string {
	const letter = LETTERS[kind];
	return name === undefined ? letter : `${letter.toUpperCase()}${name}=`;
}

export function unpackArgs(packed: string | null): Arg[] {
	if (packed === null || packed === '') return [];
	return packed.split(ARG_SEPARATOR).map(unpackArg);
}

function unpackArg(packed: string): Arg {
	const letter = packed.charCodeAt(0);
	if (letter >= FIRST) return { kind: ARG_KINDS[letter - FIRST] ?? 'other', text: packed.slice(1) };
	const equals = packed.indexOf('=');
	const kind = ARG_KINDS[letter - FIRST_NAMED] ?? 'other';
	return { kind, text: packed.slice(equals + 1), name: packed.slice(1, equals) };
}

const SUMMARY_ARGS = 5;
const SUMMARY_LENGTH = 80;

/** The first arguments as they would be written, each cut to a line's length. */
export function summarizeArgs(args: readonly Arg[]): string[] {
	return args
		.slice(0, SUMMARY_ARGS)
		.map(({ name, text }) => cut(name === undefined ? text : `${name}=${text}`));
}

function cut(text: string): string {
	return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1)}…`;
}
