import { rulesOf as cssRules } from '../languages/css/lexing.ts';
import { HCL_RULES } from '../languages/hcl/lexing.ts';
import { SQL_RULES } from '../languages/shared/sql/lexing.ts';
import { type QuoteRule, Token, type TokenRules } from '../languages/shared/tokens.ts';
import { hereDocuments } from './here-documents.ts';
import {
	characterOrLifetime,
	csharpString,
	javascriptSpecial,
	phpSpecial,
	powershellSpecial,
	rawCppString,
	rubySpecial,
} from './special-strings.ts';

/** How a language is written, as far as folding needs to know. */
export interface Lexis {
	tokens: TokenRules;
	/** Around a remark on one line: `//` and nothing, `<!--` and `-->`. */
	remark: readonly [open: string, close: string];
	/** What stands around the body of a function. */
	bodies: 'braces' | 'indent' | 'end';
	/** What tells the parts of a text: chunks, brackets alone, the indentation, or headings. */
	parts?: 'brackets' | 'layout' | 'headings';
}

const STRING = (close: string, more: Partial<QuoteRule> = {}): QuoteRule => ({
	kind: Token.string,
	close,
	escape: 'backslash',
	multiline: false,
	...more,
});

const DOUBLE = { '"': STRING('"') };
const BOTH = { ...DOUBLE, "'": STRING("'") };
const LONG = { '"""': STRING('"""', { multiline: true }) };
const RAW_TICKS = { '`': STRING('`', { escape: 'none', multiline: true }) };

const C_TOKENS: TokenRules = {
	wordUnits: '',
	wordStarts: '$@',
	lineComments: ['//'],
	blockComments: 'plain',
	quotes: BOTH,
};

type Make = () => Lexis;

function braces(more: Partial<TokenRules> = {}, remark: Lexis['remark'] = ['//', '']): Make {
	const lexis: Lexis = { tokens: { ...C_TOKENS, ...more }, remark, bodies: 'braces' };
	return () => lexis;
}

const JAVASCRIPT = braces({ specials: '`/', special: javascriptSpecial });
const C_FAMILY = braces({ specials: "R'", special: rawCppString });
const NESTED = { blockComments: 'nested' } as const;
const HASH = { lineComments: ['#'], blockComments: 'none' } as const;

/** Rules of a text whose here-documents are remembered from where they are named to where they stand. */
function withHereDocuments(tokens: Partial<TokenRules>, bodies: Lexis['bodies'], opener: RegExp): Make {
	return () => {
		const { specials, special } = hereDocuments(opener, tokens);
		return { tokens: { ...C_TOKENS, ...HASH, ...tokens, specials, special }, remark: ['#', ''], bodies };
	};
}

const MANY_LINES = {
	"'": STRING("'", { escape: 'none', multiline: true }),
	'"': STRING('"', { multiline: true }),
};

function inParts(make: Make, parts: Lexis['parts']): Make {
	const lexis: Lexis = { ...make(), parts };
	return () => lexis;
}

const NOTHING = braces({ lineComments: [], blockComments: 'none', quotes: {} }, ['', '']);
const MARKUP = inParts(
	braces({ lineComments: [], blockComments: 'none', quotes: {} }, ['<!--', '-->']),
	'layout',
);

const LANGUAGES: Readonly<Record<string, Make>> = {
	typescript: JAVASCRIPT,
	tsx: JAVASCRIPT,
	javascript: JAVASCRIPT,
	jsx: JAVASCRIPT,
	c: C_FAMILY,
	cpp: C_FAMILY,
	csharp: braces({ specials: '@$"', special: csharpString }),
	dart: braces({ quotes: { ...BOTH, ...LONG, "'''": STRING("'''", { multiline: true }) }, ...NESTED }),
	go: braces({ quotes: { ...BOTH, ...RAW_TICKS } }),
	java: braces({ quotes: { ...BOTH, ...LONG } }),
	kotlin: braces({
		quotes: { ...BOTH, '"""': STRING('"""', { escape: 'none', multiline: true }) },
		...NESTED,
	}),
	php: braces({ quotes: {}, specials: '\'"#<', special: phpSpecial }),
	powershell: braces({ ...HASH, quotes: {}, specials: '\'"@<`', special: powershellSpecial }, ['#', '']),
	rust: braces({
		quotes: { '"': STRING('"', { multiline: true }) },
		specials: "'r",
		special: characterOrLifetime,
		...NESTED,
	}),
	solidity: braces(),
	swift: braces({ quotes: { ...DOUBLE, ...LONG }, ...NESTED }),
	bash: withHereDocuments({ quotes: MANY_LINES }, 'braces', /<<-?[ \t]{0,8}(["']?)([A-Za-z_]\w{0,80})\1/y),
	ruby: withHereDocuments(
		{ quotes: { ...MANY_LINES, '`': STRING('`') }, specials: '/%=?$', special: rubySpecial },
		'end',
		/<<[~-]?(["'`]?)([A-Z_a-z]\w{0,80})\1/y,
	),
	python: () => PYTHON,
	css: () => ({ tokens: cssRules('css'), remark: ['/*', '*/'], bodies: 'braces' }),
	scss: () => ({ tokens: cssRules('scss'), remark: ['//', ''], bodies: 'braces' }),
	less: () => ({ tokens: cssRules('less'), remark: ['//', ''], bodies: 'braces' }),
	sql: () => ({ tokens: SQL_RULES, remark: ['--', ''], bodies: 'end' }),
	hcl: () => ({ tokens: HCL_RULES, remark: ['#', ''], bodies: 'braces' }),
	graphql: braces({ ...HASH, quotes: { ...DOUBLE, ...LONG } }, ['#', '']),
	prisma: braces(),
	json: inParts(braces(), 'brackets'),
	toml: braces({ ...HASH, quotes: { ...BOTH, ...LONG, "'''": STRING("'''", { multiline: true }) } }, [
		'#',
		'',
	]),
	yaml: inParts(braces({ ...HASH, quotes: {} }, ['#', '']), 'layout'),
	dockerfile: inParts(braces({ ...HASH, quotes: {} }, ['#', '']), 'layout'),
	html: MARKUP,
	vue: MARKUP,
	svelte: MARKUP,
	astro: MARKUP,
	markdown: inParts(NOTHING, 'headings'),
};

const PYTHON: Lexis = {
	tokens: {
		...C_TOKENS,
		...HASH,
		quotes: { ...BOTH, ...LONG, "'''": STRING("'''", { multiline: true }) },
	},
	remark: ['#', ''],
	bodies: 'indent',
};

/** A language that is not known is still laid out. */
const PLAIN = inParts(NOTHING, 'layout');

export function lexisOf(language: string): Lexis {
	return (Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : PLAIN)();
}
