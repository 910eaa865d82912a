import type { RowInserter } from './row-inserter.ts';

/** Names that were given numbers before. */
export interface StoredNames {
	find(text: string): number | undefined;
	text(id: number): string;
	last: number;
}

/** Gives every text one number, in the order in which texts appear, and writes it down. */
export class NameTable {
	private readonly ids = new Map<string, number>();
	/** Texts of names that were given numbers here. */
	private readonly texts: string[] = [];
	private readonly rows: RowInserter;
	private readonly stored: StoredNames | null;
	private readonly first: number;
	private last: number;
	/** Of names that are written when all are; 0 while each is at once. */
	private firstHeld = 0;
	private strings: readonly string[] = [];
	/** Number of each string of the batch in hand; 0 until it is asked for. */
	private known = new Int32Array(0);

	constructor(rows: RowInserter, stored: StoredNames | null = null) {
		this.rows = rows;
		this.stored = stored;
		this.last = stored?.last ?? 0;
		this.first = this.last + 1;
	}

	beginBatch(strings: readonly string[]): void {
		this.strings = strings;
		if (this.known.length < strings.length) this.known = new Int32Array(strings.length * 2);
		else this.known.fill(0, 0, strings.length);
	}

	id(index: number): number {
		const known = this.known[index];
		if (known !== 0) return known;
		const id = this.idOf(this.strings[index]);
		this.known[index] = id;
		return id;
	}

	/** The number of a text that is in no batch. */
	idOf(text: string): number {
		let id = this.ids.get(text);
		if (id === undefined) {
			id = this.stored?.find(text);
			if (id === undefined) {
				id = ++this.last;
				if (this.firstHeld === 0) this.rows.row(id, text);
				this.texts[id - this.first] = text;
			}
			this.ids.set(text, id);
		}
		return id;
	}

	/** The number of a text, when it has one. */
	find(text: string): number | undefined {
		return this.ids.get(text) ?? this.stored?.find(text);
	}

	/** The text with a number. */
	text(id: number): string {
		return id < this.first ? this.stored!.text(id) : this.texts[id - this.first];
	}

	optional(index: number): number | null {
		return index < 0 ? null : this.id(index);
	}

	/** Writes what is new only when `flush` is called next: until then others can read the table, which stays as it is. */
	hold(): void {
		this.flush();
		this.firstHeld = this.last + 1;
	}

	flush(): void {
		if (this.firstHeld > 0)
			for (let id = this.firstHeld; id <= this.last; id++) this.rows.row(id, this.texts[id - this.first]);
		this.firstHeld = 0;
		this.rows.flush();
	}
}
