/** Entries that are looked through one by one. */
const MANY = 64;

/** `{{ define "name" }} … {{ end }}` of Helm. */
export interface DefinedTemplate {
	name: string;
	nameStart: number;
	start: number;
	end: number;
}

/**
 * A YAML text as nodes: documents, entries of mappings (with a key) and items of sequences (without).
 * A node is an integer; -1 is none. Node 0 is the text itself; its children are the documents.
 */
export class YamlTree {
	readonly text: string;
	readonly parent: number[] = [];
	readonly first: number[] = [];
	readonly next: number[] = [];
	readonly key: (string | null)[] = [];
	readonly keyStart: number[] = [];
	readonly start: number[] = [];
	readonly end: number[] = [];
	/** Range of a scalar without its quotes; -1 when there is none. */
	readonly valueStart: number[] = [];
	readonly valueEnd: number[] = [];
	/** Three numbers each: start of the name, its end, the node. */
	readonly anchors: number[] = [];
	/** The same of `*name`. */
	readonly aliases: number[] = [];
	/** Lines of a template engine, three numbers each: start, end, the node that they stand in or -1. */
	readonly templates: number[] = [];
	readonly defined: DefinedTemplate[] = [];
	/** Ranges, two numbers each. */
	readonly errors: number[] = [];
	private readonly last: number[] = [];
	private readonly byKey = new Map<number, ReadonlyMap<string, number>>();

	constructor(text: string) {
		this.text = text;
		this.add(-1, null, -1, 0);
		this.end[0] = text.length;
	}

	get count(): number {
		return this.parent.length;
	}

	add(parent: number, key: string | null, keyStart: number, start: number): number {
		const node = this.parent.length;
		this.parent.push(parent);
		this.first.push(-1);
		this.next.push(-1);
		this.last.push(-1);
		this.key.push(key);
		this.keyStart.push(keyStart);
		this.start.push(start);
		this.end.push(start);
		this.valueStart.push(-1);
		this.valueEnd.push(-1);
		if (parent >= 0) {
			if (this.last[parent] === -1) this.first[parent] = node;
			else this.next[this.last[parent]] = node;
			this.last[parent] = node;
		}
		return node;
	}

	/** The entry of a mapping; -1 also for a node that is none. */
	get(node: number, ...path: string[]): number {
		let at = node;
		for (const key of path) {
			if (at === -1) return -1;
			at = this.child(at, key);
		}
		return at;
	}

	/** The first entry with a key. Those of a node with many are kept by their keys: it may be asked as often as it has entries. */
	private child(node: number, key: string): number {
		const known = this.byKey.get(node);
		if (known !== undefined) return known.get(key) ?? -1;
		let passed = 0;
		for (let child = this.first[node]; child !== -1; child = this.next[child]) {
			if (this.key[child] === key) return child;
			if (++passed > MANY) return this.keep(node).get(key) ?? -1;
		}
		return -1;
	}

	private keep(node: number): ReadonlyMap<string, number> {
		const entries = new Map<string, number>();
		for (const child of this.children(node)) {
			const key = this.key[child];
			if (key !== null && !entries.has(key)) entries.set(key, child);
		}
		this.byKey.set(node, entries);
		return entries;
	}

	/** The scalar of a node; '' without one. */
	value(node: number): string {
		return node === -1 || this.valueStart[node] < 0
			? ''
			: this.text.slice(this.valueStart[node], this.valueEnd[node]);
	}

	*children(node: number): Generator<number> {
		if (node === -1) return;
		for (let child = this.first[node]; child !== -1; child = this.next[child]) yield child;
	}

	/** The nodes below one, in source order, with itself; without recursion. */
	*below(node: number): Generator<number> {
		if (node === -1) return;
		yield node;
		let at = this.first[node];
		while (at !== -1) {
			yield at;
			if (this.first[at] !== -1) {
				at = this.first[at];
				continue;
			}
			while (at !== node && this.next[at] === -1) at = this.parent[at];
			if (at === node) return;
			at = this.next[at];
		}
	}
}
