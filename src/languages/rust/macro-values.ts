import { makeBinary, makeList } from '../shared/lowering.ts';
import { referFormatted, templateValue } from './format-strings.ts';
import { Kind } from './kinds.ts';
import { assertedBy, isLazy, isLeft, madeBy } from './macro-names.ts';
import { ALWAYS } from './pattern-tests.ts';
import type { TokenArg, TokenArgs } from './token-args.ts';
import { tellTokenBranches } from './token-branches.ts';
import { guardedTest, tokenPatternTest } from './token-patterns.ts';
import type { Walk } from './walk.ts';

/**
 * What a macro of the language makes of its arguments, when they have been read: `at` is the node that is its value later,
 * `list` that of the arguments.
 */
export function makeMacroValue(walk: Walk, name: string, at: number, list: number, read: TokenArgs): void {
	const { values } = read;
	const format = referFormatted(walk, name, read);
	if (format !== -1) values[format] = templateValue(walk, format, read);
	if (list === -1) return;
	const made = madeBy(walk, name);
	if (made === 'text' && format !== -1) walk.macroValues.set(at, values[format]);
	else if (made === 'list' && walk.kind(list + 1) !== Kind.braceOpen)
		walk.macroValues.set(at, listValue(walk, list, read));
	else if (made === 'test' && read.count > 1) walk.macroValues.set(at, matchTest(walk, read));
}

/** Of `vec![x; n]` all items are `x`. */
function listValue(walk: Walk, list: number, { values, ranges }: TokenArgs): number {
	const { tree } = walk;
	const isRepeated = values.length === 2 && walk.kind(tree.after[ranges[0].last]) === Kind.semicolon;
	return makeList(walk, list, 'array', isRepeated ? values.slice(0, 1) : values);
}

/** `matches!(x, P if guard)` */
function matchTest(walk: Walk, { values, ranges }: TokenArgs): number {
	const { tree } = walk;
	const [, { first, last }] = ranges;
	let guard = -1;
	let before = first;
	for (let token = first; token <= last; token = tree.after[token]) {
		if (tree.names[tree.kind[token]] === 'if') {
			guard = tree.after[token];
			break;
		}
		before = token;
	}
	const test = tokenPatternTest(walk, first, before, values[0]);
	if (guard !== -1 && guard <= last) return guardedTest(walk, test, [guard, last]);
	return test === ALWAYS ? walk.out.literal('boolean', 'true', tree.start[first], tree.end[last]) : test;
}

/**
 * What a macro says about the code behind it. One among the tokens of another is not asked: whether it runs is not known.
 */
export function tellMacroExit(walk: Walk, name: string, node: number, list: number, read: TokenArgs): void {
	const { out, tree } = walk;
	if (isLeft(walk, name)) {
		const [given] = read.values;
		if (given !== undefined) out.yields('throw', given, tree.start[node]);
		out.exit('throw', tree.start[node], tree.end[node]);
	}
	const asserted = assertedBy(walk, name);
	if (asserted !== undefined) tellAssertion(walk, name, asserted, tree.end[node], read);
	tellTokenBranches(walk, list, isLazy(name));
}

/** Behind an assertion its test holds; its message is made when it does not. */
function tellAssertion(
	walk: Walk,
	name: string,
	asserted: 'true' | '==' | '!=' | 'fits',
	end: number,
	read: TokenArgs,
): void {
	const { out, tree } = walk;
	const tested = read.ranges[asserted === 'true' ? 0 : 1] as TokenArg | undefined;
	if (tested === undefined) return;
	const [first, second] = read.values;
	let test = first;
	if (asserted === 'fits') test = matchTest(walk, read);
	else if (asserted !== 'true') test = makeBinary(walk, tested.first, asserted, first, second);
	out.branch('else', test, tree.end[tested.last], end);
	if (!isLazy(name)) out.exit('throw', tree.end[tested.last], end);
}
