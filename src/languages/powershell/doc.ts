import { docBefore as commentsBefore, type Doc, type DocStyle } from '../shared/doc-style.ts';
import { firstSentence } from '../shared/tree-pass.ts';
import { K } from './reading/kinds.ts';
import type { Walk } from './walk.ts';

const STYLE: DocStyle = {
	comment: K.comment,
	line: '#',
	block: ['<#', '#>'],
	directive: /^#\s*(?:requires|region|endregion|!)/i,
};
const MAX_READ = 8000;
const HELP = /^\s*#?\s*\.(?:SYNOPSIS|DESCRIPTION|PARAMETER|EXAMPLE|NOTES|LINK)\b/im;

/** The comments directly above a definition. */
export function docBefore(walk: Walk, definition: number): Doc {
	const doc = commentsBefore(walk, definition, STYLE);
	return doc.docStart === undefined || doc.docEnd === undefined
		? {}
		: described(walk, doc.docStart, doc.docEnd);
}

/** The help that a function has above it, or at the beginning or the end of its body. */
export function helpOf(walk: Walk, definition: number, body: number): Doc {
	const above = docBefore(walk, definition);
	if (above.docStart !== undefined && isHelp(walk, above.docStart, above.docEnd!)) return above;
	const inside = helpInside(walk, body);
	return inside.docStart === undefined ? above : inside;
}

/** The first or the last comment of a body, or of a script, when it is help. */
export function helpInside(walk: Walk, body: number): Doc {
	if (body === -1) return {};
	const { tree } = walk;
	let first = -1;
	let last = -1;
	let isFirst = true;
	for (let child = body + 1; child < tree.after[body]; child = tree.after[child]) {
		if (walk.kind(child) !== K.comment) {
			isFirst = false;
			last = -1;
			continue;
		}
		if (isFirst && isHelp(walk, tree.start[child], tree.end[child])) {
			first = child;
			break;
		}
		if (isFirst && first === -1) first = helpLines(walk, child, tree.after[body]);
		if (first !== -1) break;
		last = child;
	}
	if (first !== -1) return described(walk, tree.start[first], endOfLines(walk, first, tree.after[body]));
	if (last === -1 || !isHelp(walk, tree.start[last], tree.end[last])) return {};
	return described(walk, tree.start[last], tree.end[last]);
}

/** A run of `#` lines that is help: its first comment, else -1. */
function helpLines(walk: Walk, comment: number, limit: number): number {
	const end = endOfLines(walk, comment, limit);
	return isHelp(walk, walk.tree.start[comment], end) ? comment : -1;
}

/** Behind the last of the line comments that follow one another without a gap. */
function endOfLines(walk: Walk, comment: number, limit: number): number {
	const { tree, text } = walk;
	let end = tree.end[comment];
	if (text[tree.start[comment]] !== '#') return end;
	for (let next = tree.after[comment]; next < limit; next = tree.after[next]) {
		if (walk.kind(next) !== K.comment || /\n\s*\n|\S/.test(text.slice(end, tree.start[next]))) break;
		end = tree.end[next];
	}
	return end;
}

function isHelp({ text }: Walk, start: number, end: number): boolean {
	return HELP.test(text.slice(start, Math.min(end, start + MAX_READ)).replace(/^<#/, ''));
}

function described({ text }: Walk, docStart: number, docEnd: number): Doc {
	const comment = text.slice(docStart, Math.min(docEnd, docStart + MAX_READ));
	return { docStart, docEnd, summary: summarise(comment) };
}

/** What stands under `.SYNOPSIS`, else under `.DESCRIPTION`, else the first sentence. */
function summarise(comment: string): string | null {
	const lines = comment
		.replace(/^<#/, '')
		.replace(/#>$/, '')
		.split('\n')
		.map((line) => line.trim().replace(/^#+\s?/, ''));
	for (const wanted of ['.synopsis', '.description']) {
		const at = lines.findIndex((line) => line.trim().toLowerCase() === wanted);
		if (at === -1) continue;
		const end = lines.findIndex((line, index) => index > at && /^\s*\.[A-Za-z]+/.test(line));
		const summary = firstSentence(lines.slice(at + 1, end === -1 ? undefined : end));
		if (summary !== null) return summary;
	}
	return HELP.test(comment) ? null : firstSentence(lines.filter((line) => !/^[-=#*]+$/.test(line)));
}
