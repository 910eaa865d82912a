import { Kind } from './kinds.ts';
import { isKeyword, meaningOf, type TokenMeaning } from './macro-names.ts';
import { callAt, recordTokenCall, type TokenCall } from './token-calls.ts';
import type { Walk } from './walk.ts';

/** A token tree that the reading is inside of. */
interface Level {
	node: number;
	meaning: TokenMeaning;
	/** First token of the chain that goes on behind the tree. */
	chain: number;
	call: TokenCall | null;
	/** Between `let` and `=` stands a pattern. */
	inPattern: boolean;
}

/** Where the reading of a macro's tokens is. */
interface Reading {
	/** Innermost last. */
	levels: Level[];
	/** The call whose arguments come next. */
	call: TokenCall | null;
	/** First token of the chain `a.b::c(…)` that the reading is in, and the last call of it; -1 for none. */
	chain: number;
	called: number;
	/** Kinds of the two tokens before. */
	previous: number;
	earlier: number;
	/** How deep in the angle brackets of `f::<A, B>`. */
	angles: number;
}

/**
 * Reads the tokens of a macro as far as they say something by themselves: names are read, and where the
 * macro is known to take expressions, `a.b(…)` and `c!(…)` are calls. Closures, literals and definitions
 * in tokens stay tokens.
 */
export function readTokens(walk: Walk, list: number, meaning: TokenMeaning): void {
	const { tree } = walk;
	if (meaning === 'words') return;
	const reading: Reading = {
		levels: [{ node: list, meaning, chain: -1, call: null, inPattern: false }],
		call: null,
		chain: -1,
		called: -1,
		previous: 0,
		earlier: 0,
		angles: 0,
	};
	const { levels } = reading;
	for (let node = list + 1; node < tree.after[list]; ) {
		while (node >= tree.after[levels[levels.length - 1].node]) leaveTree(walk, reading);
		const kind = walk.kind(node);
		const next = readToken(walk, node, kind, reading);
		if (kind !== Kind.lineComment && kind !== Kind.blockComment) {
			reading.earlier = reading.previous;
			reading.previous = kind;
		}
		node = next;
	}
	while (levels.length > 1) leaveTree(walk, reading);
}

/** Returns the token that comes next. */
function readToken(walk: Walk, node: number, kind: number, reading: Reading): number {
	const { tree } = walk;
	const level = reading.levels[reading.levels.length - 1];
	const isStep = reading.previous === Kind.dot || reading.previous === Kind.colons;
	switch (kind) {
		case Kind.tokenTree:
			return enterTree(walk, node, level, reading);
		case Kind.tokenRepetition:
			reading.chain = -1;
			return node + 1;
		case Kind.identifier:
			readName(walk, node, level, isStep, reading);
			break;
		case Kind.metavariable:
			referMetavariable(walk, node);
			if (!isStep && reading.angles === 0) reading.chain = node;
			break;
		case Kind.self:
		case Kind.super:
		case Kind.crate:
		case Kind.primitiveType:
		case Kind.integer:
		case Kind.float:
		case Kind.string:
		case Kind.rawString:
		case Kind.char:
			if (!isStep && reading.angles === 0) reading.chain = node;
			break;
		case Kind.less:
			if (reading.previous === Kind.colons || reading.angles > 0) reading.angles++;
			else reading.chain = -1;
			break;
		case Kind.greater:
		case Kind.shiftRight:
			if (reading.angles > 0) reading.angles = Math.max(0, reading.angles - (kind === Kind.greater ? 1 : 2));
			else reading.chain = -1;
			break;
		case Kind.dot:
		case Kind.colons:
		case Kind.question:
		case Kind.bang:
		case Kind.lineComment:
		case Kind.blockComment:
			break;
		case Kind.letToken:
			level.inPattern = true;
			break;
		case Kind.comma:
			if (reading.angles > 0) break;
			if (level.meaning === 'matcher') level.meaning = 'names';
			reading.chain = -1;
			break;
		default:
			if (kind === Kind.equals) level.inPattern = false;
			if (kind === Kind.semicolon) reading.angles = 0;
			// `.await` is a step of the chain.
			if (reading.angles === 0 && !isStep) reading.chain = -1;
	}
	return tree.after[node];
}

