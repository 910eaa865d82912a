import { type CallLink, MAX_CANDIDATES, RELATION_KINDS, type Relation } from '../model/link.ts';
import { type BitSet, packBitSet } from './codec/bit-set.ts';
import { packLinkBits } from './link-bits.ts';

/** What was asked of a file, as sets of bits. */
export interface AskedBits {
	readonly names: BitSet;
	readonly inside: BitSet;
}

/** Numbers a row of each list has. */
export const LINK_STRIDE = { files: 5, links: 5, candidates: 3, relations: 8, needs: 3 } as const;

/**
 * Where the calls of some files lead, what else their chunks name, and what was looked at for it: rows one after the
 * other, with texts as positions in `strings`, and -1 for what is not there. Cheap to send to another process.
 */
export interface LinkBatch {
	/** In the order in which rows name them first. */
	strings: readonly string[];
	/** A file's id, and how many rows of each of the other lists are its own. */
	files: Int32Array;
	/** The columns of `call_link`, with the position of the call instead of the id. */
	links: Int32Array;
	/** Likewise, without an id. */
	candidates: Int32Array;
	relations: Int32Array;
	/** The place, and how many bytes of `sets` say which names, and inside which functions. */
	needs: Int32Array;
	sets: Uint8Array;
}

/** Collects what was found out for one file after another. */
export class LinkBatchBuilder {
	private strings: string[] = [];
	private positions = new Map<string, number>();
	private files: number[] = [];
	private links: number[] = [];
	private candidates: number[] = [];
	private relations: number[] = [];
	private needs: number[] = [];
	private sets: Uint8Array[] = [];
	private bytes = 0;

	/** Links of all calls of a file, in their order; and the rest. */
	add(
		file: number,
		calls: readonly CallLink[],
		relations: readonly Relation[],
		needs: ReadonlyMap<string, AskedBits>,
	): void {
		const before = this.rowCounts();
		this.addCalls(calls);
		for (const relation of relations) this.addRelation(relation);
		for (const [path, { names, inside }] of needs)
			this.needs.push(this.position(path), this.addSet(names), this.addSet(inside));
		this.files.push(file, ...this.rowCounts().map((count, at) => count - before[at]));
	}

	/** What was collected since the last time. */
	take(): LinkBatch {
		const batch: LinkBatch = {
			strings: this.strings,
			files: Int32Array.from(this.files),
			links: Int32Array.from(this.links),
			candidates: Int32Array.from(this.candidates),
			relations: Int32Array.from(this.relations),
			needs: Int32Array.from(this.needs),
			sets: joined(this.sets, this.bytes),
		};
		this.strings = [];
		this.positions = new Map();
		for (const rows of [this.files, this.links, this.candidates, this.relations, this.needs]) rows.length = 0;
		this.sets = [];
		this.bytes = 0;
		return batch;
	}

	private rowCounts(): number[] {
		return [
			this.links.length / LINK_STRIDE.links,
			this.candidates.length / LINK_STRIDE.candidates,
			this.relations.length / LINK_STRIDE.relations,
			this.needs.length / LINK_STRIDE.needs,
		];
	}

	private addCalls(calls: readonly CallLink[]): void {
		for (const [call, { status, complete, rule, targets, package: owner, externalName }] of calls.entries()) {
			// Most of what is not known is not worth a row: a call without one is unresolved.
			if (status === 'unresolved') continue;
			const target = targets.length === 1 ? targets[0] : null;
			const bits = packLinkBits(status, complete, rule);
			const place = this.optional(target?.path ?? owner);
			this.links.push(call, bits, place, target?.chunk ?? -1, this.optional(externalName));
			if (targets.length < 2) continue;
			for (const { path, chunk } of targets.slice(0, MAX_CANDIDATES))
				this.candidates.push(call, this.position(path), chunk);
		}
	}

	private addRelation({ kind, chunk, name, start, link }: Relation): void {
		const { status, complete, rule, targets, package: owner, externalName } = link;
		const bits = packLinkBits(status, complete, rule);
		const about = [RELATION_KINDS.indexOf(kind), chunk, this.position(name), start, bits] as const;
		for (const { path, chunk: target } of targets)
			this.relations.push(...about, this.position(path), target, -1);
		if (targets.length > 0 || owner === null) return;
		const external = this.optional(externalName);
		this.relations.push(...about, this.position(owner), -1, external);
	}

	/** How many bytes it takes; -1 for one that is empty. */
	private addSet(set: BitSet): number {
		const packed = packBitSet(set);
		if (packed === null) return -1;
		this.sets.push(packed);
		this.bytes += packed.length;
		return packed.length;
	}

	private position(text: string): number {
		let position = this.positions.get(text);
		if (position === undefined) {
			position = this.strings.length;
			this.strings.push(text);
			this.positions.set(text, position);
		}
		return position;
	}

	private optional(text: string | null): number {
		return text === null ? -1 : this.position(text);
	}
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
	const all = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
