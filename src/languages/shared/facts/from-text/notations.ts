/** How the strings of a language are written, as far as reading them takes. */
export interface Notation {
	/** Letters and signs that may stand before a quote; sticky. */
	prefix: RegExp;
	quotes: string;
	/** Whether a backslash is only a backslash. */
	isRaw(prefix: string): boolean;
	/** What opens a hole in the string. */
	hole(quote: string): Hole;
	/** Signs that put texts together. */
	joins: readonly string[];
	/** Whether strings that stand beside each other are one. */
	adjacent: boolean;
}

export type Hole = '${' | '#{' | null;

const PLAIN: Omit<Notation, 'prefix' | 'quotes'> = {
	isRaw: () => false,
	hole: () => null,
	joins: ['+'],
	adjacent: false,
};

export const JAVASCRIPT: Notation = {
	...PLAIN,
	prefix: /(?:String\.raw)?/y,
	quotes: '\'"`',
	hole: (quote) => (quote === '`' ? '${' : null),
};

export const RUST: Notation = {
	...PLAIN,
	prefix: /[bc]?r?#{0,4}/y,
	quotes: '"',
	isRaw: (prefix) => prefix.includes('r'),
};

export const RUBY: Notation = {
	...PLAIN,
	prefix: /(?:)/y,
	quotes: '\'"',
	hole: (quote) => (quote === '"' ? '#{' : null),
	adjacent: true,
};
