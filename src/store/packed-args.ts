import { ARG_KINDS, type Arg } from '../model/recorder.ts';

/**
 * Arguments of a call in one string: each is a letter for its kind (`a` is the first of ARG_KINDS;
 * upper case when a `name=` follows) and its text; a unit separator stands between them.
 */
const SEPARATOR = '\x1f';
const FIRST = 'a'.charCodeAt(0);
const FIRST_NAMED = 'A'.charCodeAt(0);

export function unpackArgs(packed: string | null): Arg[] {
	if (packed === null || packed === '') return [];
	return packed.split(SEPARATOR).map(unpackArg);
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
export function summarizeArgs(packed: string | null): string[] {
	return unpackArgs(packed)
		.slice(0, SUMMARY_ARGS)
		.map(({ name, text }) => cut(name === undefined ? text : `${name}=${text}`));
}

function cut(text: string): string {
	return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1)}…`;
}
