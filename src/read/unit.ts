import { type Brackets, pairBrackets } from '../languages/shared/brackets.ts';
import type { Lexis } from '../languages/shared/lexis.ts';
import { emptyTokens, Token, type Tokens, tokenize } from '../languages/shared/tokens.ts';
import { ChunkFlag, type ChunkKind } from '../model/chunk.ts';
import type { StructureChunk } from '../store/queries/file-structure.ts';
import { type Body, bodyOf, bracedBody } from './bodies.ts';
import { CALLABLE } from './callable.ts';
import { bodyLines, isShort } from './fold-bodies.ts';
import type { Sheet } from './sheet.ts';

/** A chunk that is shown, and the body that is not. */
export interface Shown {
	chunk: StructureChunk;
	body: Body | null;
	/** Its inside is looked into like that of a class. */
	isOpen: boolean;
}

/** A text in one language: a file, or a segment of one. */
export interface Unit {
	language: string;
	lexis: Lexis;
	from: number;
	to: number;
	shown: Shown[];
	/** Places of doc comments that are outside of what is hidden, in order. */
	docs: [start: number, end: number][];
	/** Of what is outside of functions that are shown by their headers. */
	tokens: Tokens;
	brackets: Brackets;
}

/** Functions that are more of their file than this are looked into: a module written as a function, a set-up of everything. */
const MODULE = { share: 0.5, lines: 8 };
const LARGE = { share: 0.6, lines: 80 };

/** Decides which chunks of a text are shown, and reads the tokens of what is between function bodies. */
export function openUnit(
	sheet: Sheet,
	chunks: readonly StructureChunk[],
	language: string,
	lexis: Lexis,
	from: number,
	to: number,
): Unit {
	const inside = nestedOf(chunks);
	const shown: Shown[] = [];
	const parts: number[] = [from];
	let hiddenTo = -1;
	for (const chunk of chunks) {
		if (chunk.kind === 'module' || chunk.start < hiddenTo || chunk.end > to || chunk.start < from) continue;
		const body = bodyIn(sheet.text, chunk, inside, lexis);
		const isCallable = CALLABLE.has(chunk.kind) || body !== null;
		const isOpen = !isCallable || (body !== null && isLookedInto(sheet, chunk, body, inside, to - from));
		shown.push({ chunk, body: isOpen ? null : body, isOpen });
		if (isOpen) continue;
		hiddenTo = chunk.end;
		parts.push(chunk.start, chunk.end);
	}
	parts.push(to);
	const tokens = emptyTokens(sheet.text);
	for (let part = 0; part < parts.length; part += 2)
		tokenize(tokens, lexis.tokens, parts[part], parts[part + 1]);
	const brackets = pairBrackets(tokens, () => false);
	const docs = docsOf(chunks, shown, from, to);
	// A module of Python has its doc as its first statement.
	const opens = lexis.bodies === 'indent' && tokens.count > 0 && tokens.kind[0] === Token.string;
	if (opens && (docs.length === 0 || docs[0][0] > tokens.start[0]))
		docs.unshift([tokens.start[0], tokens.end[0]]);
	return { language, lexis, from, to, shown, docs, tokens, brackets };
}

function docsOf(
	chunks: readonly StructureChunk[],
	shown: readonly Shown[],
	from: number,
	to: number,
): Unit['docs'] {
	const docs: Unit['docs'] = [];
	const note = ({ docStart, docEnd }: StructureChunk) => {
		if (docEnd > docStart && docStart >= from && docEnd <= to) docs.push([docStart, docEnd]);
	};
	for (const chunk of chunks) if (chunk.kind === 'module') note(chunk);
	for (const { chunk, body } of shown) {
		// A docstring is not in what is hidden of its function; what is in it belongs to something inside.
		if (body === null || chunk.docStart < body.from || chunk.docStart >= body.to) note(chunk);
	}
	docs.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
	return docs.filter(([start], index) => index === 0 || start >= docs[index - 1][1]);
}

const TEST = 1;
const NAMED = 2;
const CHILD = 4;

/** By chunk, what is somewhere inside: tests, functions and classes with names, anything. */
function nestedOf(chunks: readonly StructureChunk[]): Map<number, number> {
	const inside = new Map<number, number>();
	for (let index = chunks.length - 1; index >= 0; index--) {
		const { ord, parent, flags, kind, name } = chunks[index];
		if (parent === null) continue;
		let found = (inside.get(ord) ?? 0) | (inside.get(parent) ?? 0) | CHILD;
		if ((flags & ChunkFlag.test) !== 0) found |= TEST;
		if (name !== null && (CALLABLE.has(kind) || kind === 'class')) found |= NAMED;
		inside.set(parent, found);
	}
	return inside;
}

/** Functions have one; a value has one when it computes (`var x: Int { … }`), a rule of a style sheet always. */
function bodyIn(text: string, chunk: StructureChunk, inside: Map<number, number>, lexis: Lexis): Body | null {
	if ((chunk.flags & ChunkFlag.declaration) !== 0) return null;
	if (CALLABLE.has(chunk.kind)) return bodyOf(text, chunk, lexis);
	if (!COMPUTED.has(chunk.kind) || ((inside.get(chunk.ord) ?? 0) & CHILD) !== 0) return null;
	const body = bracedBody(text, chunk, lexis);
	if (body === null || chunk.docStart < body.from || chunk.docEnd > body.to) return body;
	// What describes it stands inside: it stays, with what is before it.
	return { from: chunk.docEnd, to: body.to, stands: 'below' };
}

const COMPUTED: ReadonlySet<ChunkKind> = new Set(['rule', 'property', 'field', 'variable', 'constant']);

function isLookedInto(
	sheet: Sheet,
	{ ord, flags, name }: StructureChunk,
	body: Body,
	inside: Map<number, number>,
	size: number,
): boolean {
	const found = inside.get(ord) ?? 0;
	if ((found & TEST) !== 0 && (flags & ChunkFlag.test) === 0) return true;
	if ((found & NAMED) === 0) return false;
	const lines = bodyLines(sheet, body);
	if (sheet.limits.showsNested && !isShort(sheet, body)) return true;
	const least = name === null ? MODULE : LARGE;
	return lines > least.lines && body.to - body.from > size * least.share;
}
