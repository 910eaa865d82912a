import type { RowInserter } from './row-inserter.ts';

/** Rows that are kept and put in order before they are written: random places of a large table are slow to find. */
const MANY = 200_000;
/** Numbers a kept row has: place, file, which of the sets, where in it, how many bytes of names and of insides. */
const STRIDE = 6;

/** Rows of `link_need`, which is clustered by what was looked at, while files are linked in their own order. */
export class NeedRows {
	private readonly rows: RowInserter;
	private kept: number[] = [];
	private sets: Uint8Array[] = [];

	constructor(rows: RowInserter) {
		this.rows = rows;
	}

	/** From here on the sets of rows are in these bytes. */
	begin(sets: Uint8Array): void {
		this.sets.push(sets);
	}

	/** The lengths of its sets, which begin at `at`; -1 for an empty one. */
	row(place: number, file: number, at: number, names: number, inside: number): void {
		this.kept.push(place, file, this.sets.length - 1, at, names, inside);
		// After so many, wherever a batch ends: the same rows must give the same file.
		if (this.kept.length === MANY * STRIDE) this.flush();
	}

	flush(): void {
		const { kept, sets } = this;
		const count = kept.length / STRIDE;
		const order = new Float64Array(count);
		// Rows come in the order of files, so that what has the same place is in order already.
		for (let row = 0; row < count; row++) order[row] = kept[row * STRIDE] * 2 ** 22 + row;
		for (const key of order.sort()) {
			const first = (key % 2 ** 22) * STRIDE;
			const [bytes, at] = [sets[kept[first + 2]], kept[first + 3]];
			const [names, inside] = [kept[first + 4], kept[first + 5]];
			const between = at + Math.max(names, 0);
			this.rows.row(
				kept[first],
				kept[first + 1],
				names < 0 ? null : bytes.subarray(at, between),
				inside < 0 ? null : bytes.subarray(between, between + inside),
			);
		}
		this.rows.flush();
		this.kept = [];
		this.sets = sets.slice(-1);
	}
}
