import type { Doc } from '../shared/doc-style.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Longer comments are read up to here. */
const MAX_READ = 4000;
const MAX_TYPE = 200;
/** Types that say less than a comment does. */
const VAGUE = /^\??(?:array|iterable|object|mixed|Traversable|Iterator|Generator|\\?Closure)$/;

/** The type that stands at a tag of a doc comment: `@return`, `@var`, or `@param` of a variable; null for none. */
function typeAt(comment: string, tag: string, variable: string | null): string | null {
	for (let at = comment.indexOf(tag); at >= 0; at = comment.indexOf(tag, at + 1)) {
		let end = comment.indexOf('\n', at);
		if (end < 0) end = comment.length;
		const line = comment.slice(at + tag.length, Math.min(end, at + MAX_TYPE));
		const type = leadingType(line);
		if (type === '') continue;
		const rest = line.slice(line.indexOf(type) + type.length);
		if (variable === null || new RegExp(`^\\s+(?:&|\\.\\.\\.)?\\${variable}\\b`).test(rest)) return type;
	}
	return null;
}

/** A type ends at the first blank outside of its brackets. */
function leadingType(line: string): string {
	const text = line.trimStart();
	if (text.length === line.length) return '';
	let open = 0;
	let at = 0;
	for (; at < text.length; at++) {
		const char = text[at];
		if (char === '<' || char === '(' || char === '{') open++;
		else if (char === '>' || char === ')' || char === '}') open--;
		else if (open <= 0 && /\s|\*/.test(char)) break;
	}
	return /^[\w\\?(\u0080-\uffff]/.test(text) || text.startsWith('$this') ? text.slice(0, at) : '';
}

/** A type as it is written, or as the comment says where the code says none, or less. */
export function typeOr(
	walk: Walk,
	written: string | null,
	doc: Doc,
	tag: '@return' | '@var' | '@param',
	variable: string | null = null,
): string | null {
	if (doc.docStart === undefined || doc.docEnd === undefined) return written;
	if (written !== null && !VAGUE.test(written)) return written;
	const comment = walk.text.slice(doc.docStart, Math.min(doc.docEnd, doc.docStart + MAX_READ));
	return typeAt(comment, tag, variable) ?? written;
}

/** The type that a comment before a statement gives to a variable of it: `/** @var A $x *\/`. */
export function typeBefore(walk: Walk, statement: number, variable: string): string | null {
	const { tree } = walk;
	const before = statement - 1;
	if (before <= 0 || walk.kind(before) !== Kind.comment) return null;
	const comment = walk.text.slice(
		tree.start[before],
		Math.min(tree.end[before], tree.start[before] + MAX_READ),
	);
	if (!comment.startsWith('/**') || !comment.includes('@var')) return null;
	const named = typeAt(comment, '@var', variable);
	if (named !== null) return named;
	return comment.includes('$') ? null : typeAt(comment, '@var', null);
}
