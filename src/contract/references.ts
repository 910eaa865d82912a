import { listed, quoted } from './json-text.ts';
import type { Occurrence } from './occurrences.ts';
import type { SymbolRef } from './schemas/parts.ts';
import { type Surroundings, symbolRef } from './symbol-ref.ts';

/** What occurrences refer to; one serves all that are written alike and lead to the same. */
export class Reference {
	readonly ref: SymbolRef;
	/** Equal for what is one edge when it comes from one chunk. */
	readonly edge: number;
	readonly isMissing: boolean;
	private json: string | null = null;
	private called: string | null = null;

	constructor(ref: SymbolRef, edge: number, isMissing: boolean) {
		this.ref = ref;
		this.edge = edge;
		this.isMissing = isMissing;
	}

	/** As JSON: many rows hold it. */
	get text(): string {
		this.json ??= JSON.stringify(this.ref);
		return this.json;
	}

	/** What rows of calls say of it. */
	get callText(): string {
		this.called ??= callText(this.ref);
		return this.called;
	}
}

function callText({ resolved, candidates, status, complete, external }: SymbolRef): string {
	const target = resolved === null ? 'null' : quoted(resolved.chunkUid);
	return (
		`,"calleeChunkUid":${target},"targetChunkUid":${target}` +
		`,"targetCandidates":${listed(candidates.map(({ chunkUid }) => quoted(chunkUid)))}` +
		`,"status":"${status}","complete":${complete},"external":${JSON.stringify(external)}`
	);
}

/** References of the occurrences of a file, each made when it is first asked for. */
export class References {
	private readonly surroundings: Surroundings;
	private readonly occurrences: readonly Occurrence[];
	private readonly onMissing: () => void;
	private readonly made: (Reference | undefined)[] = [];
	private readonly edges = new Map<string, number>();
	private readonly alike = new Map<string, Reference>();

	constructor(surroundings: Surroundings, occurrences: readonly Occurrence[], onMissing: () => void) {
		this.surroundings = surroundings;
		this.occurrences = occurrences;
		this.onMissing = onMissing;
	}

	/** Of the occurrence at a position. */
	of(at: number): Reference {
		const known = this.made[at];
		if (known !== undefined) return known;
		const made = this.make(this.occurrences[at]);
		if (made.isMissing) this.onMissing();
		this.made[at] = made;
		return made;
	}

	private make(occurrence: Occurrence): Reference {
		// No two definitions are alike, and none is an edge.
		if (occurrence.kind === 'definition') return this.resolve(occurrence, -1);
		const key = edgeKey(occurrence);
		let edge = this.edges.get(key);
		if (edge === undefined) {
			edge = this.edges.size;
			this.edges.set(key, edge);
		}
		const written = `${edge} ${occurrence.module ?? '\0'}`;
		let reference = this.alike.get(written);
		if (reference === undefined) {
			reference = this.resolve(occurrence, edge);
			this.alike.set(written, reference);
		}
		return reference;
	}

	private resolve(occurrence: Occurrence, edge: number): Reference {
		let isMissing = false;
		const ref = symbolRef(this.surroundings, occurrence, () => {
			isMissing = true;
		});
		return new Reference(ref, edge, isMissing);
	}
}

/** What tells one edge of a chunk from another: the way, and the target. */
function edgeKey({ kind, via, name, link }: Occurrence): string {
	const { status, rule, complete, package: from, externalName, targets } = link;
	const key = `${kind}\0${via}\0${name}\0${status}\0${rule}\0${complete}\0${from ?? ''}\0${externalName ?? ''}`;
	if (targets.length === 0) return key;
	const places = targets.map(({ path, chunk }) => `${chunk}:${path}`);
	if (places.length > 1) places.sort();
	return `${key}\0${places.join('\0')}`;
}
