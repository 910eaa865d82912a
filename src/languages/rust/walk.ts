import type { Recorder } from '../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { fieldIds, kindTable } from '../../model/syntax-walk.ts';
import type { Bound } from './patterns.ts';
import type { Scope } from './scopes.ts';
import { FIELDS, type FieldName, KINDS } from './syntax.ts';

/** What runs when the walk comes to a node, or has passed the last one below it. */
export type Handler = (walk: Walk, node: number) => void;
export type HandlerTable = readonly (Handler | undefined)[];

/** How a name counts, when it is not simply read. Set on the way down, by an ancestor. */
export const Role = {
	read: 0,
	called: 1,
	written: 2,
	readwrite: 3,
	/** Not an occurrence of anything: a name that is bound here. */
	silent: 4,
} as const;

const NEVER = 0x7fffffff;

/** By node, for the file in hand; one set a process, grown to the largest tree seen. */
let roles = new Uint8Array(0);
let made = new Int32Array(0);

/**
 * One pass over a tree in source order. There is no recursion: what is to be done behind a node waits
 * in a stack, innermost last.
 */
export class Walk {
	readonly tree: SyntaxTree;
	readonly out: Recorder;
	/** As written: the tree may be of a text with newer words blanked. */
	readonly text: string;
	/** From the grammar's kind id to `Kind`. */
	readonly kinds: Uint8Array;
	readonly fields: Readonly<Record<FieldName, number>>;
	readonly roles: Uint8Array;
	/** What a node turned out to be: the index of its call, chunk, value or name; -1 until then. */
	readonly made: Int32Array;
	/** Innermost last; the module's is first. */
	readonly scopes: Scope[];
	/** Names of patterns that the walk is inside of, to be bound when their value is known. */
	readonly patterns: Bound[][] = [];
	readonly names: string[] = [];
	/** First names of paths, with where they stand first; and names that are bound to what a path may begin with. */
	readonly heads = new Map<string, number>();
	readonly pathNames = new Set<string>();
	/** Attributes and doc comments right before the node `notesEnd`. */
	attributes: number[] = [];
	docs: number[] = [];
	notesEnd = -1;
	/** Inline modules around, as a path: `a::b::`; '' at the top of a file. */
	modulePath = '';
	/** All of them can be seen from outside. */
	isOffered = true;
	/** Something around is compiled only under a `#[cfg]`. */
	isConditional = false;
	/** The real errors, in a file where the grammar takes something valid for one; else null. */
	errors: number[] | null = null;
	/** Names before this node stand in the path of a type. */
	typeUntil = 0;
	/** The last `&&` or `||` of the expression around: see complexity.ts. */
	lastLogical = 0;
	/** Where the walk goes on; a handler moves it to skip what is below its node. */
	next = 0;
	readonly #ends: number[] = [];
	readonly #actions: Handler[] = [];
	readonly #subjects: number[] = [];
	#nextEnd = NEVER;

	constructor(tree: SyntaxTree, out: Recorder) {
		if (roles.length < tree.count) {
			roles = new Uint8Array(tree.count * 2);
			made = new Int32Array(tree.count * 2);
		}
		roles.fill(0, 0, tree.count);
		made.fill(-1, 0, tree.count);
		this.tree = tree;
		this.out = out;
		this.text = out.text;
		this.kinds = kindTable(tree, KINDS);
		this.fields = fieldIds(tree, FIELDS);
		this.roles = roles;
		this.made = made;
		this.scopes = [{ index: 0, kind: 'module', names: null, follows: false }];
	}

	kind(node: number): number {
		return node === -1 ? 0 : this.kinds[this.tree.kind[node]];
	}

	/** A rule of the grammar, and no comment. */
	isNamed(node: number): boolean {
		return (this.tree.flags[node] & (NodeFlag.named | NodeFlag.extra)) === NodeFlag.named;
	}

	textOf(node: number): string {
		return node === -1 ? '' : this.text.slice(this.tree.start[node], this.tree.end[node]);
	}

	/**
	 * The text of a name token. A name is told several times, as a reference, a value and a callee: one
	 * string for all of them is hashed once.
	 */
	nameOf(node: number): string {
		if (node === -1) return '';
		const { made, names } = this;
		if (made[node] !== -1) return names[made[node]];
		const name = this.text.slice(this.tree.start[node], this.tree.end[node]);
		made[node] = names.length;
		names.push(name);
		return name;
	}

	/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
	clipped(start: number, end: number, limit: number): string {
		if (end - start <= limit) return this.text.slice(start, end);
		return `${this.text.slice(start, start + limit - 1)}…`;
	}

	/** A syntax error is at or below the node. */
	isBroken(node: number): boolean {
		const { tree, errors } = this;
		if ((tree.flags[node] & NodeFlag.hasError) === 0) return false;
		return errors === null || errors.some((error) => error >= node && error < tree.after[node]);
	}

	/**
	 * Runs `action` with `subject` behind the last node below `node`, before what was asked for earlier.
	 * Everything asked for and not yet done must end at the same place or later.
	 */
	atEnd(node: number, action: Handler, subject: number): void {
		this.#nextEnd = this.tree.after[node];
		this.#ends.push(this.#nextEnd);
		this.#actions.push(action);
		this.#subjects.push(subject);
	}

	run(enter: HandlerTable): void {
		const { count, kind } = this.tree;
		const { kinds } = this;
		for (let node = 0; ; node = this.next) {
			while (node >= this.#nextEnd) this.#leave();
			if (node >= count) break;
			this.next = node + 1;
			const handler = enter[kinds[kind[node]]];
			if (handler !== undefined) handler(this, node);
		}
	}

	#leave(): void {
		this.#ends.pop();
		const action = this.#actions.pop()!;
		const subject = this.#subjects.pop()!;
		this.#nextEnd = this.#ends.length === 0 ? NEVER : this.#ends[this.#ends.length - 1];
		action(this, subject);
	}
}
