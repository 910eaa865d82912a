import type { Doc } from '../doc-comments.ts';
import { cappedSummary, firstText, isHeading } from '../sentence.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const NONE: Doc = {};
const MAX_READ = 4000;
const MAX_LINES = 60;

/**
 * The comment that documents a declaration: the one directly above it, whatever its form, or a run of `//`
 * lines. In pre-order a comment before a declaration is the node before it.
 */
export function docOf(walk: Walk, declaration: number): Doc {
	const { tree } = walk;
	const start = walk.hidden.startWithWords(walk.text, tree.start[declaration]);
	let last = declaration - 1;
	// A declaration inside another (`template <…> class`) has the comment of the outermost.
	while (last > 0 && walk.kind(last) !== Kind.comment && tree.start[last] === tree.start[declaration]) last--;
	if (last <= 0 || !isDirectlyAbove(walk, last, start)) return NONE;
	let first = last;
	while (
		isLine(walk, first) &&
		isLine(walk, first - 1) &&
		isDirectlyAbove(walk, first - 1, tree.start[first])
	) {
		first--;
	}
	return {
		docStart: tree.start[first],
		docEnd: tree.end[last],
		summary: summarise(linesOf(walk, first, last)),
	};
}

/** As `docOf`, else the comment behind it on the same line: the custom for members. */
export function docOfMember(walk: Walk, declaration: number): Doc {
	const above = docOf(walk, declaration);
	if (above !== NONE) return above;
	const { tree, text } = walk;
	let after = tree.after[declaration];
	while (after < tree.count && /^[,;]$/.test(tree.names[tree.kind[after]])) after++;
	if (after >= tree.count || walk.kind(after) !== Kind.comment) return NONE;
	const between = text.slice(tree.end[declaration], tree.start[after]);
	if (between.length > 200 || /[^\s,;]|\n/.test(between)) return NONE;
	return {
		docStart: tree.start[after],
		docEnd: tree.end[after],
		summary: summarise(linesOf(walk, after, after)),
	};
}

/** As `docOfMember`: the comment behind a macro is below its node. */
export function docOfMacro(walk: Walk, macro: number): Doc {
	const above = docOf(walk, macro);
	if (above !== NONE) return above;
	const { tree } = walk;
	for (let child = macro + 1; child < tree.after[macro]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.comment) continue;
		const summary = summarise(linesOf(walk, child, child));
		return { docStart: tree.start[child], docEnd: tree.end[child], summary };
	}
	return NONE;
}

function isLine(walk: Walk, node: number): boolean {
	return node > 0 && walk.kind(node) === Kind.comment && walk.text.startsWith('//', walk.tree.start[node]);
}

/** A comment that ends on the line before `start`, and is not about something to its left. */
function isDirectlyAbove(walk: Walk, comment: number, start: number): boolean {
	const { tree, text } = walk;
	if (walk.kind(comment) !== Kind.comment) return false;
	const gap = text.slice(tree.end[comment], start);
	if (gap.length > 500 || gap.trim() !== '' || gap.split('\n').length > 2) return false;
	let at = tree.start[comment];
	while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '\t')) at--;
	return at === 0 || text[at - 1] === '\n' || text[at - 1] === '\r' || text[at - 1] === '{';
}

function linesOf(walk: Walk, first: number, last: number): string[] {
	const { tree, text } = walk;
	const lines: string[] = [];
	for (let node = first; node <= last && lines.length < MAX_LINES; node++) {
		const start = tree.start[node];
		const written = text.slice(start, Math.min(tree.end[node], start + MAX_READ));
		lines.push(...written.split(/\r\n|\r|\n/, MAX_LINES));
	}
	return lines;
}

/** The first sentence, or the first paragraph when it ends without one. */
function summarise(lines: readonly string[]): string | null {
	const summary = firstText(lines, {
		plain: withoutMarkers,
		isEnd: (line, hasBegun) =>
			line === '' || /^[@\\](?!brief\b|c\b|p\b|a\b)\w/.test(line) || (hasBegun && isHeading(line)),
		isPassed: () => true,
	});
	return cappedSummary(summary.replace(/^[@\\]brief\s+/, ''));
}

/** Without the marks that a line of a comment begins and ends with, or that rule it off. */
function withoutMarkers(line: string): string {
	let start = 0;
	let end = line.length;
	while (start < end && (line.charCodeAt(start) <= 32 || '/*!<-='.includes(line[start]))) start++;
	while (end > start && (line.charCodeAt(end - 1) <= 32 || '/*-='.includes(line[end - 1]))) end--;
	return line.slice(start, end);
}
