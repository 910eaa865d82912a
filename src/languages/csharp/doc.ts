import { type Doc, docBefore, firstSentence } from '../shared/doc-comments.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const isComment = (kind: number): boolean => kind === Kind.comment;
const isPassed = (kind: number): boolean => kind === Kind.preproc_region;

/** The comment that documents a declaration. */
export function docOf(walk: Walk, declaration: number): Doc {
	return docBefore(walk, declaration, isComment, isPassed, summarise);
}

/** `<see cref="A.B(int)"/>` shows the name it points at. */
const POINTER = /<(?:see|seealso|paramref|typeparamref)\s+\w+="(?:\w:)?([^"]*)"\s*\/>/g;
const TAG = /<[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

/** What `<summary>` holds, or the text without one, up to its first full stop. */
function summarise(comment: string): string | null {
	const open = comment.indexOf('<summary>');
	const close = comment.indexOf('</summary>');
	let inner = comment;
	if (open !== -1) inner = comment.slice(open + 9, close > open ? close : undefined);
	else if (/^\s*<inheritdoc/.test(comment)) return null;
	const shown = inner
		.replace(POINTER, '$1')
		.replace(TAG, '')
		.replace(/&(?:lt|gt|amp|quot);/g, (entity) => ENTITIES[entity]);
	return firstSentence(shown);
}
