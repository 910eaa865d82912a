import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { Layout } from '../shared/layout.ts';
import { TreeWalk } from '../shared/walk.ts';
import { FIELDS, type FieldName, Kind } from './syntax.ts';

/** What the members of a type need to know about it. */
export interface TypeFacts {
	/** '' when a syntax error took it. */
	name: string;
	kind: 'class' | 'struct' | 'enum' | 'actor' | 'protocol' | 'extension';
	/** Index of its chunk. */
	chunk: number;
	/** Bits of `ChunkFlag` that its members have unless they say otherwise. */
	access: number;
	/** The same of the cases of an enum. */
	caseAccess: number;
	/** The test methods of the class are run by XCTest. */
	isTestCase: boolean;
}

export class Walk extends TreeWalk<FieldName> {
	/** The types whose bodies the walk is in, innermost last. */
	readonly types: TypeFacts[] = [];
	readonly layout = new Layout();
	/** Protocols that the file declares. */
	readonly protocols: ReadonlySet<string>;
	importsXCTest = false;
	/** By property declaration, what is to be done when the name in hand ends. */
	readonly finishings = new Map<number, () => void>();
	/** `#if`s around, as told by their comments; see newer-syntax.ts. */
	conditions = 0;
	/** The first node behind a `defer` block. */
	deferredUntil = 0;
	/** Nodes whose branches are told with those of an expression around them. */
	readonly reread = new Set<number>();
	#waits: readonly number[] | null = null;

	constructor(tree: SyntaxTree, out: Recorder) {
		super(tree, out, Kind, FIELDS);
		const protocols = new Set<string>();
		for (let node = 0; node < tree.count; node++) {
			if (this.kind(node) !== Kind.protocol_declaration) continue;
			for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
				if (this.kind(child) === Kind.type_identifier) protocols.add(this.textOf(child));
			}
		}
		this.protocols = protocols;
	}

	/** Where the text says `await` or `async let`, in order: the grammar is not shown them. `for await` is about what a sequence gives. */
	get waits(): readonly number[] {
		this.#waits ??= Array.from(
			this.text.matchAll(/(?<!\bfor (?:try )?)\b(?:await|async let)\b/g),
			({ index }) => index,
		);
		return this.#waits;
	}

	get owner(): TypeFacts | undefined {
		return this.types[this.types.length - 1];
	}

	/** The type that a declaration written here is a member of. */
	get memberOf(): TypeFacts | undefined {
		const { owner } = this;
		return owner !== undefined && owner.chunk === this.out.currentChunk ? owner : undefined;
	}

	finishProperty(declaration: number): void {
		this.finishings.get(declaration)?.();
		this.finishings.delete(declaration);
	}

	/** A name without the backquotes that let it be a keyword. */
	override nameOf(node: number): string {
		const text = this.textOf(node);
		return text.startsWith('`') ? text.replaceAll('`', '') : text;
	}
}
