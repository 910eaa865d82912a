/**
 * Strings of a batch, each once; and the ones a file mentions, by an index of the file's own. It
 * forgets everything with the batch: a small table that fits the processor's cache beats a large
 * one that already knows most names.
 */
export class StringTable {
	list: string[] = [];
	private readonly index = new Map<string, number>();
	/** For each string, its local index in the current file, valid when `stamp` says so. */
	private local = new Int32Array(4096);
	private stamp = new Int32Array(4096);
	private file = 0;
	private fileNames: number[] = [];
	private recent: string | null = null;
	private recentLocal = -1;

	intern(text: string): number {
		const known = this.index.get(text);
		if (known !== undefined) return known;
		if (!text.isWellFormed()) return this.internRepaired(text);
		const index = this.list.length;
		this.list.push(text);
		this.index.set(text, index);
		return index;
	}

	optional(text: string | null | undefined): number {
		return text === null || text === undefined ? -1 : this.intern(text);
	}

	/** For texts that hardly ever repeat: looking for an equal one would cost more than it saves. */
	append(text: string | null): number {
		if (text === null) return -1;
		this.list.push(text);
		return this.list.length - 1;
	}

	beginFile(): void {
		this.file++;
		this.fileNames = [];
		this.recent = null;
	}

	/** Index of the string in the current file's own list. */
	localIndex(text: string): number {
		// A name is mostly told twice in a row: as a reference and as a value.
		if (text === this.recent) return this.recentLocal;
		const index = this.intern(text);
		if (index >= this.local.length) this.widen(index);
		if (this.stamp[index] !== this.file) {
			this.stamp[index] = this.file;
			this.local[index] = this.fileNames.length;
			this.fileNames.push(index);
		}
		this.recent = text;
		this.recentLocal = this.local[index];
		return this.recentLocal;
	}

	/** The same for a string that the file has already; -1 for others. */
	knownLocal(text: string): number {
		const index = this.index.get(text);
		return index === undefined || index >= this.stamp.length || this.stamp[index] !== this.file
			? -1
			: this.local[index];
	}

	/** The string at an index of the current file's list; null for -1. */
	localText(local: number): string | null {
		return local < 0 ? null : this.list[this.fileNames[local]];
	}

	optionalLocal(text: string | null): number {
		return text === null ? -1 : this.localIndex(text);
	}

	/** Batch indices of the current file's strings, by local index. */
	get namesOfFile(): readonly number[] {
		return this.fileNames;
	}

	/** Forgets all strings: the batch was sent. */
	clear(): void {
		this.list = [];
		this.index.clear();
		this.stamp.fill(0);
		this.file = 0;
		this.recent = null;
	}

	/** Half a surrogate pair has no UTF-8: two such strings could be one in the database. */
	private internRepaired(text: string): number {
		const index = this.intern(text.toWellFormed());
		this.index.set(text, index);
		return index;
	}

	private widen(index: number): void {
		const size = Math.max(index + 1, this.local.length * 2);
		const local = new Int32Array(size);
		local.set(this.local);
		this.local = local;
		const stamp = new Int32Array(size);
		stamp.set(this.stamp);
		this.stamp = stamp;
	}
}
