import { splitArguments } from '../literals.ts';
import type { ArgumentReader, Given } from '../security/given.ts';
import { givenArgument } from './given.ts';
import type { Notation } from './notations.ts';
import { readString } from './strings.ts';

/** Reads arguments from their text, for languages whose values do not tell what they are made of. */
export function fromText(notation: Notation): ArgumentReader {
	const itemOf = (text: string): Given => {
		if (/^[\d.]{1,20}$/.test(text)) return { how: 'literal', text };
		const string = readString(text, 0, notation);
		if (string === null || string.end < text.length) return { how: 'variable', text: null };
		return { how: string.hasHoles ? 'interpolated' : 'literal', text: string.text };
	};
	return {
		given: (call, at, file) => givenArgument(call, at, file, notation),
		items({ args }, at) {
			const arg = args[at];
			if (arg?.kind !== 'array') return null;
			return splitArguments(arg.text.replace(/^[^([{]{0,40}[([{]|[)\]}]$/g, '')).map(({ text }) =>
				itemOf(text),
			);
		},
	};
}
