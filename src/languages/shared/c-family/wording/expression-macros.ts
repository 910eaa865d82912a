import { isKeyword, isKeywordOf, isTypeWord } from '../keywords.ts';
import type { Places } from './places.ts';
import { isShouted, type Rewording } from './rewording.ts';

/** Macros that take a type: the grammar knows expressions there. */
const TYPE_TAKERS: ReadonlySet<string> = new Set(['va_arg', '__builtin_va_arg']);
/** The grammar reads these itself. */
const GRAMMAR_CALLS: ReadonlySet<string> = new Set([
	'offsetof',
	'_Generic',
	'typeof',
	'__typeof__',
	'defined',
]);
/** Words that the grammar knows by another spelling. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
	['_Thread_local', 'thread_local'],
	['__restrict', 'restrict'],
	['__const', 'const'],
	['__volatile', 'volatile'],
	['__signed__', 'signed'],
]);
/** Words and signs of a type that are looked at. */
const MAX_TYPE_PARTS = 12;
/** So many tokens of a list in braces are looked at. */
const MAX_LIST = 100;
const OPERATORS = '|^&+-*/%<>=!';

/**
 * What a macro may take as an argument and a function may not: a type, an operator, a statement; and macros
 * among strings. Returns the place to go on at; -1 when there is nothing of the kind.
 */
export function fixExpression(rewording: Rewording, at: number): number {
	const { places, overwrite, isCpp } = rewording;
	if (places.isSign(at)) return fixSign(rewording, at);
	if (places.isNumber(at) && isDigits(places, at)) overwrite(places.start(at), places.end(at), '0');
	if (!places.isWord(at)) return -1;
	const word = places.text(at);
	if (word === 'offsetof') hideInnerField(rewording, at);
	if (isKeyword(word)) {
		const synonym = SYNONYMS.get(word);
		if (isInstantiation(places, at, word)) overwrite(places.start(at), places.end(at), ' ');
		else if (synonym !== undefined) overwrite(places.start(at), places.end(at), synonym);
		else if (word === 'typename' && (places.text(at - 1) === 'using' || isMadeOfName(places, at)))
			overwrite(places.start(at), places.end(at), ' ');
		else if (isStrayKeyword(rewording, at, word)) overwrite(places.start(at), places.end(at), ' ');
		else if (isLoneType(rewording, at, word) || isConversion(rewording, at, word))
			overwrite(places.start(at), places.start(at) + 1, '_');
		return -1;
	}
	if (isSizedType(word) && isLoneArgument(rewording, at))
		overwrite(places.start(at), places.start(at) + 1, '_');
	else if (isCpp && isMadeByConst(places, at)) overwrite(places.start(at - 1), places.end(at - 1), ' ');
	else if (places.is(at + 1, '(')) separateFromNext(rewording, at);
	return isAmongStrings(rewording, at) ? rewording.hide(at, 'expression') : -1;
}

/** `UUID(5d, 07, 9e)`: digits that a macro puts a `0x` before. */
function isDigits(places: Places, at: number): boolean {
	if (!places.is(at - 1, ',') && !places.is(at - 1, '(')) return false;
	if (!places.is(at + 1, ',') && !places.is(at + 1, ')')) return false;
	const open = places.enclosing(at);
	return open > 0 && isShouted(places.text(open - 1)) && /^\d+[a-f][\da-f]*$/.test(places.text(at));
}

/** `offsetof(T, a.b[0])`: the grammar knows one name there. */
function hideInnerField({ places, overwrite }: Rewording, at: number): void {
	const close = places.is(at + 1, '(') ? places.closing(at + 1) : -1;
	for (let place = at + 2; place < close; place++) {
		const isInner = places.is(place, '.') || places.is(place, '[') || places.is(place, '->');
		if (!isInner || places.enclosing(place) !== at + 1) continue;
		overwrite(places.start(place), places.end(close - 1), ' ');
		return;
	}
}

