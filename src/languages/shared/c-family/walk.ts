import type { ChunkSpec, Recorder } from '../../../model/recorder.ts';
import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import { fieldIds, kindTable } from '../../../model/syntax-walk.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';
import type { Hidden } from './wording/hidden.ts';

/** What a handler of the walk gets: the walk and the node it has come to. */
type Handler = (walk: Walk, node: number) => void;
export type Handlers = Readonly<Record<number, Handler>>;
/** What is told of beside the nodes. */
interface Passed {
	readonly nextEnd: number;
	pass(walk: Walk, offset: number): void;
}
type HandlerTable = readonly (Handler | undefined)[];

/** How a name counts, when it is not simply read. Set on the way down, by an ancestor. */
export const Role = {
	read: 0,
	/** Not an occurrence of anything: the name of a definition, a label. */
	none: 1,
	write: 2,
	readwrite: 3,
	type: 4,
	called: 5,
	/** A type to the grammar, a value in truth. */
	value: 6,
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
/** As the recorder has it: names of containers beyond this length are not extended. */
const MAX_QUALIFIED = 500;

/** By node, for the file in hand; one set a process, grown to the largest tree seen. */
let roles = new Uint8Array(0);
let made = new Int32Array(0);

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
export class Walk {
	readonly tree: SyntaxTree;
	readonly out: Recorder;
	/** As written: what was parsed is `tree.text`, see wording/. */
	readonly text: string;
	/** A segment's is not the first of its file. */
	readonly moduleScope: number;
	readonly isCpp: boolean;
	/** Others include it: what it declares is seen by them. */
	readonly isHeader: boolean;
	/** From the grammar's kind id to `Kind`. */
	readonly kinds: Uint8Array;
	readonly fields: Readonly<Record<FieldName, number>>;
	/** By node, a `Role` and bits of `Mark`. */
	readonly roles: Uint8Array;
	/** What a node turned out to be: the index of its call, chunk or scope; -1 until then. */
	readonly made: Int32Array;
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
		if (roles.length < tree.count) {
			roles = new Uint8Array(tree.count * 2);
			made = new Int32Array(tree.count * 2);
		}
		roles.fill(0, 0, tree.count);
		made.fill(-1, 0, tree.count);
		this.tree = tree;
		this.out = out;
		this.text = out.text;
		this.hidden = hidden;
		this.moduleScope = out.currentScope;
		this.isCpp = language === 'cpp';
		this.isHeader = /\.(?:h|hh|hpp|hxx|h\+\+|ipp|inl|tcc|ixx|cppm)$/i.test(out.path ?? '');
		this.kinds = kindTable(tree, Kind);
		this.fields = fieldIds(tree, FIELDS);
		this.roles = roles;
		this.made = made;
		const module = { kind: 'module', qualified: '', outer: '', name: '', chunk: out.currentChunk } as const;
		this.#frames = [{ ...module, memberFlags: 0, isVisible: true, bases: NO_BASES }];
	}

	kind(node: number): number {
		return node === -1 ? 0 : this.kinds[this.tree.kind[node]];
	}

	textOf(node: number): string {
		return node === -1 ? '' : this.text.slice(this.tree.start[node], this.tree.end[node]);
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

	/** A syntax error is at or below the node. */
	isBroken(node: number): boolean {
		return (this.tree.flags[node] & NodeFlag.hasError) !== 0;
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
		const qualified = spec.name === null ? outer : joinNames(outer, spec.name);
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
	run(enter: HandlerTable, leave: HandlerTable, passed: Passed): void {
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

	#leave(leave: HandlerTable): void {
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

export function joinNames(outer: string, name: string): string {
	if (outer === '') return name;
	return outer.length > MAX_QUALIFIED ? outer : `${outer}.${name}`;
}

export function handlerTable(handlers: Handlers): HandlerTable {
	return Array.from({ length: 256 }, (_, kind) => handlers[kind]);
}
