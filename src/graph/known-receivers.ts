import { CHUNK_KINDS, ChunkFlag } from '../model/chunk.ts';
import { type CodeGraph, fileOf, kindSet } from '../model/graph.ts';
import { LINK_RULES, MEASURED_LANGUAGES } from '../model/link.ts';

const SELF = LINK_RULES.indexOf('self');
const LOCAL = LINK_RULES.indexOf('local.member');
const IMPORTED = LINK_RULES.indexOf('import.member');
/** Languages in which what is written on the name of a class never means another one: no `T::make()`. */
const NAMED: ReadonlySet<string> = new Set([...MEASURED_LANGUAGES, 'java']);
const BASES = kindSet('inherit', 'implement');
const CLASSES: ReadonlySet<number> = new Set(
	(['class', 'struct', 'interface', 'trait', 'enum', 'record'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

/**
 * Calls of members that others override, of which it is known whom they mean: `self.name()` in a class means the member of that
 * class or of what extends it, never that of a sister class; `Store.make()` means what `Store` has.
 */
export class KnownReceivers {
	private readonly graph: CodeGraph;
	/** Classes of what a walk began with, and what extends them; null when something is no member of a class. */
	private readonly own: ReadonlySet<number> | null;
	private readonly known = new Map<number, boolean>();

	private readonly isClassMethod: (node: number) => boolean;

	constructor(graph: CodeGraph, starts: readonly number[], isClassMethod: (node: number) => boolean) {
		this.graph = graph;
		this.isClassMethod = isClassMethod;
		const classes = new Set<number>();
		for (const start of starts) if (!CLASSES.has(graph.kinds[start])) classes.add(graph.parents[start]);
		const areMembers = [...classes].every((owner) => owner >= 0 && CLASSES.has(graph.kinds[owner]));
		this.own = areMembers ? below(graph, classes) : null;
	}

	/** Whether a call cannot reach a member that the walk began with. */
	isElsewhere(edge: number): boolean {
		const { edges, kinds, parents } = this.graph;
		if (this.own === null) return false;
		if (this.isOnClass(edge)) return true;
		if (edges.rule[edge] !== SELF) return false;
		let owner = edges.source[edge];
		while (owner >= 0 && !CLASSES.has(kinds[owner])) owner = parents[owner];
		if (owner < 0) return false;
		let isElsewhere = this.known.get(owner);
		if (isElsewhere === undefined) {
			const { own } = this;
			isElsewhere = ![...below(this.graph, new Set([owner]))].some((each) => own.has(each));
			this.known.set(owner, isElsewhere);
		}
		return isElsewhere;
	}

	/** `Store.make()`: what is imported may also be an object, which has members that no class is called with. */
	private isOnClass(edge: number): boolean {
		const { edges, languages, flags } = this.graph;
		const rule = edges.rule[edge];
		if (rule !== LOCAL && rule !== IMPORTED) return false;
		if (!NAMED.has(languages[fileOf(this.graph, edges.source[edge])])) return false;
		const target = edges.target[edge];
		return rule === LOCAL || (flags[target] & ChunkFlag.static) !== 0 || this.isClassMethod(target);
	}
}

/** Classes with everything that extends them. */
function below({ edges, into }: CodeGraph, classes: ReadonlySet<number>): Set<number> {
	const found = new Set(classes);
	for (const owner of found) {
		for (let at = into.starts[owner]; at < into.starts[owner + 1]; at++) {
			const edge = into.items[at];
			if ((BASES & (1 << edges.kind[edge])) !== 0) found.add(edges.source[edge]);
		}
	}
	return found;
}
