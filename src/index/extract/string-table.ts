/** Strings of a batch, each once; and the ones a file mentions, by an index of the file's own. */
export class StringTable {
	list: string[] = [];
	private readonly index = new Map<string, number>();
	/** For each string, its local index in the current file, valid when `stamp` says so. */
	private local = new Int32Array(4096);
	private stamp = new Int32Array(4096);
	private file = 0;
	private fileNames: number[] = [];

	intern(text: string): number {
		const known = this.index.get(text);
		if (known !== undefined) return known;
		const index = this.list.length;
		this.list.push(text);
		this.index.set(text, index);
		return index;
	}

	optional(text: string | null | undefined): number {
		return text === null || text === undefined ? -1 : this.intern(text);
	}

	beginFile(): void {
		this.file++;
		this.fileNames = [];
	}

	/** Index of the string in the current file's own list. */
	localIndex(text: string): number {
		const index = this.intern(text);
		if (index >= this.local.length) this.widen(index);
		if (this.stamp[index] === this.file) return this.local[index];
		this.stamp[index] = this.file;
		this.local[index] = this.fileNames.length;
		this.fileNames.push(index);
		return this.local[index];
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
