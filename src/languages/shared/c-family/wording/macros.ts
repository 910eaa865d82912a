import type { Annotation } from '../../../../model/chunk.ts';
import { isKeyword } from '../keywords.ts';
import type { Overwrite } from './conditionals.ts';
import { hideInDeclaration } from './declaration-macros.ts';
import { fixExpression } from './expression-macros.ts';
import type { HiddenWord } from './hidden.ts';
import { Places } from './places.ts';
import type { Rewording } from './rewording.ts';
import { hideStatementMacro } from './statement-macros.ts';
import type { Tokens } from './tokens.ts';

const MAX_ARGS = 400;
/** Words that mean something only in their place, or that follow a declarator. */
const CONTEXTUAL: ReadonlySet<string> = new Set([
	'override',
	'final',
	'import',
	'module',
	'and',
	'or',
	'not',
]);

/**
 * Finds macros that stand where the grammar has no place for one, by how words follow one another: of
 * `T name GUARDED_BY(m);` and `MYLIB_API T *f();` a word too many, in capitals, is a macro. They are taken
 * out of the text; a macro that is a statement of its own gets its semicolon.
 */
export function hideMacros(tokens: Tokens, isCpp: boolean, overwrite: Overwrite): HiddenWord[] {
	const places = new Places(tokens);
	const words: HiddenWord[] = [];
	const rewording: Rewording = {
		places,
		isCpp,
		overwrite,
		hideWord(at) {
			words.push({
				start: places.start(at),
				end: places.end(at),
				isAttribute: false,
				...describe(places.text(at), null),
			});
			overwrite(places.start(at), places.end(at), ' ');
			return at + 1;
		},
		hide(at, as, by = ' ') {
			const close = places.is(at + 1, '(') ? places.closing(at + 1) : -1;
			const last = close === -1 ? at : close;
			const start = places.start(at);
			const end = places.end(last);
			const args = last > at ? tokens.text.slice(places.end(at), end).trim().slice(1, -1).trim() : null;
			words.push({ start, end, isAttribute: as === 'attribute', ...describe(places.text(at), args) });
			overwrite(start, end, by);
			if (as === 'statement') places.endHere(last);
			return last + 1;
		},
		endStatement(at) {
			places.endHere(at);
			const gap = places.end(at);
			if (gap < tokens.text.length && /\s/.test(tokens.text[gap])) overwrite(gap, gap + 1, ';');
		},
	};
	for (let at = 0; at < places.count; ) {
		let next = fixExpression(rewording, at);
		if (next === -1 && places.isWord(at)) {
			const word = places.text(at);
			if (isHiddenAttribute(places, at, word)) next = rewording.hide(at, 'attribute');
			else if (!isKeyword(word) && !CONTEXTUAL.has(word)) {
				next = hideStatementMacro(rewording, at, word);
				if (next === -1) next = hideInDeclaration(rewording, at, word);
			}
		}
		at = next === -1 ? at + 1 : next;
	}
	return words;
}

function describe(name: string, args: string | null): Pick<HiddenWord, 'annotations' | 'hasNames'> {
	if (name.startsWith('__attribute') && args !== null)
		return { annotations: splitAttributes(args), hasNames: false };
	return {
		annotations: [args === null ? { name } : { name, args: args.slice(0, MAX_ARGS) }],
		hasNames: true,
	};
}

/** `__attribute__` before an initialiser, or before a later declarator: the grammar knows it elsewhere only. */
function isHiddenAttribute(places: Places, at: number, word: string): boolean {
	if (!word.startsWith('__attribute') || !places.is(at + 1, '(')) return false;
	const close = places.closing(at + 1);
	if (close === -1 || places.scope(at) === 'list') return false;
	return places.is(close + 1, '=') || places.is(at - 1, ',');
}

/** The attributes of `(a, b(1))`. */
function splitAttributes(list: string): Annotation[] {
	const found: Annotation[] = [];
	for (const [, name, args] of list.slice(0, MAX_ARGS).matchAll(/(\w+)[ \t]*(?:\(([^()]*)\))?/g)) {
		found.push(args === undefined ? { name } : { name, args: args.trim() });
	}
	return found;
}
