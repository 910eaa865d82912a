import { isKeyword, isTypeWord } from '../keywords.ts';
import type { Places } from './places.ts';
import { isShouted, type Rewording } from './rewording.ts';

/** Keywords that begin a declaration: what stands before them in capitals is a macro. */
const BEGINNERS =
	/^(?:static|inline|extern|virtual|explicit|constexpr|auto|typename|friend|operator|template|using|typedef|unsigned|signed|class|struct|enum|union)$/;

/** Calling conventions stand between a type and a name. */
const CALLING = /^(?:WINAPI|CALLBACK|APIENTRY|[A-Z_]*CALL(?:TYPE)?)$/;

/**
 * A macro beside the words of a declaration: an attribute, or a specifier. Returns the place to go on at; -1
 * when the word is part of it.
 */
export function hideInDeclaration(rewording: Rewording, at: number, word: string): number {
	const { places, isCpp, hide, hideWord } = rewording;
	if (isShouted(word)) {
		if (places.is(at - 1, ')') && followsDeclarator(places, at - 1)) return hide(at, 'attribute');
		if (followsHeader(places, at - 1) && places.endsHeader(at)) return hide(at, 'attribute');
		if (isBeforePointer(places, at)) return hide(at, 'attribute');
		// A destructor.
		if (places.is(at + 1, '~') && places.scope(at) === 'type' && places.beginsStatement(at))
			return hide(at, 'attribute');
		if (places.is(at - 1, ']') && places.is(at + 1, '(') && places.endsHeader(at))
			return hide(at, 'attribute');
		if (isBetweenTypeAndName(places, at)) return hide(at, 'attribute');
		if (isCpp && places.text(at - 1) === 'if') return hideWord(at);
		if (isCpp && isTemplateParameter(places, at)) return hide(at, 'expression', 'int');
	}
	return hideExtra(rewording, at);
}

/** The parenthesis before belongs to what is declared, not to an `if` or a cast. */
function followsDeclarator(places: Places, close: number): boolean {
	const open = places.opening(close);
	if (open <= 0) return false;
	const scope = places.scope(close);
	// A lambda.
	if (places.is(open - 1, ']')) return scope === 'body' || scope === 'init' || scope === 'list';
	if (scope !== 'module' && scope !== 'type') return false;
	if (!places.isWord(open - 1)) return places.isSign(open - 1);
	const name = places.text(open - 1);
	// `SUITE(x)` on one line and `CASE(y)` on the next are two statements.
	const isStatement = places.beginsStatement(open - 1) && isShouted(name) && places.isLineEnd(close);
	return !isKeyword(name) && !isStatement;
}

/** The end of `f() const`, `f() const &`, `f() override`. */
function followsHeader(places: Places, at: number): boolean {
	const word = places.is(at, '&') ? places.text(at - 1) : places.text(at);
	if (/^(?:override|final|noexcept)$/.test(word)) return true;
	return word === 'const' && places.is(places.is(at, '&') ? at - 2 : at - 1, ')');
}

/** `typedef int (CALLBACK *f)(int)` */
function isBeforePointer(places: Places, at: number): boolean {
	if (!places.is(at - 1, '(') || !places.is(at + 1, '*')) return false;
	const close = places.closing(at - 1);
	return (
		close !== -1 && places.is(close + 1, '(') && places.isWord(close - 1) && places.scope(at - 1) !== 'body'
	);
}

/** `template <class T, ENABLE_IF(…)>` */
function isTemplateParameter(places: Places, at: number): boolean {
	if (!places.is(at + 1, '(') || (!places.is(at - 1, ',') && !places.is(at - 1, '<'))) return false;
	const close = places.closing(at + 1);
	const scope = places.scope(at);
	if (close === -1 || (scope !== 'module' && scope !== 'type')) return false;
	return places.is(close + 1, ',') || places.is(close + 1, '>');
}

