import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { TreePass } from '../shared/tree-pass.ts';
import { hasTests } from './bats.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

export { Role } from '../shared/tree-reader.ts';

export class Walk extends TreePass<FieldName> {
	/** A file of test cases: `run f` calls `f`. */
	readonly isBats: boolean;
	/** Chunks of functions at the top level, by name: `export -f` comes after them. */
	readonly functions = new Map<string, number>();
	/** Where functions begin that were found in the text of a syntax error. */
	readonly lost = new Set<number>();
	/** By statement with redirections, the commands that are recorded when it is left. */
	readonly redirected = new Map<number, number[]>();
	/** Shells of their own that something in them leaves. */
	readonly left = new Set<number>();
	/** Arrays that are declared to have texts for keys. */
	readonly maps = new Set<string>();
	/** Assignments that make their name. */
	readonly bound = new Set<number>();

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
		this.isBats = out.path?.endsWith('.bats') === true || hasTests(out.text);
	}

	get isTop(): boolean {
		return this.scopes.length === 1;
	}
}
