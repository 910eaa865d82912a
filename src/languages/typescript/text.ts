import type { Expression, Node, PropertyKey, TSTypeAnnotation } from 'oxc-parser';
import type { Walk } from './walk.ts';

const CALLEE_CAP = 200;
const TYPE_CAP = 1000;
const DEFAULT_CAP = 80;
/** Enough for the recorder to make 80 characters of, whatever the indentation. */
const ARG_CAP = 400;

const WHITE_SPACE = /\s+/g;

function collapse(text: string): string {
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		// White space is among these; a name that is not English comes along, at no harm.
		if (unit <= 32 || unit >= 0xa0) return text.replace(WHITE_SPACE, ' ').trim();
	}
	return text;
}

export function cap(text: string, length: number): string {
	return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** As written, collapsed and capped: callees and receivers. */
export function expressionText(walk: Walk, node: { start: number; end: number }): string {
	const { start } = node;
	// Four times the cap holds enough after collapsing; a longer text is cut anyway.
	const end = Math.min(node.end, start + CALLEE_CAP * 4);
	return cap(collapse(walk.text.slice(start, end)), CALLEE_CAP);
}

interface Span {
	start: number;
	end: number;
}

/**
 * A node's range with the parentheses written around it, which trees do not keep, as far as they lie
 * inside `bounds`.
 */
export function withParens(walk: Walk, node: Span, bounds: Span): Span {
	const { text } = walk;
	let { start, end } = node;
	for (;;) {
		let open = start - 1;
		while (open >= bounds.start && text.charCodeAt(open) <= 32) open--;
		if (open < bounds.start || text[open] !== '(') break;
		const close = skipTrivia(text, end);
		if (close >= bounds.end || text[close] !== ')') break;
		start = open;
		end = close + 1;
	}
	return { start, end };
}

export function argText(walk: Walk, node: { start: number; end: number }): string {
	return walk.text.slice(node.start, Math.min(node.end, node.start + ARG_CAP));
}

export function defaultText(walk: Walk, node: { start: number; end: number }): string {
	return cap(collapse(argText(walk, node)), DEFAULT_CAP);
}

/** A type as written, without the colon. */
export function typeText(walk: Walk, annotation: TSTypeAnnotation | null | undefined): string | null {
	const type = annotation?.typeAnnotation;
	return type ? nodeText(walk, withParens(walk, type, annotation)) : null;
}

export function nodeText(walk: Walk, node: { start: number; end: number }): string {
	const text = walk.text.slice(node.start, Math.min(node.end, node.start + TYPE_CAP * 2));
	return cap(collapse(text.includes('//') || text.includes('/*') ? withoutComments(text) : text), TYPE_CAP);
}

/** Comments among types say nothing about them; strings may hold what looks like one. */
function withoutComments(text: string): string {
	return text.replace(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
		found[0] === '/' ? ' ' : found,
	);
}

/** Name that a property key stands for; null when it is computed. */
export function keyName(key: PropertyKey, computed: boolean): string | null {
	if (key.type === 'Identifier') return computed ? null : key.name;
	if (key.type === 'PrivateIdentifier') return `#${key.name}`;
	return literalName(key);
}

/** The name a literal gives to what it indexes: `'a'` of `x['a']`, `1` of `x[1]`. */
export function literalName(node: Expression | Node): string | null {
	if (node.type === 'Literal') {
		if (typeof node.value === 'string') return node.value;
		if (typeof node.value === 'number') return String(node.value);
	}
	if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
	return null;
}

/** The next offset that is neither white space nor comment. */
export function skipTrivia(text: string, from: number): number {
	let at = from;
	for (;;) {
		while (at < text.length && text.charCodeAt(at) <= 32) at++;
		if (text.startsWith('//', at)) {
			const end = text.indexOf('\n', at);
			at = end < 0 ? text.length : end;
		} else if (text.startsWith('/*', at)) {
			const end = text.indexOf('*/', at + 2);
			at = end < 0 ? text.length : end + 2;
		} else return at;
	}
}

/** The text of a string literal; null for anything else. */
export function stringOf(node: Node | null | undefined): string | null {
	if (!node) return null;
	if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
	if (node.type === 'TemplateLiteral' && node.expressions.length === 0 && node.quasis.length === 1) {
		return node.quasis[0].value.cooked;
	}
	return null;
}
