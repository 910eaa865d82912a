import { ChunkFlag, type Param } from '../../model/chunk.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { wordSet } from '../../model/word-list.ts';
import { Role } from '../shared/walk.ts';
import { enterTypeIdentifier } from './references.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * After a brace too few, or a statement that breaks off, the header of the next method is taken for
 * statements, and its body for a block that stands alone. No valid block follows a parenthesis, so what
 * is written before it is read as the header.
 */

/** The header of a method, read from the text. */
interface LostHeader {
	start: number;
	name: string;
	nameStart: number;
	/** What is written before the name: modifiers and a type; '' for a constructor. */
	words: string;
	params: Param[];
	/** Offsets of their names. */
	paramStarts: number[];
}

const MAX_HEADER = 2000;
const HEADER = /([A-Za-z_$][\w$]*)\s*\(([^()]*)\)\s*(?:throws\s[\w$.,\s]*)?$/;
const WORDS = /^[\w$.<>[\],?&@\s]*$/;
/** What stands before a parenthesis, or begins a statement, and is no name. */
export const KEYWORDS: ReadonlySet<string> = wordSet(
	'if for while switch catch synchronized try super this return new else throw case do assert',
);

/**
 * Finds such bodies in a file with errors, before the walk, and hides what was made of their headers. The
 * body is a block, or, when the error swallowed its brace, the rest of the block around.
 */
export function findLostMethods(walk: Walk): void {
	const { tree } = walk;
	for (let node = 1; node < tree.count; node++) {
		const kind = walk.kind(node);
		if (kind === Kind.block && standsAlone(walk, node)) find(walk, node, tree.start[node], node);
		else if (kind === Kind.ERROR && walk.text[tree.end[node] - 1] === '{' && standsAlone(walk, node)) {
			find(walk, node, tree.end[node] - 1, tree.parent[node]);
		}
	}
}

/** Looks for a header before the brace; `first` is the node that begins the body, `whole` the one that ends it. */
function find(walk: Walk, first: number, brace: number, whole: number): void {
	const header = readHeader(walk, first, brace);
	if (header === null || walk.tree.end[whole] <= brace) return;
	maskHeader(walk, header.start, first);
	if (first !== whole) walk.passOver(first);
	walk.arriveAt(first, () => {
		openLostMethod(walk, header, brace, walk.tree.end[whole]);
		walk.closeLater(whole);
	});
}

/** No part of a statement or a declaration. */
function standsAlone(walk: Walk, block: number): boolean {
	const around = walk.tree.parent[block];
	if (!walk.isBroken(around)) return false;
	switch (walk.kind(around)) {
		case Kind.block:
		case Kind.constructor_body:
		case Kind.class_body:
		case Kind.switch_block_statement_group:
		case Kind.ERROR:
		case Kind.program:
			return true;
		default:
			return false;
	}
}

function readHeader(walk: Walk, first: number, brace: number): LostHeader | null {
	const { text } = walk;
	let from = brace;
	while (from > Math.max(0, brace - MAX_HEADER) && !';{}'.includes(text[from - 1])) from--;
	const found = HEADER.exec(text.slice(from, brace));
	if (found === null || KEYWORDS.has(found[1])) return null;
	const nameStart = from + found.index;
	const line = text.lastIndexOf('\n', nameStart - 1) + 1;
	const start = skipSpace(text, Math.max(from, line), nameStart);
	const words = text.slice(start, nameStart).trim();
	if (!WORDS.test(words) || KEYWORDS.has(words.split(/\s/, 1)[0])) return null;
	if (words === '' && found[1] !== typeAround(walk, first)) return null;
	if (words !== '' && !/\s/.test(text[nameStart - 1])) return null;
	const list = text.indexOf('(', nameStart) + 1;
	return { start, name: found[1], nameStart, words, ...readParams(found[2], list) };
}

function skipSpace(text: string, from: number, to: number): number {
	let at = from;
	while (at < to && text.charCodeAt(at) <= 32) at++;
	return at;
}

/** The name of the nearest type; '' outside of any. */
function typeAround(walk: Walk, node: number): string {
	const { tree, fields } = walk;
	for (let at = tree.parent[node]; at > 0; at = tree.parent[at]) {
		switch (walk.kind(at)) {
			case Kind.class_declaration:
			case Kind.enum_declaration:
			case Kind.record_declaration:
				return walk.textOf(childByField(tree, at, fields.name));
		}
	}
	return '';
}

/** `int a, Map<K, V> b`: each name with what stands before it since the last comma outside of brackets. */
function readParams(list: string, offset: number): Pick<LostHeader, 'params' | 'paramStarts'> {
	const params: Param[] = [];
	const paramStarts: number[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at <= list.length; at++) {
		if (list[at] === '<') depth++;
		else if (list[at] === '>') depth--;
		if (at < list.length && (list[at] !== ',' || depth > 0)) continue;
		const found = /^(.*\S)\s+([\w$]+)\s*$/s.exec(list.slice(from, at));
		if (found !== null) {
			params.push({ name: found[2], type: found[1].trim() });
			paramStarts.push(offset + from + found[0].trimEnd().length - found[2].length);
		}
		from = at + 1;
	}
	return { params, paramStarts };
}

/** What lies in the header is passed over; a call that reaches into it is none. */
function maskHeader(walk: Walk, start: number, body: number): void {
	const { tree } = walk;
	let first = body;
	while (first > 1 && tree.start[first - 1] >= start) first--;
	for (let node = first; node < body; node = tree.after[node]) walk.passOver(node);
	for (let at = tree.parent[first]; at > 0 && tree.after[at] <= body; at = tree.parent[at]) {
		walk.setRole(at, Role.none);
	}
}

function openLostMethod(walk: Walk, header: LostHeader, brace: number, end: number): void {
	const { out, text } = walk;
	const owner = walk.types[walk.types.length - 1] ?? walk.recentType ?? undefined;
	const { name, words, params } = header;
	walk.openChunk({
		kind: words === '' ? 'constructor' : 'method',
		name,
		start: header.start,
		end,
		nameStart: header.nameStart,
		flags: ChunkFlag.broken | accessOf(words),
		signature: text.slice(header.start, brace).trimEnd(),
		type: words === '' ? null : words.slice(words.lastIndexOf(' ') + 1),
		params,
		container: owner?.qualified,
	});
	out.openScope('function', header.start, end);
	referTypes(walk, header.start, brace);
	for (let index = 0; index < params.length; index++) {
		out.bind({
			scope: out.currentScope,
			name: params[index].name,
			kind: 'param',
			start: header.paramStarts[index],
			chunk: -1,
			type: params[index].type ?? null,
			value: -1,
			path: null,
			index,
		});
	}
}

/** The types in the header, of which the walk passes over the nodes. */
function referTypes(walk: Walk, start: number, end: number): void {
	const { tree } = walk;
	let low = 1;
	for (let high = tree.count; low < high; ) {
		const middle = (low + high) >> 1;
		if (tree.start[middle] < start) low = middle + 1;
		else high = middle;
	}
	for (let node = low; node < tree.count && tree.start[node] < end; node++) {
		if (walk.kind(node) === Kind.type_identifier) enterTypeIdentifier(walk, node);
	}
}

function accessOf(words: string): number {
	let flags = 0;
	for (const word of words.split(/\s+/)) {
		if (word === 'public' || word === 'protected' || word === 'private' || word === 'static') {
			flags |= ChunkFlag[word];
		}
	}
	return flags;
}
