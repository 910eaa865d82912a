/** How the strings of a language are written, as far as reading them takes. */
export interface Notation {
	/** Letters and signs that may stand before a quote; sticky. */
	prefix: RegExp;
	quotes: string;
	/** Whether `"""` opens a string that goes over lines. */
	triple: boolean;
	/** Whether a backslash is only a backslash. */
	isRaw(prefix: string, quote: string): boolean;
	/** Whether a quote is written twice to stand for itself. */
	isDoubled?(prefix: string): boolean;
	/** What opens a hole in the string. */
	hole(prefix: string, quote: string): Hole;
	/** Signs that put texts together. */
	joins: readonly string[];
	/** Whether strings that stand beside each other are one. */
	adjacent: boolean;
}

/** `brace` is `{x}`, `braces` is `{{x}}`, `dollar` is `$x` and `${x}`, `php` is `$x`, `{$x}` and `${x}`. */
export type Hole = '${' | '#{' | 'brace' | 'braces' | 'dollar' | 'php' | null;

const PLAIN: Omit<Notation, 'prefix' | 'quotes'> = {
	triple: false,
	isRaw: () => false,
	hole: () => null,
	joins: ['+'],
	adjacent: false,
};
const NO_PREFIX = /(?:)/y;

export const JAVASCRIPT: Notation = {
	...PLAIN,
	prefix: /(?:String\.raw)?/y,
	quotes: '\'"`',
	hole: (_, quote) => (quote === '`' ? '${' : null),
};

export const PYTHON: Notation = {
	...PLAIN,
	prefix: /[rRbBuUfF]{0,2}/y,
	quotes: '\'"',
	triple: true,
	isRaw: (prefix) => /r/i.test(prefix),
	hole: (prefix) => (/f/i.test(prefix) ? 'brace' : null),
	adjacent: true,
};

export const GO: Notation = { ...PLAIN, prefix: NO_PREFIX, quotes: '"`', isRaw: (_, quote) => quote === '`' };

export const RUST: Notation = {
	...PLAIN,
	prefix: /[bc]?r?#{0,4}/y,
	quotes: '"',
	isRaw: (prefix) => prefix.includes('r'),
};

export const JAVA: Notation = { ...PLAIN, prefix: NO_PREFIX, quotes: '"', triple: true };

export const KOTLIN: Notation = { ...JAVA, hole: () => 'dollar', isRaw: (_, quote) => quote.length === 3 };

export const CSHARP: Notation = {
	...PLAIN,
	prefix: /[$@]{0,3}/y,
	quotes: '"',
	triple: true,
	isRaw: (prefix, quote) => prefix.includes('@') || quote.length === 3,
	isDoubled: (prefix) => prefix.includes('@'),
	hole: (prefix) => (prefix.includes('$$') ? 'braces' : prefix.includes('$') ? 'brace' : null),
};

export const PHP: Notation = {
	...PLAIN,
	prefix: NO_PREFIX,
	quotes: '\'"',
	hole: (_, quote) => (quote === '"' ? 'php' : null),
	joins: ['.'],
};

export const RUBY: Notation = {
	...PLAIN,
	prefix: NO_PREFIX,
	quotes: '\'"',
	hole: (_, quote) => (quote === '"' ? '#{' : null),
	adjacent: true,
};