function readName(walk: Walk, node: number, level: Level, isStep: boolean, reading: Reading): void {
	const { previous, earlier, angles, levels } = reading;
	if (previous === Kind.dollar || previous === Kind.quote) {
		reading.chain = node - 1;
		return;
	}
	const name = walk.textOf(node);
	if (!isStep && isKeyword(name)) {
		reading.chain = -1;
		return;
	}
	if (angles === 0 && (!isStep || reading.chain === -1)) reading.chain = node;
	if (isDefined(previous, earlier) || isLabel(walk, node, level, previous, levels.length)) return;
	if (angles === 0) {
		const isCode = level.meaning === 'expressions' || level.meaning === 'matcher';
		const from = Math.max(reading.called, reading.chain);
		reading.call = isCode && !level.inPattern ? callAt(walk, node, reading.chain, from, level.node) : null;
	}
	const asType = angles > 0 || previous === Kind.asToken;
	const kind = asType ? 'type' : reading.call !== null ? 'call' : 'read';
	if (name !== 'Self') walk.out.refer(name, walk.tree.start[node], kind, isStep);
}

const ENDS_OPERAND: ReadonlySet<number> = new Set<number>([
	Kind.identifier,
	Kind.tokenTree,
	Kind.greater,
	Kind.shiftRight,
	Kind.bang,
	Kind.self,
	Kind.string,
	Kind.rawString,
	Kind.metavariable,
	Kind.question,
	Kind.awaitToken,
]);

function enterTree(walk: Walk, node: number, level: Level, reading: Reading): number {
	const { tree } = walk;
	const call = reading.call?.list === node ? reading.call : null;
	reading.call = null;
	// An attribute: `#[…]`.
	if (reading.previous === Kind.hash) return tree.after[node];
	const meaning = innerMeaning(walk, node, level, call);
	const goesOn = reading.chain !== -1 && ENDS_OPERAND.has(reading.previous);
	reading.levels.push({ node, meaning, chain: goesOn ? reading.chain : node, call, inPattern: false });
	reading.chain = -1;
	return meaning === 'words' ? tree.after[node] : node + 1;
}

function leaveTree(walk: Walk, reading: Reading): void {
	const { node, chain, call } = reading.levels.pop()!;
	if (call !== null) recordTokenCall(walk, call);
	reading.chain = chain;
	reading.called = node;
	reading.previous = Kind.tokenTree;
}

/** In `match` arms and the like, `Some(x) =>` is a pattern: of what has an arrow only the names are read. */
function innerMeaning(walk: Walk, node: number, level: Level, call: TokenCall | null): TokenMeaning {
	if (call?.via === 'macro') return meaningOf(walk.textOf(call.name));
	if (level.meaning === 'matcher') return 'expressions';
	if (level.meaning !== 'expressions') return level.meaning;
	if (level.inPattern) return 'names';
	const { tree } = walk;
	if (walk.kind(node + 1) !== Kind.braceOpen) return 'expressions';
	for (let token = node + 1; token < tree.after[node]; token = tree.after[token]) {
		if (walk.kind(token) === Kind.arrow) return 'names';
	}
	return 'expressions';
}

/** Behind `fn`, `struct`, `let` and `let mut` a name begins, and refers to nothing. */
function isDefined(previous: number, earlier: number): boolean {
	switch (previous) {
		case Kind.fnToken:
		case Kind.structToken:
		case Kind.enumToken:
		case Kind.traitToken:
		case Kind.modToken:
		case Kind.letToken:
			return true;
		default:
			return previous === Kind.mutable && earlier === Kind.letToken;
	}
}

/** The name of an argument, `n = 1`, or of a field of a literal, `n: 1`. */
function isLabel(walk: Walk, node: number, level: Level, previous: number, depth: number): boolean {
	const begins = previous === Kind.comma || previous === Kind.parenOpen || previous === Kind.braceOpen;
	if (!begins) return false;
	const { tree } = walk;
	const following = node + 1 < tree.after[level.node] ? walk.kind(node + 1) : 0;
	if (following === Kind.equals) return depth === 1;
	return following === Kind.colon && walk.kind(level.node + 1) === Kind.braceOpen;
}

function referMetavariable(walk: Walk, node: number): void {
	const name = walk.textOf(node);
	if (name !== '$crate') walk.out.refer(name, walk.tree.start[node], 'read', false);
}
