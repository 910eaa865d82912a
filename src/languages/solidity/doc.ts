import { docBefore as commentsBefore, type Doc, type DocStyle } from '../shared/doc-style.ts';
import { firstSentence } from '../shared/tree-pass.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const STYLE: DocStyle = { comment: Kind.comment, line: '///', block: ['/**', '*/'] };
const MAX_READ = 4000;
const TAG = /^\s*@([a-z]+)\s?(.*)$/;
/** Which part of a comment says it best; what has no tag is a notice. */
const TAGS = ['notice', 'dev', 'title'] as const;

/** A comment of NatSpec directly above a definition. */
export function docBefore(walk: Walk, definition: number): Doc {
	const { docStart, docEnd } = commentsBefore(walk, definition, STYLE);
	if (docStart === undefined || docEnd === undefined) return {};
	return {
		docStart,
		docEnd,
		summary: summarise(walk.text.slice(docStart, Math.min(docEnd, docStart + MAX_READ))),
	};
}

function summarise(comment: string): string | null {
	const parts = new Map<string, string[]>();
	let tag = 'notice';
	for (const written of comment.split('\n')) {
		const line = withoutMarks(written);
		const tagged = TAG.exec(line);
		if (tagged !== null) tag = tagged[1];
		// The first of several parts with the same tag that says something: a block mostly begins with an empty line.
		const isAgain = tagged !== null && (parts.get(tag)?.some((said) => said.trim() !== '') ?? false);
		if (isAgain) tag = '';
		const lines = parts.get(tag);
		const words = tagged === null ? line : tagged[2];
		if (lines === undefined) parts.set(tag, [words]);
		else lines.push(words);
	}
	for (const wanted of TAGS) {
		const summary = firstSentence(parts.get(wanted) ?? []);
		if (summary !== null) return summary;
	}
	return null;
}

/** Without `///`, and without the stars of a block. */
function withoutMarks(line: string): string {
	return line
		.trim()
		.replace(/^(?:\/{3,}|\/\*{2,}|\*+(?!\/))/, '')
		.replace(/\*+\/$/, '');
}
