import { type Colours, safe } from './page.ts';
import { fitted, pad, widthOf } from './width.ts';

export interface Column {
	title: string;
	align?: 'left' | 'right';
}

const GAP = 2;
/** A column is not made narrower than this to fit the others in. */
const NARROWEST = 6;

/** An aligned table with a header. Cells are made safe here, and cut when they do not fit the width. */
export function* table(
	columns: readonly Column[],
	rows: readonly (readonly string[])[],
	width: number,
	colours: Colours,
): Generator<string> {
	const widths = columnWidths(columns, rows, width);
	yield colours.bold(line(columns, widths, (at) => columns[at].title));
	for (const row of rows) yield line(columns, widths, (at) => row[at]);
}

function line(columns: readonly Column[], widths: readonly number[], cell: (at: number) => string): string {
	const cells = columns.map((column, at) =>
		pad(fitted(safe(cell(at)), widths[at]), widths[at], column.align),
	);
	return cells.join(' '.repeat(GAP)).trimEnd();
}

function columnWidths(
	columns: readonly Column[],
	rows: readonly (readonly string[])[],
	width: number,
): number[] {
	const wanted = columns.map((column, at) => {
		let widest = widthOf(safe(column.title));
		for (const row of rows) widest = Math.max(widest, widthOf(safe(row[at])));
		return widest;
	});
	let excess = wanted.reduce((sum, each) => sum + each, 0) + GAP * (columns.length - 1) - width;
	// The widest gives way first, down to the next widest, until all fit or all are narrow.
	while (excess > 0) {
		const widest = Math.max(...wanted);
		if (widest <= NARROWEST) break;
		const next = Math.max(NARROWEST, ...wanted.filter((each) => each < widest));
		const many = wanted.filter((each) => each === widest).length;
		const cut = Math.min(widest - next, Math.ceil(excess / many));
		for (const [at, each] of wanted.entries()) if (each === widest) wanted[at] = widest - cut;
		excess -= cut * many;
	}
	return wanted;
}
