import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { fieldIds, type KindSpec, kindTable, nextSibling } from '../../model/syntax-walk.ts';

/*
 * What packs share: one walk over a tree in source order, and the records that look alike in most
 * languages. A pack extends `TreeWalk` by what it has to remember.
 */

/** What a handler of the walk gets: the walk and the node it has come to. */
export type Handler<W> = (walk: W, node: number) => void;
export type HandlerTable<W> = readonly (Handler<W> | undefined)[];

/** How a name counts, when it is not simply read. Set on the way down, by an ancestor. */
export const Role = {
	read: 0,
	/** Not an occurrence of anything: the name of a definition, a label, what a syntax error left over. */
	none: 1,
	write: 2,
	readwrite: 3,
	type: 4,
	called: 5,
	/** The `b` of `a.b`, where the tree does not say so. */
	member: 6,
} as const;

/** Bits beside the role. */
const Mark = {
	/** Something is to be done when the walk comes to it. */
	arrival: 16,
	/** The branch of a structure: what is inside costs more to follow. */
	nested: 64,
} as const;
const ROLE_BITS = 15;

/** What happens when a node is left, other than its handler. */
const Leaving = { unnest: 1, close: 2, closeScope: 3 } as const;

const NEVER = 0x7fffffff;
/** As the recorder has it: names of containers beyond this length are not extended. */
const MAX_QUALIFIED = 500;

/** By node, for the file in hand; one set a process, grown to the largest tree seen. */
let roles = new Uint8Array(0);
let made = new Int32Array(0);
/** Texts of nodes met lately; a power of two of them. */
const RECENT = 512;
const recentNodes = new Int32Array(RECENT);
const recentTexts: string[] = Array(RECENT).fill('');

/** An open chunk. */
interface Frame {
	/** Its name with those around it, '' for the module. */
	qualified: string;
	/** The field whose initialiser is being walked: classes and lambdas in it go by its name. */
	member: string | null;
}

/**
 * One pass over a tree in source order. `enter` handlers run when the walk comes to a node, `leave`
 * handlers after the last node below it, for the nodes that asked with `leaveLater`. There is no
 * recursion: nesting lives in the list of nodes still to be left.
 */
export class TreeWalk<Field extends string = string> {
	readonly tree: SyntaxTree;
	readonly out: Recorder;
	/** A segment's is not the first of its file. */
	readonly moduleScope: number;
	/** As written; a pack may have parsed other words. */
	readonly text: string;
	/** From the grammar's kind id to the pack's number. */
	readonly kinds: Uint8Array;
	readonly fields: Readonly<Record<Field, number>>;
	/** By node, a `Role` and bits of `Mark`. */
	readonly roles: Uint8Array;
	/** What a node turned out to be: the index of its call, chunk or scope; -1 until then. */
	readonly made: Int32Array;
	/** The last logical operator of the expression around: see complexity.ts. */
	lastLogical = 0;
	/** Where the walk goes on; a handler moves it to skip what is below its node. */
	next = 0;
	readonly #arrivals = new Map<number, (() => void)[]>();
	readonly #frames: Frame[] = [{ qualified: '', member: null }];
	/** What is to be done when nodes are left, innermost last: four times a node, and a `Leaving`. */
	readonly #toLeave: number[] = [];
	#leaveAt = NEVER;

	constructor(tree: SyntaxTree, out: Recorder, kinds: KindSpec, fields: readonly Field[]) {
		if (roles.length < tree.count) {
			roles = new Uint8Array(tree.count * 2);
			made = new Int32Array(tree.count * 2);
		}
		roles.fill(0, 0, tree.count);
		made.fill(-1, 0, tree.count);
		recentNodes.fill(-1);
		this.tree = tree;
		this.out = out;
		this.moduleScope = out.currentScope;
		this.text = out.text;
		this.kinds = kindTable(tree, kinds);
		this.fields = fieldIds(tree, fields);
		this.roles = roles;
		this.made = made;
	}

	kind(node: number): number {
		return node === -1 ? 0 : this.kinds[this.tree.kind[node]];
	}

	/** A name is told several times, as a reference, a call and a value: the same string is hashed once. */
	textOf(node: number): string {
		if (node === -1) return '';
		const at = node & (RECENT - 1);
		if (recentNodes[at] === node) return recentTexts[at];
		const text = this.text.slice(this.tree.start[node], this.tree.end[node]);
		recentNodes[at] = node;
		recentTexts[at] = text;
		return text;
	}

	role(node: number): number {
		return this.roles[node] & ROLE_BITS;
	}

	setRole(node: number, role: number): void {
		if (node !== -1) this.roles[node] = (this.roles[node] & ~ROLE_BITS) | role;
	}

	/** A syntax error is at or below the node. */
	isBroken(node: number): boolean {
		return (this.tree.flags[node] & NodeFlag.hasError) !== 0;
	}

	/** A node that recovery from a syntax error made up. */
	isEmpty(node: number): boolean {
		return node === -1 || this.tree.start[node] === this.tree.end[node];
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
			outer = join(outer, around.member);
			spec.container = outer;
		}
		this.#frames.push({ qualified: spec.name === null ? outer : join(outer, spec.name), member: null });
		return this.out.openChunk(spec);
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

function join(outer: string, name: string): string {
	if (outer === '') return name;
	return outer.length > MAX_QUALIFIED ? outer : `${outer}.${name}`;
}

/** The handler of nodes that are only left. */
export function leaveLater(walk: TreeWalk, node: number): void {
	walk.leaveLater(node);
}

/** Handlers by the pack's numbers of kinds. */
export function handlerTable<W>(handlers: Readonly<Record<number, Handler<W>>>): HandlerTable<W> {
	return Array.from({ length: 256 }, (_, kind) => handlers[kind]);
}

/** The outermost errors: what is wrong inside one adds nothing, unless the whole file is one. */
export function recordErrors({ tree, out }: TreeWalk): void {
	for (let node = 0; node < tree.count; ) {
		const isError = (tree.flags[node] & (NodeFlag.error | NodeFlag.missing)) !== 0;
		if (isError) out.syntaxError(tree.start[node], tree.end[node]);
		node = isError && node > 0 ? tree.after[node] : node + 1;
	}
}

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: TreeWalk, start: number, end: number, limit: number): string {
	if (end - start <= limit) return walk.text.slice(start, end);
	return `${walk.text.slice(start, start + limit - 1)}…`;
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
