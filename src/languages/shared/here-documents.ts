import { Token, type TokenRules, type Tokens } from './tokens.ts';

type Special = ReturnType<NonNullable<TokenRules['special']>>;

/**
 * Here-documents: `<<EOF` is named in one line and stands below it. What is left of the line in between
 * is code, so the names are kept until the line ends. The rules are of one text.
 */
export function hereDocuments(
	opener: RegExp,
	others: Partial<TokenRules>,
): { specials: string; special: NonNullable<TokenRules['special']> } {
	let waiting: string[] = [];
	return {
		specials: `<\n#${others.specials ?? ''}`,
		special(text: string, at: number, end: number, tokens: Tokens): Special {
			const unit = text[at];
			if (unit === '\n') {
				if (waiting.length === 0) return { kind: 0, end: at + 1 };
				const [name] = waiting;
				waiting = waiting.slice(1);
				const bodyEnd = documentEnd(text, at + 1, end, name);
				// The line that ends it stays for the next one to begin after.
				return { kind: Token.raw, end: bodyEnd };
			}
			if (unit === '<') {
				opener.lastIndex = at;
				const found = opener.exec(text);
				if (found === null || !opensDocument(text, at)) return null;
				waiting.push(found[2]);
				return { kind: Token.string, end: opener.lastIndex };
			}
			// `$#`, `${#x}`, `a#b` are no comments.
			if (unit === '#' && at > 0 && !/[\s;(){}|&]/.test(text[at - 1]))
				return { kind: Token.word, end: at + 1 };
			return others.special?.(text, at, end, tokens) ?? null;
		},
	};
}

/** `1 << N` and `class << self` are none; `<<<` is a string in the same line. */
function opensDocument(text: string, at: number): boolean {
	if (text[at - 1] === '<' || text[at + 2] === '<') return false;
	const before = text.slice(Math.max(0, at - 12), at);
	return (
		!/(?:\bclass[ \t]{0,4}|[\w\])] )$/.test(before) ||
		/[~\-"']/.test(text[at + 2]) ||
		/\b[a-z]\w{0,9} $/.test(before)
	);
}

/** The end of the line that has the name alone; the end of the text when there is none. */
function documentEnd(text: string, from: number, end: number, name: string): number {
	let at = from;
	while (at < end) {
		const next = text.indexOf('\n', at);
		const lineEnd = next === -1 || next > end ? end : next;
		if (lineEnd - at < name.length + 400 && text.slice(at, lineEnd).trim() === name) return lineEnd;
		at = lineEnd + 1;
	}
	return end;
}
