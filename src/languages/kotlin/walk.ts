import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { Layout } from '../shared/layout.ts';
import { TreeWalk } from '../shared/walk.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

/** What the members of a type need to know about it. */
export interface TypeFacts {
	/** '' for an anonymous object, or when a syntax error took it. */
	name: string;
	kind: 'class' | 'interface' | 'enum' | 'object';
	/** Index of its chunk. */
	chunk: number;
	/** Whether other modules see it. */
	isExported: boolean;
}

export class Walk extends TreeWalk<FieldName> {
	/** The types whose bodies the walk is in, innermost last. */
	readonly types: TypeFacts[] = [];
	readonly layout = new Layout();
	/** By property declaration, what is to be done when it ends. */
	readonly finishings = new Map<number, () => void>();
	/** By the list of an entry of an enum, what is to be done behind it. */
	readonly afterArguments = new Map<number, () => void>();
	/** Positions of the parameters of the class in hand that are properties, by node. */
	readonly parameterIndices = new Map<number, number>();
	/** A segment's is not the first of its file. */
	readonly moduleChunk: number;
	/** The file has specifications of Kotest: see tests.ts. */
	hasSpecs = false;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
		this.moduleChunk = out.currentChunk;
	}

	get owner(): TypeFacts | undefined {
		return this.types[this.types.length - 1];
	}

	/** The type that a declaration is a member of; a statement of an initialiser is none. */
	memberAt(node: number): TypeFacts | undefined {
		const { owner } = this;
		if (owner === undefined || owner.chunk !== this.out.currentChunk) return undefined;
		return this.kind(this.tree.parent[node]) === Kind.statements ? undefined : owner;
	}

	/** Whether a declaration is a name of the file. */
	isOutside(node: number): boolean {
		if (this.out.currentChunk !== this.moduleChunk) return false;
		return this.kind(this.tree.parent[node]) !== Kind.statements;
	}

	/** A name without the backquotes that let it be anything. */
	override nameOf(node: number): string {
		const text = this.textOf(node);
		return text.startsWith('`') ? text.replaceAll('`', '') : text;
	}

	isComment(node: number): boolean {
		const kind = this.kind(node);
		return kind === Kind.line_comment || kind === Kind.multiline_comment;
	}
}
