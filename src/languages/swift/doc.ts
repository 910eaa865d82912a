import { type Doc, docBefore, firstSentence } from '../shared/doc-comments.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const isComment = (kind: number): boolean => kind === Kind.comment || kind === Kind.multiline_comment;
const isPassed = (): boolean => false;

/** The comment that documents a declaration. */
export function docOf(walk: Walk, declaration: number): Doc {
	return docBefore(walk, declaration, isComment, isPassed, firstSentence);
}
