import { thousands } from '../../model/thousands.ts';
import { ORD_BITS } from '../../store/schema.ts';

/** Rows of one kind in one file; tables number them with this many bits. */
export const MAX_ROWS = 2 ** ORD_BITS;

/** A file has more of something than an index can number. Nothing of its syntax is kept. */
export class TooMuchToRecord extends Error {
	constructor() {
		super(`more than ${thousands(MAX_ROWS)} rows of one kind`);
	}
}

/** Rows of a fixed number of integers in one growing array. */
export class Rows {
	readonly width: number;
	data: Int32Array;
	/** Integers in use. */
	length = 0;

	private readonly limit: number;

	/** `capacity` is a power of two: then the limit is noticed when the rows would grow beyond it. */
	constructor(width: number, capacity = 1024, limit = Number.POSITIVE_INFINITY) {
		this.width = width;
		this.data = new Int32Array(width * capacity);
		this.limit = limit;
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

	/** A row of one integer. (`rows.data[rows.append()] = …` would write to the array that `append` replaced.) */
	push(value: number): void {
		const at = this.append();
		this.data[at] = value;
	}

	/** Adds all rows of another. */
	concat(other: Rows): void {
		const at = this.length;
		this.length += other.length;
		if (this.length > this.data.length) this.widen();
		this.data.set(other.data.subarray(0, other.length), at);
	}

	private widen(): void {
		if (this.count > this.limit) throw new TooMuchToRecord();
		const wider = new Int32Array(Math.max(this.length, this.data.length * 2));
		wider.set(this.data);
		this.data = wider;
	}

	/** The rows as they are, until the next is added. */
	view(): Int32Array {
		return this.data.subarray(0, this.length);
	}

	/** The rows from `row` on, as a copy. */
	slice(row = 0): Int32Array {
		return this.data.slice(row * this.width, this.length);
	}

	clear(): void {
		this.length = 0;
	}
}
