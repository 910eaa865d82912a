import { CHUNK_KINDS } from '../model/chunk.ts';
import { type CodeGraph, kindSet } from '../model/graph.ts';
import { LINK_RULES } from '../model/link.ts';

const SELF = LINK_RULES.indexOf('self');
const BASES = kindSet('inherit', 'implement');
const CLASSES: ReadonlySet<number> = new Set(
	(['class', 'struct', 'interface', 'trait', 'enum', 'record'] as const).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

/**
 * Calls on `self` of members that others override: `self.name()` in a class means the member of that class or of what extends
 * it, never that of a sister class.
 */
export class SelfCalls {
	private readonly graph: CodeGraph;
	/** Classes of what a walk began with, and what extends them; null when something is no member of a class. */
	private readonly own: ReadonlySet<number> | null;
	private readonly known = new Map<number, boolean>();

	constructor(graph: CodeGraph, starts: readonly number[]) {
		this.graph = graph;
		const classes = new Set<number>();
		for (const start of starts) if (!CLASSES.has(graph.kinds[start])) classes.add(graph.parents[start]);
		const areMembers = [...classes].every((owner) => owner >= 0 && CLASSES.has(graph.kinds[owner]));
		this.own = areMembers ? below(graph, classes) : null;
	}

	/** Whether a call cannot reach a member that the walk began with. */
	isElsewhere(edge: number): boolean {
		const { edges, kinds, parents } = this.graph;
		if (this.own === null || edges.rule[edge] !== SELF) return false;
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
