import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { type PassScope, TreePass } from '../shared/tree-pass.ts';
import { FIELD_NAMES, type Field, K } from './reading/kinds.ts';

export { Role } from '../shared/tree-reader.ts';

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
