import { docBefore as commentsBefore, type Doc, type DocStyle } from '../shared/doc-style.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const STYLE: DocStyle = {
	comment: Kind.comment,
	line: '#',
	block: ['=begin', '=end'],
	directive: /^#\s*(?:frozen_string_literal|warn_indent|(?:en)?coding|typed|rubocop|standard|-\*-|:nodoc:|!)/,
	// RDoc's headings: the sentence comes below.
	passed: /^\s*=+\s/,
};

export function docBefore(walk: Walk, definition: number): Doc {
	return commentsBefore(walk, definition, STYLE);
}
