/** Rows of a fixed number of integers in one growing array. */
export class Rows {
	readonly width: number;
	data: Int32Array;
	/** Integers in use. */
	length = 0;

	constructor(width: number, capacity = 1024) {
		this.width = width;
		this.data = new Int32Array(width * capacity);
	}

	get count(): number {
		return this.length / this.width;
	}

	/** Makes room for one more row and returns where it begins in `data`. */
	append(): number {
		const at = this.length;
		this.length += this.width;
		if (this.length > this.data.length) this.widen();
		return at;
	}

	/** Adds all rows of another. */
	concat(other: Rows): void {
		const at = this.length;
		this.length += other.length;
		if (this.length > this.data.length) this.widen();
		this.data.set(other.data.subarray(0, other.length), at);
	}

	private widen(): void {
		const wider = new Int32Array(Math.max(this.length, this.data.length * 2));
		wider.set(this.data);
		this.data = wider;
	}

	/** The rows from `row` on, as a copy. */
	slice(row = 0): Int32Array {
		return this.data.slice(row * this.width, this.length);
	}

	clear(): void {
		this.length = 0;
	}
}
