import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { Layout } from '../shared/layout.ts';
import { TreeWalk } from '../shared/walk.ts';
import type { Written } from './params.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

/** What the members of a type need to know about it. */
export interface TypeFacts {
	/** '' when a syntax error took it. */
	name: string;
	kind: 'class' | 'struct' | 'interface' | 'record' | 'enum' | 'extension';
	/** Index of its chunk. */
	chunk: number;
	/** The list of the parameters of its primary constructor, or -1; and those of a record. */
	parameters: number;
	components: readonly Written[];
	/** How many of them have been met. */
	componentCount: number;
}

export class Walk extends TreeWalk<FieldName> {
	/** The types whose bodies the walk is in, innermost last. */
	readonly types: TypeFacts[] = [];
	readonly layout = new Layout();
	/** The field declaration whose chunk is open, for the names in its type; else -1. */
	openField = -1;
	/** Nodes whose branches are told with those of an expression around them. */
	readonly reread = new Set<number>();

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
	}

	get owner(): TypeFacts | undefined {
		return this.types[this.types.length - 1];
	}
}
