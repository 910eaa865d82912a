/** Values by key, up to a weight of all together: those that were asked for longest ago go first. */
export class RecentlyUsed<Key, Value> {
	private readonly values = new Map<Key, Value>();
	private readonly most: number;
	private readonly weigh: (value: Value) => number;
	private weight = 0;

	constructor(most: number, weigh: (value: Value) => number) {
		this.most = most;
		this.weigh = weigh;
	}

	get(key: Key): Value | undefined {
		const value = this.values.get(key);
		if (value === undefined) return undefined;
		// What was asked for last goes last.
		this.values.delete(key);
		this.values.set(key, value);
		return value;
	}

	/** A key that is not there yet. */
	add(key: Key, value: Value): void {
		this.values.set(key, value);
		this.weight += this.weigh(value);
		for (const [oldest, old] of this.values) {
			if (this.weight <= this.most) break;
			this.values.delete(oldest);
			this.weight -= this.weigh(old);
		}
	}
}