function fixSign(rewording: Rewording, at: number): number {
	const { places, overwrite, isCpp } = rewording;
	const sign = places.text(at);
	if (isCpp && isOperatorCalled(places, at)) overwrite(places.start(at), places.end(at + 1), '__');
	else if (isCpp && sign === '*' && isStarCalled(places, at))
		overwrite(places.start(at), places.end(at), '_');
	else if (isCpp && sign === '(' && isMadeReference(places, at)) {
		overwrite(places.start(at), places.end(at), '{');
		overwrite(places.start(places.closing(at)), places.end(places.closing(at)), '}');
	} else if (isCpp && sign === '*' && isMade(places, at)) overwrite(places.start(at), places.end(at), ' ');
	else if (isCpp && sign === '.' && isLastPack(places, at))
		overwrite(places.start(at), places.end(at + 2), ' ');
	else if (sign === '*' && isTypeArgument(rewording, at)) overwrite(places.start(at), places.end(at), ' ');
	else if (sign === '.' && isLabelled(places, at)) overwrite(places.start(at), places.end(at), ' ');
	else if (sign === ':' && isUnnamedBits(places, at)) overwrite(places.start(at), places.end(at) + 1, '_:');
	else if (sign === '.' && isRange(places, at)) overwrite(places.start(at), places.end(at + 2), ' + ');
	else if (isCpp && sign === '->' && places.is(at + 1, '*') && places.end(at) === places.start(at + 1))
		overwrite(places.start(at), places.end(at + 1), ' .*');
	else if (isCpp && sign === '::' && isMemberPointer(places, at))
		overwrite(places.start(at - 1), places.end(at), ' ');
	else if (!isCpp && sign === '{' && isListArgument(places, at)) {
		overwrite(places.start(at), places.end(at), '(');
		overwrite(places.start(places.closing(at)), places.end(places.closing(at)), ')');
	} else if (isCpp && sign === '=' && isUnnamedDefault(places, at))
		overwrite(places.end(at - 1), places.start(at), '_');
	else if (isCpp && sign === '=' && isDeleted(places, at))
		overwrite(places.start(at), places.end(at + 1), ' ');
	else if (isCpp && sign === '{' && places.is(at - 1, '=') && isInParentheses(places, at)) {
		const close = places.closing(at);
		if (close === at + 1 && places.start(close) === places.end(at))
			overwrite(places.start(at), places.end(close), '0 ');
	} else if (OPERATORS.includes(sign) && places.is(at - 1, ',') && isInParentheses(places, at)) {
		let next = at;
		while (places.isSign(next) && OPERATORS.includes(places.text(next))) next++;
		if (!places.is(next, ')') && !places.is(next, ',')) return -1;
		overwrite(places.start(at), places.end(next - 1), '0');
		return next;
	}
	return -1;
}

/** `operator++();` */
function isOperatorCalled(places: Places, at: number): boolean {
	const isStep = places.is(at, '+') || places.is(at, '-');
	if (!isStep || !places.is(at + 1, places.text(at)) || places.text(at - 1) !== 'operator') return false;
	return places.is(at + 2, '(') && places.scope(at) === 'body' && places.isBoundary(at - 2);
}

/** `&(operator*())` */
function isStarCalled(places: Places, at: number): boolean {
	if (places.text(at - 1) !== 'operator' || !places.is(at + 1, '(') || !places.is(at + 2, ')')) return false;
	return places.outerScope(at) === 'body' && (places.is(at - 2, '(') || places.text(at - 2) === 'return');
}

/** `const T &x(a->b());`: the grammar reads parameters there, which have no arrow. */
function isMadeReference(places: Places, at: number): boolean {
	if (!places.isWord(at - 1) || (!places.is(at - 2, '*') && !places.is(at - 2, '&'))) return false;
	const close = places.closing(at);
	if (close === -1 || !places.is(close + 1, ';') || places.scope(at) !== 'body') return false;
	let first = at - 3;
	while (at - first < MAX_TYPE_PARTS && (places.isWord(first) || places.is(first, '::'))) first--;
	if (first === at - 3 || !places.isBoundary(first)) return false;
	if (/^(?:return|throw|delete|else|case|goto)$/.test(places.text(first + 1))) return false;
	for (let place = at + 1; place < close && place - at < MAX_LIST; place++) {
		if (places.is(place, '->') && places.enclosing(place) === at) return true;
	}
	return false;
}

