import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { TreePass } from '../shared/tree-pass.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

const MAX_SIGNATURE = 2000;

export { Role } from '../shared/tree-reader.ts';

/** The contract, interface or library that the walk is in. */
export interface Owner {
	kind: 'contract' | 'interface' | 'library';
	name: string;
	/** With the names around it. */
	qualified: string;
	chunk: number;
	/** The last names of what it inherits from. */
	bases: ReadonlySet<string>;
	/** Test runners look into it. */
	isTestSuite: boolean;
	/** How far its header is indented, in a broken file. */
	column: number;
}

export class Walk extends TreePass<FieldName> {
	/** Innermost last; more than one only after a syntax error. */
	readonly owners: Owner[] = [];
	/** The one last begun in a broken file: what is indented further may belong to it. */
	recentOwner: Owner | null = null;

	/** The assembly that the walk is in, or was in last. */
	assembly = 0;
	/** Names of functions of this file: `require` may be one of them. */
	readonly declared = new Set<string>();
	/** What was put right before parsing: [start, end) of each place. */
	readonly #mended: readonly (readonly [start: number, end: number])[];

	constructor(tree: SyntaxTree, out: Recorder, mended: readonly (readonly [number, number])[]) {
		super(tree, out, Kind, FIELDS);
		this.#mended = mended;
	}

	override isBroken(node: number): boolean {
		if (super.isBroken(node)) return true;
		const { start, end } = this.tree;
		return this.#mended.some((place) => place[0] < end[node] && place[1] > start[node]);
	}

	get owner(): Owner | null {
		return this.owners.length === 0 ? null : this.owners[this.owners.length - 1];
	}

	/** A node that recovery from a syntax error made up, or none at all. */
	isEmpty(node: number): boolean {
		return node === -1 || this.tree.start[node] === this.tree.end[node];
	}

	/** What an expression is without the nodes that only wrap it. */
	bare(node: number): number {
		let at = node;
		for (;;) {
			const kind = this.kind(at);
			if (kind !== Kind.expression && kind !== Kind.parenthesized_expression) return at;
			at = firstNamedChild(this.tree, at);
		}
	}

	/** The header that ends before `end`, without white space and semicolons. */
	header(node: number, end: number): string {
		const { text } = this;
		const start = this.tree.start[node];
		let last = end;
		while (last > start && (text.charCodeAt(last - 1) <= 32 || text[last - 1] === ';')) last--;
		return this.clip(start, last, MAX_SIGNATURE);
	}
}
