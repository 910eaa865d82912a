import type { Annotation } from '../../model/chunk.ts';
import { stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TAG = 2000;
const PAIR = /[ \t]*([^\s:"]+):"((?:[^"\\]|\\.)*)"/y;

/**
 * The tag of a field: by custom a list of `key:"value"`, each an annotation. A tag of another form
 * is one annotation named `tag`.
 */
export function readTag(walk: Walk, literal: number): Annotation[] {
	const written = stringContent(walk, literal, MAX_TAG);
	const isRaw = walk.kind(literal) === Kind.raw_string_literal;
	const content = isRaw ? written : written.replace(/\\(["\\])/g, '$1');
	const annotations: Annotation[] = [];
	PAIR.lastIndex = 0;
	for (let match = PAIR.exec(content); match !== null; match = PAIR.exec(content)) {
		annotations.push({ name: match[1], args: match[2] });
	}
	if (annotations.length > 0) return annotations;
	return content.trim() === '' ? [] : [{ name: 'tag', args: content.trim() }];
}
