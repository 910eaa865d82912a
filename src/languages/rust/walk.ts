import type { Recorder } from '../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { TreePass } from '../shared/tree-pass.ts';
import type { Handler as HandlerOf } from '../shared/tree-reader.ts';
import { FIELDS, type FieldName, KINDS } from './kinds.ts';
import type { Bound } from './patterns.ts';

/** What runs when the walk comes to a node, or has passed the last one below it. */
export type Handler = HandlerOf<Walk>;

/** How a name counts, when it is not simply read. Set on the way down, by an ancestor. */
export const Role = {
	read: 0,
	called: 1,
	written: 2,
	readwrite: 3,
	/** Not an occurrence of anything: a name that is bound here. */
	silent: 4,
} as const;

const NONE: ReadonlySet<string> = new Set();

function definedIn(text: string): ReadonlySet<string> {
	const found = text.matchAll(/\bmacro_rules!\s{0,20}(\w{1,100})/g);
	return new Set(Array.from(found, ([, name]) => name));
}

export class Walk extends TreePass<FieldName> {
	/** Scopes that a `let` opened for what follows it: items of the block do not belong there. */
	readonly following = new Set<number>();
	/** Names of patterns that the walk is inside of, to be bound when their value is known. */
	readonly patterns: Bound[][] = [];
	/** First names of paths, with where they stand first; and names that are bound to what a path may begin with. */
	readonly heads = new Map<string, number>();
	readonly pathNames = new Set<string>();
	/** What macros stand for that the language brings, by their nodes: the text of `format!`, the list of `vec!`. */
	readonly macroValues = new Map<number, number>();
	/** What `break` gives to the loops and blocks that it ends. */
	readonly broken = new Map<number, number[]>();
	/** Attributes and doc comments right before the node `notesEnd`. */
	attributes: number[] = [];
	docs: number[] = [];
	notesEnd = -1;
	/** Inline modules around, as a path: `a::b::`; '' at the top of a file. */
	modulePath = '';
	/** All of them can be seen from outside. */
	isOffered = true;
	/** Something around is compiled only under a `#[cfg]`. */
	isConditional = false;
	/** Names before this node stand in the path of a type. */
	typeUntil = 0;
	#ownMacros: ReadonlySet<string> | null = null;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, KINDS, FIELDS);
	}

	/** Macros that the file defines: they may go by the name of one of the language. */
	get ownMacros(): ReadonlySet<string> {
		this.#ownMacros ??= this.text.includes('macro_rules!') ? definedIn(this.text) : NONE;
		return this.#ownMacros;
	}

	/** A rule of the grammar, and no comment. */
	isNamed(node: number): boolean {
		return (this.tree.flags[node] & (NodeFlag.named | NodeFlag.extra)) === NodeFlag.named;
	}

	/** Runs `action` with `subject` behind the last node below `node`, before what was asked for earlier. */
	atEnd(node: number, action: Handler, subject: number): void {
		this.afterwards(node, () => action(this, subject));
	}
}
