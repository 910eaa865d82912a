import type { ChunkSpec, Recorder } from '../../../model/recorder.ts';
import type { SyntaxTree } from '../../../model/syntax-tree.ts';
import { Role as CommonRole, type HandlerTable, qualify, TreeReader } from '../tree-reader.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';
import type { Hidden } from './wording/hidden.ts';

/** What is told of beside the nodes. */
interface Passed {
	readonly nextEnd: number;
	pass(walk: Walk, offset: number): void;
}

export const Role = {
	...CommonRole,
	/** A type to the grammar, a value in truth. */
	value: 7,
} as const;

/** Bits beside the role. */
const Mark = {
	/** Something is to be done when the walk comes to it. */
	arrival: 16,
	/** The branch of a structure: what is inside costs more to follow. */
	nested: 32,
} as const;
const ROLE_BITS = 15;

/** What happens when a node is left, other than its handler. */
const Leaving = { handler: 0, unnest: 1, action: 2 } as const;

const NEVER = 0x7fffffff;
const NO_BASES: ReadonlySet<string> = new Set();

/** What an open chunk means for the declarations in it. */
type FrameKind = 'module' | 'namespace' | 'type' | 'function' | 'value';

interface Frame {
	kind: FrameKind;
	/** Its name with those around it, '' for the module. */
	qualified: string;
	/** Without its own. */
	outer: string;
	/** '' for the module and anonymous ones. */
	name: string;
	chunk: number;
	/** Flags that members have without saying so: the access section of a class. */
	memberFlags: number;
	/** What is declared here can be seen from other files. */
	isVisible: boolean;
	/** The names of the bases of a class. */
	bases: ReadonlySet<string>;
}

/**
 * One pass over a tree in source order. Handlers of the first table run when the walk comes to a node,
 * those of the second after the last node below it, for the nodes that asked with `leaveLater`. There is
 * no recursion: nesting lives in the list of nodes still to be left.
 */
export class Walk extends TreeReader<FieldName> {
	/** A segment's is not the first of its file. */
	readonly moduleScope: number;
	readonly isCpp: boolean;
	/** Others include it: what it declares is seen by them. */
	readonly isHeader: boolean;
	/** What the parser was not shown, in source order. */
	readonly hidden: Hidden;
	/** Function-like macros that the file defines. */
	readonly macros = new Set<string>();
	/** The names of the bases of the classes in the file, by qualified name. */
	readonly classBases = new Map<string, ReadonlySet<string>>();
	/** Namespaces that the file opens. */
	readonly namespaces = new Set<string>();
	/** What it includes, without brackets. */
	readonly included: string[] = [];
	/** It is a module of C++: what says `export` is seen by others. */
	isModuleUnit = false;
	/** The last `&&` or `||` of the logical expression around: see complexity.ts. */
	lastLogical = 0;
	/** Where the walk goes on; a handler moves it to skip what is below its node. */
	next = 0;
	readonly #frames: Frame[];
	readonly #arrivals = new Map<number, () => void>();
	readonly #actions: (() => void)[] = [];
	/** What is to be done when nodes are left, innermost last: four times a node, and a `Leaving`. */
	readonly #toLeave: number[] = [];
	#leaveAt = NEVER;

	constructor(tree: SyntaxTree, out: Recorder, language: string, hidden: Hidden) {
		super(tree, out, Kind, FIELDS);
		this.hidden = hidden;
		this.moduleScope = out.currentScope;
		this.isCpp = language === 'cpp';
		this.isHeader = /\.(?:h|hh|hpp|hxx|h\+\+|ipp|inl|tcc|ixx|cppm)$/i.test(out.path ?? '');
		const module = { kind: 'module', qualified: '', outer: '', name: '', chunk: out.currentChunk } as const;
		this.#frames = [{ ...module, memberFlags: 0, isVisible: true, bases: NO_BASES }];
	}

	/** A node that is there: recovery from a syntax error makes up empty ones. */
	isWritten(node: number): boolean {
		return node !== -1 && this.tree.start[node] < this.tree.end[node];
	}

	role(node: number): number {
		return this.roles[node] & ROLE_BITS;
	}

	setRole(node: number, role: number): void {
		if (node !== -1) this.roles[node] = (this.roles[node] & ~ROLE_BITS) | role;
	}

	/** What is below a branch costs more to follow. */
	nest(branch: number): void {
		if (branch !== -1) this.roles[branch] |= Mark.nested;
	}

	/** `act` shall run when the walk comes to `node`, before its handler. */
	onArrival(node: number, act: () => void): void {
		this.roles[node] |= Mark.arrival;
		const before = this.#arrivals.get(node);
		this.#arrivals.set(
			node,
			before === undefined
				? act
				: () => {
						before();
						act();
					},
		);
	}

	/** The `leave` handler of `node` shall run. */
	leaveLater(node: number): void {
		this.#push(node, Leaving.handler);
	}

	/** `act` shall run when `node` is left; it must be the node in hand or the one the walk comes to. */
	onLeaving(node: number, act: () => void): void {
		this.#actions.push(act);
		this.#push(node, Leaving.action);
	}

	#push(node: number, leaving: number): void {
		this.#toLeave.push(node * 4 + leaving);
		this.#leaveAt = this.tree.after[node];
	}

	get frame(): Frame {
		return this.#frames[this.#frames.length - 1];
	}

	/** Whether the walk is in a body: what is declared there is local. */
	get isLocal(): boolean {
		return this.frame.kind === 'function';
	}

	openChunk(spec: ChunkSpec, kind: FrameKind, isVisible = this.frame.isVisible): number {
		const around = this.frame;
		const outer = spec.container ?? around.qualified;
		const qualified = qualify(outer, spec.name);
		const chunk = this.out.openChunk(spec);
		const own = { kind, qualified, outer, name: spec.name ?? '', chunk };
		this.#frames.push({ ...own, memberFlags: 0, isVisible, bases: NO_BASES });
		return chunk;
	}

	closeChunk(): void {
		this.#frames.pop();
		this.out.closeChunk();
	}

	/** `passed` is told of what the parser was not shown, before what follows it. */
	run(enter: HandlerTable<Walk>, leave: HandlerTable<Walk>, passed: Passed): void {
		const { count, kind, start } = this.tree;
		const { kinds, roles: marks } = this;
		for (let node = 0; ; node = this.next) {
			while (node >= this.#leaveAt) this.#leave(leave);
			if (node >= count) break;
			if (start[node] >= passed.nextEnd) passed.pass(this, start[node]);
			this.next = node + 1;
			if (marks[node] > ROLE_BITS) {
				if ((marks[node] & Mark.nested) !== 0) {
					this.out.nest();
					this.#push(node, Leaving.unnest);
				}
				if ((marks[node] & Mark.arrival) !== 0) this.#arrivals.get(node)?.();
			}
			const handler = enter[kinds[kind[node]]];
			if (handler !== undefined) handler(this, node);
		}
		passed.pass(this, this.text.length);
	}

	#leave(leave: HandlerTable<Walk>): void {
		const open = this.#toLeave;
		const left = open.pop()!;
		if (open.length === 0) this.#leaveAt = NEVER;
		else this.#leaveAt = this.tree.after[open[open.length - 1] >> 2];
		const node = left >> 2;
		switch (left & 3) {
			case Leaving.unnest:
				this.out.unnest();
				break;
			case Leaving.action:
				this.#actions.pop()!();
				break;
			default:
				leave[this.kinds[this.tree.kind[node]]]!(this, node);
		}
	}
}
