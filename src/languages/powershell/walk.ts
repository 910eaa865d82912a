import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { type PassScope, TreePass } from '../shared/tree-pass.ts';
import type { Handler as PassHandler } from '../shared/tree-reader.ts';
import { FIELD_NAMES, type Field, K } from './reading/kinds.ts';

export type Handler = PassHandler<Walk>;

/** How a name counts, when it is not simply read. */
export const Role = {
	read: 0,
	/** Not an occurrence of anything, or already told by the node around it. */
	none: 1,
	write: 2,
	readwrite: 3,
	called: 4,
} as const;

/** The class that the walk is in. */
interface Owner {
	name: string;
	chunk: number;
}

export class Walk extends TreePass<Field> {
	/** Innermost last. */
	readonly owners: Owner[] = [];
	/** Blocks that a test framework runs as a case. */
	readonly testBlocks = new Set<number>();
	/** By operand, the arguments in it that were recorded last: what is before them need not be looked at again. */
	readonly lastArguments = new Map<number, number>();
	/** How many groups of tests are around. */
	describing = 0;
	/** Whether the file says itself what it exports. */
	exportsByName = false;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, K, FIELD_NAMES);
	}

	get owner(): Owner | null {
		return this.owners.length === 0 ? null : this.owners[this.owners.length - 1];
	}

	/** The children of a kind, in order. */
	*childrenOf(node: number, kind: number): Generator<number> {
		if (node === -1) return;
		const { tree } = this;
		for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
			if (this.kind(child) === kind) yield child;
		}
	}

	childOf(node: number, kind: number): number {
		return childOfKind(this.tree, node, this.kinds, kind);
	}

	/** All children but comments and errors. */
	parts(node: number): number[] {
		const { tree } = this;
		const parts: number[] = [];
		if (node === -1) return parts;
		for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
			const kind = this.kind(child);
			if (kind !== K.comment && kind !== K.ERROR) parts.push(child);
		}
		return parts;
	}

	/** The only part of a node, or -1. */
	only(node: number): number {
		const parts = this.parts(node);
		return parts.length === 1 ? parts[0] : -1;
	}

	/** Upper and lower case are the same in a name: scopes are asked in lower case. */
	knows(scope: PassScope, name: string): boolean {
		return scope.names.has(name.toLowerCase());
	}

	learn(scope: PassScope, name: string): void {
		scope.names.add(name.toLowerCase());
	}
}
