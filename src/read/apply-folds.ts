import type { Sheet } from './sheet.ts';

/** A line of a skeleton: where it begins in the file, from 1, and what is left of it. */
export interface ShownLine {
	line: number;
	text: string;
}

/** What a sheet shows of some lines (from 0, both included). Of folds that overlap the first and widest counts. */
export function applyFolds(sheet: Sheet, first: number, last: number): ShownLine[] {
	const shown: ShownLine[] = [];
	const { text } = sheet;
	const end = sheet.endOf(last);
	let at = sheet.startOf(first);
	let line = first;
	let written = '';
	/** Whether nothing but dropped lines stands where the next line begins. */
	let isFresh = true;
	const finish = () => {
		const isBlank = written.trim() === '';
		const before = shown.at(-1);
		const isExtra = before === undefined || before.text === '' || sheet.limits.detail === 'minimal';
		if (!isBlank || !isExtra) shown.push({ line: line + 1, text: isBlank ? '' : written });
		written = '';
	};
	const write = (to: number) => {
		while (at < to) {
			if (isFresh) line = sheet.lineOf(at);
			isFresh = false;
			const lineEnd = text.indexOf('\n', at);
			if (lineEnd === -1 || lineEnd >= to) {
				written += text.slice(at, to);
				at = to;
				return;
			}
			const isCrlf = lineEnd > at && text.charCodeAt(lineEnd - 1) === 13;
			written += text.slice(at, isCrlf ? lineEnd - 1 : lineEnd);
			finish();
			at = lineEnd + 1;
			isFresh = true;
		}
	};
	for (const fold of inOrder(sheet)) {
		if (fold.to <= at) continue;
		if (fold.from >= end) break;
		write(fold.from);
		if (isFresh) line = sheet.lineOf(at);
		if (fold.mark !== '') {
			written += fold.mark;
			isFresh = false;
		}
		at = fold.to;
	}
	write(end);
	if (!isFresh) finish();
	while (shown.at(-1)?.text === '') shown.pop();
	return shown;
}

function inOrder({ folds }: Sheet): Sheet['folds'] {
	const sorted = folds.toSorted((a, b) => a.from - b.from || b.to - a.to);
	let covered = -1;
	return sorted.filter((fold) => {
		if (fold.from < covered) return false;
		covered = fold.to;
		return true;
	});
}
