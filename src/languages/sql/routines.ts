import type { ChunkKind, Param } from '../../model/chunk.ts';
import { SQL_RULES } from '../shared/sql/lexing.ts';
import { emptyTokens, isMark, Token, tokenize, tokenText } from '../shared/tokens.ts';
import { bindLocal, readDeclarations } from './locals.ts';
import { readQueries } from './queries.ts';
import { readType } from './types.ts';
import {
	isName,
	isNameHere,
	nameText,
	readName,
	referColumns,
	referObject,
	type Walk,
	walkOf,
} from './walk.ts';

export interface RoutineHeader {
	params: Param[] | null;
	/** What it returns. */
	type: string | null;
	/** Tokens of the names of parameters; -1 for one without a name. */
	names: number[];
	/** Tokens that types of parameters and of what is returned begin with. */
	types: number[];
	/** The token after the header. */
	end: number;
}

/** Words behind the parameters and the type: what follows is no part of either. */
const AFTER_TYPE =
	/^(?:language|as|is|begin|immutable|stable|volatile|strict|called|security|parallel|cost|rows|support|set|window|leakproof|deterministic|not|no|contains|reads|modifies|sql|comment|return|declare|with|authid|pipelined|on|for|using|execute|when|after|before|instead|external|do|options|select)$/;

const NOTHING: RoutineHeader = { params: null, type: null, names: [], types: [], end: 0 };

/** How a definition begins, and what it takes and gives when it is a function. */
export function routineHeader(walk: Walk, kind: ChunkKind, from: number, to: number): RoutineHeader {
	const { tokens, brackets, words } = walk;
	if (kind === 'index' || kind === 'type' || kind === 'enum') return { ...NOTHING, end: to };
	if (kind === 'trigger' || kind === 'rule') {
		let end = from;
		while (
			end < to &&
			!/^(?:execute|begin|as|do|declare)$/.test(words[end]) &&
			tokens.kind[end] !== Token.raw
		)
			end++;
		return { ...NOTHING, end };
	}
	if (kind !== 'function' && kind !== 'macro') return { ...NOTHING, end: from };
	let end = from;
	let params: Param[] = [];
	const types: number[] = [];
	const names: number[] = [];
	if (isMark(tokens, from, '(')) {
		const close = Math.min(to, brackets.close[from]);
		params = readParams(walk, from + 1, close, types, names);
		end = Math.min(to, close + 1);
	} else if (tokens.text[tokens.start[from]] === '@') {
		while (end < to && words[end] !== 'as' && words[end] !== 'with') end++;
		params = readParams(walk, from, end, types, names);
	}
	if (words[end] !== 'returns' && words[end] !== 'return') return { params, type: null, names, types, end };
	const start = end + 1;
	end = start;
	while (
		end < to &&
		!AFTER_TYPE.test(words[end]) &&
		tokens.kind[end] !== Token.raw &&
		!isMark(tokens, end, ';')
	) {
		end = brackets.close[end] === -1 ? end + 1 : Math.min(to, brackets.close[end] + 1);
	}
	const type = end > start ? tokens.text.slice(tokens.start[start], tokens.end[end - 1]) : null;
	let named = start;
	while (named < end && /^(?:setof|table)$/.test(words[named])) named++;
	if (named < end) types.push(named);
	return { params, type, names, types, end };
}