/** `new T *[n]` */
function isMade(places: Places, at: number): boolean {
	let next = at + 1;
	while (places.is(next, '*')) next++;
	if (!places.is(next, '[')) return false;
	for (let before = at - 1; before > at - MAX_TYPE_PARTS; before--) {
		if (places.text(before) === 'new') return true;
		if (!places.is(before, '*') && !places.is(before, '::') && !places.isWord(before)) return false;
	}
	return false;
}

/** `new const T`: the grammar wants a type at once. */
function isMadeByConst(places: Places, at: number): boolean {
	return places.text(at - 1) === 'const' && places.text(at - 2) === 'new';
}

/** `A<B<T>...>>`: the grammar does not see the end of `A`. */
function isLastPack(places: Places, at: number): boolean {
	const signs = ['>', '.', '.', '.', '>', '>'];
	return signs.every((sign, index) => places.is(at - 1 + index, sign));
}

/** `void (C::*m)();` among the members of a type, and `void (C::*)()`: the grammar knows it elsewhere, and with a name. */
function isMemberPointer(places: Places, at: number): boolean {
	if (!places.is(at + 1, '*') || !places.isWord(at - 1) || !places.is(at - 2, '(')) return false;
	const open = at - 2;
	if (places.is(at + 2, ')')) return true;
	const close = places.closing(open);
	return places.scope(open) === 'type' && close !== -1 && places.is(close + 1, '(');
}

/** `f(T * = nullptr)`: the grammar wants a name, and finds one in the white space before the sign. */
function isUnnamedDefault(places: Places, at: number): boolean {
	const isPointer = places.is(at - 1, '*') || places.is(at - 1, '&') || places.text(at - 1) === 'const';
	if (!isPointer || places.start(at) !== places.end(at - 1) + 1 || !isInParentheses(places, at)) return false;
	const scope = places.outerScope(at);
	return scope === 'module' || scope === 'type';
}

/** `T f(T) = delete;` outside of a type: the grammar takes it for a value. */
function isDeleted(places: Places, at: number): boolean {
	if (places.text(at + 1) !== 'delete' || !places.is(at + 2, ';')) return false;
	return (
		places.scope(at) === 'module' &&
		(places.is(at - 1, ')') || /^(?:const|noexcept)$/.test(places.text(at - 1)))
	);
}

/** `TABLES({ a, b })`: to the grammar of C, which reads statements there, it is `TABLES((a, b))`. */
function isListArgument(places: Places, at: number): boolean {
	const open = places.enclosing(at);
	const close = places.closing(at);
	if (open <= 0 || !places.is(open, '(') || !isShouted(places.text(open - 1))) return false;
	if (!places.is(at - 1, '(') && !places.is(at - 1, ',')) return false;
	if (close === -1 || close === at + 1 || close - at > MAX_LIST) return false;
	if (!places.is(close + 1, ',') && !places.is(close + 1, ')')) return false;
	for (let place = at + 1; place < close; place++) {
		if (places.is(place, ';') || places.is(place, '{') || places.is(place, '=')) return false;
	}
	return !places.is(close - 1, ',');
}

function isInParentheses(places: Places, at: number): boolean {
	const open = places.enclosing(at);
	return open !== -1 && places.is(open, '(');
}

/** `template class A<int>;`: the grammar wants a declarator; as a declaration of `A<int>` it reads well. */
function isInstantiation(places: Places, at: number, word: string): boolean {
	if (word === 'extern') return places.text(at + 1) === 'template' && isTag(places.text(at + 2));
	if (word !== 'template' || !isTag(places.text(at + 1))) return false;
	return places.isBoundary(at - 1) || places.text(at - 1) === 'extern';
}

