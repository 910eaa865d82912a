import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { type HandlerTable, TreeReader } from '../shared/tree-reader.ts';
import type { Anchors } from './anchors.ts';
import type { Closure } from './captures.ts';
import type { Scope } from './scopes.ts';
import { FIELDS, type FieldName, KINDS } from './syntax.ts';
import type { Repeated } from './variables.ts';

/** How a name counts when it is not simply read, or what else an ancestor said about a node. */
export const Role = {
	read: 0,
	/** Left of `:=`: binds the name where it is new in its block, else writes it. */
	target: 1,
	/** A target that binds: its binding is made when the value is known. */
	binds: 2,
	write: 3,
	readwrite: 4,
	called: 5,
	/** Not an occurrence of anything. */
	none: 6,
	/** An expression to the grammar, a type in truth. */
	type: 7,
	/** A type to the grammar, a value in truth. */
	value: 8,
	/** The key of a struct literal. */
	key: 9,
	/** A statement that opened a scope of its own. */
	scoped: 10,
	/** A statement that is open, and may define names in its head. */
	head: 11,
	/** A literal whose value is `made`, or its braces, of which before the type is. */
	evaluated: 13,
	/** A struct or interface type whose members are chunks. */
	members: 12,
	/** A call of the language's own `make`, or of its own `append`. */
	makes: 14,
	appends: 15,
} as const;

const NEVER = 0x7fffffff;
/** In the list of nodes to be left: a chunk and a scope that no node of the tree stands for. */
const LOST = -2;

/**
 * One pass over a tree in source order. `enter` handlers run when the walk comes to a node, `leave`
 * handlers after the last node below it, for the nodes that asked with `leaveLater`. There is no
 * recursion: nesting lives in the list of nodes still to be left.
 */
export class Walk extends TreeReader<FieldName> {
	/** Innermost last; the module's is first. */
	readonly scopes: Scope[] = [
		{ index: 0, kind: 'module', names: new Map(), results: [], isLoop: false, follows: false, end: NEVER },
	];
	/** Function literals that the walk is in, innermost last. */
	readonly closures: Closure[] = [];
	/** Types of this file that are maps, slices or arrays: the keys of their literals are values. */
	readonly containerTypes = new Set<string>();
	/** Chunks of the module's types, by name. */
	readonly typeChunks = new Map<string, number>();
	/** `var _ I = (*T)(nil)`: settled when all types are known. */
	readonly assertions: { type: string; interface: number }[] = [];
	/** The last constants with a value: what the next ones of their list repeat. */
	repeated: Repeated | null = null;
	/** Values of the elements of the literal that was left last. */
	elementValues: readonly number[] = [];
	/** Only in a file with syntax errors. */
	anchors: Anchors | null = null;
	/** Where the walk goes on; a handler moves it to skip what is below its node. */
	next = 0;
	readonly #enter: HandlerTable<Walk>;
	readonly #leave: HandlerTable<Walk>;
	readonly #toLeave: number[] = [];
	#leaveAt = NEVER;

	constructor(tree: SyntaxTree, out: Recorder, enter: HandlerTable<Walk>, leave: HandlerTable<Walk>) {
		super(tree, out, KINDS, FIELDS);
		this.#enter = enter;
		this.#leave = leave;
	}

	/** The `leave` handler of `node` shall run. */
	leaveLater(node: number): void {
		this.#toLeave.push(node);
		this.#leaveAt = this.tree.after[node];
	}

	/** A chunk and a scope were opened that end where `leaveAll` is called next, or with the file. */
	leaveLostLater(): void {
		this.#toLeave.push(LOST);
		this.#leaveAt = NEVER;
	}

	/** Leaves everything that is open, as if it ended here. */
	leaveAll(): void {
		while (this.#toLeave.length > 0) this.#leaveLast();
	}

	/** `arrive` is told the positions of the anchors as the walk comes to them. */
	run(arrive: (walk: Walk, anchor: number) => void): void {
		const { count, kind } = this.tree;
		const { kinds } = this;
		const enter = this.#enter;
		for (let node = 0; node < count; node = this.next) {
			while (node >= this.#leaveAt) this.#leaveLast();
			this.next = node + 1;
			if (this.anchors !== null && this.#passAnchor(node, arrive)) continue;
			const handler = enter[kinds[kind[node]]];
			if (handler !== undefined) handler(this, node);
		}
		this.leaveAll();
	}

	/** True when the walk shall go on elsewhere. */
	#passAnchor(node: number, arrive: (walk: Walk, anchor: number) => void): boolean {
		const anchors = this.anchors!;
		while (anchors.nodes[anchors.next] < node) anchors.next++;
		if (anchors.nodes[anchors.next] !== node) return false;
		arrive(this, anchors.next++);
		return this.next !== node + 1;
	}

	#leaveLast(): void {
		const open = this.#toLeave;
		const left = open.pop()!;
		const last = open.length === 0 ? LOST : open[open.length - 1];
		this.#leaveAt = last === LOST ? NEVER : this.tree.after[last];
		if (left === LOST) {
			this.scopes.pop();
			this.out.closeScope();
			this.out.closeChunk();
		} else this.#leave[this.kinds[this.tree.kind[left]]]!(this, left);
	}
}
