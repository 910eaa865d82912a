import { hereDocuments } from './here-documents.ts';
import { type QuoteRule, Token, type TokenRules } from './tokens.ts';

/** How a language is written: its strings, comments and bodies, as far as folding needs to know. */
export interface Lexis {
	tokens: TokenRules;
	/** Around a remark on one line: `//` and nothing, `<!--` and `-->`. */
	remark: readonly [open: string, close: string];
	/** What stands around the body of a function; `rest` when it is all that follows the header. */
	bodies: 'braces' | 'indent' | 'end' | 'rest';
	/** Besides `{`, what may open the body behind a header; without one of them the rest is the body. */
	otherOpener?: string;
	/** Help and parameters of a function stand in its body. */
	paramsInBody?: true;
	/** What tells the parts of a text: chunks, brackets alone, the indentation, or headings. */
	parts?: 'brackets' | 'layout' | 'headings';
}

export const STRING = (close: string, more: Partial<QuoteRule> = {}): QuoteRule => ({
	kind: Token.string,
	close,
	escape: 'backslash',
	multiline: false,
	...more,
});

export const DOUBLE = { '"': STRING('"') };
export const BOTH = { ...DOUBLE, "'": STRING("'") };
export const LONG = { '"""': STRING('"""', { multiline: true }) };
export const RAW_TICKS = { '`': STRING('`', { escape: 'none', multiline: true }) };

export const C_TOKENS: TokenRules = {
	wordUnits: '',
	wordStarts: '$@',
	lineComments: ['//'],
	blockComments: 'plain',
	quotes: BOTH,
};

export type MakeLexis = () => Lexis;

export function braces(more: Partial<TokenRules> = {}, remark: Lexis['remark'] = ['//', '']): MakeLexis {
	const lexis: Lexis = { tokens: { ...C_TOKENS, ...more }, remark, bodies: 'braces' };
	return () => lexis;
}

export const NESTED = { blockComments: 'nested' } as const;
export const HASH = { lineComments: ['#'], blockComments: 'none' } as const;

/** Rules of a text whose here-documents are remembered from where they are named to where they stand. */
export function withHereDocuments(
	tokens: Partial<TokenRules>,
	bodies: Lexis['bodies'],
	opener: RegExp,
): MakeLexis {
	return () => {
		const { specials, special } = hereDocuments(opener, tokens);
		return { tokens: { ...C_TOKENS, ...HASH, ...tokens, specials, special }, remark: ['#', ''], bodies };
	};
}

export const MANY_LINES = {
	"'": STRING("'", { escape: 'none', multiline: true }),
	'"': STRING('"', { multiline: true }),
};

export function inParts(make: MakeLexis, parts: Lexis['parts']): MakeLexis {
	const lexis: Lexis = { ...make(), parts };
	return () => lexis;
}

export const NOTHING = braces({ lineComments: [], blockComments: 'none', quotes: {} }, ['', '']);
export const MARKUP = inParts(
	braces({ lineComments: [], blockComments: 'none', quotes: {} }, ['<!--', '-->']),
	'layout',
);
