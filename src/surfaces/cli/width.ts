import { stripVTControlCharacters } from 'node:util';

const WIDE =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u;
const PLAIN = /^[\u0020-\u02ff]*$/;

/** Columns a text takes on a terminal, its colours aside. */
export function widthOf(text: string): number {
	if (PLAIN.test(text)) return text.length;
	let width = 0;
	for (const character of stripVTControlCharacters(text)) width += widthOfCharacter(character);
	return width;
}

/** The text in at most `width` columns, the last one `…` when something had to go. */
export function fitted(text: string, width: number): string {
	if (text.length <= width && PLAIN.test(text)) return text;
	if (widthOf(text) <= width) return text;
	let taken = '';
	let room = width - 1;
	for (const character of text) {
		room -= widthOfCharacter(character);
		if (room < 0) break;
		taken += character;
	}
	return width > 0 ? `${taken}…` : '';
}

export function pad(text: string, width: number, align: 'left' | 'right' = 'left'): string {
	const space = ' '.repeat(Math.max(0, width - widthOf(text)));
	return align === 'left' ? text + space : space + text;
}

function widthOfCharacter(character: string): number {
	return NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
}

/** The text in lines of at most `width` columns, broken at spaces; a longer word keeps its line. */
export function fold(text: string, width: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const joined = line === '' ? word : `${line} ${word}`;
		if (line !== '' && widthOf(joined) > width) {
			lines.push(line);
			line = word;
		} else line = joined;
	}
	return [...lines, line];
}
