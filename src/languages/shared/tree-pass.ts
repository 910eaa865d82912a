import type { BindingKind, ChunkSpec, Recorder, ScopeKind } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { childByField, childOfKind, type KindSpec } from '../../model/syntax-walk.ts';
import { fitChunk } from './fit-chunk.ts';
import { cappedSummary, firstText, isHeading } from './sentence.ts';
import { type BindingFacts, tellBinding } from './told-names.ts';
import { type HandlerTable, qualify, TreeReader } from './tree-reader.ts';

/** Numbers kinds from 1, in the order given; the grammar's names are the keys. */
export function numberKinds<const Name extends string>(
	names: readonly Name[],
): Readonly<Record<Name, number>> {
	return Object.fromEntries(names.map((name, index) => [name, index + 1])) as Record<Name, number>;
}

export interface PassScope {
	readonly index: number;
	readonly kind: ScopeKind;
	/** Names that have a binding here. */
	readonly names: Set<string>;
	/** Names further out are not variables here: a method does not see the locals around it. */
	readonly isClosed: boolean;
}

const NEVER = 0x7fffffff;
/** The bit of `roles` that says an action waits for the node; a pack's own roles are below it. */
const WAITED_FOR = 128;
const ROLE_BITS = 127;
/**
 * One pass over a tree in source order, for packs to extend with what they must remember. `enter`
 * handlers run when the pass comes to a node, `leave` handlers after the last node below it, for the
 * nodes that asked with `leaveLater`. There is no recursion: nesting lives in the list of nodes still
 * to be left.
 */
export class TreePass<Field extends string> extends TreeReader<Field> {
	/** Innermost last; the module's is first. */
	readonly scopes: PassScope[];
	/** Where the pass goes on; a handler moves it to skip what is below its node. */
	next = 0;
	/** The last operator of the logical expression around, 0 for none. */
	#lastLogical = 0;
	readonly #qualified: string[] = [''];
	/** Where the open chunks begin and end. */
	readonly #ranges: number[] = [-1, Number.MAX_SAFE_INTEGER];
	readonly #waiting = new Map<number, (() => void)[]>();
	readonly #toLeave: number[] = [];
	/** What to do when the node at the same place is left; null for its `leave` handler. */
	readonly #leaving: ((() => void) | null)[] = [];
	readonly #leaveAts: number[] = [];
	#leaveAt = NEVER;

	constructor(tree: SyntaxTree, out: Recorder, kinds: KindSpec, fields: readonly Field[]) {
		super(tree, out, kinds, fields);
		this.scopes = [{ index: out.currentScope, kind: 'module', names: new Set(), isClosed: true }];
	}

	/** The node before which `node` is left; not behind `around`, where what is around it is left. */
	protected leaveBefore(node: number, _around: number): number {
		return this.tree.after[node];
	}

	field(node: number, name: Field): number {
		return childByField(this.tree, node, this.fields[name]);
	}

