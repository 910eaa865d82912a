import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { type Handler as HandlerOf, type HandlerTable, skip, TreeReader } from '../shared/tree-reader.ts';
import { ModuleNames } from './module-names.ts';
import type { RecentClass } from './recovery.ts';
import type { Scope } from './scopes.ts';
import { FIELDS, type FieldName, KINDS } from './syntax.ts';
import type { Tally } from './tally.ts';

type Handler = HandlerOf<Walk>;

/** How an identifier counts, when it is not simply read. Set on the way down, by an ancestor. */
export const Role = {
	read: 0,
	/** A target: binds the name where it is new, else writes it. */
	target: 1,
	/** A target that turned out to bind: its binding is made when the value is known. */
	binds: 2,
	/** `del x`: a write that never binds. */
	deleted: 3,
	readwrite: 4,
	called: 5,
	/** Not an occurrence of anything: the name of a definition, a parameter, a keyword. */
	none: 6,
} as const;

const NEVER = 0x7fffffff;
const NO_COUNTS = new Uint32Array(256);

/**
 * One pass over a tree in source order. `enter` handlers run when the walk comes to a node, `leave`
 * handlers after the last node below it, for the nodes that asked with `leaveLater`. There is no
 * recursion: nesting lives in the list of nodes still to be left.
 */
export class Walk extends TreeReader<FieldName> {
	/** Innermost last; the module's is first. */
	readonly scopes: Scope[];
	/** What the functions around are made of, the module first. */
	readonly tallies: Tally[] = [];
	/** Those of the innermost: nodes by `Kind`. */
	counts: Uint32Array = NO_COUNTS;
	readonly moduleNames = new ModuleNames();
	/** Values of `and` and `or`, by node. */
	readonly logical = new Map<number, number>();
	/** Modules that calls such as `importlib.import_module('m')` load, by call node. */
	readonly importedModules = new Map<number, string>();
	/** The real errors, in a file where the grammar takes something valid for one; else null. */
	errors: number[] | null = null;
	/** Only in a file with syntax errors. */
	recentClass: RecentClass | null = null;
	/** A `.pyi` file: signatures without bodies. */
	readonly isStubFile: boolean;
	/** Identifiers before this node stand in an annotation. */
	typeUntil = 0;
	/** The last `and` or `or` of the boolean expression around: see complexity.ts. */
	lastLogical = 0;
	/** Where the walk goes on; a handler moves it to skip what is below its node. */
	next = 0;
	readonly #toLeave: number[] = [];
	readonly #stops: { node: number; arrive: Handler; subject: number }[] = [];
	#leaveAt = NEVER;
	#stopAt = -1;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, KINDS, FIELDS);
		this.isStubFile = out.path?.endsWith('.pyi') === true;
		this.scopes = [{ index: 0, kind: 'module', names: new Set(), owner: null }];
	}

	/** A syntax error is at or below the node. */
	override isBroken(node: number): boolean {
		const { tree, errors } = this;
		if (!super.isBroken(node)) return false;
		return errors === null || errors.some((error) => error >= node && error < tree.after[node]);
	}

	/** The `leave` handler of `node` shall run. */
	leaveLater(node: number): void {
		this.#toLeave.push(node);
		this.#leaveAt = this.tree.after[node];
	}

	/** Runs `arrive` with `subject` when the walk comes to `node`, before the node's own handler. */
	stopAt(node: number, arrive: Handler, subject: number): void {
		this.#stops.push({ node, arrive, subject });
		this.#stopAt = node;
	}

	/**
	 * Walks `node`, which lies further on, before anything else; then `arrive` runs with `subject`, and
	 * the walk goes on from where `arrive` leaves `next`, passing over `node`.
	 */
	detour(node: number, arrive: Handler, subject: number): void {
		this.stopAt(node, skip, node);
		this.#toLeave.push(-1);
		this.#leaveAt = NEVER;
		this.stopAt(
			this.tree.after[node],
			() => {
				this.#toLeave.pop();
				this.#findLeave();
				arrive(this, subject);
			},
			subject,
		);
		this.next = node;
	}

	run(enter: HandlerTable<Walk>, leave: HandlerTable<Walk>): void {
		const { count, kind } = this.tree;
		const { kinds } = this;
		for (let node = 0; ; node = this.next) {
			while (node >= this.#leaveAt) {
				const left = this.#toLeave.pop()!;
				this.#findLeave();
				leave[kinds[kind[left]]]!(this, left);
			}
			if (node === this.#stopAt) {
				const { arrive, subject } = this.#stops.pop()!;
				this.#stopAt = this.#stops.length > 0 ? this.#stops[this.#stops.length - 1].node : -1;
				this.next = node;
				arrive(this, subject);
				if (this.next !== node || node === this.#stopAt) continue;
			}
			if (node >= count) break;
			this.next = node + 1;
			const known = kinds[kind[node]];
			this.counts[known]++;
			const handler = enter[known];
			if (handler !== undefined) handler(this, node);
		}
	}

	#findLeave(): void {
		const open = this.#toLeave;
		const last = open.length === 0 ? -1 : open[open.length - 1];
		this.#leaveAt = last === -1 ? NEVER : this.tree.after[last];
	}
}
