import { isKeyword, isTypeWord } from '../keywords.ts';
import type { Places } from './places.ts';
import { isMacroName, isShouted, isWrapped, type Rewording } from './rewording.ts';

/** Keywords that begin a declaration: what stands before them in capitals is a macro. */
const BEGINNERS =
	/^(?:static|inline|extern|virtual|explicit|constexpr|auto|typename|friend|operator|template|using|typedef|unsigned|signed|class|struct|enum|union)$/;

/** Calling conventions stand between a type and a name. */
const CALLING = /^(?:WINAPI|CALLBACK|APIENTRY|[A-Z_]*CALL(?:TYPE)?)$/;

/** Whether a pointer may be null: `T * absl_nonnull p`, `T *_Nullable p`. */
const NULLABILITY = /^(?:\w*_)?(?:[nN]onnull|[nN]ullable|NONNULL|NULLABLE)$/;

/**
 * A macro beside the words of a declaration: an attribute, or a specifier. Returns the place to go on at; -1
 * when the word is part of it.
 */
export function hideInDeclaration(rewording: Rewording, at: number, word: string): number {
	const { places, isCpp, hide, hideWord } = rewording;
	if (isWrapped(word) && isWrappedAttribute(places, at)) {
		let next = hide(at, 'attribute');
		while (isWrapped(places.text(next)) && places.isWord(behindArguments(places, next)))
			next = hide(next, 'attribute');
		return next;
	}
	if (NULLABILITY.test(word) && places.is(at - 1, '*')) return hide(at, 'attribute');
	if (isMacroName(word)) {
		if (places.text(at + 1) === 'return' && places.scope(at) === 'body') return hide(at, 'attribute');
		if (isCpp && places.text(at - 2) === 'using' && places.isWord(at - 1)) return hide(at, 'attribute');
		if (places.scope(at) === 'enum' && places.isWord(at - 1)) return hide(at, 'attribute');
		if (isCpp && places.text(at - 1) === 'template') return hide(at, 'attribute');
		if (places.is(at - 1, ')') && followsDeclarator(places, at - 1)) {
			let next = hide(at, 'attribute');
			while (isMacroName(places.text(next)) && places.endsHeader(next)) next = hide(next, 'attribute');
			return next;
		}
		if (followsHeader(places, at - 1) && places.endsHeader(at)) return hide(at, 'attribute');
		if (isBeforePointer(places, at)) return hide(at, 'attribute');
		// A destructor.
		if (places.is(at + 1, '~') && places.scope(at) === 'type' && places.beginsStatement(at))
			return hide(at, 'attribute');
		if (places.is(at - 1, ']') && places.is(at + 1, '(') && places.endsHeader(at))
			return hide(at, 'attribute');
		// `char s[AT_LEAST 8]`
		if (places.is(at - 1, '[') && (places.isWord(at + 1) || places.isNumber(at + 1)))
			return hide(at, 'attribute');
		if (isBetweenTypeAndName(places, at)) return hide(at, 'attribute');
		if (isCpp && places.text(at - 1) === 'if') return hideWord(at);
		if (isCpp && isTemplateParameter(places, at)) return hide(at, 'expression', 'int');
	}
	return hideExtra(rewording, at);
}

/** `_unused_ T x`, `_printf_(1, 2) static int f(…)`, `} _packed_ name;` */
function isWrappedAttribute(places: Places, at: number): boolean {
	const begins = places.beginsStatement(at) || places.isSpecifier(at - 1);
	if (!begins || places.scope(at) === 'list') return false;
	const next = behindArguments(places, at);
	return places.isWord(next) || (places.is(at - 1, '}') && next === at + 1 && places.is(next, ';'));
}