function isTag(word: string): boolean {
	return word === 'class' || word === 'struct' || word === 'union';
}

/** `unsigned : 4;`: the grammar wants a name, and finds one in place of the colon. */
function isUnnamedBits(places: Places, at: number): boolean {
	if (places.scope(at) !== 'type' || places.start(at + 1) !== places.end(at) + 1) return false;
	if (places.end(at - 1) === places.start(at)) return false;
	if (places.is(at - 1, ',')) return true;
	if (!places.isWord(at - 1) || isAccess(places.text(at - 1))) return false;
	return isTypeWord(places.text(at - 1)) || (places.isBoundary(at - 2) && places.isNumber(at + 1));
}

function isAccess(word: string): boolean {
	return word === 'public' || word === 'protected' || word === 'private';
}

/** `case 1 ... 3:` */
function isRange(places: Places, at: number): boolean {
	if (!places.is(at + 1, '.') || !places.is(at + 2, '.') || places.scope(at) !== 'body') return false;
	for (let before = at - 1; at - before < 12 && before >= 0 && !places.isBoundary(before); before--) {
		if (places.text(before) === 'case') return true;
	}
	return false;
}

/** `F(x, .init = y)` */
function isLabelled(places: Places, at: number): boolean {
	if (!places.is(at - 1, ',') && !places.is(at - 1, '(')) return false;
	return places.isWord(at + 1) && places.is(at + 2, '=') && isInParentheses(places, at);
}

/** A `*` before `,` or `)` among the arguments of a call: the end of a type. */
function isTypeArgument(rewording: Rewording, at: number): boolean {
	const { places } = rewording;
	let next = at + 1;
	while (places.is(next, '*')) next++;
	if (!places.is(next, ')') && !places.is(next, ',')) return false;
	return isCall(rewording, at);
}

/** Words of a type among the arguments of a call, or a statement in an argument of a macro. */
function isStrayKeyword(rewording: Rewording, at: number, word: string): boolean {
	const { places } = rewording;
	const isFirst = places.is(at - 1, ',') || places.is(at - 1, '(');
	if (word === 'return' || word === 'throw' || word === 'goto') {
		const open = places.enclosing(at);
		return isFirst && open > 0 && places.is(open, '(') && isShouted(places.text(open - 1));
	}
	if (isFirst && /^(?:struct|union|enum|const)$/.test(word))
		return places.isWord(at + 1) && isCall(rewording, at);
	// Of `unsigned long` one word is enough.
	return isTypeWord(word) && isTypeWord(places.text(at - 1)) && isCall(rewording, at);
}

/** `Q_ARG(int, x)`: the grammar of C++ knows no type there, but any name. */
function isLoneType(rewording: Rewording, at: number, word: string): boolean {
	return isTypeWord(word) && isLoneArgument(rewording, at);
}

/** The grammar takes these for types everywhere. */
function isSizedType(word: string): boolean {
	return /^(?:u?int(?:8|16|32|64|ptr)_t|s?size_t|ptrdiff_t|char(?:8|16|32)_t)$/.test(word);
}

function isLoneArgument({ places, isCpp }: Rewording, at: number): boolean {
	if (!isCpp || (!places.is(at - 1, '(') && !places.is(at - 1, ','))) return false;
	const open = places.enclosing(at);
	if (open <= 0 || !places.is(open, '(') || !isShouted(places.text(open - 1))) return false;
	const scope = places.outerScope(open);
	return (places.is(at + 1, ',') || places.is(at + 1, ')')) && (scope === 'body' || scope === 'init');
}

/** `return typename T::Proxy(x);` */
function isMadeOfName(places: Places, at: number): boolean {
	const before = places.text(at - 1);
	if (before !== 'return' && !'?:(,='.includes(before || ' ')) return false;
	if (places.outerScope(at) !== 'body') return false;
	const behind = places.runItem(at + 1, 1);
	return places.run(at + 1) === 1 && (places.is(behind, '(') || places.is(behind, '{'));
}

