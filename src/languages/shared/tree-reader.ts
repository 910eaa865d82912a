import { ChunkFlag } from '../../model/chunk.ts';
import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { fieldIds, type KindSpec, kindTable } from '../../model/syntax-walk.ts';

/** How a name counts, when it is not simply read. Set on the way down, by an ancestor. */
export const Role = {
	read: 0,
	/** Not an occurrence of anything: the name of a definition, a label, what a node around it tells. */
	none: 1,
	write: 2,
	readwrite: 3,
	type: 4,
	called: 5,
	/** The `b` of `a.b`, where the tree does not say so. */
	member: 6,
} as const;

/** What a handler gets: the walk and the node it has come to. */
export type Handler<Walk> = (walk: Walk, node: number) => void;
export type HandlerTable<Walk> = readonly (Handler<Walk> | undefined)[];

/** What a pack does at a node; `leave` is for nodes that asked with `leaveLater`, null for no `enter`. */
type HandlerRow<Walk> = readonly [enter: Handler<Walk> | null, leave?: Handler<Walk>];
/** By the names of the kinds that a row is for, with spaces between them. */
export type HandlerRows<Walk> = Readonly<Record<string, HandlerRow<Walk>>>;

/** The two tables of a walk. A later table replaces what an earlier one says about a kind. */
export function handlerTables<Walk>(
	kinds: KindSpec,
	...tables: HandlerRows<Walk>[]
): { enter: HandlerTable<Walk>; leave: HandlerTable<Walk> } {
	const enter: (Handler<Walk> | undefined)[] = Array(256).fill(undefined);
	const leave: (Handler<Walk> | undefined)[] = Array(256).fill(undefined);
	for (const rows of tables) {
		for (const [names, [entering, leaving]] of Object.entries(rows)) {
			for (const name of names.split(' ')) {
				const kind = kinds[name];
				if (kind === undefined) throw new Error(`the pack knows no kind ${name}`);
				if (entering !== null) enter[kind] = entering;
				if (leaving !== undefined) leave[kind] = leaving;
			}
		}
	}
	return { enter, leave };
}

/** The handler of nodes that are only left. */
export function leaveLater(walk: { leaveLater(node: number): void }, node: number): void {
	walk.leaveLater(node);
}

/** The handler of nodes of which nothing counts. */
export function skip(walk: { next: number; readonly tree: SyntaxTree }, node: number): void {
	walk.next = walk.tree.after[node];
}

/** By node, for the file in hand; one set a process, grown to the largest tree seen. */
let roles = new Uint8Array(0);
let made = new Int32Array(0);
/** Texts of nodes met lately; a power of two of them. */
const RECENT = 512;
const recentNodes = new Int32Array(RECENT);
const recentTexts: string[] = Array(RECENT).fill('');

/** A tree in the words of a pack, with a place for what the pack finds out about each node. One at a time. */
export class TreeReader<Field extends string = string> {
	readonly tree: SyntaxTree;
	readonly out: Recorder;
	/** As written; a pack may have parsed other words. */
	readonly text: string;
	/** From the grammar's kind id to the pack's number. */
	readonly kinds: Uint8Array;
	readonly fields: Readonly<Record<Field, number>>;
	/** By node, how it counts, as an ancestor decided on the way down; the bits are the walk's own. */
	readonly roles: Uint8Array;
	/** What a node turned out to be: the index of its call, chunk or scope; -1 until then. */
	readonly made: Int32Array;

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

	/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
	clip(start: number, end: number, limit: number): string {
		if (end - start <= limit) return this.text.slice(start, end);
		return `${this.text.slice(start, start + limit - 1)}…`;
	}

	/** A syntax error is at or below the node. */
	isBroken(node: number): boolean {
		return (this.tree.flags[node] & NodeFlag.hasError) !== 0;
	}

	/** The same as a bit of `ChunkFlag`. */
	brokenFlag(node: number): number {
		return this.isBroken(node) ? ChunkFlag.broken : 0;
	}

	/** Name and range of the chunk that `node` is; `nameNode` is read where `name` is given. */
	chunkAt(
		node: number,
		name: string | null = null,
		nameNode = -1,
	): Pick<ChunkSpec, 'name' | 'start' | 'end' | 'nameStart'> {
		const { start, end } = this.tree;
		return { name, start: start[node], end: end[node], nameStart: name === null ? -1 : start[nameNode] };
	}
}

/** As the recorder has it: names of containers beyond this length are not extended. */
const MAX_QUALIFIED = 500;

/** The name of what is inside `outer`; that of `outer` for what has none. */
export function qualify(outer: string, name: string | null): string {
	if (name === null || outer === '') return name ?? outer;
	return outer.length > MAX_QUALIFIED ? outer : `${outer}.${name}`;
}

/** The outermost errors: what is wrong inside one adds nothing, unless the whole file is one. */
export function recordErrors({ tree, out }: TreeReader): void {
	for (let node = 0; node < tree.count; ) {
		const isError = (tree.flags[node] & (NodeFlag.error | NodeFlag.missing)) !== 0;
		if (isError) out.syntaxError(tree.start[node], tree.end[node]);
		const isClean = (tree.flags[node] & NodeFlag.hasError) === 0;
		node = (isError && node > 0) || isClean ? tree.after[node] : node + 1;
	}
}
