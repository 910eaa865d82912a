import { Token } from '../languages/shared/tokens.ts';
import { ChunkFlag } from '../model/chunk.ts';
import { counted, hiddenRemark, remark } from './marks.ts';
import type { Sheet } from './sheet.ts';
import type { Unit } from './unit.ts';

const LOOSE = 0;
const KEPT = 1;
const IMPORT = 2;

/** Folds statements in a row that define nothing, and imports in a row. */
export function foldLoose(sheet: Sheet, unit: Unit, imports: readonly number[]): void {
	const first = sheet.lineOf(unit.from);
	const last = sheet.lineOf(unit.to);
	const classes = classify(sheet, unit, imports, first, last);
	const depth = depths(sheet, unit, first, last);
	const { limits } = sheet;
	for (let line = first; line <= last; line++) {
		const sort = classes[line - first];
		if (sort === KEPT || isHidden(sheet, line) || sheet.isBlank(line)) continue;
		const run = runFrom(sheet, classes, line, first, last);
		if (sort === IMPORT) foldImports(sheet, unit, run, depth, first);
		else if (run.shown.length > limits.looseLines + 1) foldRun(sheet, unit, run, depth, first);
		line = run.end;
	}
}

interface Run {
	/** Lines that are shown and not empty. */
	shown: number[];
	end: number;
}

function isHidden(sheet: Sheet, line: number): boolean {
	return sheet.nextShown(line) !== line;
}

/** Lines of the same sort; empty and hidden ones between them belong to it. */
function runFrom(sheet: Sheet, classes: Uint8Array, from: number, first: number, last: number): Run {
	const shown: number[] = [];
	let end = from;
	for (let line = from; line <= last && classes[line - first] === classes[from - first]; line++) {
		if (isHidden(sheet, line)) {
			if (classes[line - first] !== KEPT) end = line;
			continue;
		}
		if (sheet.isBlank(line)) continue;
		shown.push(line);
		end = line;
	}
	return { shown, end };
}

/** Of many imports the first ones stay; in the briefest skeleton none, unless it is alone. */
function foldImports(
	sheet: Sheet,
	{ lexis }: Unit,
	{ shown, end }: Run,
	depth: Int32Array,
	first: number,
): void {
	const { importLines, detail } = sheet.limits;
	if (detail === 'minimal') {
		if (shown.length > 1) sheet.foldLines(shown[0], end, remark(lexis.remark, 'imports'));
		return;
	}
	if (shown.length <= importLines + 2) return;
	// From a line on where as little is open as anywhere later, up to one after which no more and no less is.
	const level = (line: number) => depth[line - first];
	const least = shown.slice(importLines).reduce((low, line) => Math.min(low, level(line)), Infinity);
	const fits = (at: number) => level(shown[at]) === least;
	let from = importLines;
	// An import of many lines goes as a whole, when enough stands before it.
	while (from > importLines / 2 && !fits(from)) from--;
	if (!fits(from)) from = shown.findIndex((_, at) => at >= importLines && fits(at));
	let to = shown.length - 1;
	while (to > from && level(shown[to] + 1) !== least) to--;
	if (to - from < 2) return;
	sheet.foldLines(
		shown[from],
		shown[to],
		remark(lexis.remark, `${counted(shown[to] - shown[from] + 1)} of imports`),
	);
}

/** Hides the rest of a run from a line on where no bracket and no block is open that ends later. */
function foldRun(sheet: Sheet, unit: Unit, { shown, end }: Run, depth: Int32Array, first: number): void {
	const byIndent = unit.lexis.bodies === 'indent';
	const level = (line: number) => depth[line - first] * 1_000 + (byIndent ? sheet.indentOf(line).length : 0);
	let least = Number.MAX_SAFE_INTEGER;
	let from = -1;
	for (let index = shown.length - 1; index >= sheet.limits.looseLines; index--) {
		least = Math.min(least, level(shown[index]));
		if (level(shown[index]) === least) from = shown[index];
	}
	if (from === -1 || from === end || depth[end + 1 - first] !== depth[from - first]) return;
	sheet.foldLines(from, end, hiddenRemark(sheet, unit.lexis.remark, end - from + 1));
}

function classify(
	sheet: Sheet,
	unit: Unit,
	imports: readonly number[],
	first: number,
	last: number,
): Uint8Array {
	const classes = new Uint8Array(last - first + 1).fill(LOOSE);
	const mark = (from: number, to: number, sort: number) => {
		const begin = Math.max(first, sheet.lineOf(from));
		classes.fill(sort, begin - first, Math.min(last, sheet.lineOf(to)) - first + 1);
	};
	const { tokens, brackets } = unit;
	for (const { chunk, isOpen, body } of unit.shown) {
		const isNamed = chunk.name !== null || (chunk.flags & ChunkFlag.test) !== 0;
		if (!isNamed) continue;
		const isFunction = isOpen && body !== null;
		if (!isFunction) mark(chunk.start, Math.max(chunk.start, chunk.end - 1), KEPT);
		if (chunk.docEnd > chunk.docStart) mark(chunk.docStart, chunk.docEnd, KEPT);
	}
	for (const place of imports) {
		if (classes[sheet.lineOf(place) - first] === LOOSE) mark(place, place, IMPORT);
	}
	// An import of many lines is in brackets.
	for (let index = 0; index < tokens.count; index++) {
		const close = brackets.close[index];
		if (close === -1 || brackets.broken[index] === 1) continue;
		const from = sheet.lineOf(tokens.start[index]);
		const to = sheet.lineOf(tokens.start[close]);
		if (to > from && to - from < 400 && classes.subarray(from - first, to - first + 1).includes(IMPORT)) {
			if (!classes.subarray(from - first, to - first + 1).includes(KEPT))
				classes.fill(IMPORT, from - first, to - first + 1);
		}
	}
	joinGroups(sheet, classes, first);
	return classes;
}

/** Groups of imports with nothing between them that is shown are one. */
function joinGroups(sheet: Sheet, classes: Uint8Array, first: number): void {
	let lastImport = -1;
	for (let at = 0; at < classes.length; at++) {
		if (classes[at] === IMPORT) {
			if (lastImport !== -1) classes.fill(IMPORT, lastImport, at);
			lastImport = at;
		} else if (classes[at] === KEPT || !(isHidden(sheet, first + at) || sheet.isBlank(first + at)))
			lastImport = -1;
	}
}

/** By line, how many brackets and strings of earlier lines are open where it begins. */
function depths(sheet: Sheet, { tokens, brackets }: Unit, first: number, last: number): Int32Array {
	const depth = new Int32Array(last - first + 3);
	for (let index = 0; index < tokens.count; index++) {
		const isString = tokens.kind[index] === Token.string || tokens.kind[index] === Token.raw;
		const close = isString ? index : brackets.close[index];
		if (close === -1 || brackets.broken[index] === 1) continue;
		const from = sheet.lineOf(tokens.start[index]);
		const to = sheet.lineOf(isString ? tokens.end[index] : tokens.start[close]);
		if (to === from) continue;
		depth[from + 1 - first]++;
		depth[to + 1 - first]--;
	}
	for (let line = 1; line < depth.length; line++) depth[line] += depth[line - 1];
	return depth;
}
