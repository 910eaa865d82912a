import type { Omission } from '../../model/file.ts';
import { generatedMark } from './generated-mark.ts';

/** Languages that are commonly served in a compressed form. */
const MINIFIABLE: ReadonlySet<string> = new Set(['javascript', 'typescript', 'jsx', 'tsx', 'css']);

/** Shorter texts are read as they are. */
const MIN_LENGTH = 2_000;
/** A line that nobody wrote by hand has this much outside of string literals. */
const LONG_LINE = 800;
/** Share of the text that must lie in such lines. */
const LONG_SHARE = 0.6;

/**
 * Why a text was not written by people, or null. Pure: whether such a file is left out or only marked is
 * for the caller to decide. Errs towards null: a source file left out by mistake is worse than a
 * generated one indexed.
 */
export function classifyContent(path: string, language: string, text: string): Omission | null {
	if (MINIFIABLE.has(language) && !path.endsWith('.d.ts')) {
		const share = text.length < MIN_LENGTH ? 0 : longLineShare(text);
		if (share > LONG_SHARE) {
			return { reason: 'minified', detail: `${Math.floor(share * 100)} % of it in very long lines` };
		}
	}
	const mark = generatedMark(language, text);
	return mark === null ? null : { reason: 'generated', detail: `its header says: ${mark}` };
}

/** Data in quotes (an image, the path of an icon) makes a line long and does not make it minified. */
function longLineShare(text: string): number {
	let inLong = 0;
	for (let start = 0; start < text.length; ) {
		const newline = text.indexOf('\n', start);
		const end = newline < 0 ? text.length : newline;
		if (end - start > LONG_LINE && codeLength(text, start, end) > LONG_LINE) inLong += end - start;
		start = end + 1;
	}
	return inLong / text.length;
}

/** Units of a line outside of quotes. An apostrophe in a regular expression or a comment shifts it; lines this long average that out. */
function codeLength(text: string, start: number, end: number): number {
	let code = 0;
	let quote = 0;
	for (let at = start; at < end; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 0x5c) at++;
		else if (quote !== 0) {
			if (unit === quote) quote = 0;
		} else if (unit === 0x22 || unit === 0x27 || unit === 0x60) quote = unit;
		else code++;
	}
	return code;
}
