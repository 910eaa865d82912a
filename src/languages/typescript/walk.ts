import type { Comment, Node } from 'oxc-parser';
import type { Recorder, RefKind } from '../../model/recorder.ts';

/**
 * One piece of the walk: what to do about a node, with bits whose meaning is the step's own.
 * Steps never call one another deeper than a fixed number of levels: what lies below a node is
 * scheduled, so that the depth of a tree costs memory and never stack.
 */
export type Step<N> = (walk: Walk, node: N, mode: number) => void;

/** Bits that every expression's step understands. */
export const Mode = {
	/** Exactly one value is to be given for the expression. */
	want: 1,
	/** The operand of `await`. */
	awaited: 2,
	/** Inside a longer chain of logical operators, which has been counted as a whole. */
	chained: 4,
	/** A whole expression statement. */
	discarded: 1024,
} as const;

/** Lists longer than this are data: their items are not followed. */
export const ITEMS_CAP = 1000;

/** Names that mean the CommonJS ones unless something binds them; bits of `Walk.shadowed`. */
const SHADOW_BITS = { require: 1, module: 2, exports: 4 } as const;

export class Walk {
	readonly out: Recorder;
	readonly text: string;
	readonly comments: readonly Comment[];
	/** Scope that owns `var`. */
	varScope: number;
	/** How many functions, and how many conditional constructs in the innermost, are around. */
	functionDepth = 0;
	conditions = 0;
	shadowed = 0;
	/** Range of the `export` statement whose declaration is being entered; -1 outside of one. */
	exportStart = -1;
	exportEnd = -1;
	/** The callback that a test framework will run, while its call is being entered. */
	testCallback: unknown = null;
	/** The `require` or `import()` whose names are recorded by the statement around it. */
	boundSource: unknown = null;
	/** Modules by the local names that `require` gave them. */
	readonly required = new Map<string, string>();
	/** Whether `conditions` is worth counting: only imports ask for it. */
	readonly importsInside: boolean;
	/** Whether anything of CommonJS can be in the text at all. */
	readonly isCommonJs: boolean;

	readonly #handlers: ReadonlyMap<string, Step<never>>;
	readonly #steps: Step<never>[] = [];
	readonly #nodes: unknown[] = [];
	readonly #modes: number[] = [];
	#top = 0;
	readonly #values: number[] = [];
	readonly #frames: number[] = [];

	constructor(out: Recorder, comments: readonly Comment[], handlers: ReadonlyMap<string, Step<never>>) {
		this.out = out;
		this.text = out.text;
		// A segment's module scope is not the file's first.
		this.varScope = out.currentScope;
		this.comments = comments;
		this.#handlers = handlers;
		const requires = this.text.includes('require');
		this.isCommonJs = requires || this.text.includes('exports');
		this.importsInside = requires || this.text.includes('import(');
	}

	/** Schedules a step. The last scheduled runs first: schedule in reverse source order. */
	next<N>(step: Step<N>, node: N, mode: number): void {
		const top = this.#top++;
		this.#steps[top] = step;
		this.#nodes[top] = node;
		this.#modes[top] = mode;
	}

	/** Schedules the step that belongs to a node's type. */
	visit(node: Node | null | undefined, mode: number): void {
		if (node === null || node === undefined) {
			if ((mode & Mode.want) !== 0) this.next(giveNothing, null, 0);
			return;
		}
		const handler = this.#handlers.get(node.type);
		if (handler === undefined) {
			if ((mode & Mode.want) !== 0) this.next(giveNothing, null, 0);
			return;
		}
		const top = this.#top++;
		this.#steps[top] = handler;
		this.#nodes[top] = node;
		this.#modes[top] = mode;
	}

	visitAll(nodes: readonly (Node | null)[] | null | undefined, mode: number): void {
		if (nodes === null || nodes === undefined) return;
		for (let at = nodes.length - 1; at >= 0; at--) this.visit(nodes[at], mode);
	}

	/** Runs a node's step at once: for wrappers that add to what their only child does. */
	enter(node: Node, mode: number): void {
		this.#handlers.get(node.type)?.(this, node as never, mode);
	}

	run(): void {
		const steps = this.#steps;
		const nodes = this.#nodes;
		const modes = this.#modes;
		while (this.#top > 0) {
			const top = --this.#top;
			steps[top](this, nodes[top] as never, modes[top]);
		}
	}

	/** A name that is missing in a broken source refers to nothing. */
	refer(name: string, start: number, kind: RefKind, member: boolean): void {
		if (name !== '') this.out.refer(name, start, kind, member);
	}

	give(value: number): void {
		this.#values.push(value);
	}

	take(): number {
		return this.#values.pop() ?? -1;
	}

	enterFunction(scope: number): void {
		this.#frames.push(this.varScope, this.functionDepth, this.conditions, this.shadowed);
		this.varScope = scope;
		this.functionDepth++;
		this.conditions = 0;
	}

	leaveFunction(): void {
		this.shadowed = this.#frames.pop() ?? 0;
		this.conditions = this.#frames.pop() ?? 0;
		this.functionDepth = this.#frames.pop() ?? 0;
		this.varScope = this.#frames.pop() ?? 0;
	}

	/** Like a function for `var` and nothing else: namespaces, static blocks. */
	enterVarScope(scope: number): void {
		this.enterFunction(scope);
		this.functionDepth--;
	}

	/** To be told of every name bound, before what follows it is entered. */
	noteBinding(name: string): void {
		if (name.length > 7) return;
		// Looking up a name in a table would make the engine enter it in one of its own.
		if (name === 'require' || name === 'module' || name === 'exports') this.shadowed |= SHADOW_BITS[name];
	}

	isFree(name: 'require' | 'module' | 'exports'): boolean {
		return (this.shadowed & SHADOW_BITS[name]) === 0;
	}
}

function giveNothing(walk: Walk): void {
	walk.give(-1);
}

export function enterCondition(walk: Walk): void {
	walk.conditions++;
}

export function leaveCondition(walk: Walk): void {
	walk.conditions--;
}

/** The branches of a structure: they cost more to follow, and their imports are conditional. */
export function enterBranch(walk: Walk): void {
	walk.conditions++;
	walk.out.nest();
}

export function leaveBranch(walk: Walk): void {
	walk.conditions--;
	walk.out.unnest();
}

export function closeScope(walk: Walk): void {
	walk.out.closeScope();
}

export function closeChunk(walk: Walk): void {
	walk.out.closeChunk();
}
