import type { CodeGraph } from '../model/graph.ts';
import { fileOf } from '../model/graph.ts';
import { GraphWords } from '../store/graph/describe.ts';
import { unfollowedCalls, unfollowedIn } from '../store/graph/unfollowed.ts';
import type { IndexReader } from '../store/reader.ts';
import { around } from './around.ts';
import { Bodies } from './bodies.ts';
import { Considered } from './considered.ts';
import { byWeight, expand } from './expand.ts';
import { type Choice, fitItems } from './fit-items.ts';
import type { PackFormat } from './format.ts';
import { type KeptItem, type KnownItems, packHash } from './kept-packs.ts';
import { mentionsOf } from './mentions.ts';
import type { Candidate, Level, PackItem } from './pack.ts';
import type { LeftOut, Receipt } from './receipt.ts';
import { countTokens, TOKENIZER } from './tokens/count-tokens.ts';

/** How many of those left out a receipt names, as far as there is room. */
const NAMED = [8, 4, 0] as const;
/** Room for those names, as a share of the budget and at most. */
const NAMES_SHARE = 0.04;
const NAMES_MOST = 200;

export interface PackRequest {
	/** What was asked for, in words. */
	asked: string;
	seeds: readonly number[];
	budget: number;
	/** What an earlier pack had, and the hash of that. */
	known: { hash: string; items: KnownItems } | null;
	/** Lines of seeds that a change touched. */
	changed: ReadonlyMap<number, string>;
	notes: string[];
	/** What else decides about the pack: part of its hash. */
	request: unknown;
}

export interface PackedItem extends PackItem {
	level: Level;
	tokens: number;
	text: string;
}

export interface Pack {
	head: string;
	items: PackedItem[];
	tail: string;
	receipt: Receipt;
	/** To be kept for packs that go on from this one. */
	kept: KeptItem[];
	/** Tokens that the smallest pack of this request takes; more than the budget when there was no room for a seed. */
	least: number;
}

/** Puts together what belongs to seeds, as much as fits the budget. */
export function buildPack(
	reader: IndexReader,
	graph: CodeGraph,
	read: (path: string) => string,
	format: PackFormat,
	request: PackRequest,
): Pack {
	const words = new GraphWords(reader, graph);
	const { candidates, beyond } = candidatesFor(reader, graph, words, read, request.seeds);
	const bodies = new Bodies(reader, graph, words, read);
	const shared = { graph, words, bodies, format, budget: request.budget, changed: request.changed };
	const considered = candidates.map((candidate) => new Considered(shared, candidate));
	const offered = considered.filter((each) => !request.known?.items.has(each.kept(each.wanted)));
	const base: Receipt = {
		considered: considered.length,
		included: { full: 0, skeleton: 0, line: 0 },
		leftOut: { budget: 0, 'inside another': 0, known: considered.length - offered.length, unreadable: 0 },
		first: [],
		beyond,
		unresolved: unresolvedAt(reader, graph, words, request.seeds),
		gone: request.known?.items.gone() ?? 0,
		notes: request.notes,
		tokenizer: TOKENIZER,
		budget: request.budget,
		tokens: request.budget,
		hash: '0'.repeat(16),
		since: request.known?.hash ?? null,
	};
	const head = format.head({ asked: request.asked, tokenizer: TOKENIZER, budget: request.budget });
	const fixed = countTokens(head) + countTokens(format.tail(largest(base)));
	const names = Math.min(NAMES_MOST, Math.floor(request.budget * NAMES_SHARE));
	const choices = fitItems(offered, request.budget - fixed - names);
	const least =
		fixed +
		names +
		Math.min(1e9, ...offered.filter(({ isSeed }) => isSeed).map((seed) => seed.cost('line') ?? 0));
	for (;;) {
		const pack = finish(format, head, base, offered, choices, request);
		if (pack.receipt.tokens <= request.budget) return { ...pack, least };
		const last = choices.findLastIndex((choice) => typeof choice === 'object');
		if (last < 0) return { ...pack, least: Math.max(least, pack.receipt.tokens) };
		choices[last] = 'budget';
	}
}

