import type { Lexis } from '../languages/shared/lexis.ts';
import type { Body } from './bodies.ts';
import { counted, hiddenMark, hiddenRemark } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** Lines of a body that would be hidden: those that have nothing else in them. */
export function bodyLines(sheet: Sheet, { from, to, stands }: Body): number {
	const breaks = sheet.lineOf(to) - sheet.lineOf(from);
	return stands === 'inside' || stands === 'below' ? Math.max(0, breaks - 1) : breaks;
}

export function foldBody(sheet: Sheet, body: Body, style: Lexis['remark']): void {
	const { text, limits } = sheet;
	const { from, to, stands } = body;
	const lines = bodyLines(sheet, body);
	const content = text.slice(from, Math.min(to, from + 2_000)).trim();
	if (content === '' || content === '...' || content === 'pass') return;
	const isOnOneLine = sheet.lineOf(from) === sheet.lineOf(to);
	if (limits.bodyLines > 0 ? isShort(sheet, body) : isOnOneLine && content.length <= TINY) return;
	if (stands === 'indented') foldSuite(sheet, body, lines);
	else if (stands === 'below') foldRest(sheet, body, style);
	else {
		const mark = hiddenMark(sheet, lines, stands === 'inside' ? ' ' : '');
		const isSpaced = stands === 'after' && /\s/.test(text[from - 1] ?? '');
		sheet.fold(from, to, isSpaced ? mark.trimStart() : mark);
	}
}

/** Whether a body stays at this detail. */
export function isShort(sheet: Sheet, { from, to }: Body): boolean {
	return sheet.lineOf(to) - sheet.lineOf(from) < sheet.limits.bodyLines;
}

/** What is as short as its fold. */
const TINY = 12;

/** A remark in the place of the lines up to the one that closes. */
function foldRest(sheet: Sheet, { from, to }: Body, style: Lexis['remark']): void {
	const first = sheet.lineOf(from) + 1;
	const last = sheet.lineOf(to) - 1;
	if (last < first) return;
	foldBelow(sheet, first, last, hiddenRemark(sheet, style, last - first + 1));
}

/** `...` in the place of a suite: behind the header, or below the docstring. */
function foldSuite(sheet: Sheet, { from, to }: Body, lines: number): void {
	const count = sheet.limits.detail === 'minimal' || lines < 1 ? '' : `  # ${counted(lines)}`;
	const line = sheet.lineOf(from);
	const isBelowDoc = sheet.text[from - 1] !== ':';
	if (!isBelowDoc || sheet.lineOf(to) === line) sheet.fold(from, to, ` ...${count}`);
	else if (sheet.limits.detail !== 'minimal') foldBelow(sheet, line + 1, sheet.lineOf(to), `...${count}`);
	else sheet.foldLines(line + 1, sheet.lineOf(to), '');
}

function foldBelow(sheet: Sheet, first: number, last: number, mark: string): void {
	let line = first;
	while (line < last && sheet.isBlank(line)) line++;
	sheet.foldLines(line, last, mark);
}
