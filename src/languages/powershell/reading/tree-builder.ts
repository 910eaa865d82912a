import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import { FIELD_NAMES, type Field, K, KIND_NAMES } from './kinds.ts';

const NAMED_KINDS = Uint8Array.from(KIND_NAMES, () => 1);

/** Grows a syntax tree in source order. */
export class TreeBuilder {
	readonly #kind: number[] = [];
	readonly #field: number[] = [];
	readonly #start: number[] = [];
	readonly #end: number[] = [];
	readonly #parent: number[] = [];
	readonly #after: number[] = [];
	readonly #flags: number[] = [];
	readonly #text: string;
	readonly #length: number;
	/** Starts and ends of the comments so far. */
	readonly #comments: number[] = [];
	#open = -1;

	constructor(text: string) {
		this.#text = text;
		this.#length = text.length;
	}

	open(kind: number, start: number, field: Field = ''): number {
		const node = this.#kind.length;
		this.#kind.push(kind);
		this.#field.push(FIELD_NAMES.indexOf(field));
		const from = Math.min(start, this.#length);
		this.#start.push(from);
		this.#end.push(from);
		this.#parent.push(this.#open);
		this.#after.push(node + 1);
		this.#flags.push(kind === K.comment ? NodeFlag.named | NodeFlag.extra : NodeFlag.named);
		this.#open = node;
		return node;
	}

	close(end: number): void {
		const node = this.#open;
		const kind = this.#kind[node];
		const written = Math.min(end, this.#length);
		if (kind === K.comment) this.#comments.push(this.#start[node], written);
		const isWhole = kind === K.comment || kind === K.script;
		this.#end[node] = Math.max(isWhole ? written : this.#trimmed(written), this.#start[node]);
		this.#after[node] = this.#kind.length;
		this.#open = this.#parent[node];
		const { hasError } = NodeFlag;
		if (this.#open !== -1) this.#flags[this.#open] |= this.#flags[node] & hasError;
	}

	/** Without the white space and the comments before `end`, which follow what the node holds. */
	#trimmed(end: number): number {
		let at = end;
		for (let last = this.#comments.length - 1; ; ) {
			while (at > 0 && this.#text.charCodeAt(at - 1) <= 32) at--;
			while (last > 0 && this.#comments[last] > at) last -= 2;
			if (last < 1 || this.#comments[last] !== at) return at;
			at = this.#comments[last - 1];
		}
	}

	leaf(kind: number, start: number, end: number, field: Field = ''): void {
		this.open(kind, start, field);
		this.close(end);
	}

	error(start: number, end: number): void {
		const node = this.open(K.ERROR, start);
		this.#flags[node] |= NodeFlag.error | NodeFlag.hasError;
		this.close(end);
	}

	/** Takes back the node that was opened last, when nothing came of it. */
	cancel(): void {
		const node = this.#open;
		this.#open = this.#parent[node];
		for (const column of [
			this.#kind,
			this.#field,
			this.#start,
			this.#end,
			this.#parent,
			this.#after,
			this.#flags,
		]) {
			column.length = node;
		}
	}

	/** Of the node that is open. */
	set kind(kind: number) {
		this.#kind[this.#open] = kind;
	}

	finish(text: string): SyntaxTree {
		return {
			count: this.#kind.length,
			kind: Uint16Array.from(this.#kind),
			field: Uint8Array.from(this.#field),
			start: Int32Array.from(this.#start),
			end: Int32Array.from(this.#end),
			parent: Int32Array.from(this.#parent),
			after: Int32Array.from(this.#after),
			flags: Uint8Array.from(this.#flags),
			names: KIND_NAMES,
			namedKinds: NAMED_KINDS,
			fieldNames: FIELD_NAMES,
			text,
			truncated: false,
		};
	}
}