/** `IN name type DEFAULT x`, `name IN type`, `@name type = x`, or a type alone. */
function readParams(walk: Walk, from: number, to: number, types: number[], names: number[]): Param[] {
	const { tokens, brackets, words } = walk;
	const params: Param[] = [];
	let first = from;
	for (let i = from; i <= to; i++) {
		if (i < to && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], to - 1);
			continue;
		}
		let at = first;
		let variadic = false;
		const isMode = (index: number): boolean => /^(?:in|out|inout|variadic)$/.test(words[index] ?? '');
		while (at < i && isMode(at)) variadic = words[at++] === 'variadic' || variadic;
		if (at < i && isNameHere(walk, at)) {
			const named = i - at > 1 && isNameHere(walk, at + 1);
			const param: Param = { name: named ? nameText(walk, at) : `arg${params.length}` };
			let type = named ? at + 1 : at;
			while (type < i && isMode(type)) type++;
			let end = type;
			while (end < i && words[end] !== 'default' && !isMark(tokens, end, '=') && !isMark(tokens, end, ':'))
				end++;
			if (end > type) param.type = tokens.text.slice(tokens.start[type], tokens.end[end - 1]);
			while (end < i && (words[end] === 'default' || isMark(tokens, end, '=') || isMark(tokens, end, ':')))
				end++;
			if (end < i) param.default = tokens.text.slice(tokens.start[end], tokens.end[i - 1]);
			if (variadic) param.rest = '*';
			params.push(param);
			types.push(type);
			names.push(named ? at : -1);
		}
		first = i + 1;
	}
	return params;
}

/** What a routine, trigger or policy refers to, in its header and in its body. */
export function readBody(walk: Walk, kind: ChunkKind, from: number, to: number): void {
	const { tokens, words } = walk;
	const { params, names, types, end } = routineHeader(walk, kind, from, to);
	walk.locals.clear();
	for (const [index, name] of names.entries()) {
		if (name !== -1) bindLocal(walk, name, 'param', params?.[index].type ?? null, index);
	}
	for (const type of types) if (isName(walk, type)) readType(walk, readName(walk, type, end), end);
	let at = kind === 'trigger' || kind === 'rule' ? readTarget(walk, from, to) : end;
	// Oracle declares between IS and BEGIN.
	if (words[at] === 'is' || words[at] === 'as') at = readDeclarations(walk, at + 1, to);
	const language = languageOf(walk, at, to);
	for (let i = at; i < to; i++) {
		const isBody = tokens.kind[i] === Token.raw || (tokens.kind[i] === Token.string && words[i - 1] === 'as');
		if (!isBody || tokens.text[tokens.start[i]] === '{') continue;
		if (!READABLE.test(language)) return;
		readQueries(walk, at, i);
		readQuoted(walk, i);
		at = i + 1;
	}
	readQueries(walk, at, to);
}

const READABLE = /^(?:|sql|plpgsql|pltsql|plsql)$/;

/** The table and columns that a trigger, policy or rule is about; where the rest begins. */
function readTarget(walk: Walk, from: number, to: number): number {
	const { words } = walk;
	let at = from;
	while (at < to && words[at] !== 'on') {
		if (words[at] === 'of') {
			let end = at + 1;
			while (end < to && words[end] !== 'on' && words[end] !== 'or') end++;
			referColumns(walk, at + 1, end, 'read');
		}
		at++;
	}
	at++;
	if (words[at] === 'table') at++;
	if (at >= to || !isNameHere(walk, at)) return from;
	const name = readName(walk, at, to);
	referObject(walk, name, 'read');
	let next = name.next;
	// `TO role, role` of a policy.
	while (
		next < to &&
		!/^(?:using|with|when|execute|begin|do|for|as|declare|where|referencing)$/.test(words[next])
	)
		next++;
	return next;
}

/** `LANGUAGE x`, wherever it stands. */
function languageOf(walk: Walk, from: number, to: number): string {
	const { tokens, words } = walk;
	for (let i = from; i + 1 < to; i++) {
		if (words[i] === 'language')
			return tokenText(tokens, i + 1)
				.replace(/['"]/g, '')
				.toLowerCase();
	}
	return '';
}

/** A body that is a string: read as statements of its own. */
export function readQuoted(walk: Walk, index: number): void {
	const { tokens, out } = walk;
	const dollar = tokens.kind[index] === Token.raw;
	const mark = dollar ? tokens.text.indexOf('$', tokens.start[index] + 1) + 1 - tokens.start[index] : 1;
	const body = emptyTokens(tokens.text);
	tokenize(body, SQL_RULES, tokens.start[index] + mark, tokens.end[index] - mark);
	const inner = walkOf(body, out, () => false, walk.locals);
	readQueries(inner, 0, body.count);
}
