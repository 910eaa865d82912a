import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { Layout } from '../shared/layout.ts';
import { TreeWalk } from '../shared/walk.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

/** What the members of a type need to know about it. */
export interface TypeFacts {
	name: string;
	kind: 'class' | 'mixin' | 'enum' | 'extension';
	/** Index of its chunk. */
	chunk: number;
}

export class Walk extends TreeWalk<FieldName> {
	/** The types whose bodies the walk is in, innermost last. */
	readonly types: TypeFacts[] = [];
	readonly layout = new Layout();
	/** By selector, the node that its chain begins with. */
	readonly chainStarts = new Map<number, number>();
	/** Functions that are given to `test` and `group` as test cases. */
	readonly testCases = new Set<number>();

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
	}

	get owner(): TypeFacts | undefined {
		return this.types[this.types.length - 1];
	}

	/** The type that a declaration written here is a member of. */
	get memberOf(): TypeFacts | undefined {
		const { owner } = this;
		return owner !== undefined && owner.chunk === this.out.currentChunk ? owner : undefined;
	}
}
