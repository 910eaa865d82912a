import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import type { GrammarBase } from './loaded-grammar.ts';

/** The arrays of a `SyntaxTree` while they are filled; they grow and are never given back. */
export class TreeArrays {
	capacity = 0;
	kind = new Uint16Array(0);
	field = new Uint8Array(0);
	start = new Int32Array(0);
	end = new Int32Array(0);
	parent = new Int32Array(0);
	after = new Int32Array(0);
	flags = new Uint8Array(0);

	/** Makes room for `nodes` entries; what was written stays. */
	reserve(nodes: number): void {
		if (nodes <= this.capacity) return;
		const capacity = Math.max(nodes, this.capacity * 2, 4096);
		this.kind = grown(this.kind, new Uint16Array(capacity));
		this.field = grown(this.field, new Uint8Array(capacity));
		this.start = grown(this.start, new Int32Array(capacity));
		this.end = grown(this.end, new Int32Array(capacity));
		this.parent = grown(this.parent, new Int32Array(capacity));
		this.after = grown(this.after, new Int32Array(capacity));
		this.flags = grown(this.flags, new Uint8Array(capacity));
		this.capacity = capacity;
	}

	/** The tree of a text that was given up: one ERROR node over all of it. */
	finishUnparsed(grammar: GrammarBase, text: string): SyntaxTree {
		this.reserve(1);
		this.kind[0] = grammar.names.length - 1;
		this.field[0] = 0;
		this.start[0] = 0;
		this.end[0] = text.length;
		this.parent[0] = -1;
		this.after[0] = 1;
		this.flags[0] = NodeFlag.named | NodeFlag.error | NodeFlag.hasError;
		return this.finish(grammar, text, 1, true);
	}

	finish(grammar: GrammarBase, text: string, count: number, truncated: boolean): SyntaxTree {
		return {
			count,
			kind: this.kind,
			field: this.field,
			start: this.start,
			end: this.end,
			parent: this.parent,
			after: this.after,
			flags: this.flags,
			names: grammar.names,
			namedKinds: grammar.namedKinds,
			fieldNames: grammar.fieldNames,
			text,
			truncated,
		};
	}
}

function grown<T extends Uint8Array | Uint16Array | Int32Array>(old: T, larger: T): T {
	larger.set(old);
	return larger;
}
