import { readPatterns } from './pattern-text.ts';

/*
 * The grammar is older than some forms of the language. Before parsing they are put into words of the
 * same length that it knows:
 *
 *     #!/usr/bin/java --source 21                 spaces
 *     import module java.base;                    the word `module` becomes spaces
 *     void f(String @Nullable ... names)          the annotation of `...` becomes spaces
 *     case Shape.Circle(var r) ->                 what qualifies a record that is taken apart becomes spaces
 *     case Integer _, Long _ ->                   all patterns but the last become spaces
 *     f(a");                                      a quote that its line does not close becomes an error of one character
 *     Shape(int n) { check(n); super(n); }        a `super` or `this` that is not first gets another name
 *
 * Offsets stay what they are, and everything is read from the text as written, so that it does no harm
 * when strings and comments are touched too.
 */

type Edit = [start: number, end: number, words?: string];

/** The text to be parsed; the same string when it holds nothing new. */
export function inOlderWords(text: string): string {
	const edits: Edit[] = [];
	if (text.startsWith('#!')) edits.push([0, endOfLine(text)]);
	findOpenQuotes(text, edits);
	findModuleImports(text, edits);
	findVarargs(text, edits);
	findPatterns(text, 'instanceof', edits);
	findPatterns(text, 'case', edits);
	findConstructorCalls(text, 'super', '_uper', edits);
	findConstructorCalls(text, 'this', '_his', edits);
	return edits.length === 0 ? text : apply(text, edits);
}

function apply(text: string, edits: Edit[]): string {
	edits.sort((a, b) => a[0] - b[0]);
	let result = '';
	let done = 0;
	for (const [start, end, words] of edits) {
		if (start < done) continue;
		result += text.slice(done, start) + (words ?? text.slice(start, end).replace(/\S/g, ' '));
		done = end;
	}
	return result + text.slice(done);
}

function endOfLine(text: string): number {
	const feed = text.indexOf('\n');
	return feed === -1 ? text.length : feed;
}

/** Quotes that their line does not close: with them, the grammar would lose what follows. */
function findOpenQuotes(text: string, edits: Edit[]): void {
	for (let quote = text.indexOf('"'); quote !== -1; ) {
		let end = quote + 1;
		if (text.startsWith('"""', quote)) {
			const close = text.indexOf('"""', quote + 3);
			end = close === -1 ? text.length : close + 3;
		} else if (text[quote - 1] !== "'" || text[quote + 1] !== "'") {
			while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
			if (text[end] !== '"') edits.push([quote, quote + 1, '\u0001']);
			end++;
		}
		quote = text.indexOf('"', end);
	}
}

const MODULE_IMPORT = /^[ \t]*import[ \t]+module[ \t]+(?=[\w.]+\s*;)/gm;

function findModuleImports(text: string, edits: Edit[]): void {
	if (!text.includes('import module')) return;
	for (const { index, 0: written } of text.matchAll(MODULE_IMPORT)) {
		const start = index + written.lastIndexOf('module');
		edits.push([start, start + 'module'.length]);
	}
}

/** Annotations right before `...`. */
function findVarargs(text: string, edits: Edit[]): void {
	for (let dots = text.indexOf('...'); dots !== -1; dots = text.indexOf('...', dots + 3)) {
		const end = skipBack(text, dots);
		let start = end;
		for (let at = annotationBefore(text, start); at !== -1; at = annotationBefore(text, start)) {
			start = skipBack(text, at);
			edits.push([at, end]);
		}
	}
}

function skipBack(text: string, from: number): number {
	let at = from;
	while (at > 0 && text.charCodeAt(at - 1) <= 32) at--;
	return at;
}

/** Nothing longer is taken for an annotation. */
const MAX_ARGUMENTS = 200;
const MAX_NAME = 200;

/** Where the annotation that ends at `end` begins; -1 when there is none. */
function annotationBefore(text: string, end: number): number {
	let at = end;
	if (text[at - 1] === ')') {
		let depth = 0;
		do {
			at--;
			if (text[at] === ')') depth++;
			else if (text[at] === '(') depth--;
		} while (depth > 0 && at > 0 && end - at < MAX_ARGUMENTS);
		if (depth > 0) return -1;
	}
	const name = at;
	while (at > 0 && name - at < MAX_NAME && isNamePart(text.charCodeAt(at - 1))) at--;
	return at < name && text[at - 1] === '@' ? at - 1 : -1;
}

/** A letter, a digit, `_`, `$`, or the dot of a qualified name. */
function isNamePart(unit: number): boolean {
	return (
		(unit >= 97 && unit <= 122) ||
		(unit >= 65 && unit <= 90) ||
		(unit >= 48 && unit <= 57) ||
		unit === 95 ||
		unit === 36 ||
		unit === 46 ||
		unit > 127
	);
}

function findPatterns(text: string, keyword: 'case' | 'instanceof', edits: Edit[]): void {
	for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 4)) {
		const from = at + keyword.length;
		if (isNamePart(text.charCodeAt(from)) || isNamePart(text.charCodeAt(at - 1))) continue;
		const pattern = readPatterns(text, from, keyword === 'case');
		if (pattern === null) continue;
		if (pattern.last > pattern.first) edits.push([pattern.first, pattern.last]);
		edits.push(...pattern.qualifiers.filter(([start]) => start >= pattern.last));
	}
}

/** Before a statement that is not the first of its block. */
function findConstructorCalls(text: string, keyword: string, words: string, edits: Edit[]): void {
	const call = `${keyword}(`;
	for (let at = text.indexOf(call); at !== -1; at = text.indexOf(call, at + 4)) {
		if (isNamePart(text.charCodeAt(at - 1))) continue;
		const before = text[skipBack(text, at) - 1];
		if (before === undefined || '{>(,=:?*'.includes(before)) continue;
		edits.push([at, at + keyword.length, words]);
	}
}
