import { type Doc, docBefore, firstSentence } from '../shared/doc-comments.ts';
import { firstOf } from './modifiers.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const isComment = (kind: number): boolean => kind === Kind.line_comment || kind === Kind.multiline_comment;
const isPassed = (): boolean => false;

/** The comment that documents a declaration. */
export function docOf(walk: Walk, declaration: number): Doc {
	const doc = docBefore(walk, firstOf(walk, declaration), isComment, isPassed, firstSentence);
	// `///` is a comment like any other.
	return doc.docStart !== undefined && walk.text.startsWith('///', doc.docStart) ? {} : doc;
}
