import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import type { LooseOperand } from './postfix.ts';

/** An object in the shape of TS-ESTree; `start` and `end` are UTF-16 offsets. */
export interface EstreeNode {
	type: string;
	start: number;
	end: number;
	[property: string]: unknown;
}

/** Makes the object of one node, whose descendants have all been made. */
export type Convert = (reader: TreeReader, node: number) => EstreeNode | null;

/** Named nodes to convert by kind; a kind that is not listed has no object of its own. */
export type Converters = Readonly<Record<string, Convert>>;

/** A comment, an error or another thing that stands between the children a rule names. */
const BESIDE = NodeFlag.extra | NodeFlag.error;

/**
 * A tree being converted from its end to its beginning, which is bottom-up without recursion: in
 * pre-order every descendant has a larger number than its ancestors.
 */
export class TreeReader {
	readonly tree: SyntaxTree;
	readonly made: (EstreeNode | null)[];
	/** 1 for an operand of an optional chain that its parent may continue. */
	readonly chained: Uint8Array;
	/** Ends of nodes, without the comments that the grammar counts in. */
	readonly end: Int32Array;
	/** Operators that were moved: see `applyPostfix`. */
	readonly loose = new Map<number, LooseOperand>();
	/** What was found inside errors, by the list it belongs to. */
	readonly rescued = new Map<number, EstreeNode[]>();
	private readonly fieldIds: ReadonlyMap<string, number>;

	constructor(tree: SyntaxTree) {
		this.tree = tree;
		this.made = new Array(tree.count).fill(null);
		this.chained = new Uint8Array(tree.count);
		this.end = endsWithoutComments(tree);
		this.fieldIds = new Map(tree.fieldNames.map((name, id) => [name, id]));
	}

	kind(node: number): string {
		return node === -1 ? '' : this.tree.names[this.tree.kind[node]];
	}

	text(node: number): string {
		return node === -1 ? '' : this.tree.text.slice(this.tree.start[node], this.tree.end[node]);
	}

	isNamed(node: number): boolean {
		return (this.tree.flags[node] & NodeFlag.named) !== 0;
	}

	/** All children, tokens and comments too. */
	children(node: number): number[] {
		const { after } = this.tree;
		const children: number[] = [];
		for (let child = node + 1; child < after[node]; child = after[child]) children.push(child);
		return children;
	}

	/** Children that are rules of the grammar, without comments and errors. */
	named(node: number): number[] {
		const { after, flags } = this.tree;
		const children: number[] = [];
		for (let child = node + 1; child < after[node]; child = after[child]) {
			if ((flags[child] & (NodeFlag.named | BESIDE)) === NodeFlag.named) children.push(child);
		}
		return children;
	}

	firstNamed(node: number): number {
		const { after, flags } = this.tree;
		for (let child = node + 1; node !== -1 && child < after[node]; child = after[child]) {
			if ((flags[child] & (NodeFlag.named | BESIDE)) === NodeFlag.named) return child;
		}
		return -1;
	}

	/** The first child with the field; -1 when there is none. */
	field(node: number, name: string): number {
		const id = this.fieldIds.get(name);
		if (id === undefined || node === -1) return -1;
		const { after, field, flags } = this.tree;
		for (let child = node + 1; child < after[node]; child = after[child]) {
			if (field[child] === id && (flags[child] & BESIDE) === 0) return child;
		}
		return -1;
	}

	fields(node: number, name: string): number[] {
		const id = this.fieldIds.get(name);
		return this.children(node).filter(
			(child) => this.tree.field[child] === id && (this.tree.flags[child] & BESIDE) === 0,
		);
	}

	/** The first child of one of the kinds; a keyword is a kind too. */
	child(node: number, ...kinds: string[]): number {
		const { after } = this.tree;
		for (let child = node + 1; node !== -1 && child < after[node]; child = after[child]) {
			if (kinds.includes(this.kind(child))) return child;
		}
		return -1;
	}

	has(node: number, token: string): boolean {
		return this.child(node, token) !== -1;
	}

	/** The object of a node that ends an optional chain, if it is in one. */
	use(node: number): EstreeNode | null {
		const made = this.raw(node);
		if (made === null || this.chained[node] === 0) return made;
		return { type: 'ChainExpression', start: made.start, end: made.end, expression: made };
	}

	/** The object of a node that its parent may continue as an optional chain. */
	raw(node: number): EstreeNode | null {
		return node === -1 ? null : this.made[node];
	}

	useField(node: number, name: string): EstreeNode | null {
		return this.use(this.field(node, name));
	}

	/** As `useField`, with an empty name standing where the source has nothing. */
	need(node: number, name: string): EstreeNode {
		return this.useField(node, name) ?? this.nothing(node);
	}

	nothing(node: number): EstreeNode {
		const at = this.end[node];
		return identifier('', at, at);
	}

	useAll(nodes: readonly number[]): EstreeNode[] {
		const made: EstreeNode[] = [];
		for (const node of nodes) {
			const object = this.use(node);
			if (object !== null) made.push(object);
		}
		return made;
	}

	make(node: number, type: string, properties: Record<string, unknown>): EstreeNode {
		return { type, start: this.tree.start[node], end: this.end[node], ...properties };
	}

	name(node: number): EstreeNode {
		return identifier(this.text(node), this.tree.start[node], this.tree.end[node]);
	}
}

export function identifier(name: string, start: number, end: number): EstreeNode {
	return { type: 'Identifier', start, end, decorators: [], name, optional: false, typeAnnotation: null };
}

/** A statement that ends with its line has the comments behind it as its last children. */
function endsWithoutComments(tree: SyntaxTree): Int32Array {
	const { count, parent, flags, end } = tree;
	const ends = end.slice(0, count);
	const last = new Int32Array(count).fill(-1);
	const lastSyntax = new Int32Array(count).fill(-1);
	for (let node = 1; node < count; node++) {
		last[parent[node]] = node;
		if ((flags[node] & NodeFlag.extra) === 0) lastSyntax[parent[node]] = node;
	}
	for (let node = count - 1; node >= 0; node--) {
		const ending = lastSyntax[node];
		if (ending !== -1 && end[last[node]] === end[node]) ends[node] = Math.min(ends[node], ends[ending]);
	}
	return ends;
}
