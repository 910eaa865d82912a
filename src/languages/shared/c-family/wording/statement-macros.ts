import { isKeyword, isTypeWord } from '../keywords.ts';
import type { Places } from './places.ts';
import { isShouted, type Rewording } from './rewording.ts';

/**
 * A macro in place of a statement or a definition: `Q_OBJECT`, `SUITE(x)`, `FOREACH(x) {`. Returns the place
 * to go on at; -1 when it is none.
 */
export function hideStatementMacro(rewording: Rewording, at: number, word: string): number {
	const { places, isCpp } = rewording;
	const scope = places.scope(at);
	if (isCpp && scope === 'type' && isSection(places, at)) return hideSection(rewording, at, word);
	if (scope === 'enum') return nameMember(rewording, at, word);
	if (scope === 'module' && isSpecified(places, at, word)) return hideSpecified(rewording, at);
	if (scope === 'list' || scope === 'init' || !places.beginsStatement(at)) return -1;
	if (/^(?:Q_EMIT|emit)$/.test(word) && places.isWord(at + 1)) return rewording.hide(at, 'statement');
	if (!places.is(at + 1, '(')) {
		// `MY_TRY {`: what is in braces is a block.
		const isBlock = scope === 'body' && isShouted(word) && places.is(at + 1, '{');
		return isBlock || isLoneWord(places, at, word) ? rewording.hide(at, 'statement') : -1;
	}
	const close = places.closing(at + 1);
	if (close === -1) return -1;
	return scope === 'body'
		? endInBody(rewording, at, word, close)
		: hideOutside(rewording, at, word, close, scope === 'type');
}

/** `static DEFINE_GETTER(a, b);`: a declaration has a type, and a name before its parameters. */
function isSpecified(places: Places, at: number, word: string): boolean {
	if (!isShouted(word) || !/^(?:static|inline|extern)$/.test(places.text(at - 1))) return false;
	const close = places.is(at + 1, '(') ? places.closing(at + 1) : -1;
	return close !== -1 && places.is(close + 1, ';');
}

function hideSpecified(rewording: Rewording, at: number): number {
	const { places, overwrite } = rewording;
	let first = at;
	while (places.isSpecifier(first - 1)) first--;
	overwrite(places.start(first), places.start(at), ' ');
	return rewording.hide(at, 'statement');
}

/** Alone on its line: `Q_OBJECT`, `MYLIB_BEGIN_NAMESPACE`. */
function isLoneWord(places: Places, at: number, word: string): boolean {
	if (!isShouted(word) && !isHead(places, at, word)) return false;
	if (!places.isLineEnd(at)) return false;
	if (
		places.isSign(at + 1) &&
		!places.is(at + 1, '}') &&
		!places.is(at + 1, '~') &&
		!places.is(at + 1, '[')
	) {
		return false;
	}
	// The type of a function may stand on a line of its own.
	return (
		!(places.run(at) === 2 && places.is(at + 2, '(') && !isShouted(places.text(at + 1))) ||
		places.scope(at) === 'body'
	);
}

/** `PyObject_HEAD` before the fields of a struct, which have types of their own. */
function isHead(places: Places, at: number, word: string): boolean {
	if (places.scope(at) !== 'type' || !/^[A-Za-z]+_[A-Z][A-Z_]+$/.test(word)) return false;
	return places.isWord(at + 1) && isAttribute(places, at + 1);
}

/** `FOREACH(x) {`, `FOREACH(x) f();` and `BEGIN(x)` without its semicolon. */
function endInBody(rewording: Rewording, at: number, word: string, close: number): number {
	const { places, endStatement } = rewording;
	if (places.is(close + 1, '{')) {
		// `if (a) FOREACH(x) { … } else`: a semicolon would end the `if`.
		const end = places.closing(close + 1);
		const isInIf = !places.isBoundary(at - 1) && end !== -1 && places.text(end + 1) === 'else';
		if (isInIf && isShouted(word)) return rewording.hide(at, 'expression');
		// `MY_CATCH(const error &) {`, `MY_CATCH(...) {`: what is no argument of a call.
		if (isShouted(word) && /^[&*.]$/.test(places.text(close - 1))) return rewording.hide(at, 'statement');
		endStatement(close);
		return at + 1;
	}
	if (places.is(close + 1, ';') && isShouted(word) && isDeclared(places, at + 2, close)) {
		rewording.overwrite(places.start(at), places.end(at + 1), ' ');
		rewording.overwrite(places.start(close), places.end(close), ' ');
		return at + 2;
	}
	if (isShouted(word) && places.is(close + 1, ':') && !places.is(close + 2, ':')) {
		// `OPTION(x):` stands for a `case`.
		rewording.overwrite(places.start(close + 1), places.end(close + 1), ';');
		places.endHere(close + 1);
		return at + 1;
	}
	if (isShouted(word) && isNamed(places, close)) return rewording.hide(at, 'expression', 'int');
	if (!places.isWord(close + 1)) {
		const isEnd = isShouted(word) && (places.is(close + 1, '}') || isDropped(places, close));
		if (isEnd) endStatement(close);
		return isEnd ? at + 1 : -1;
	}
	if (/^(?:and|or|xor|bitand|bitor|not_eq|const)$/.test(places.text(close + 1))) return -1;
	endStatement(close);
	return at + 1;
}

/** `BUFFER(8) name = …`: the macro is a type. */
function isNamed(places: Places, close: number): boolean {
	if (places.isLineEnd(close) || !places.isWord(close + 1) || isKeyword(places.text(close + 1))) return false;
	return places.is(close + 2, '=') && !places.is(close + 3, '=');
}

