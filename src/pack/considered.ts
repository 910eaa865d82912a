import { type CodeGraph, fileOf } from '../model/graph.ts';
import type { GraphWords } from '../store/graph/describe.ts';
import type { Bodies, Body } from './bodies.ts';
import type { Fitted } from './fit-items.ts';
import type { PackFormat } from './format.ts';
import { type KeptItem, keptItem } from './kept-packs.ts';
import type { Candidate, DescribedHop, Hop, Level, PackItem, PackOmission } from './pack.ts';
import type { LeftOut } from './receipt.ts';
import { inLine } from './text.ts';
import { countTokens } from './tokens/count-tokens.ts';

/** From these weights on something is wanted in full, next to a seed or farther off, or as a skeleton. */
const NEAR_FULL = 0.1;
const FULL = 0.2;
const SKELETON = 0.06;
/** No token is longer; a text that is surely too long need not be counted. */
const CHARACTERS_A_TOKEN = 128;

/** What the candidates of a pack have in common. */
export interface Sources {
	graph: CodeGraph;
	words: GraphWords;
	bodies: Bodies;
	format: PackFormat;
	budget: number;
	/** Lines of seeds that a change touched. */
	changed: ReadonlyMap<number, string>;
}

/** A candidate whose text and place are looked up when they are asked for: most candidates are never shown. */
export class Considered implements Fitted {
	readonly wanted: Level;
	readonly isSeed: boolean;
	readonly file: string;
	private readonly sources: Sources;
	private readonly candidate: Candidate;
	private readonly texts = new Map<Level, string | null>();
	private readonly costs = new Map<Level, number | null>();
	private shown: Body | null = null;
	private described: PackItem | null = null;

	constructor(sources: Sources, candidate: Candidate) {
		const { weight, role, node, depth } = candidate;
		this.sources = sources;
		this.candidate = candidate;
		// What is around a seed holds it, so that it can only be shown in outline.
		const isAround = candidate.way.at(-1)?.via === 'around';
		const isNear = !isAround && weight >= (depth < 2 ? NEAR_FULL : FULL);
		this.wanted = isNear ? 'full' : weight >= SKELETON ? 'skeleton' : 'line';
		this.isSeed = role === 'seed';
		this.file = sources.graph.paths[fileOf(sources.graph, node)];
	}

	get start(): number {
		return this.body.start;
	}

	get end(): number {
		return this.body.end;
	}

	get item(): PackItem {
		this.described ??= this.describe();
		return this.described;
	}

	/** As it stands in the pack; null when there is nothing to show at a level. */
	rendered(level: Level): string | null {
		if (!this.texts.has(level)) {
			const text = level === 'line' ? null : this.body.text(level);
			const isNothing = level !== 'line' && text === null;
			this.texts.set(level, isNothing ? null : this.sources.format.item(this.item, level, text));
		}
		return this.texts.get(level)!;
	}

	cost(level: Level): number | null {
		if (!this.costs.has(level)) {
			const text = this.rendered(level);
			const isTooLong = text !== null && text.length > this.sources.budget * CHARACTERS_A_TOKEN;
			const counted = isTooLong ? Number.POSITIVE_INFINITY : countTokens(text ?? '');
			this.costs.set(level, text === null ? null : counted);
		}
		return this.costs.get(level)!;
	}

	kept(level: Level): KeptItem {
		return keptItem(this.item, this.body.text('full'), level);
	}

	leftOut(reason: PackOmission): LeftOut {
		const { role, name, kind, file, startLine: line } = this.item;
		return { role, name, kind, file, line, reason };
	}

	private get body(): Body {
		this.shown ??= this.sources.bodies.of(this.candidate);
		return this.shown;
	}

	private describe(): PackItem {
		const { graph, words, changed } = this.sources;
		const { node, role, depth, weight, seed, way } = this.candidate;
		const { name, kind, chunkUid } = words.node(node);
		const { startLine, endLine, summary } = this.body;
		return {
			role,
			name: inLine(name),
			kind,
			file: inLine(this.file),
			startLine,
			endLine,
			language: graph.languages[fileOf(graph, node)],
			chunkUid,
			depth,
			weight: Math.round(weight * 1e4) / 1e4,
			from: inLine(words.node(seed).name),
			why: way.map((hop) => describeHop(words, hop)),
			summary,
			changed: role === 'seed' ? (changed.get(node) ?? null) : null,
		};
	}
}

function describeHop(words: GraphWords, hop: Hop): DescribedHop {
	const to = inLine(words.node(hop.to).name);
	if (hop.via === 'edge') {
		const { status, confidence, kind, file, line, col } = words.edge(hop.edge);
		const place = { file: inLine(file), line, col };
		return {
			kind,
			isForward: hop.isForward,
			...place,
			isOneOfSeveral: status === 'ambiguous',
			confidence,
			to,
		};
	}
	const { file, line, col } =
		hop.via === 'mention' ? words.at(hop.file, hop.offset) : { ...words.node(hop.to), col: 1 };
	const place = { file: inLine(file), line, col };
	return {
		kind: hop.via,
		isForward: hop.via === 'inside',
		...place,
		isOneOfSeveral: false,
		confidence: null,
		to,
	};
}
