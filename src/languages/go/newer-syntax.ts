import { bindName, type Scope } from './scopes.ts';
import { splitList } from './split-list.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar is older than two forms of the language: type parameters of methods, `func (t T)
 * M[K any](…)`, and values in `new(42)`. Before parsing they are put into words of the same length
 * that it knows: the parameters become spaces, and such a `new` another name. Offsets stay what they
 * are, and everything reads the text as written, so that strings and comments may be touched too.
 */

const GENERIC_METHOD = /^func[ \t]*\([^()\n]*\)[ \t]*[\p{L}_][\p{L}\p{N}_]*\[/gmu;
const BUILTIN = /\b(new|make)\(/g;
/** Nothing longer is taken for a list of type parameters. */
const MAX_LIST = 1000;

/** The text to be parsed; the same string when it holds nothing new. */
export function inOlderWords(text: string): string {
	return withoutValuesInBuiltins(withoutMethodTypeParams(text));
}

function withoutMethodTypeParams(text: string): string {
	if (!text.includes('func (')) return text;
	let result = '';
	let done = 0;
	for (const match of text.matchAll(GENERIC_METHOD)) {
		const open = match.index + match[0].length - 1;
		const close = closingBracket(text, open);
		if (close === -1) continue;
		result += text.slice(done, open) + ' '.repeat(close + 1 - open);
		done = close + 1;
	}
	return done === 0 ? text : result + text.slice(done);
}

/** A literal or an operator; then a name, and what cannot stand behind the name of a type. */
const NO_TYPE = /["'`\d!^+-]|(?:true|false|iota)\)|&(?!&)/y;
const NAME = /(?!func\b|map\b|chan\b|struct\b|interface\b)[\p{L}_][\p{L}\p{N}_.]*/uy;
const COMPUTED = /\s?(?:[({+%/<>=!&|^-]|\*(?!\)))/y;

/** Whether what begins here cannot be a type: a literal, or a name that is called, made, computed with, cut, or indexed and gone on with. */
function isValue(text: string, from: number): boolean {
	let at = from;
	while (text[at] === '(') at++;
	NO_TYPE.lastIndex = NAME.lastIndex = at;
	if (NO_TYPE.test(text)) return true;
	if (!NAME.test(text)) return false;
	at = NAME.lastIndex;
	const isIndexed = text[at] === '[';
	if (isIndexed) {
		const close = closingBracket(text, at);
		if (close === -1) return false;
		if (text.slice(at, close).includes(':')) return true;
		at = close + 1;
		if (text[at] === '[' || text[at] === '.') return true;
	}
	COMPUTED.lastIndex = at;
	return COMPUTED.test(text);
}

/** The grammar wants a type also where the file has a function of its own named `make` or `new`. */
function withoutValuesInBuiltins(text: string): string {
	let result = '';
	let done = 0;
	for (const { index, 0: written, 1: name } of text.matchAll(BUILTIN)) {
		if (!isValue(text, index + written.length)) continue;
		result += text.slice(done, index) + name[0] + name.slice(1).toUpperCase();
		done = index + name.length;
	}
	return done === 0 ? text : result + text.slice(done);
}

function closingBracket(text: string, open: number): number {
	let depth = 0;
	for (let at = open; at < text.length && at - open < MAX_LIST; at++) {
		const unit = text[at];
		if (unit === '[') depth++;
		else if (unit === ']' && --depth === 0) return at;
		// The end of a string or comment that only looked like a method.
		else if (unit === '`' || (unit === '/' && text[at - 1] === '*')) return -1;
	}
	return -1;
}

interface TypeParam {
	name: string;
	start: number;
	/** The constraint behind it; '' when a later one is for it too. */
	type: string;
	typeStart: number;
}

/** The parameters that `inOlderWords` took from behind the name of a method. */
function methodTypeParams(walk: Walk, name: number): TypeParam[] {
	const { tree, text } = walk;
	const open = name === -1 ? -1 : tree.end[name];
	const close = open !== -1 && text[open] === '[' ? closingBracket(text, open) : -1;
	if (close === -1) return [];
	return splitList(text.slice(open + 1, close)).map((part) => {
		const name = /^[\p{L}_][\p{L}\p{N}_]*/u.exec(part.text)?.[0] ?? '';
		const type = part.text.slice(name.length).trim();
		const start = open + 1 + part.start;
		return { name, start, type, typeStart: start + part.text.length - type.length };
	});
}

export function bindMethodTypeParams(walk: Walk, method: number, scope: Scope): void {
	const params = methodTypeParams(walk, method);
	params.forEach(({ name, start }, index) => {
		if (name === '' || name === '_') return;
		const type = params.slice(index).find((later) => later.type !== '')?.type;
		bindName(walk, scope, 'type_param', name, start, { type });
	});
}

/** The types that the constraints of a method's parameters mention. */
export function referToConstraints(walk: Walk, method: number): void {
	for (const { type, typeStart } of methodTypeParams(walk, method)) {
		for (const match of type.matchAll(/(\.)?([\p{L}_][\p{L}\p{N}_]*)/gu)) {
			const [all, dot, name] = match;
			const start = typeStart + match.index + all.length - name.length;
			walk.out.refer(name, start, 'type', dot !== undefined);
		}
	}
}