function behindArguments(places: Places, at: number): number {
	const close = places.is(at + 1, '(') ? places.closing(at + 1) : at;
	return close === -1 ? at + 1 : close + 1;
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
function hideExtra(rewording: Rewording, at: number): number {
	const { places, hide } = rewording;
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
		const opens = ['{', ':', '<'].some((sign) => places.is(behind, sign)) || places.text(behind) === 'final';
		if (run >= 2 && opens && isMacroName(first)) {
			for (let item = 0; item < run - 1; item++) {
				if (item > 0 && !isMacroName(places.text(places.runItem(at, item)))) break;
				hide(places.runItem(at, item), 'attribute');
			}
		} else if (run >= 2) hideBesideTagged(rewording, at, run, behind);
		if (
			run === 1 &&
			isMacroName(first) &&
			places.is(behind, '(') &&
			(isNameNext(places, behind) || places.is(behindArguments(places, at), '{'))
		) {
			return hide(at, 'attribute');
		}
		return run >= 2 ? behind : at + 1;
	}
	if (begins && places.is(behind, '(') && isMacroRun(places, at, run) && isTypeNext(places, behind))
		return hideFirst(run);
	if (places.isWord(behind) && (begins || (isMacroName(first) && places.is(at - 1, '>')))) {
		const next = places.text(behind);
		// No name comes before the name of a built-in type; in capitals, before no other beginning either.
		if (
			isTypeWord(next) ||
			(isMacroName(first) && (BEGINNERS.test(next) || isLeadingConst(places, behind)))
		) {
			return hideFirst(run);
		}
	}
	const last = places.runItem(at, run - 1);
	const isLastMacro = isMacroName(places.text(last));
	if (run >= 2 && isLastMacro && places.is(behind, '(') && isNameNext(places, behind)) {
		if (begins && isMacroName(first)) hideFirst(run - 2);
		hide(last, 'attribute');
		return behind;
	}
	const isPointer =
		places.is(behind, '*') ||
		places.is(behind, '&') ||
		isFunctionPointer(places, behind) ||
		// `API vector<T> f();`
		(isMacroName(first) && places.is(behind, '<'));
	const needed = isTyped || isPointer ? 1 : 2;
	if (run === needed && run === 2 && isMacroName(first) && begins && isConstructor(places, behind))
		return hideFirst(1);
	if (run <= needed || !(begins || isTyped)) return -1;
	const extra = run - needed;
	const macros: number[] = [];
	for (let item = 0; item < run - 1; item++) {
		const place = places.runItem(at, item);
		if (!isMacroName(places.text(place))) continue;
		if (CALLING.test(places.text(place))) macros.unshift(place);
		else macros.push(place);
	}
	if (macros.length > 0) for (const place of macros.slice(0, extra)) hide(place, 'attribute');
	else if (isLastMacro && places.endsHeader(last)) {
		for (let item = needed; item < run; item++) hide(places.runItem(at, item), 'attribute');
	} else if (isTyped || places.scope(at) === 'list') return -1;
	else hideFirst(extra);
	return behind;
}

/** `struct a __user *b`, `struct a b __aligned(8) = …`: behind the tag, what is no name of its own. */
function hideBesideTagged({ places, hide }: Rewording, at: number, run: number, behind: number): void {
	const isNamed = !places.is(behind, '*') && !places.is(behind, '&');
	for (let item = 1; item < run; item++) {
		const place = places.runItem(at, item);
		if (!isMacroName(places.text(place))) continue;
		const isLast = item === run - 1;
		if (!isLast || !isNamed || (run > 2 && places.endsHeader(place))) hide(place, 'attribute');
	}
}

/** `API PURE SIZE(1)`, each in capitals. */
function isMacroRun(places: Places, at: number, run: number): boolean {
	for (let item = 0; item < run; item++)
		if (!isMacroName(places.text(places.runItem(at, item)))) return false;
	return run >= 2;
}

/** Behind the parentheses comes `void *f()`. */
function isTypeNext(places: Places, open: number): boolean {
	const close = places.closing(open);
	const next = close === -1 ? '' : places.text(close + 1);
	return isTypeWord(next) || BEGINNERS.test(next) || next === 'const';
}

/** `const T`, and not the `const` of `T const *`. */
function isLeadingConst(places: Places, at: number): boolean {
	return places.text(at) === 'const' && places.isWord(at + 1);
}

/** `T GUARDED_BY(m) name` */
function isNameNext(places: Places, open: number): boolean {
	const close = places.closing(open);
	if (close === -1 || places.run(close + 1) === 0) return false;
	if (!places.isLineEnd(close)) return true;
	// `T DEPRECATED(1)` on a line, `name(…)` on the next.
	const name = places.text(close + 1);
	return (
		places.scope(open) === 'module' &&
		places.is(close + 2, '(') &&
		!isShouted(name) &&
		places.isWord(open - 2)
	);
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
