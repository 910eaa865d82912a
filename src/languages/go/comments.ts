import type { Annotation } from '../../model/chunk.ts';
import { sentenceEnd } from '../shared/sentence.ts';
import { readDirective } from './directives.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_SUMMARY_SOURCE = 1000;
/** Comments of one group that are looked at. */
const MAX_GROUP = 500;

/** What the comments around a declaration say. */
export interface Remarks {
	docStart?: number;
	docEnd?: number;
	summary?: string | null;
	annotations: Annotation[] | null;
}

const NO_REMARKS: Remarks = { annotations: null };

/**
 * The comments directly above a node, without a blank line between: directives become annotations,
 * the rest documents the node.
 */
export function remarksAbove(walk: Walk, node: number): Remarks {
	const first = firstComment(walk, node);
	if (first === node) return NO_REMARKS;
	const { tree } = walk;
	let annotations: Annotation[] | null = null;
	let docStart = -1;
	let docEnd = -1;
	for (let comment = first; comment < node; comment++) {
		const directive = readDirective(walk.textOf(comment));
		if (directive !== null) {
			annotations ??= [];
			annotations.push(directive);
			continue;
		}
		if (docStart === -1) docStart = tree.start[comment];
		docEnd = tree.end[comment];
	}
	if (docStart === -1) return { annotations };
	return { docStart, docEnd, summary: summaryOf(walk, docStart, docEnd), annotations };
}

/** Those above, else the comment at the end of the node's line, as constants and fields have it. */
export function remarksOf(walk: Walk, node: number): Remarks {
	const above = remarksAbove(walk, node);
	if (above.docStart !== undefined) return above;
	const { text, tree } = walk;
	let start = tree.end[node];
	while (isBlank(text.charCodeAt(start)) || text[start] === ';') start++;
	if (text.charCodeAt(start) !== 47 || text.charCodeAt(start + 1) !== 47) return above;
	const line = text.indexOf('\n', start);
	let end = line === -1 ? text.length : line;
	if (text[end - 1] === '\r') end--;
	const directive = readDirective(text.slice(start, end));
	if (directive !== null) return { annotations: [...(above.annotations ?? []), directive] };
	return {
		docStart: start,
		docEnd: end,
		summary: summaryOf(walk, start, end),
		annotations: above.annotations,
	};
}

/** The first comment of the group that ends above `node`; `node` itself without one. */
export function firstComment(walk: Walk, node: number): number {
	const { tree, text } = walk;
	let first = node;
	while (first > 0 && node - first < MAX_GROUP && walk.kind(first - 1) === Kind.comment) {
		const comment = first - 1;
		if (newlinesBetween(text, tree.end[comment], tree.start[first]) !== 1) break;
		if (!beginsLine(text, tree.start[comment])) break;
		first = comment;
	}
	return first;
}

/** A comment behind code belongs to that code. */
function beginsLine(text: string, start: number): boolean {
	let at = start - 1;
	while (isBlank(text.charCodeAt(at))) at--;
	return at < 0 || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 0xfeff;
}

function isBlank(unit: number): boolean {
	return unit === 32 || unit === 9;
}

/** Up to two: more are a blank line all the same. */
function newlinesBetween(text: string, from: number, to: number): number {
	let count = 0;
	for (let at = from; at < to && count < 2; at++) if (text.charCodeAt(at) === 10) count++;
	return count;
}

/** The first sentence of the first paragraph. */
function summaryOf(walk: Walk, start: number, end: number): string | null {
	const { text } = walk;
	const limit = Math.min(end, start + MAX_SUMMARY_SOURCE);
	let summary = '';
	for (let from = start; from < limit; ) {
		const line = text.indexOf('\n', from);
		const to = line === -1 || line > limit ? limit : line;
		const words = wordsOf(text.slice(from, to));
		if (words === '' && summary !== '') break;
		if (words !== '') summary = summary === '' ? words : `${summary} ${words}`;
		const stop = sentenceEnd(summary);
		if (stop >= 0) return summary.slice(0, stop);
		from = to + 1;
	}
	return summary === '' ? null : summary;
}

/** A line of a comment without its markers. */
function wordsOf(line: string): string {
	return line
		.replace(/^\s*(?:\/\/+|\/\*+|\*(?!\/))?/, '')
		.replace(/\*\/\s*$/, '')
		.trim();
}
