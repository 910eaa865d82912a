import { Kind, Token } from './syntax.ts';
import type { Walk } from './walk.ts';

/**
 * Places in a file with syntax errors where a declaration of the package begins whatever the tree
 * makes of it: a keyword in the first column, as every formatted file has it. A brace that nobody
 * closed makes the rest of the file part of one function; here it ends.
 */
export interface Anchors {
	/** Ascending, one entry a place: its offset, the outermost node that begins there, its keyword. */
	offsets: number[];
	nodes: number[];
	tokens: number[];
	/** Position of the first place that the walk has not passed. */
	next: number;
}

/** `func` of a declaration, not of a literal: a name follows, or a receiver and a name. */
const FUNCTION = /func\b[ \t]*(?:\([^()\n]*\)[ \t]*)?[\p{L}_][\p{L}\p{N}_]*[ \t]*[[(]/uy;

export function findAnchors(walk: Walk): Anchors {
	const { tree, kinds, text } = walk;
	const anchors: Anchors = { offsets: [], nodes: [], tokens: [], next: 0 };
	for (let token = 1; token < tree.count; token++) {
		const kind = kinds[tree.kind[token]];
		// Inside an error even keywords may be names to the grammar.
		if (kind !== Kind.identifier && (kind < Token.func || kind > Token.const)) continue;
		const start = tree.start[token];
		if ((start > 0 && text.charCodeAt(start - 1) !== 10) || tree.end[token] === start) continue;
		if (kind === Token.func || kind === Kind.identifier) {
			FUNCTION.lastIndex = start;
			if (!FUNCTION.test(text)) continue;
		}
		let node = token;
		while (tree.parent[node] > 0 && tree.start[tree.parent[node]] === start) node = tree.parent[node];
		anchors.offsets.push(start);
		anchors.nodes.push(node);
		anchors.tokens.push(token);
	}
	return anchors;
}

/** Position of the first anchor at `offset` or behind it. */
function positionOf({ offsets }: Anchors, offset: number): number {
	let low = 0;
	let high = offsets.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (offsets[middle] < offset) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** A declaration of the package begins where `node` does. */
export function isAnchored({ anchors, tree }: Walk, node: number): boolean {
	if (anchors === null || node === -1) return false;
	return anchors.offsets[positionOf(anchors, tree.start[node])] === tree.start[node];
}

/** The end of what begins at `start`: not behind the next declaration, nor the comments above it. */
export function clampEnd(walk: Walk, start: number, end: number): number {
	const { anchors, text } = walk;
	if (anchors === null) return end;
	const next = anchors.offsets[positionOf(anchors, start + 1)];
	if (next === undefined || next >= end) return end;
	let at = next;
	while (at > start + 1) {
		const line = text.lastIndexOf('\n', at - 2) + 1;
		const words = text.slice(Math.max(line, start), at).trim();
		if (words !== '' && !words.startsWith('//')) break;
		at = line;
	}
	while (at > start + 1 && /\s/.test(text[at - 1])) at--;
	return Math.max(at, start + 1);
}
