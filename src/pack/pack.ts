import type { EdgeKind } from '../model/graph.ts';

/** What something in a pack is to the seeds: what was asked for, what leads there, what it leads to, and so on. */
export const ROLES = ['seed', 'caller', 'callee', 'type', 'test', 'doc', 'related'] as const;
export type Role = (typeof ROLES)[number];

/** How much of something is shown, from least to most. */
export const LEVELS = ['line', 'skeleton', 'full'] as const;
export type Level = (typeof LEVELS)[number];

/** Why something that was considered is not in the pack. */
export const OMISSIONS = ['budget', 'inside another', 'known', 'unreadable'] as const;
export type PackOmission = (typeof OMISSIONS)[number];

/**
 * One step of the way from a seed: along an edge of the graph, forward to what is used or back to what uses it; to what is
 * `inside` something or `around` it; or to a text that mentions it, at an offset.
 */
export type Hop =
	| { via: 'edge'; edge: number; isForward: boolean; to: number }
	| { via: 'inside' | 'around'; to: number }
	| { via: 'mention'; file: number; offset: number; to: number };

/** A chunk that may be in a pack, with the way that leads there. */
export interface Candidate {
	node: number;
	role: Role;
	/** Steps from a seed. */
	depth: number;
	/** How much it has to do with the seeds, from 0 to 1. */
	weight: number;
	way: readonly Hop[];
	/** The seed where the way begins. */
	seed: number;
	/** Part of the file that is meant when it is not the chunk: a section of a page, by offsets. */
	part: { start: number; end: number; title: string } | null;
}

/** A step as packs tell it. */
export interface DescribedHop {
	kind: EdgeKind | 'inside' | 'around' | 'mention';
	isForward: boolean;
	file: string;
	line: number;
	col: number;
	/** Of several that are all known; null for what is no edge. */
	isOneOfSeveral: boolean;
	confidence: number | null;
	to: string;
}

/** A chunk with everything that a pack says about it. */
export interface PackItem {
	role: Role;
	name: string;
	kind: string;
	file: string;
	startLine: number;
	endLine: number;
	language: string;
	chunkUid: string;
	depth: number;
	weight: number;
	/** Name of the seed where the way begins. */
	from: string;
	why: DescribedHop[];
	/** One line that says what it is. */
	summary: string;
	/** Lines that a change touched, of what is asked for with `--changed`. */
	changed: string | null;
}
