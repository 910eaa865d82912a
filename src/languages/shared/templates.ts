import { type LoweringWalk, MAX_ITEMS, make, makeList } from './lowering.ts';

/** A part of a text: what is written there, or (`text` null) a value that is put in. */
export interface Piece {
	start: number;
	end: number;
	text: string | null;
	value: number;
}

/** A string, when nothing is put into it; else what it is put together from, in order. */
export function makeTemplate(walk: LoweringWalk, node: number, pieces: readonly Piece[]): number {
	const parts = (pieces.length === 1 && pieces[0].text !== '' ? pieces : joined(pieces)).slice(0, MAX_ITEMS);
	if (parts.length === 0) return make(walk, node, 'string', '');
	if (parts.length === 1 && parts[0].text !== null) return make(walk, node, 'string', parts[0].text);
	const values = parts.map(({ text, value, start, end }) =>
		text === null ? value : walk.out.value('string', text, -1, -1, start, end),
	);
	return makeList(walk, node, 'template', values);
}

/** Texts that follow one another are one. */
function joined(pieces: readonly Piece[]): Piece[] {
	const parts: Piece[] = [];
	for (const piece of pieces) {
		if (piece.text === '') continue;
		const last = parts.at(-1);
		if (last === undefined || last.text === null || piece.text === null) parts.push({ ...piece });
		else {
			last.text += piece.text;
			last.end = piece.end;
		}
	}
	return parts;
}

/**
 * The pieces between two offsets: `inserts` are the nodes that are put in, each a value or a text, and what stands between
 * them is text as `textAt` reads it.
 */
export function piecesAround<W extends LoweringWalk>(
	walk: W,
	start: number,
	end: number,
	inserts: readonly number[],
	insert: (node: number) => number | string,
	textAt: (start: number, end: number) => string,
	startOf: (walk: W, node: number) => number = ({ tree }, node) => tree.start[node],
): Piece[] {
	const { tree } = walk;
	const pieces: Piece[] = [];
	let from = start;
	const addText = (to: number): void => {
		if (to > from) pieces.push({ start: from, end: to, text: textAt(from, to), value: -1 });
	};
	for (const node of inserts.slice(0, MAX_ITEMS)) {
		const begin = startOf(walk, node);
		addText(begin);
		from = Math.max(from, tree.end[node]);
		const given = insert(node);
		const put = typeof given === 'string' ? { text: given, value: -1 } : { text: null, value: given };
		pieces.push({ start: begin, end: from, ...put });
	}
	addText(end);
	return pieces;
}

/** A stretch of text as written, or the node that is put in there; `inserted` is -1 for text. */
export interface Part {
	start: number;
	end: number;
	inserted: number;
}

/** What parts are put together to: a string when nothing is put in. */
export function templateOf(
	walk: LoweringWalk,
	node: number,
	parts: readonly Part[],
	lowered: (inserted: number) => number,
): number {
	const { text, out } = walk;
	if (parts.every(({ inserted }) => inserted === -1))
		return make(walk, node, 'string', parts.map(({ start, end }) => text.slice(start, end)).join(''));
	const values = parts
		.slice(0, MAX_ITEMS)
		.map(({ start, end, inserted }) =>
			inserted === -1 ? out.value('string', text.slice(start, end), -1, -1, start, end) : lowered(inserted),
		);
	return makeList(walk, node, 'template', values);
}
