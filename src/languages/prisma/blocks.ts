import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { afterBracket } from '../shared/brackets.ts';
import { docAbove, docBeside } from '../shared/comment-text.ts';
import { shownValue } from '../shared/shown-value.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { readAttributes, referAttributes } from './attributes.ts';
import { lineEnd, type Walk } from './walk.ts';

const KINDS: ReadonlyMap<string, ChunkKind> = new Map([
	['model', 'table'],
	['view', 'view'],
	['type', 'struct'],
	['enum', 'enum'],
	['datasource', 'block'],
	['generator', 'block'],
] as const);

const FIELDS = new Set(['model', 'view', 'type']);
const SCALARS = /^(?:String|Boolean|Int|BigInt|Float|Decimal|DateTime|Json|Bytes|Unsupported)$/;

/** `namespace auth {`: a chunk that is left open. */
export function openNamespace(walk: Walk, index: number, open: number): void {
	const { tokens, brackets, out } = walk;
	const broken = brackets.broken[open] === 1;
	if (broken) out.syntaxError(tokens.start[open], tokens.end[open]);
	out.openChunk({
		kind: 'namespace',
		name: tokenText(tokens, index + 1),
		start: tokens.start[index],
		end: tokens.end[afterBracket(brackets, open) - 1],
		nameStart: tokens.start[index + 1],
		flags: ChunkFlag.exported | (broken ? ChunkFlag.broken : 0),
		...docAbove(tokens, index),
	});
}

/** `model User { … }`, `types { … }`; returns the token after it. */
export function readBlock(walk: Walk, index: number, open: number): number {
	const { tokens, brackets, out } = walk;
	const word = tokenText(tokens, index);
	const name = open - 1;
	const after = afterBracket(brackets, open);
	const broken = brackets.broken[open] === 1;
	if (broken) out.syntaxError(tokens.start[open], tokens.end[open]);
	const close = brackets.close[open];
	const lines = linesOf(walk, open + 1, close);
	const annotations = lines.flatMap(([from, to]) =>
		isMark(tokens, from, '@') ? readAttributes(walk, from, to) : [],
	);
	const chunk = out.openChunk({
		kind: KINDS.get(word) ?? 'block',
		name: tokenText(tokens, name),
		start: tokens.start[index],
		end: tokens.end[after - 1],
		nameStart: tokens.start[name],
		flags: ChunkFlag.exported | (broken ? ChunkFlag.broken : 0),
		signature: tokens.text.slice(tokens.start[index], tokens.end[name]),
		annotations,
		...docAbove(tokens, index),
	});
	out.bind({
		scope: out.currentScope,
		name: tokenText(tokens, name),
		kind: word === 'enum' ? 'enum' : 'type',
		start: tokens.start[name],
		chunk,
		type: null,
		value: -1,
		path: null,
		index: -1,
	});
	for (const [from, to] of lines) {
		if (isMark(tokens, from, '@')) referAttributes(walk, from, to);
		else if (tokens.kind[from] !== Token.word) out.syntaxError(tokens.start[from], tokens.end[to - 1]);
		else if (word === 'enum') readValue(walk, from, to);
		else if (FIELDS.has(word)) readField(walk, from, to);
		else readSetting(walk, word === 'types' ? 'type' : 'property', from, to);
	}
	out.closeChunk();
	return after;
}

function linesOf(walk: Walk, from: number, to: number): [number, number][] {
	const lines: [number, number][] = [];
	for (let i = from; i < to; ) {
		const end = lineEnd(walk, i, to);
		lines.push([i, end]);
		i = end;
	}
	return lines;
}

/** `posts Post[] @relation("x")` */
function readField(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, out } = walk;
	const typeToken = from + 1;
	if (typeToken >= to || tokens.kind[typeToken] !== Token.word) {
		out.syntaxError(tokens.start[from], tokens.end[to - 1]);
		return;
	}
	let typeEnd = typeToken + 1;
	while (typeEnd < to && !isMark(tokens, typeEnd, '@'))
		typeEnd = Math.max(typeEnd + 1, afterBracket(brackets, typeEnd));
	typeEnd = Math.min(typeEnd, to);
	const type = tokens.text.slice(tokens.start[typeToken], tokens.end[typeEnd - 1]);
	out.openChunk({
		kind: 'field',
		name: tokenText(tokens, from),
		start: tokens.start[from],
		end: tokens.end[to - 1],
		nameStart: tokens.start[from],
		flags: type.endsWith('?') ? ChunkFlag.optional : 0,
		signature: tokens.text.slice(tokens.start[from], tokens.end[to - 1]),
		type,
		annotations: readAttributes(walk, typeEnd, to),
		...docBeside(tokens, from, to - 1),
	});
	// The type may be of another schema: `supabase:auth.User`.
	let named = typeToken;
	while (
		tokens.kind[named + 2] === Token.word &&
		(isMark(tokens, named + 1, '.') || isMark(tokens, named + 1, ':'))
	) {
		named += 2;
	}
	const name = tokenText(tokens, named);
	if (!SCALARS.test(name)) out.refer(name, tokens.start[named], 'type', false);
	referAttributes(walk, typeEnd, to);
	out.closeChunk();
}

function readValue(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	out.openChunk({
		kind: 'enum_member',
		name: tokenText(tokens, from),
		start: tokens.start[from],
		end: tokens.end[to - 1],
		nameStart: tokens.start[from],
		flags: 0,
		annotations: readAttributes(walk, from + 1, to),
		...docBeside(tokens, from, to - 1),
	});
	out.closeChunk();
}

/** `provider = "postgresql"`, `url = env("DATABASE_URL")`; in `types`, `Email = String @unique`. */
function readSetting(walk: Walk, kind: 'property' | 'type', from: number, to: number): void {
	const { tokens, out } = walk;
	if (!isMark(tokens, from + 1, '=') || from + 2 >= to) {
		out.syntaxError(tokens.start[from], tokens.end[to - 1]);
		return;
	}
	const key = tokenText(tokens, from);
	const value = from + 2;
	out.openChunk({
		kind,
		name: key,
		start: tokens.start[from],
		end: tokens.end[to - 1],
		nameStart: tokens.start[from],
		flags: 0,
		type: shownValue(
			key,
			tokens.text.slice(tokens.start[value], tokens.end[to - 1]).replace(/^"(.*)"$/, '$1'),
		),
		annotations: readAttributes(walk, value, to),
		...docAbove(tokens, from),
	});
	const isString = tokens.kind[value] === Token.string;
	if (key === 'provider' && isString) importProvider(walk, from, value);
	if (tokenText(tokens, value) === 'env' && tokens.kind[value + 2] === Token.string) {
		const start = tokens.start[value + 2] + 1;
		out.refer(tokens.text.slice(start, tokens.end[value + 2] - 1), start, 'read', false);
	} else if (tokens.kind[value] === Token.word) {
		const name = tokenText(tokens, value);
		const isType = kind === 'type';
		if (!SCALARS.test(name) && !/^(?:true|false)$/.test(name)) {
			out.refer(name, tokens.start[value], isType ? 'type' : 'read', false);
		}
		referAttributes(walk, value, to);
	}
	out.closeChunk();
}

function importProvider({ tokens, out }: Walk, from: number, value: number): void {
	const module = tokens.text.slice(tokens.start[value] + 1, tokens.end[value] - 1);
	if (module === '') return;
	const nameStart = tokens.start[value] + 1;
	const [start, end] = [tokens.start[from], tokens.end[value]];
	out.importName({ kind: 'import', module, imported: '', local: null, start, end, nameStart, flags: 0 });
}
