import { Token } from '../languages/shared/tokens.ts';
import { type Anchors, holdsAnchor, isInHeader } from './anchors.ts';
import { hiddenMark } from './marks.ts';
import type { Sheet } from './sheet.ts';
import type { Unit } from './unit.ts';

/** What is longer in one line is folded, too. */
const LONG_LINE = 160;
const KEPT_OF_STRING = 80;

/** Folds long arrays, objects, argument lists and strings outside of functions, the inner ones first. */
export function foldLiterals(sheet: Sheet, unit: Unit, anchors: Anchors): void {
	const { tokens, brackets } = unit;
	foldStrings(sheet, unit);
	const isSound = tokens.errors.length === 0 && !brackets.broken.includes(1);
	const opener = new Int32Array(tokens.count).fill(-1);
	for (let index = 0; index < tokens.count; index++) {
		if (brackets.close[index] !== -1 && brackets.broken[index] === 0) opener[brackets.close[index]] = index;
	}
	let lastFolded = -1;
	for (let index = 0; index < tokens.count; index++) {
		if (opener[index] === -1) continue;
		const from = tokens.end[opener[index]];
		const to = tokens.start[index];
		const first = sheet.lineOf(from);
		const last = sheet.lineOf(to);
		const isWide = first === last && to - from > LONG_LINE && from > lastFolded;
		if (!isWide && !sheet.showsMore(first + 1, last, sheet.limits.literalLines)) continue;
		if (holdsAnchor(anchors, from, to) || isInHeader(anchors, from)) continue;
		// Where strings or brackets do not add up, the layout has to agree.
		if (!isSound && first !== last && sheet.indentOf(first).length < sheet.indentOf(last).length) continue;
		sheet.fold(from, to, hiddenMark(sheet, last - first - 1, ' '));
		lastFolded = to;
	}
}

function foldStrings(sheet: Sheet, { tokens, docs }: Unit): void {
	const { text, limits } = sheet;
	let doc = 0;
	for (let index = 0; index < tokens.count; index++) {
		const kind = tokens.kind[index];
		if (kind !== Token.string && kind !== Token.raw) continue;
		const start = tokens.start[index];
		const end = tokens.end[index];
		while (doc < docs.length && docs[doc][1] <= start) doc++;
		if (doc < docs.length && docs[doc][0] <= start) continue;
		const isHereDocument = kind === Token.raw && text[start] === '\n';
		const first = sheet.lineOf(isHereDocument ? start + 1 : start);
		const last = sheet.lineOf(end);
		if (last - first > limits.literalLines) {
			const close = isHereDocument ? sheet.endOf(last - 1) : end - closingLength(text, start, end);
			const from = Math.min(sheet.endOf(first), close);
			sheet.fold(from, close, hiddenMark(sheet, last - first - 1, ''));
		} else if (last === first && end - start > LONG_LINE) {
			sheet.fold(wholeUnit(text, start + KEPT_OF_STRING), end - closingLength(text, start, end), '…');
		}
	}
}

/** Not between the halves of a character, nor behind a backslash. */
function wholeUnit(text: string, at: number): number {
	const unit = text.charCodeAt(at);
	const isHalf = unit >= 0xdc00 && unit < 0xe000;
	return isHalf || text[at - 1] === '\\' ? at - 1 : at;
}

/** How long what closes a string is: `"""`, `'`, `"#`, `"@`. */
function closingLength(text: string, start: number, end: number): number {
	const tail = /(?:"""|'''|["'`][#@]{0,8}|\)\w{0,16}"|\$\w{0,16}\$|\w{1,80}|[\]})>/|!])$/.exec(
		text.slice(Math.max(start + 1, end - 90), end),
	);
	return tail === null ? 0 : tail[0].length;
}
