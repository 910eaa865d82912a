import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { TreePass } from '../shared/tree-pass.ts';
import type { Handler as PassHandler } from '../shared/tree-reader.ts';
import { Heredocs } from './heredocs.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

export type Handler = PassHandler<Walk>;

/** How a name counts, when it is not simply read. */
export const Role = {
	read: 0,
	/** Not an occurrence of anything: the name of a definition, a parameter, a keyword. */
	none: 1,
	/** A target: binds the name where it is new, else writes it. */
	target: 2,
	/** A target that turned out to bind: its binding is made when the value is known. */
	binds: 3,
	readwrite: 4,
	/** Already told by the node around it. */
	told: 5,
} as const;

/** The body of a class or module that the walk is in. */
export interface Body {
	/** With the names around it. */
	qualified: string;
	name: string;
	chunk: number;
	/** Bits of `ChunkFlag` that a bare `private` or `protected` gives to what follows. */
	visibility: number;
	/** After a bare `module_function`, and in `class << self`. */
	isStatic: boolean;
	/** Visibility that is given by name: `private :x`. */
	named: ReadonlyMap<string, number>;
	/** Its `test_*` methods and `test '…'` blocks are run. */
	isTestCase: boolean;
	/** The node that holds its statements. */
	node: number;
}

/** What has names and jumps of its own. */
export const CHUNKS: ReadonlySet<number> = new Set([
	Kind.class,
	Kind.module,
	Kind.singleton_class,
	Kind.method,
	Kind.singleton_method,
	Kind.block,
	Kind.do_block,
	Kind.lambda,
]);

export class Walk extends TreePass<FieldName> {
	/** Innermost last. */
	readonly bodies: Body[] = [];
	/** What a block is, other than an anonymous function: set before the walk comes to it. */
	readonly blockForms = new Map<number, (block: number) => void>();
	/** Blocks that a test framework runs as a case. */
	readonly testBlocks = new Set<number>();
	/** How many `describe`s are around. */
	describing = 0;
	/** Where definitions begin that were found in strings. */
	readonly lost = new Set<number>();
	/** The class last begun in a broken file, and how far it was indented. */
	recentClass: { qualified: string; column: number } | null = null;

	/** Methods of this file that have the name of one that never comes back, as `fail`. */
	readonly ownExits = new Set<string>();
	/** Bodies with a `retry`. */
	readonly retried = new Set<number>();
	/** The values of logical expressions. */
	readonly logical = new Map<number, number>();
	readonly heredocs: Heredocs;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
		this.heredocs = new Heredocs(this);
	}

	/** What opens no chunk is left behind the here-documents in it, so that these are walked before. */
	protected override leaveBefore(node: number, around: number): number {
		const { after } = this.tree;
		const body = this.heredocs.behind(this, node);
		const isChunk = CHUNKS.has(this.kind(node)) || (this.made[node] !== -1 && this.scopes.length === 1);
		return body === -1 || isChunk ? after[node] : Math.min(after[body], around);
	}

	get body(): Body | null {
		return this.bodies.length === 0 ? null : this.bodies[this.bodies.length - 1];
	}

	/** The scope of a class's or the module's own names, around methods and blocks. */
	get memberScope() {
		let at = this.scopes.length - 1;
		while (at > 0 && this.scopes[at].kind === 'function') at--;
		return this.scopes[at];
	}

	/** Inside a method's body, perhaps in blocks there: what is called is not said of the class. */
	get isInMethod(): boolean {
		let at = this.scopes.length - 1;
		while (at > 0 && this.scopes[at].kind === 'function' && !this.scopes[at].isClosed) at--;
		return this.scopes[at].kind === 'function';
	}
}
