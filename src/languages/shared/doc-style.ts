import { firstSentence, type TreePass } from './tree-pass.ts';

export interface Doc {
	docStart?: number;
	docEnd?: number;
	summary?: string | null;
}

/** How a language writes the comments that document what follows them. */
export interface DocStyle {
	/** The pack's number of the comment's kind. */
	comment: number;
	/** What begins a line comment that documents: `#`, `///`; null when none does. */
	line: string | null;
	/** What begins and ends a block comment that documents; null when none does. */
	block: readonly [open: string, close: string] | null;
	/** Line comments for tools, which document nothing. */
	directive?: RegExp;
	/** What a line may begin with that is not part of its sentence: a tag. */
	stripped?: RegExp;
	/** Lines that are not part of a sentence: headings, rules, tags. */
	passed?: RegExp;
}

const MAX_LINES = 200;
const MAX_READ = 4000;

/**
 * The comments on the lines directly above a definition. In pre-order a comment before a definition is
 * the node before it, or before the nodes that begin with it.
 */
export function docBefore(pass: TreePass<string>, definition: number, style: DocStyle): Doc {
	const { tree, text } = pass;
	let at = definition;
	while (at > 0 && tree.parent[at] === at - 1) at--;
	let below = tree.start[definition];
	let first = -1;
	let last = -1;
	const lines: string[] = [];
	for (let node = at - 1; node > 0 && lines.length < MAX_LINES; node--) {
		// A comment may have its text as a node of its own.
		while (pass.kind(node) !== style.comment && pass.kind(tree.parent[node]) === style.comment) node--;
		if (pass.kind(node) !== style.comment || !standsAlone(text, tree.start[node])) break;
		if (!isAbove(text, tree.end[node], below)) break;
		const start = tree.start[node];
		below = start;
		const isBlock = style.block !== null && text.startsWith(style.block[0], start);
		const isLine = style.line !== null && text.startsWith(style.line, start);
		if (isBlock && first === -1) {
			const written = text.slice(start, Math.min(tree.end[node], start + MAX_READ));
			lines.push(...blockLines(written, style.block!));
			first = node;
			last = node;
			break;
		}
		// A line for a reader or a tool may stand between what documents and what is documented.
		if (!isLine && first === -1 && /^(?:\/\/|#)/.test(text.slice(start, start + 2))) continue;
		if (!isLine) break;
		const comment = text.slice(start, tree.end[node]);
		if (style.directive?.test(comment)) continue;
		first = node;
		if (last === -1) last = node;
		lines.unshift(withoutMarks(comment, style.line!));
	}
	if (first === -1) return {};
	const { passed, stripped } = style;
	let said = passed === undefined ? lines : lines.filter((line) => !passed.test(line));
	if (stripped !== undefined) said = said.map((line) => line.replace(stripped, ''));
	return { docStart: tree.start[first], docEnd: tree.end[last], summary: firstSentence(said) };
}

function withoutMarks(comment: string, mark: string): string {
	let at = mark.length;
	while (comment[at] === mark[mark.length - 1]) at++;
	return comment.slice(at);
}

/** Without the marks, and the stars that lines begin with. */
function blockLines(comment: string, [open, close]: readonly [string, string]): string[] {
	const end = comment.endsWith(close) ? comment.length - close.length : comment.length;
	return comment
		.slice(open.length, Math.max(open.length, end))
		.split('\n')
		.map((line) => line.replace(/^\s*\*+/, ''));
}

/** At most one line break lies between, and nothing else. */
function isAbove(text: string, end: number, below: number): boolean {
	let breaks = text.charCodeAt(end - 1) === 10 ? 1 : 0;
	for (let at = end; at < below; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 10) breaks++;
		if (unit > 32) return false;
	}
	return breaks <= 1;
}

function standsAlone(text: string, start: number): boolean {
	let at = start - 1;
	while (at >= 0 && (text[at] === ' ' || text[at] === '\t')) at--;
	return at < 0 || text[at] === '\n' || text[at] === '\r';
}
