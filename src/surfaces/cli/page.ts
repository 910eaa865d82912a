import type pc from 'picocolors';
import type { Meta } from '../../model/envelope.ts';

export type Colours = ReturnType<typeof pc.createColors>;

/** What a renderer knows about the place its text goes to. */
export interface Page {
	/** Columns of the terminal; what is not one has no width to respect. */
	width: number;
	colours: Colours;
	meta: Meta;
	/** No hints of what to do next. */
	quiet: boolean;
}

/** Turns a result into lines without their ends. Lines come one at a time, as an answer may be long. */
export type Render<Result> = (result: Result, page: Page) => Iterable<string>;

/**
 * Text from a repository as it may appear on a terminal: what would move the cursor, change colours
 * or reverse the direction of writing is shown as an escape instead of being obeyed.
 */
export function safe(text: string): string {
	return text.replace(
		/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
		(character) => {
			if (character === '\n') return '\\n';
			if (character === '\t') return '\\t';
			if (character === '\r') return '\\r';
			const code = character.charCodeAt(0);
			return code < 256
				? `\\x${code.toString(16).padStart(2, '0')}`
				: `\\u${code.toString(16).padStart(4, '0')}`;
		},
	);
}