/** A receipt of the same pack is never longer, but for names. */
function largest(receipt: Receipt): Receipt {
	const most = receipt.considered;
	return {
		...receipt,
		included: { full: most, skeleton: most, line: most },
		leftOut: { budget: most, 'inside another': most, known: most, unreadable: most },
		// No hash takes more tokens than digits and letters in turn.
		hash: '0z'.repeat(8),
	};
}

function candidatesFor(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	read: (path: string) => string,
	seeds: readonly number[],
): { candidates: Candidate[]; beyond: number } {
	const own: Candidate[] = seeds.map((node) => ({
		node,
		role: 'seed',
		depth: 0,
		weight: 1,
		way: [],
		seed: node,
		part: null,
	}));
	const linked = expand(graph, seeds);
	const beside = around(graph, seeds);
	const named = seeds.map((node) => ({ node, ...namesOf(words, node) }));
	const docs = mentionsOf(reader, graph, named, read);
	const taken = new Set(seeds);
	const others: Candidate[] = [];
	for (const candidate of [...linked.found, ...beside.found].sort(byWeight)) {
		if (taken.has(candidate.node)) continue;
		taken.add(candidate.node);
		others.push(candidate);
	}
	return {
		candidates: [...own, ...[...others, ...docs.found].sort(byWeight)],
		beyond: linked.beyond + beside.beyond + docs.beyond,
	};
}

function namesOf(words: GraphWords, node: number): { name: string; qualified: string } {
	const { name, kind } = words.node(node);
	return { name: kind === 'module' ? name : name.slice(name.lastIndexOf('.') + 1), qualified: name };
}

function unresolvedAt(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	seeds: readonly number[],
): Receipt['unresolved'] {
	const sum = ({ ambiguous, dynamic, unresolved }: ReturnType<typeof unfollowedCalls>) =>
		ambiguous + dynamic + unresolved;
	const names = new Set<string>();
	let inside = 0;
	for (const node of seeds) {
		const file = fileOf(graph, node);
		inside += sum(unfollowedIn(reader, { path: graph.paths[file], chunks: [node - graph.firsts[file]] }));
		const { name, qualified } = namesOf(words, node);
		if (qualified !== graph.paths[file]) names.add(name);
	}
	return {
		inside,
		ofNames: [...names].reduce((total, name) => total + sum(unfollowedCalls(reader, name)), 0),
	};
}

/** The pack of some choices, with as many names in its receipt as there is room for. */
function finish(
	format: PackFormat,
	head: string,
	base: Receipt,
	offered: readonly Considered[],
	choices: readonly Choice[],
	request: PackRequest,
): Omit<Pack, 'least'> {
	const receipt: Receipt = { ...base, included: { ...base.included }, leftOut: { ...base.leftOut } };
	const items: PackedItem[] = [];
	const kept: KeptItem[] = [];
	const left: LeftOut[] = [];
	for (const [at, choice] of choices.entries()) {
		const each = offered[at];
		if (typeof choice === 'string') {
			receipt.leftOut[choice]++;
			if (choice !== 'inside another' && left.length < NAMED[0]) left.push(each.leftOut(choice));
			continue;
		}
		const { level, tokens } = choice;
		receipt.included[level]++;
		items.push({ ...each.item, level, tokens, text: each.rendered(level)! });
		kept.push(each.kept(level));
	}
	receipt.hash = packHash(request.request, kept);
	const used = countTokens(head) + items.reduce((sum, { tokens }) => sum + tokens, 0);
	let tail = '';
	for (const names of NAMED) {
		receipt.first = left.slice(0, names);
		// The number of tokens is in the text whose tokens it counts: it grows at most once more.
		for (let total = -1; total !== receipt.tokens; ) {
			total = receipt.tokens;
			tail = format.tail(receipt);
			receipt.tokens = used + countTokens(tail);
		}
		if (receipt.tokens <= request.budget) break;
	}
	return { head, items, tail, receipt, kept };
}
