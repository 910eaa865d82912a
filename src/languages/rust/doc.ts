import { childByField } from '../../model/syntax-walk.ts';
import { sentenceEnd } from '../shared/sentence.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

export interface Doc {
	docStart: number;
	docEnd: number;
	summary: string | null;
}

const MAX_SUMMARY_SOURCE = 1000;

/** `///` and `/** *\/` are about what follows; four slashes, or two stars, are a plain comment. */
export function isOuterDoc(walk: Walk, comment: number): boolean {
	const { tree, text } = walk;
	const third = text.charCodeAt(tree.start[comment] + 2);
	return (third === 47 || third === 42) && childByField(tree, comment, walk.fields.outer) !== -1;
}

/** `//!` and `/*! *\/` are about what they stand in. */
function isInnerDoc(walk: Walk, comment: number): boolean {
	const { tree, text } = walk;
	return (
		text.charCodeAt(tree.start[comment] + 2) === 33 && childByField(tree, comment, walk.fields.inner) !== -1
	);
}

/** Comments of one run, which may have attributes in between. */
export function docOf(walk: Walk, comments: readonly number[]): Doc {
	const { tree, text } = walk;
	const last = comments[comments.length - 1];
	// A line comment's node has its line break in it.
	let end = tree.end[last];
	while (end > tree.start[last] && (text.charCodeAt(end - 1) === 10 || text.charCodeAt(end - 1) === 13))
		end--;
	let summary: string | null = null;
	for (let at = 0; at < comments.length && summary === null; at++) summary = summaryOf(walk, comments[at]);
	return { docStart: tree.start[comments[0]], docEnd: end, summary };
}

/** The doc comments at the start of a file or of an inline module. */
export function innerDoc(walk: Walk, body: number): Doc | null {
	const { tree } = walk;
	if (body === -1) return null;
	const comments: number[] = [];
	for (let child = body + 1; child < tree.after[body]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.lineComment || kind === Kind.blockComment) {
			if (isInnerDoc(walk, child)) comments.push(child);
		} else if (kind !== Kind.innerAttributeItem && kind !== Kind.braceOpen) break;
	}
	return comments.length === 0 ? null : docOf(walk, comments);
}

/** The first line with words, up to the end of its first sentence. */
function summaryOf(walk: Walk, comment: number): string | null {
	const { tree, text } = walk;
	const isBlock = walk.kind(comment) === Kind.blockComment;
	const start = tree.start[comment] + 3;
	const end = tree.end[comment] - (isBlock ? 2 : 0);
	const content = text.slice(start, Math.min(end, start + MAX_SUMMARY_SOURCE));
	for (const written of content.split(/\r\n|\r|\n/)) {
		const line = (isBlock ? written.replace(/^\s*\*(?!\*)/, '') : written).trim();
		if (line === '') continue;
		const stop = sentenceEnd(line);
		return stop < 0 ? line : line.slice(0, stop);
	}
	return null;
}
