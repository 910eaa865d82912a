import { counted, hiddenRemark } from './marks.ts';
import type { Sheet } from './sheet.ts';

type Remark = readonly [open: string, close: string];

/** A block that holds folded ones shows how things are nested, and may be so many times longer. */
const STRUCTURE = 5;

interface OpenBlock {
	line: number;
	indent: number;
	/** Something inside was folded. */
	holdsFold: boolean;
	/** Something inside has to stay. */
	holdsKept: boolean;
}

/**
 * Folds what is indented below a line, the inner blocks first: for markup and data, where the layout is what there
 * is to go by. `kept` are lines that have to stay.
 */
export function foldLayout(
	sheet: Sheet,
	first: number,
	last: number,
	style: Remark,
	kept: ReadonlySet<number>,
): void {
	const open: OpenBlock[] = [];
	let lastLine = first - 1;
	const close = (down: number) => {
		while (open.length > 0 && open[open.length - 1].indent >= down) {
			const block = open.pop()!;
			const around = open[open.length - 1];
			const isFolded = !block.holdsKept && foldBlock(sheet, block, lastLine, style);
			if (around === undefined) continue;
			around.holdsFold ||= isFolded || block.holdsFold;
			around.holdsKept ||= block.holdsKept || kept.has(block.line);
		}
	};
	for (let line = sheet.nextShown(first); line <= last; line = sheet.nextShown(line + 1)) {
		if (sheet.isBlank(line)) continue;
		const indent = sheet.indentOf(line).length;
		close(indent);
		open.push({ line, indent, holdsFold: false, holdsKept: false });
		lastLine = line;
	}
	close(0);
}

function foldBlock(sheet: Sheet, { line, holdsFold }: OpenBlock, last: number, style: Remark): boolean {
	const most = sheet.limits.literalLines * (holdsFold ? STRUCTURE : 1);
	const from = sheet.nextShown(line + 1);
	if (from > last || !sheet.showsMore(from, last, most)) return false;
	sheet.foldLines(from, last, hiddenRemark(sheet, style, last - from + 1));
	return true;
}

const HEADING = /^#{1,6}\s/;
const FENCE = /^\s{0,3}(?:```|~~~)/;

/** Keeps the headings of a document, and the beginning of what is below each. */
export function foldSections(sheet: Sheet, first: number, last: number): void {
	let inFence = false;
	let shown = 0;
	let from = -1;
	let end = -1;
	const finish = () => {
		if (from !== -1 && end > from) sheet.foldLines(from, end, `… ${counted(end - from + 1)}`);
		from = -1;
		shown = 0;
	};
	for (let line = first; line <= last; line++) {
		const text = sheet.lineText(line);
		if (!inFence && HEADING.test(text)) {
			finish();
			continue;
		}
		const isOutside = !inFence;
		if (FENCE.test(text)) inFence = !inFence;
		if (text.trim() === '') continue;
		if (sheet.nextShown(line) === line) shown++;
		if (isOutside && from === -1 && shown > sheet.limits.looseLines) from = line;
		if (!inFence) end = line;
	}
	if (inFence) end = last;
	finish();
}
