import { wordSet } from '../../model/word-list.ts';
import type { Walk } from './walk.ts';

/**
 * What stands between the delimiters of a macro is tokens, and only the macro knows what they mean. These
 * are the ones everybody uses, whose arguments are expressions; of any other only the names are seen.
 */
const EXPRESSIONS = new Set(
	`addr_of addr_of_mut anyhow assert assert_eq assert_ne bail dbg debug debug_assert debug_assert_eq
	debug_assert_ne ensure eprint eprintln error eyre format format_args info join log panic pin print println
	ready smallvec todo trace try_join unimplemented unreachable vec warn write writeln`.split(/\s+/),
);

/** Their first argument is an expression, and the second a pattern. */
const MATCHERS = new Set(['matches', 'assert_matches', 'debug_assert_matches']);

/** Their tokens are words of their own: nothing in them refers to anything. */
const WORDS = new Set(
	`cfg column compile_error concat concat_bytes concat_idents env file include include_bytes include_str line
	module_path option_env stringify`.split(/\s+/),
);

/** Position of the first argument that can be a format string, whose `{name}` reads a variable. */
const FORMATS: ReadonlyMap<string, number> = new Map([
	...`anyhow bail debug eprint eprintln error eyre format format_args info panic print println todo trace
		unimplemented unreachable warn`
		.split(/\s+/)
		.map((name) => [name, 0] as const),
	...['assert', 'debug_assert', 'ensure', 'log', 'write', 'writeln'].map((name) => [name, 1] as const),
	...['assert_eq', 'assert_ne', 'debug_assert_eq', 'debug_assert_ne'].map((name) => [name, 2] as const),
]);

export type TokenMeaning = 'expressions' | 'matcher' | 'names' | 'words';

export function meaningOf(macro: string): TokenMeaning {
	if (EXPRESSIONS.has(macro)) return 'expressions';
	if (MATCHERS.has(macro)) return 'matcher';
	return WORDS.has(macro) ? 'words' : 'names';
}

/** Its arguments are expressions. */
export function isCode(macro: string): boolean {
	const meaning = meaningOf(macro);
	return meaning === 'expressions' || meaning === 'matcher';
}

/** -1 when the macro takes no format string. */
export function formatPosition(macro: string): number {
	return FORMATS.get(macro) ?? -1;
}

/** Nothing behind them is reached. */
const LEAVING = wordSet('bail panic todo unimplemented unreachable');

/** What they are given is asked for in some builds, or at some levels, only. */
const LAZY = new Set(
	`debug debug_assert debug_assert_eq debug_assert_matches debug_assert_ne error info log trace warn`.split(
		/\s+/,
	),
);

/** What their arguments are together: a text, a list, whether something fits a pattern. */
const MADE: ReadonlyMap<string, 'text' | 'list' | 'test'> = new Map([
	['format', 'text'],
	['format_args', 'text'],
	['vec', 'list'],
	['smallvec', 'list'],
	['matches', 'test'],
]);

/**
 * What has to hold for the code behind them to be reached: a value that is true, two that are equal, two that are not, or
 * one that fits a pattern. Those of `debug_` run in some builds only.
 */
const ASSERTIONS: ReadonlyMap<string, 'true' | '==' | '!=' | 'fits'> = new Map([
	['assert', 'true'],
	['ensure', 'true'],
	['debug_assert', 'true'],
	['assert_eq', '=='],
	['debug_assert_eq', '=='],
	['assert_ne', '!='],
	['debug_assert_ne', '!='],
	['assert_matches', 'fits'],
	['debug_assert_matches', 'fits'],
]);

/** The last name of `std::panic`, unless a macro of the file goes by it. */
function known(walk: Walk, macro: string): string {
	const name = macro.slice(macro.lastIndexOf(':') + 1);
	return walk.ownMacros.has(name) ? '' : name;
}

export function isLeft(walk: Walk, macro: string): boolean {
	return LEAVING.has(known(walk, macro));
}

export function isLazy(macro: string): boolean {
	return LAZY.has(macro);
}

export function madeBy(walk: Walk, macro: string): 'text' | 'list' | 'test' | undefined {
	return MADE.get(known(walk, macro));
}

export function assertedBy(walk: Walk, macro: string): 'true' | '==' | '!=' | 'fits' | undefined {
	return ASSERTIONS.get(known(walk, macro));
}

/** Words that the grammar takes for identifiers among tokens. */
const KEYWORDS = new Set(
	`as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod
	move mut pub ref return self static struct super trait true type unsafe use where while yield`.split(/\s+/),
);

export function isKeyword(word: string): boolean {
	return KEYWORDS.has(word);
}
