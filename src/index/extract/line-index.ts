/** Where lines start in a text. A line ends after `\n`; offsets count UTF-16 units. */
export class LineIndex {
	starts = new Int32Array(4096);
	/** Entries of `starts`. */
	count = 1;
	/** Lines as people count them: a line feed at the end of the text begins no further one. */
	lines = 0;
	/** The line found last: neighbours are asked for together. */
	private recent = 0;

	reset(text: string): void {
		let count = 1;
		let { starts } = this;
		starts[0] = 0;
		for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
			if (count === starts.length) {
				const wider = new Int32Array(starts.length * 2);
				wider.set(starts);
				starts = wider;
			}
			starts[count++] = at + 1;
		}
		this.starts = starts;
		this.count = count;
		this.lines = starts[count - 1] < text.length ? count : count - 1;
		this.recent = 0;
	}

	/** Line of an offset, from 0. */
	lineOf(offset: number): number {
		const { starts, count, recent } = this;
		if (starts[recent] <= offset) {
			if (recent + 1 >= count || offset < starts[recent + 1]) return recent;
			if (recent + 2 >= count || offset < starts[recent + 2]) {
				this.recent = recent + 1;
				return recent + 1;
			}
		}
		let low = 0;
		let high = count - 1;
		while (low < high) {
			const middle = (low + high + 1) >>> 1;
			if (starts[middle] <= offset) low = middle;
			else high = middle - 1;
		}
		this.recent = low;
		return low;
	}
}