/** `FOREACH(x)` on a line, `(void) f();` on the next. */
function isDropped(places: Places, close: number): boolean {
	return (
		places.isLineEnd(close) &&
		places.is(close + 1, '(') &&
		places.text(close + 2) === 'void' &&
		places.is(close + 3, ')')
	);
}

/** `TEST(a, b) {` defines something; `SUITE(x)` and `DECLARE(x);` stand for themselves. */
function hideOutside(
	rewording: Rewording,
	at: number,
	word: string,
	close: number,
	isInType: boolean,
): number {
	const { places } = rewording;
	if (places.is(close + 1, '{')) {
		if (isInType || (rewording.isCpp && !isShouted(word) && !places.isString(at + 2))) return -1;
		nameKeywords(rewording, at + 2, close);
		rewording.endStatement(close);
		return at + 1;
	}
	if (!isShouted(word)) return !isInType && isGenerator(places, close) ? rewording.hide(at, 'statement') : -1;
	if (word === places.typeName(at)) return -1;
	if (places.is(close + 1, ';')) {
		// The grammar of C knows no semicolon alone among fields.
		if (isInType) rewording.overwrite(places.start(close + 1), places.end(close + 1), ' ');
		return rewording.hide(at, 'statement');
	}
	const isEnd = close + 1 >= places.count || places.is(close + 1, '}') || places.is(close + 1, '~');
	if (!isEnd && !places.isWord(close + 1)) return -1;
	if (!isEnd && !places.isLineEnd(close))
		return isAttribute(places, close + 1) ? rewording.hide(at, 'attribute') : -1;
	if (!isEnd && !beginsAnew(places, close + 1)) return -1;
	return rewording.hide(at, 'statement');
}

/** `OPTION(NAME, type, 1),` among the members of an enum: the first argument names one. */
function nameMember({ places, overwrite }: Rewording, at: number, word: string): number {
	const isFirst = places.is(at - 1, '{') || places.is(at - 1, ',');
	const close = isFirst && isShouted(word) && places.is(at + 1, '(') ? places.closing(at + 1) : -1;
	if (close === -1 || !places.isWord(at + 2)) return -1;
	overwrite(places.start(at), places.end(at + 1), ' ');
	overwrite(places.end(at + 2), places.end(close), ' ');
	return close + 1;
}

/** `IF_DEBUG(int i);`: one declaration in the parentheses. */
function isDeclared(places: Places, first: number, close: number): boolean {
	let at = first;
	while (at < close && (isTypeWord(places.text(at)) || places.text(at) === 'const')) at++;
	if (at === first) return false;
	while (places.is(at, '*')) at++;
	if (!places.isWord(at) || isKeyword(places.text(at))) return false;
	for (let place = first; place < close; place++)
		if (places.is(place, ',') && places.enclosing(place) === first - 1) return false;
	return true;
}

/** `TEST(suite, bool) {`, `TYPED_TEST("x", unsigned char) {`: any word names something. */
function nameKeywords({ places, overwrite }: Rewording, first: number, close: number): void {
	for (let at = first; at < close; at++) {
		if (!/^[,(]$/.test(places.text(at - 1))) continue;
		let end = at;
		while (end < close && isKeyword(places.text(end))) end++;
		if (end === at || !/^[,)]$/.test(places.text(end))) continue;
		overwrite(places.start(at), places.start(at) + 1, '_');
		if (end > at + 1) overwrite(places.start(at + 1), places.end(end - 1), ' ');
	}
}

/** `ATTR(x) T f()`: what follows on the line has a type already; of `API(int) f()` it is the macro. */
function isAttribute(places: Places, at: number): boolean {
	if (isKeyword(places.text(at))) {
		if (places.text(at) !== 'const') return true;
		at++;
		if (isTypeWord(places.text(at))) return true;
	}
	const run = places.run(at);
	const behind = places.runItem(at, run);
	return (
		run >= 2 ||
		places.is(behind, '*') ||
		places.is(behind, '&') ||
		places.is(behind, '<') ||
		places.isWord(behind)
	);
}

/** `list_gen(a, b)` on lines of its own: no old-style parameter begins like what follows. */
function isGenerator(places: Places, close: number): boolean {
	if (close + 1 >= places.count) return true;
	const next = places.text(close + 1);
	return (
		places.isLineEnd(close) && /^(?:static|extern|inline|typedef|namespace|class|template|using)$/.test(next)
	);
}

/** Behind `API(int)` on a line of its own comes the name of a function; behind `SUITE(x)` another definition. */
function beginsAnew(places: Places, at: number): boolean {
	const word = places.text(at);
	return isKeyword(word) || isShouted(word) || !places.is(at + 1, '(');
}

/** `Q_SIGNALS:` and the second word of `public Q_SLOTS:`. */
function isSection(places: Places, at: number): boolean {
	if (!places.is(at + 1, ':')) return false;
	if (places.isWord(at - 1)) return /^(?:public|protected|private)$/.test(places.text(at - 1));
	return places.isBoundary(at - 1) && /^(?:Q_SIGNALS|signals|Q_SLOTS)$/.test(places.text(at));
}

function hideSection({ places, overwrite, hide }: Rewording, at: number, word: string): number {
	if (places.isWord(at - 1)) return hide(at, 'statement');
	if (word.length >= 'public'.length) overwrite(places.start(at), places.end(at), 'public');
	return at + 1;
}