/** A run of names declares something with two of them at most: `T x`. What is in capitals beyond is a macro. */
function hideExtra({ places, hide }: Rewording, at: number): number {
	const run = places.run(at);
	const behind = places.runItem(at, run);
	const first = places.text(at);
	const before = places.text(at - 1);
	const isTyped = places.isTypeEnd(at - 1);
	const isTagged = /^(?:struct|class|union|enum)$/.test(before);
	const begins = places.beginsStatement(at) || places.isSpecifier(at - 1) || places.isParameterStart(at);
	const hideFirst = (many: number): number => {
		for (let item = 0; item < many; item++) hide(places.runItem(at, item), 'attribute');
		return behind;
	};
	if (isTagged) {
		const opens = places.is(behind, '{') || places.is(behind, ':') || places.text(behind) === 'final';
		if (run >= 2 && opens && isShouted(first)) hide(at, 'attribute');
		if (run === 1 && isShouted(first) && places.is(behind, '(') && isNameNext(places, behind)) {
			return hide(at, 'attribute');
		}
		return run >= 2 ? behind : at + 1;
	}
	if (places.isWord(behind) && (begins || (isShouted(first) && places.is(at - 1, '>')))) {
		const next = places.text(behind);
		// No name comes before the name of a built-in type; in capitals, before no other beginning either.
		if (isTypeWord(next) || (isShouted(first) && (BEGINNERS.test(next) || isLeadingConst(places, behind)))) {
			return hideFirst(run);
		}
	}
	const last = places.runItem(at, run - 1);
	const isLastShouted = isShouted(places.text(last));
	if (run >= 2 && isLastShouted && places.is(behind, '(') && isNameNext(places, behind)) {
		hide(last, 'attribute');
		return behind;
	}
	const isPointer = places.is(behind, '*') || places.is(behind, '&') || isFunctionPointer(places, behind);
	const needed = isTyped || isPointer ? 1 : 2;
	if (run === needed && run === 2 && isShouted(first) && begins && isConstructor(places, behind))
		return hideFirst(1);
	if (run <= needed || !(begins || isTyped)) return -1;
	const extra = run - needed;
	const shouted: number[] = [];
	for (let item = 0; item < run - 1; item++) {
		const place = places.runItem(at, item);
		if (!isShouted(places.text(place))) continue;
		if (CALLING.test(places.text(place))) shouted.unshift(place);
		else shouted.push(place);
	}
	if (shouted.length > 0) for (const place of shouted.slice(0, extra)) hide(place, 'attribute');
	else if (isLastShouted && places.endsHeader(last)) {
		for (let item = needed; item < run; item++) hide(places.runItem(at, item), 'attribute');
	} else if (isTyped || places.scope(at) === 'list') return -1;
	else hideFirst(extra);
	return behind;
}

/** `const T`, and not the `const` of `T const *`. */
function isLeadingConst(places: Places, at: number): boolean {
	return places.text(at) === 'const' && places.isWord(at + 1);
}

/** `T GUARDED_BY(m) name` */
function isNameNext(places: Places, open: number): boolean {
	const close = places.closing(open);
	return close !== -1 && places.run(close + 1) > 0 && !places.isLineEnd(close);
}

/** `INLINE Name(int x) : member(x) {}`, in a class of that name or before initialisers; `INLINE Name::Name()` outside of it. */
function isConstructor(places: Places, open: number): boolean {
	if (!places.is(open, '(')) return false;
	const isQualified = places.is(open - 2, '::') && places.text(open - 3) === places.text(open - 1);
	if (isQualified && places.scope(open) === 'module') return true;
	if (places.scope(open) !== 'type') return false;
	if (places.text(open - 1) === places.typeName(open)) return true;
	const close = places.closing(open);
	return close !== -1 && places.is(close + 1, ':');
}

/** `T (*f)(int)` */
function isFunctionPointer(places: Places, open: number): boolean {
	if (!places.is(open, '(') || !places.is(open + 1, '*')) return false;
	const close = places.closing(open);
	return close !== -1 && places.is(close + 1, '(');
}

/** `void NOTHROW *f()`, `void *ATTR(malloc) f()` */
function isBetweenTypeAndName(places: Places, at: number): boolean {
	const scope = places.scope(at);
	if (!places.isTypeEnd(at - 1) || (scope !== 'module' && scope !== 'type')) return false;
	if (places.is(at + 1, '*')) return places.isWord(at - 1);
	if (!places.is(at + 1, '(')) return false;
	const close = places.closing(at + 1);
	return close !== -1 && places.run(close + 1) > 0;
}
