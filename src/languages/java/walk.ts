import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { TreeWalk } from '../shared/walk.ts';
import { ImportedNames } from './imported-names.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';
import { ComposedTests } from './tests.ts';
import type { TypeFacts } from './type-facts.ts';

export class Walk extends TreeWalk<FieldName> {
	/** What was parsed is not what is written: see newer-syntax.ts. */
	readonly isReworded: boolean;
	/** The types whose bodies the walk is in, innermost last. */
	readonly types: TypeFacts[] = [];
	readonly imported = new ImportedNames();
	readonly composedTests = new ComposedTests();
	/** Values that `yield` gives to a `switch`, by its node, with the nodes that give them. */
	readonly switchValues = new Map<number, { node: number; value: number }[]>();
	/** The `switch`es around, innermost last. */
	readonly switches: number[] = [];
	/** The type last begun, in a file with syntax errors. */
	recentType: TypeFacts | null = null;
	/** The field declaration whose chunk is open, for the names in its type; else -1. */
	openField = -1;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
		this.isReworded = tree.text !== out.text;
	}
}
