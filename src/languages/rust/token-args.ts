import type { Arg, ArgKind } from '../../model/recorder.ts';
import { MAX_ARG_TEXT, MAX_ARGS, MAX_VALUES } from '../shared/calls.ts';
import { Kind } from './kinds.ts';
import { closing, tokenValue } from './token-values.ts';
import type { Walk } from './walk.ts';

/** An argument among tokens, without a name and its `=`. */
export interface TokenArg {
	first: number;
	last: number;
	name: string | undefined;
}

export interface TokenArgs {
	args: Arg[];
	values: number[];
	count: number;
	/** Of each argument that has a value. */
	ranges: TokenArg[];
}

/** The arguments of a macro; where its tokens are words of its own, only names, constants and chains have values. */
export function readTokenArgs(walk: Walk, list: number, isCode: boolean): TokenArgs {
	const read: TokenArgs = { args: [], values: [], count: 0, ranges: [] };
	for (const range of tokenRanges(walk, list)) {
		read.count++;
		if (read.values.length < MAX_VALUES) addArg(walk, named(walk, range), read, isCode);
	}
	return read;
}

/**
 * What stands between the commas of a token tree; in square brackets also between semicolons. Between
 * braces stands whatever the macro likes, and commas there separate nothing for sure: it is one argument.
 */
export function tokenRanges(walk: Walk, list: number): { first: number; last: number }[] {
	const found: { first: number; last: number }[] = [];
	if (list === -1) return found;
	const { tree, text } = walk;
	const open = text.charCodeAt(tree.start[list]);
	const end = closing(walk, list);
	let first = -1;
	let previous = -1;
	/** How deep in the angle brackets of `f::<A, B>`. */
	let angles = 0;
	for (let token = list + 2; token < end; token = tree.after[token]) {
		const kind = walk.kind(token);
		if (kind === Kind.lineComment || kind === Kind.blockComment) continue;
		if (kind === Kind.less && (angles > 0 || walk.kind(previous) === Kind.colons)) angles++;
		else if (angles > 0 && kind === Kind.greater) angles--;
		else if (angles > 0 && kind === Kind.shiftRight) angles = Math.max(0, angles - 2);
		const isBreak =
			open !== 123 && angles === 0 && (kind === Kind.comma || (open === 91 && kind === Kind.semicolon));
		if (isBreak) {
			if (first !== -1) found.push({ first, last: previous });
			first = -1;
		} else {
			if (first === -1) first = token;
			previous = token;
		}
	}
	if (first !== -1) found.push({ first, last: previous });
	return found;
}

function named(walk: Walk, { first, last }: { first: number; last: number }): TokenArg {
	const { tree } = walk;
	const second = first === last ? -1 : tree.after[first];
	if (walk.kind(first) !== Kind.identifier || walk.kind(second) !== Kind.equals || second === last)
		return { first, last, name: undefined };
	return { first: tree.after[second], last, name: walk.textOf(first) };
}

function addArg(walk: Walk, range: TokenArg, into: TokenArgs, isCode: boolean): void {
	const { tree, out } = walk;
	const { first, last, name } = range;
	const { value, isChain } = tokenValue(walk, first, last);
	const isKnown = value !== -1 && (isCode || isChain);
	into.ranges.push(range);
	into.values.push(isKnown ? value : out.value('other', null, -1, -1, tree.start[first], tree.end[last]));
	if (into.args.length >= MAX_ARGS) return;
	const text = walk.clip(tree.start[first], tree.end[last], MAX_ARG_TEXT);
	const kind = tokenArgKind(walk, first, last, value !== -1 && isChain);
	into.args.push(name === undefined ? { kind, text } : { kind, text, name });
}

function tokenArgKind(walk: Walk, from: number, last: number, isChain: boolean): ArgKind {
	const { tree } = walk;
	let first = from;
	while (first !== last && isBorrow(walk.kind(first))) first = tree.after[first];
	const kind = walk.kind(first);
	if (first !== last) {
		if (kind === Kind.pipe || kind === Kind.or || walk.textOf(first) === 'move') return 'function';
		if (!isChain) return 'other';
		return walk.kind(last) === Kind.tokenTree ? 'call' : 'member';
	}
	if (kind === Kind.tokenTree) {
		return walk.kind(first + 1) === Kind.bracketOpen ? 'array' : 'other';
	}
	return TOKEN_KIND[kind] ?? 'other';
}

const TOKEN_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.identifier]: 'identifier',
	[Kind.string]: 'string',
	[Kind.rawString]: 'string',
	[Kind.char]: 'string',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.boolean]: 'boolean',
	[Kind.self]: 'this',
};

function isBorrow(kind: number): boolean {
	return kind === Kind.ampersand || kind === Kind.mutable || kind === Kind.star;
}