/** `{ PyVarObject_HEAD_INIT(a, 0) "name", …`: the comma is in the macro; here it stands in the white space behind. */
function separateFromNext({ places, overwrite }: Rewording, at: number): void {
	if (places.scope(at) !== 'init' || (!places.is(at - 1, '{') && !places.is(at - 1, ','))) return;
	const close = places.closing(at + 1);
	if (close === -1 || places.start(close + 1) === places.end(close)) return;
	// What is in capitals may be one text with the next.
	const isApart = isShouted(places.text(at))
		? places.isWord(close + 1) && places.isLineEnd(close)
		: places.isString(close + 1) || places.isWord(close + 1) || places.isNumber(close + 1);
	if (isApart) overwrite(places.end(close), places.end(close) + 1, ',');
}

/** `x + unsigned(y)`: the grammar of C++ knows `int(y)` alone. */
function isConversion({ places, isCpp }: Rewording, at: number, word: string): boolean {
	if (!isCpp || !/^(?:unsigned|signed|long|short)$/.test(word) || !places.is(at + 1, '(')) return false;
	if (places.is(at + 2, '*') || places.is(at + 2, '&')) return false;
	return places.text(at - 1) === 'return' || '(=,+-*/|&!~?:'.includes(places.text(at - 1) || ' ');
}

function isCall({ places, isCpp }: Rewording, at: number): boolean {
	const open = places.enclosing(at);
	if (open <= 0 || !places.is(open, '(') || !places.isWord(open - 1) || places.outerScope(open) !== 'body')
		return false;
	const name = places.text(open - 1);
	if (TYPE_TAKERS.has(name)) return true;
	if (isCpp) return isShouted(name);
	if (isKeywordOf(false, name) || GRAMMAR_CALLS.has(name)) return false;
	const before = open - 2;
	if (places.isWord(before)) return places.text(before) === 'return' || places.text(before) === 'else';
	return !places.is(before, '*') && !places.is(before, '&');
}

/** `"a" PRIu64 "b"` and `STRINGIFY(x) "b"`; the suffix of a literal has no space before it. */
function isAmongStrings(rewording: Rewording, at: number): boolean {
	const { places } = rewording;
	if (places.isString(at - 1) && places.end(at - 1) < places.start(at)) {
		const before = places.text(at - 2);
		if (places.isString(at + 1)) return true;
		return (
			before !== 'operator' &&
			before !== 'extern' &&
			places.scope(at) !== 'module' &&
			isShoutedLike(places.text(at))
		);
	}
	if (!isShouted(places.text(at))) return false;
	if (isBeforeStrings(rewording, at)) return true;
	if (!places.is(at + 1, '(')) return false;
	const close = places.closing(at + 1);
	return close !== -1 && places.isString(close + 1) && !places.beginsStatement(at);
}

/** `= LETTERS DIGITS "+/"`, and in C `f(LETTERS DIGITS)`, where no parameter can be meant. */
function isBeforeStrings({ places, isCpp }: Rewording, at: number): boolean {
	const before = places.text(at - 1);
	if (!'=(,?:'.includes(before || ' ') && before !== 'return' && !isShouted(before)) return false;
	const scope = places.scope(at);
	const run = places.run(at);
	const behind = places.runItem(at, run);
	const isArgument =
		!isCpp && run > 1 && scope === 'list' && (places.is(behind, ')') || places.is(behind, ','));
	if (isArgument ? places.outerScope(at) !== 'body' : !places.isString(behind) || scope === 'module')
		return false;
	for (let place = at; place < behind; place++) if (!isShouted(places.text(place))) return false;
	return true;
}

/** `PRIu64` is one too. */
function isShoutedLike(word: string): boolean {
	return isShouted(word) || /^(?:PRI|SCN)[a-zA-Z0-9]+$/.test(word);
}
