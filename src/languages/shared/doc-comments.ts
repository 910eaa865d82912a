import { cappedSummary, firstText, isHeading } from './sentence.ts';
import type { TreeWalk } from './walk.ts';

export interface Doc {
	docStart?: number;
	docEnd?: number;
	summary?: string | null;
}

const NONE: Doc = {};
const MAX_READ = 4000;
const MAX_LINES = 60;

/**
 * The comment that documents what `first` begins: the last run of `///` lines before it, or the last
 * `/** … *\/`. Other comments may stand between. In pre-order a comment before a declaration is the
 * node before it. `isComment` says so of a kind; `isPassed` of nodes that may stand between.
 */
export function docBefore(
	walk: TreeWalk,
	first: number,
	isComment: (kind: number) => boolean,
	isPassed: (kind: number) => boolean,
	summarise: (comment: string) => string | null,
): Doc {
	const { tree, text } = walk;
	for (let node = first - 1; node > 0; node--) {
		const kind = walk.kind(node);
		if (!isComment(kind)) {
			if (isPassed(kind)) continue;
			break;
		}
		const start = tree.start[node];
		if (followsCode(walk, start)) break;
		if (isDocBlock(text, start)) {
			const end = tree.end[node];
			return { docStart: start, docEnd: end, summary: summarise(text.slice(start + 3, end - 2)) };
		}
		if (isDocLine(text, start)) return lineDoc(walk, node, isComment, summarise);
	}
	return NONE;
}

/** `/**\/` and `/***` are decoration. */
function isDocBlock(text: string, start: number): boolean {
	return text.startsWith('/**', start) && text[start + 3] !== '/' && text[start + 3] !== '*';
}

function isDocLine(text: string, start: number): boolean {
	return text.startsWith('///', start) && text[start + 3] !== '/';
}

/** A comment at the end of a line of code is about that. */
function followsCode({ text }: TreeWalk, start: number): boolean {
	let at = start - 1;
	while (at >= 0 && (text[at] === ' ' || text[at] === '\t')) at--;
	return at >= 0 && text[at] !== '\n' && text[at] !== '\r' && text[at] !== '\u{feff}';
}

function lineDoc(
	walk: TreeWalk,
	last: number,
	isComment: (kind: number) => boolean,
	summarise: (comment: string) => string | null,
): Doc {
	const { tree, text } = walk;
	let first = last;
	while (isComment(walk.kind(first - 1)) && isDocLine(text, tree.start[first - 1])) {
		if (/\n\s*\n/.test(text.slice(tree.end[first - 1], tree.start[first]))) break;
		if (followsCode(walk, tree.start[first - 1])) break;
		first--;
	}
	// A grammar may have a whole run of lines as one comment.
	const comment = text.slice(tree.start[first], Math.min(tree.end[last], tree.start[first] + MAX_READ));
	const lines = comment.split('\n').slice(0, MAX_LINES);
	return {
		docStart: tree.start[first],
		docEnd: tree.end[last],
		summary: summarise(lines.map((line) => line.replace(/^\s*\/\/\/ ?/, '')).join('\n')),
	};
}

/** The first sentence of Markdown or plain text, or its first paragraph when that ends without one. */
export function firstSentence(comment: string): string | null {
	const summary = firstText(comment.slice(0, MAX_READ).split('\n'), {
		plain: withoutStars,
		isEnd: (line, hasBegun) => line === '' || /^(?:[-*#@`]|\\)/.test(line) || (hasBegun && isHeading(line)),
		isPassed: (line) => line === '',
	});
	return cappedSummary(summary.trim());
}

/** Without the white space and the star that a line of a comment begins with. */
function withoutStars(line: string): string {
	let start = 0;
	while (start < line.length && line.charCodeAt(start) <= 32) start++;
	if (line[start] === '*' && (line[start + 1] === ' ' || start + 1 === line.length)) start++;
	return line.slice(start).trim();
}
