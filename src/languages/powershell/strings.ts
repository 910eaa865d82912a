import { K } from './reading/kinds.ts';
import type { Walk } from './walk.ts';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** The text of a string or a word without variables in it; null for anything else. */
export function literalText(walk: Walk, node: number): string | null {
	switch (walk.kind(node)) {
		case K.word:
		case K.name:
			return unescaped(walk.textOf(node));
		case K.string: {
			const { start, end, textAt } = contentOf(walk, node);
			return textAt(start, end);
		}
		case K.operand:
		case K.expression:
		case K.argument:
		case K.command_name:
			return literalText(walk, walk.only(node));
		default:
			return null;
	}
}

/** What stands between the quotes of a string, or a word as a whole, and how its text is read. */
interface Content {
	start: number;
	end: number;
	textAt: (start: number, end: number) => string;
}

export function contentOf({ text, tree }: Walk, node: number): Content {
	const [start, end] = [tree.start[node], tree.end[node]];
	const isHere = text[start] === '@' && /["']/.test(text[start + 1]);
	const quote = isHere ? text[start + 1] : text[start];
	if (quote !== '"' && quote !== "'")
		return { start, end, textAt: (from, to) => unescaped(text.slice(from, to)) };
	const plain = quote === "'" ? (written: string) => written : unescaped;
	if (isHere) return { ...linesBetween(text, start, end), textAt: (from, to) => plain(text.slice(from, to)) };
	const isWhole = end - start > 1 && text[end - 1] === quote;
	return {
		start: start + 1,
		end: isWhole ? end - 1 : end,
		textAt: (from, to) => plain(text.slice(from, to).replaceAll(quote + quote, quote)),
	};
}

/** The lines of a here-string. */
function linesBetween(text: string, start: number, end: number): { start: number; end: number } {
	const first = text.indexOf('\n', start);
	const last = text.lastIndexOf('\n', end - 1);
	if (first === -1 || first >= last) return { start: end, end };
	return { start: first + 1, end: text[last - 1] === '\r' && last - 1 > first ? last - 1 : last };
}

function unescaped(written: string): string {
	if (!written.includes('`')) return written;
	return written.replace(/`(.)/gs, (_, unit: string) => ESCAPES[unit] ?? unit);
}
