import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { type KindSpec, nextSibling } from '../../model/syntax-walk.ts';
import { fitChunk } from './fit-chunk.ts';
import { type HandlerTable, qualify, TreeReader } from './tree-reader.ts';

/*
 * What packs share: one walk over a tree in source order, and the records that look alike in most
 * languages. A pack extends `TreeWalk` by what it has to remember.
 */

export { Role } from './tree-reader.ts';

/** Bits beside the role. */
const Mark = {
	/** Something is to be done when the walk comes to it. */
	arrival: 16,
	/** The branch of a structure: what is inside costs more to follow. */
	nested: 64,
	/** Not to be looked at, nor what is below it. */
	passed: 128,
} as const;
const ROLE_BITS = 15;

/** What happens when a node is left, other than its handler. */
const Leaving = { unnest: 1, close: 2, closeScope: 3 } as const;

const NEVER = 0x7fffffff;
/** An open chunk. */
interface Frame {
	/** Its name with those around it, '' for the module. */
	qualified: string;
	/** The field whose initialiser is being walked: classes and lambdas in it go by its name. */
	member: string | null;
	start: number;
	end: number;
}

/**
 * One pass over a tree in source order. `enter` handlers run when the walk comes to a node, `leave`
 * handlers after the last node below it, for the nodes that asked with `leaveLater`. There is no
 * recursion: nesting lives in the list of nodes still to be left.
 */
export class TreeWalk<Field extends string = string> extends TreeReader<Field> {
	/** A segment's is not the first of its file. */
	readonly moduleScope: number;
	/** The last logical operator of the expression around: see complexity.ts. */
	lastLogical = 0;
	/** Where the walk goes on; a handler moves it to skip what is below its node. */
	next = 0;
	readonly #arrivals = new Map<number, (() => void)[]>();
	readonly #frames: Frame[] = [{ qualified: '', member: null, start: -1, end: NEVER }];
	/** What is to be done when nodes are left, innermost last: four times a node, and a `Leaving`. */
	readonly #toLeave: number[] = [];
	#leaveAt = NEVER;

	constructor(tree: SyntaxTree, out: Recorder, kinds: KindSpec, fields: readonly Field[]) {
		super(tree, out, kinds, fields);
		this.moduleScope = out.currentScope;
	}

	role(node: number): number {
		return this.roles[node] & ROLE_BITS;
	}

	setRole(node: number, role: number): void {
		if (node !== -1) this.roles[node] = (this.roles[node] & ~ROLE_BITS) | role;
	}

	/** A node that recovery from a syntax error made up. */
	isEmpty(node: number): boolean {
		return node === -1 || this.tree.start[node] === this.tree.end[node];
	}

	/** The name that a token spells; a language may allow marks around it. */
	nameOf(token: number): string {
		return this.textOf(token);
	}

	/** The `leave` handler of `node` shall run. */
	leaveLater(node: number): void {
		this.#later(node, 0);
	}

	/** The chunk and the scope opened last shall be closed with `node`, before it is left itself. */
	closeLater(node: number): void {
		this.#later(node, Leaving.close);
	}

	/** The scope opened last shall be closed with `node`. */
	closeScopeLater(node: number): void {
		this.#later(node, Leaving.closeScope);
	}

	/** What is below `node`, which the walk has not come to yet, costs more to follow. */
	nest(node: number): void {
		if (node !== -1) this.roles[node] |= Mark.nested;
	}

	/** The walk shall go on after `node`, which it has not come to yet. */
	passOver(node: number): void {
		this.roles[node] |= Mark.passed;
	}

	/** `then` is done when the walk comes to `node`, before the node's own handler. */
	arriveAt(node: number, then: () => void): void {
		this.roles[node] |= Mark.arrival;
		const waiting = this.#arrivals.get(node);
		if (waiting === undefined) this.#arrivals.set(node, [then]);
		else waiting.push(then);
	}

	openChunk(spec: ChunkSpec): number {
		const around = this.#frames[this.#frames.length - 1];
		let outer = around.qualified;
		if (spec.container !== undefined && spec.container !== null) outer = spec.container;
		else if (around.member !== null) {
			outer = qualify(outer, around.member);
			spec.container = outer;
		}
		fitChunk(spec, around.start, around.end);
		this.#frames.push({
			qualified: qualify(outer, spec.name),
			member: null,
			start: spec.start,
			end: spec.end,
		});
		return this.out.openChunk(spec);
	}

	/** Where the chunk ends that the walk is in. */
	get chunkEnd(): number {
		return this.#frames[this.#frames.length - 1].end;
	}

	closeChunk(): void {
		this.#frames.pop();
		this.out.closeChunk();
	}

	/** The name of the chunk that is open, with those around it. */
	get qualified(): string {
		return this.#frames[this.#frames.length - 1].qualified;
	}

	/** Names the field whose initialiser follows; null after it. */
	set initialising(member: string | null) {
		this.#frames[this.#frames.length - 1].member = member;
	}

	run<W extends TreeWalk<Field>>(this: W, enter: HandlerTable<W>, leave: HandlerTable<W>): void {
		const { count, kind, after } = this.tree;
		const { kinds, roles: marks } = this;
		for (let node = 0; ; node = this.next) {
			while (node >= this.#leaveAt) this.#leave(leave);
			if (node >= count) break;
			if (marks[node] > ROLE_BITS) {
				if ((marks[node] & Mark.arrival) !== 0) this.#arrive(node);
				if ((marks[node] & Mark.passed) !== 0) {
					this.next = after[node];
					continue;
				}
				if ((marks[node] & Mark.nested) !== 0) {
					this.out.nest();
					this.#toLeave.push(node * 4 + Leaving.unnest);
					this.#leaveAt = after[node];
				}
			}
			this.next = node + 1;
			const handler = enter[kinds[kind[node]]];
			if (handler !== undefined) handler(this, node);
		}
	}

	#arrive(node: number): void {
		for (const then of this.#arrivals.get(node) ?? []) then();
		this.#arrivals.delete(node);
	}

	#later(node: number, what: number): void {
		this.#toLeave.push(node * 4 + what);
		this.#leaveAt = this.tree.after[node];
	}

	#leave<W extends TreeWalk<Field>>(this: W, leave: HandlerTable<W>): void {
		const open = this.#toLeave;
		const left = open.pop()!;
		if (open.length === 0) this.#leaveAt = NEVER;
		else this.#leaveAt = this.tree.after[open[open.length - 1] >> 2];
		const node = left >> 2;
		switch (left & 3) {
			case Leaving.unnest:
				this.out.unnest();
				break;
			case Leaving.close:
				this.out.closeScope();
				this.closeChunk();
				break;
			case Leaving.closeScope:
				this.out.closeScope();
				break;
			default:
				leave[this.kinds[this.tree.kind[node]]]!(this, node);
		}
	}
}

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: TreeWalk, start: number, end: number, limit: number): string {
	return walk.clip(start, end, limit);
}

/** A node as written, bounded. */
export function clippedText(walk: TreeWalk, node: number, limit = 400): string {
	return node === -1 ? '' : clipped(walk, walk.tree.start[node], walk.tree.end[node], limit);
}

/** The next sibling that is no comment, be it a rule of the grammar or a token; -1 for none. */
export function nextWritten({ tree }: TreeWalk, node: number): number {
	if (node === -1) return -1;
	let next = nextSibling(tree, node);
	while (next !== -1 && (tree.flags[next] & NodeFlag.extra) !== 0) next = nextSibling(tree, next);
	return next;
}
