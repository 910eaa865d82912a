import type { Doc } from '../shared/doc-comments.ts';
import { cappedSummary, firstText } from '../shared/sentence.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const NONE: Doc = {};
const MAX_READ = 4000;
/** `{@link Type#method(A, B) label}` */
const LABELLED_LINK = /\{@link(?:plain)?\s+[^\s(){}]+(?:\([^(){}]*\))?\s+([^{}]+)\}/g;
const INLINE_TAG = /\{@\w+\s*([^{}]*)\}/g;

/**
 * The comment that documents a declaration: the last `/** … *\/` before it, or the last run of `///`
 * lines. Other comments may stand between. In pre-order a comment before a declaration is the node
 * before it.
 */
export function docBefore(walk: Walk, declaration: number): Doc {
	const { tree, text } = walk;
	for (let node = declaration - 1; node > 0; node--) {
		const kind = walk.kind(node);
		const start = tree.start[node];
		if (kind === Kind.block_comment) {
			// `/**/` and `/***` are decoration.
			if (!text.startsWith('/**', start) || text[start + 3] === '/' || text[start + 3] === '*') continue;
			const end = tree.end[node];
			return { docStart: start, docEnd: end, summary: summarise(text.slice(start + 3, end - 2)) };
		}
		if (kind !== Kind.line_comment) break;
		if (isMarkdown(text, start)) return markdownDoc(walk, node);
	}
	return NONE;
}

function isMarkdown(text: string, start: number): boolean {
	return text.startsWith('///', start) && text[start + 3] !== '/';
}

function markdownDoc(walk: Walk, last: number): Doc {
	const { tree, text } = walk;
	let first = last;
	while (walk.kind(first - 1) === Kind.line_comment && isMarkdown(text, tree.start[first - 1])) {
		if (/\n\s*\n/.test(text.slice(tree.end[first - 1], tree.start[first]))) break;
		first--;
	}
	const lines: string[] = [];
	for (let node = first; node <= last && lines.length < 50; node++) {
		lines.push(text.slice(tree.start[node] + 3, tree.end[node]));
	}
	return { docStart: tree.start[first], docEnd: tree.end[last], summary: summarise(lines.join('\n')) };
}

/** The first sentence, or the first paragraph when it ends without one; tags are replaced by what they show. */
function summarise(comment: string): string | null {
	const read = comment.length > MAX_READ ? comment.slice(0, MAX_READ) : comment;
	const summary = firstText(read.split('\n'), {
		plain: withoutStars,
		isEnd: (line) => line === '' || line.startsWith('@') || /^<\/?(?:p|ul|ol|pre|h\d)\b/i.test(line),
		isPassed: (line) => !line.startsWith('@'),
	});
	return cappedSummary(summary.replace(LABELLED_LINK, '$1').replace(INLINE_TAG, '$1').trim());
}

/** Without the white space and stars that a line of a comment begins with. */
function withoutStars(line: string): string {
	let start = 0;
	while (start < line.length && (line.charCodeAt(start) <= 32 || line[start] === '*')) start++;
	return line.slice(start).trimEnd();
}