	/** The children of a kind, in order. */
	*childrenOf(node: number, kind: number): Generator<number> {
		if (node === -1) return;
		const { tree } = this;
		for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
			if (this.kind(child) === kind) yield child;
		}
	}

	childOf(node: number, kind: number): number {
		return childOfKind(this.tree, node, this.kinds, kind);
	}

	/** How the node counts, as an ancestor decided on the way down; 0 when none did. */
	role(node: number): number {
		return this.roles[node] & ROLE_BITS;
	}

	setRole(node: number, role: number): void {
		if (node !== -1) this.roles[node] = (this.roles[node] & ~ROLE_BITS) | role;
	}

	/** The `leave` handler of `node` shall run. */
	leaveLater(node: number): void {
		this.#later(node, null);
	}

	/** Does something when `node`, which the pass is in, is left: what was asked last comes first. */
	afterwards(node: number, action: () => void): void {
		this.#later(node, action);
	}

	/** Does something when the pass comes to `node`, which lies ahead, before its own handler. */
	beforehand(node: number, action: () => void): void {
		if (node === -1) return;
		const actions = this.#waiting.get(node);
		if (actions !== undefined) actions.push(action);
		else this.#waiting.set(node, [action]);
		this.roles[node] |= WAITED_FOR;
	}

	/** What is below `node`, which lies ahead, is harder to follow by one level. */
	nestIn(node: number): void {
		this.beforehand(node, () => {
			this.out.nest();
			this.#later(node, () => this.out.unnest());
		});
	}

	/**
	 * Begins a logical expression that is not part of another. Its operators are compared in source
	 * order, through parentheses: `a || b && c || d` has three runs.
	 */
	beginLogical(node: number): void {
		const around = this.#lastLogical;
		this.#lastLogical = 0;
		this.#later(node, () => {
			this.#lastLogical = around;
		});
	}

	/** One more way through; a run of one operator costs effort once. */
	countLogical(operator: number): void {
		this.out.decision();
		if (operator !== this.#lastLogical) this.out.effort(false);
		this.#lastLogical = operator;
	}

	/** The names of the open chunks, joined by dots. */
	get qualified(): string {
		return this.#qualified[this.#qualified.length - 1];
	}

	openChunk(spec: ChunkSpec): number {
		const outer = spec.container ?? this.qualified;
		this.#qualified.push(qualify(outer, spec.name));
		const at = this.#ranges.length;
		fitChunk(spec, this.#ranges[at - 2], this.#ranges[at - 1]);
		this.#ranges.push(spec.start, spec.end);
		return this.out.openChunk(spec);
	}

	closeChunk(): void {
		this.#qualified.pop();
		this.#ranges.length -= 2;
		this.out.closeChunk();
	}

	get scope(): PassScope {
		return this.scopes[this.scopes.length - 1];
	}

	openScope(kind: ScopeKind, start: number, end: number, isClosed: boolean): PassScope {
		const scope = { index: this.out.openScope(kind, start, end), kind, names: new Set<string>(), isClosed };
		this.scopes.push(scope);
		return scope;
	}

	closeScope(): void {
		this.scopes.pop();
		this.out.closeScope();
	}

	/** The scope that owns a variable seen from here; null when no binding of it was met. */
	ownerOf(name: string): PassScope | null {
		for (let at = this.scopes.length - 1; at >= 0; at--) {
			const scope = this.scopes[at];
			if (scope.names.has(name)) return scope;
			if (scope.isClosed) return null;
		}
		return null;
	}

	/** Binds a variable. */
	bind(scope: PassScope, kind: BindingKind, name: string, start: number, facts?: BindingFacts): void {
		scope.names.add(name);
		this.declare(scope, kind, name, start, facts);
	}

	/** Binds what is not looked up as a variable: methods, members. */
	declare(scope: PassScope, kind: BindingKind, name: string, start: number, facts: BindingFacts = {}): void {
		tellBinding(this.out, scope.index, kind, name, start, facts);
	}

	run(enter: HandlerTable<this>, leave: HandlerTable<this>): void {
		const { count, kind } = this.tree;
		const { kinds, roles } = this;
		for (let node = 0; ; node = this.next) {
			while (node >= this.#leaveAt) this.#leave(leave);
			if (node >= count) break;
			if (roles[node] >= WAITED_FOR) for (const action of this.#arrive(node)) action();
			this.next = node + 1;
			const handler = enter[kinds[kind[node]]];
			if (handler !== undefined) handler(this, node);
		}
	}

	#arrive(node: number): (() => void)[] {
		const actions = this.#waiting.get(node) ?? [];
		this.#waiting.delete(node);
		return actions;
	}

	#later(node: number, action: (() => void) | null): void {
		this.#toLeave.push(node);
		this.#leaving.push(action);
		this.#leaveAt = this.leaveBefore(node, this.#leaveAt);
		this.#leaveAts.push(this.#leaveAt);
	}

	#leave(leave: HandlerTable<this>): void {
		const node = this.#toLeave.pop()!;
		const action = this.#leaving.pop()!;
		this.#leaveAts.pop();
		this.#leaveAt = this.#leaveAts.at(-1) ?? NEVER;
		if (action !== null) action();
		else leave[this.kinds[this.tree.kind[node]]]!(this, node);
	}
}

/** The first sentence of lines that have lost their comment marks, or their first paragraph. */
export function firstSentence(lines: readonly string[]): string | null {
	const summary = firstText(lines, {
		plain: (line) => line.trim(),
		isEnd: (line, hasBegun) => line === '' || line.startsWith('@') || (hasBegun && isHeading(line)),
		isPassed: (line) => line === '',
	});
	return cappedSummary(summary);
}
