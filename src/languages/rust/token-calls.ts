import { CallFlag } from '../../model/recorder.ts';
import { tellAwaitedToken } from './await-points.ts';
import { MAX_CALLEE } from './callees.ts';
import { Kind } from './kinds.ts';
import { isCode } from './macro-names.ts';
import { makeMacroValue } from './macro-values.ts';
import { readTokenArgs } from './token-args.ts';
import { tokenValue } from './token-values.ts';
import type { Walk } from './walk.ts';

/** A call that is written in tokens, to be recorded behind its arguments. */
export interface TokenCall {
	via: 'call' | 'macro';
	/** The name token, and the first token of the chain that leads to it. */
	name: number;
	first: number;
	/** The last call of the chain, from which its value can be told; else its first token. */
	from: number;
	/** The token tree of its arguments. */
	list: number;
}

/** Tokens between a name and its arguments. */
const MAX_TURBOFISH = 200;

/** The call that the name begins: `f(…)`, `f::<T>(…)` or `f!(…)`. */
export function callAt(
	walk: Walk,
	name: number,
	first: number,
	from: number,
	level: number,
): TokenCall | null {
	const { tree } = walk;
	const end = tree.after[level];
	let node = name + 1;
	if (walk.kind(node) === Kind.bang) {
		const list = node + 1;
		return list < end && walk.kind(list) === Kind.tokenTree
			? { via: 'macro', name, first, from, list }
			: null;
	}
	if (walk.kind(node) === Kind.colons && walk.kind(node + 1) === Kind.less) {
		let depth = 0;
		const limit = Math.min(end, node + MAX_TURBOFISH);
		for (node++; node < limit; node = tree.after[node]) {
			const kind = walk.kind(node);
			if (kind === Kind.less) depth++;
			else if (kind === Kind.greater) depth--;
			else if (kind === Kind.shiftRight) depth -= 2;
			if (depth <= 0) break;
		}
		if (node < end) node = tree.after[node];
	}
	if (node >= end || walk.kind(node) !== Kind.tokenTree) return null;
	return walk.kind(node + 1) === Kind.parenOpen ? { via: 'call', name, first, from, list: node } : null;
}

export function recordTokenCall(walk: Walk, { via, name, first, from, list }: TokenCall): void {
	const { tree, text, out } = walk;
	const called = walk.textOf(name);
	const start = tree.start[first];
	const isMacro = via === 'macro';
	const read = readTokenArgs(walk, list, !isMacro || isCode(called));
	if (isMacro) makeMacroValue(walk, called, list, list, read);
	const calleeEnd = isMacro ? tree.end[name] : tree.end[list - 1];
	const isAwaited = text.startsWith('.await', tree.end[list]);
	if (isAwaited) tellAwaitedToken(walk, tree.end[list], called);
	walk.made[list] = out.call({
		via,
		callee: walk.clip(start, calleeEnd, MAX_CALLEE),
		name: called,
		// The token before the name is the dot or the colons.
		receiver: first === name ? null : walk.clip(start, tree.start[name - 1], MAX_CALLEE).trimEnd(),
		nameStart: tree.start[name],
		start,
		end: tree.end[list],
		flags: isAwaited ? CallFlag.awaited : 0,
		args: read.args,
		argCount: read.count,
		calleeValue: tokenValue(walk, isCall(walk, from) ? from : first, name).value,
		argValues: read.values,
	});
}

/** Of `a.f()[0].g()` the last tree before the name is no call: the whole chain is read. */
function isCall(walk: Walk, from: number): boolean {
	return walk.kind(from) !== Kind.tokenTree || walk.made[from] !== -1;
}
