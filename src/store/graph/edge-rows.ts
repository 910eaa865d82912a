import type { EdgeColumns } from '../../model/graph.ts';

const FIRST_ROOM = 4_096;

/** Edges as they are read, in columns that grow. */
export class EdgeRows {
	private columns: EdgeColumns = roomFor(FIRST_ROOM);

	add(source: number, target: number, kind: number, rule: number, may: number, site: number): void {
		if (this.columns.count === this.columns.source.length) this.columns = grown(this.columns);
		const at = this.columns.count++;
		this.columns.source[at] = source;
		this.columns.target[at] = target;
		this.columns.kind[at] = kind;
		this.columns.rule[at] = rule;
		this.columns.may[at] = may;
		this.columns.site[at] = site;
	}

	/** Those that surely lead from one node to another. */
	each(visit: (source: number, target: number) => void): void {
		const { count, source, target, may } = this.columns;
		for (let at = 0; at < count; at++) if (may[at] === 0) visit(source[at], target[at]);
	}

	done(): EdgeColumns {
		return this.columns;
	}
}

function roomFor(size: number): EdgeColumns {
	return {
		count: 0,
		source: new Int32Array(size),
		target: new Int32Array(size),
		kind: new Uint8Array(size),
		rule: new Uint8Array(size),
		may: new Uint8Array(size),
		site: new Int32Array(size),
	};
}

function grown(columns: EdgeColumns): EdgeColumns {
	const larger = roomFor(columns.source.length * 2);
	larger.count = columns.count;
	for (const name of ['source', 'target', 'kind', 'rule', 'may', 'site'] as const) {
		larger[name].set(columns[name]);
	}
	return larger;
}
