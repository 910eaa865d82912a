import type { Arg, ArgKind } from '../../model/recorder.ts';
import { Kind } from './kinds.ts';
import { literalValue } from './literals.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 8;
const MAX_ARG = 1000;

export interface TokenArgs {
	args: Arg[];
	values: number[];
	count: number;
	/** First and last token of each argument that `args` holds; a name and its `=` are left out. */
	ranges: { first: number; last: number }[];
}

/**
 * What stands between the commas of a token tree; in square brackets also between semicolons. Between
 * braces stands whatever the macro likes, and commas there separate nothing for sure: it is one argument.
 */
export function readTokenArgs(walk: Walk, list: number): TokenArgs {
	const read: TokenArgs = { args: [], values: [], count: 0, ranges: [] };
	if (list === -1) return read;
	const { tree, text } = walk;
	const open = text.charCodeAt(tree.start[list]);
	const last = lastToken(walk, list);
	let first = -1;
	let previous = -1;
	/** How deep in the angle brackets of `f::<A, B>`. */
	let angles = 0;
	for (let token = list + 2; token < last; token = tree.after[token]) {
		const kind = walk.kind(token);
		if (kind === Kind.lineComment || kind === Kind.blockComment) continue;
		if (kind === Kind.less && (angles > 0 || walk.kind(previous) === Kind.colons)) angles++;
		else if (angles > 0 && kind === Kind.greater) angles--;
		else if (angles > 0 && kind === Kind.shiftRight) angles = Math.max(0, angles - 2);
		const isBreak =
			open !== 123 && angles === 0 && (kind === Kind.comma || (open === 91 && kind === Kind.semicolon));
		if (isBreak) {
			if (first !== -1) addArg(walk, first, previous, read);
			first = -1;
		} else {
			if (first === -1) first = token;
			previous = token;
		}
	}
	if (first !== -1) addArg(walk, first, previous, read);
	return read;
}

/** The closing delimiter; one past the tree when a syntax error or a budget took it. */
function lastToken(walk: Walk, list: number): number {
	const { tree, text } = walk;
	const last = tree.after[list] - 1;
	const unit = text.charCodeAt(tree.start[last]);
	const closes = unit === 41 || unit === 93 || unit === 125;
	return closes && tree.parent[last] === list ? last : tree.after[list];
}

function addArg(walk: Walk, from: number, last: number, into: TokenArgs): void {
	if (into.count++ >= MAX_ARGS) return;
	const { tree } = walk;
	let first = from;
	let name: string | undefined;
	const second = first === last ? -1 : tree.after[first];
	if (walk.kind(first) === Kind.identifier && walk.kind(second) === Kind.equals && second !== last) {
		name = walk.textOf(first);
		first = tree.after[second];
	}
	const text = walk.clipped(tree.start[first], tree.end[last], MAX_ARG);
	const value = chainValue(walk, first, last);
	const arg: Arg = { kind: tokenArgKind(walk, first, last, value), text };
	if (name !== undefined) arg.name = name;
	into.args.push(arg);
	into.values.push(value);
	into.ranges.push({ first, last });
}

function tokenArgKind(walk: Walk, from: number, last: number, value: number): ArgKind {
	const { tree } = walk;
	let first = from;
	while (first !== last && isBorrow(walk.kind(first))) first = tree.after[first];
	const kind = walk.kind(first);
	if (first !== last) {
		if (kind === Kind.pipe || kind === Kind.or || walk.textOf(first) === 'move') return 'function';
		if (value === -1) return 'other';
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

/**
 * The value of tokens that are nothing but a chain, `a.b::c(…).d`, with calls that were recorded; -1
 * for anything else.
 */
export function chainValue(walk: Walk, from: number, last: number): number {
	const { tree, out } = walk;
	let token = from;
	while (token < last && isBorrow(walk.kind(token))) token = tree.after[token];
	if (token === last) return leafValue(walk, token);
	let value = -1;
	let isStep = false;
	for (; token <= last; token = tree.after[token]) {
		switch (walk.kind(token)) {
			case Kind.identifier:
			case Kind.integer:
			case Kind.float:
			case Kind.string:
			case Kind.rawString:
			case Kind.char:
				if (value === -1) value = leafValue(walk, token);
				else if (isStep) value = out.value('member', walk.nameOf(token), value, -1);
				else return -1;
				isStep = false;
				break;
			case Kind.self:
			case Kind.crate:
			case Kind.super:
			case Kind.primitiveType:
				if (value !== -1) return -1;
				value = leafValue(walk, token);
				break;
			case Kind.dot:
			case Kind.colons:
				if (value === -1) return -1;
				isStep = true;
				break;
			case Kind.tokenTree: {
				const call = walk.made[token];
				if (call === -1) return -1;
				value = out.value('call', null, call, -1);
				isStep = false;
				break;
			}
			case Kind.bang:
				if (value === -1) return -1;
				break;
			default:
				return -1;
		}
	}
	return isStep ? -1 : value;
}

function leafValue(walk: Walk, token: number): number {
	const { out } = walk;
	switch (walk.kind(token)) {
		case Kind.identifier:
		case Kind.crate:
		case Kind.super:
		case Kind.primitiveType:
			return out.value('name', walk.nameOf(token), -1, -1);
		case Kind.self:
			return out.value('this', null, -1, -1);
		case Kind.string:
		case Kind.rawString:
		case Kind.char:
		case Kind.integer:
		case Kind.float:
		case Kind.boolean:
			return literalValue(walk, token);
		default:
			return -1;
	}
}
