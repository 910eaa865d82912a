import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { TreePass } from '../shared/tree-pass.ts';
import type { Handler as PassHandler } from '../shared/tree-reader.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

export type Handler = PassHandler<Walk>;

/** How a name counts, when its place does not say. */
export const Role = {
	read: 0,
	/** Not an occurrence of anything: the name of a definition, a keyword, what another node tells. */
	none: 1,
	/** A target: binds the variable where it is new, else writes it. */
	target: 2,
	/** A target that turned out to bind: its binding is made when the value is known. */
	binds: 3,
	readwrite: 4,
} as const;

/** The class, interface, trait or enum whose body the walk is in. */
export interface TypeFacts {
	name: string;
	qualified: string;
	chunk: number;
	isInterface: boolean;
	/** Its `test*` methods are run. */
	isTestCase: boolean;
	/** How far its line is indented, and those of its methods; -1 before the first. */
	column: number;
	memberColumn: number;
}

export class Walk extends TreePass<FieldName> {
	/** Innermost last. */
	readonly types: TypeFacts[] = [];
	/** Functions that a test framework runs as a case. */
	readonly testFunctions = new Set<number>();
	/** The property whose hooks these are, with the names around it, by the list of hooks. */
	readonly hookOwner = new Map<number, string>();

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
	}

	get type(): TypeFacts | null {
		return this.types.length === 0 ? null : this.types[this.types.length - 1];
	}

	/** Not inside a function: a script's own level, perhaps in a namespace with braces. */
	get isScriptLevel(): boolean {
		return this.scope.kind === 'module' || this.scope.kind === 'namespace';
	}
}
