import { docBefore as commentsBefore, type Doc, type DocStyle } from '../shared/doc-style.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const STYLE: DocStyle = { comment: Kind.comment, line: null, block: ['/**', '*/'] };

export function docBefore(walk: Walk, definition: number): Doc {
	return commentsBefore(walk, definition, STYLE);
}
