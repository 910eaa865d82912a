import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { docAbove } from '../shared/comment-text.ts';
import { isMark, Token } from '../shared/tokens.ts';
import { readFields, readTable } from './columns.ts';
import { readEnumValues } from './enums.ts';
import { readIndexed } from './indexes.ts';
import { bindDefinition } from './locals.ts';
import { readQueries } from './queries.ts';
import { readBody, routineHeader } from './routines.ts';
import { readType } from './types.ts';
import {
	isNameHere,
	lastPart,
	type Name,
	nameStart,
	nameText,
	qualifierOf,
	readName,
	type Walk,
} from './walk.ts';

/** What CREATE makes, by the word that says so. */
const OBJECTS: ReadonlyMap<string, ChunkKind | 'import'> = new Map([
	['table', 'table'],
	['view', 'view'],
	['index', 'index'],
	['function', 'function'],
	['procedure', 'function'],
	['proc', 'function'],
	['aggregate', 'function'],
	['trigger', 'trigger'],
	['type', 'type'],
	['domain', 'type'],
	['synonym', 'type'],
	['sequence', 'variable'],
	['schema', 'namespace'],
	['database', 'namespace'],
	['package', 'namespace'],
	['extension', 'import'],
	['policy', 'rule'],
	['rule', 'rule'],
	['event', 'event'],
	['macro', 'macro'],
] as const);

/** What is made by these is no part of a schema. */
const PASSED_OVER =
	/^(?:role|user|login|server|publication|subscription|operator|cast|statistics|collation)$/;
const MAX_HEADER = 24;
const WITH_CODE: ReadonlySet<ChunkKind> = new Set([
	'function',
	'trigger',
	'event',
	'namespace',
	'rule',
	'macro',
]);

/** `CREATE …`: a chunk for what it makes, and what that refers to. */
export function readCreate(walk: Walk, from: number, to: number): void {
	const { tokens, out, words } = walk;
	let at = from + 1;
	const limit = Math.min(to, from + MAX_HEADER);
	while (at < limit && !OBJECTS.has(words[at]) && !PASSED_OVER.test(words[at])) at++;
	const object = at < limit ? OBJECTS.get(words[at]) : undefined;
	if (object === undefined) {
		readQueries(walk, from + 1, to);
		return;
	}
	let next = at + 1;
	while (next < to && /^(?:if|not|exists|concurrently|body|function|authorization)$/.test(words[next]))
		next++;
	if (object === 'index' && words[next] === 'on') {
		readIndexed(walk, next, to);
		return;
	}
	// `CREATE TABLE {{ name }}`, `CREATE DATABASE :"name"`: who runs it says what it is.
	if (next < to && (tokens.kind[next] === Token.raw || isMark(tokens, next, ':'))) {
		readQueries(walk, next + 1, to);
		return;
	}
	if (next >= to || !isNameHere(walk, next)) {
		out.syntaxError(tokens.start[from], tokens.end[Math.min(next, to - 1)]);
		return;
	}
	const name = readName(walk, next, to);
	if (object === 'import') {
		importExtension(walk, name, from, to);
		return;
	}
	const kind = object === 'type' ? typeKind(walk, name.next, to) : object;
	openDefinition(walk, name, kind, from, to);
	out.openScope('block', tokens.start[from], tokens.end[to - 1]);
	readContents(walk, kind, name.next, to);
	walk.locals.clear();
	out.closeScope();
	out.closeChunk();
}

function readContents(walk: Walk, kind: ChunkKind, from: number, to: number): void {
	if (WITH_CODE.has(kind)) {
		readBody(walk, kind, from, to);
		return;
	}
	switch (kind) {
		case 'table':
			readTable(walk, from, to);
			return;
		case 'index':
			readIndexed(walk, from, to);
			return;
		case 'enum':
			readEnumValues(walk, from, to);
			return;
		case 'struct':
			readFields(walk, from, to);
			return;
		case 'type':
			readBase(walk, from, to);
			return;
		default:
			readQueries(walk, from, to);
			return;
	}
}

/** `CREATE DOMAIN email AS text CHECK (…)`, `CREATE SYNONYM a FOR b`. */
function readBase(walk: Walk, from: number, to: number): void {
	const base = /^(?:as|for|from)$/.test(walk.words[from] ?? '') ? from + 1 : from;
	const named = base < to && isNameHere(walk, base);
	readQueries(walk, named ? readType(walk, readName(walk, base, to), to) : base, to);
}

function typeKind({ tokens, words }: Walk, from: number, to: number): ChunkKind {
	for (let i = from; i < to && i < from + 6; i++) {
		if (words[i] === 'enum') return 'enum';
		if (isMark(tokens, i, '(')) return words[i - 1] === 'as' || words[i - 1] === 'object' ? 'struct' : 'type';
	}
	return 'type';
}

function openDefinition(walk: Walk, name: Name, kind: ChunkKind, first: number, to: number): void {
	const { tokens, out } = walk;
	const part = lastPart(name);
	const text = nameText(walk, part);
	const { params, type, end } = routineHeader(walk, kind, name.next, to);
	const chunk = out.openChunk({
		kind,
		name: text === '' ? null : text,
		start: tokens.start[first],
		end: tokens.end[to - 1],
		nameStart: text === '' ? -1 : nameStart(walk, part),
		flags: ChunkFlag.exported | (isBroken(walk, name.next, to) ? ChunkFlag.broken : 0),
		signature: tokens.text.slice(tokens.start[first], tokens.end[Math.max(end - 1, part)]),
		type,
		params,
		container: qualifierOf(walk, name),
		...docAbove(tokens, first),
	});
	const bound = BOUND.get(kind);
	if (bound !== undefined && text !== '') bindDefinition(walk, part, bound, chunk);
}

/** How what is made is bound: seen by every statement of every file. */
const BOUND: ReadonlyMap<ChunkKind, BindingKind> = new Map([
	['table', 'class'],
	['view', 'class'],
	['function', 'function'],
	['macro', 'function'],
	['type', 'type'],
	['struct', 'type'],
	['enum', 'enum'],
	['variable', 'var'],
] as const);

function isBroken({ brackets }: Walk, from: number, to: number): boolean {
	for (let i = from; i < to; i++) {
		if (brackets.broken[i] === 1) return true;
		if (brackets.close[i] > i) i = brackets.close[i] - 1;
	}
	return false;
}

function importExtension(walk: Walk, name: Name, from: number, to: number): void {
	const { tokens, out } = walk;
	out.importName({
		kind: 'include',
		module: nameText(walk, lastPart(name)),
		imported: '',
		local: null,
		start: tokens.start[from],
		end: tokens.end[to - 1],
		nameStart: nameStart(walk, lastPart(name)),
		flags: 0,
	});
}
