import { FUNCTION_WORDS } from '../shared/sql/words.ts';
import { isMark, Token } from '../shared/tokens.ts';
import { recordCall } from './calls.ts';
import { BEFORE_TABLE, DECISIONS, FROM_INSIDE, type Frame, frame, NO_UPDATE, SUBQUERY } from './frames.ts';
import { bindAlias, readDeclarations } from './locals.ts';
import { referTemplate } from './templates.ts';
import { readType, referForeign } from './types.ts';
import {
	isName,
	lastPart,
	type Name,
	nameText,
	readName,
	referColumn,
	referObject,
	type Walk,
} from './walk.ts';

/**
 * Tells what statements refer to: tables by how they are used, columns (as members), types of casts,
 * functions as calls. Reads one or, in a body, several statements. An unqualified name that is no
 * table is taken for a column: in a body it may as well be a variable.
 */
export function readQueries(walk: Walk, from: number, to: number): void {
	const { tokens, out, words } = walk;
	let frames = [frame()];
	let verb = '';
	/** Behind DECLARE, after a value: another declaration may follow. */
	let declaring = false;
	/** What stands behind an operator that is named. */
	let operand = -1;
	let i = from;
	const top = (): Frame => frames[frames.length - 1];

	while (i < to) {
		const kind = tokens.kind[i];
		if (kind === Token.mark) {
			i = readMark(i);
			continue;
		}
		if (kind === Token.raw) {
			const isTable = top().expect !== null;
			if (referTemplate(walk, i, top().expect ?? 'read')) top().expect = null;
			i++;
			if (isTable && i < to && isName(walk, i)) bindAlias(walk, i++, null);
			continue;
		}
		if (kind !== Token.word && kind !== Token.quoted) {
			i++;
			continue;
		}
		i = isName(walk, i) || isFunctionWord(i) ? readNamed(i) : readKeyword(i);
	}

	function readMark(at: number): number {
		const mark = tokens.text[tokens.start[at]];
		const here = top();
		if (mark === '(') {
			const before = words[at - 1] ?? '';
			if (here.expect !== null) {
				const nested = SUBQUERY.test(words[at + 1] ?? '');
				frames.push(nested ? frame() : frame({ inFrom: true, expect: here.expect }));
				here.expect = null;
			} else frames.push(frame({ opener: before }));
		} else if (mark === ')') {
			if (frames.length > 1) frames.pop();
		} else if (mark === ';') {
			frames = [frame()];
			verb = '';
			if (declaring) return readDeclarations(walk, at + 1, to);
		} else if (mark === ',') {
			if (here.inFrom) here.expect = here.list;
		}
		return at + 1;
	}

	function isFunctionWord(at: number): boolean {
		return FUNCTION_WORDS.has(words[at]) && isMark(tokens, at + 1, '(');
	}

	function readNamed(at: number): number {
		const here = top();
		const before = at - 1;
		if (isVariable(at) || isPassedOver(at)) return at + 1;
		// E'…', N'…', DATE '…'
		if (tokens.kind[at + 1] === Token.string && tokens.start[at + 1] === tokens.end[at]) return at + 1;
		const name = readName(walk, at, to);
		if (isMark(tokens, before, ':') && isMark(tokens, before - 1, ':')) return readType(walk, name, to);
		if (here.expect !== null) return readTable(name, here);
		if (isMadeTable(at, here) && at !== operand) {
			bindAlias(walk, at, null);
			return isMark(tokens, name.next, '(') ? walk.brackets.close[name.next] + 1 : name.next;
		}
		// `OPERATOR(pg_catalog.+)` names one that stands between two values.
		if (words[at] === 'operator' && isMark(tokens, name.next, '(')) {
			operand = Math.min(to, walk.brackets.close[name.next] + 1);
			return operand;
		}
		if (isCommonTable(at, name)) {
			bindAlias(walk, at, null);
			return isMark(tokens, name.next, '(') ? walk.brackets.close[name.next] + 1 : name.next;
		}
		if (here.columns) {
			referColumn(walk, name, 'write');
			return name.next;
		}
		if (isMark(tokens, name.next, '(')) {
			recordCall(walk, name, name.next);
			return name.next;
		}
		if (isAlias(at) || isArgumentName(name.next, here)) return name.next;
		if (isMark(tokens, name.next, '.') && isMark(tokens, name.next + 1, '*')) {
			referObject(walk, name, 'read');
			return name.next + 2;
		}
		const next = name.next;
		const given = isMark(tokens, next, ':') && isMark(tokens, next + 1, '=');
		if (given && frames.length > 1) return next;
		if (name.parts.length === 1 && walk.locals.has(nameText(walk, at).toLowerCase())) {
			referObject(walk, name, given ? 'write' : 'read');
			return next;
		}
		const assigned =
			here.sets && isMark(tokens, name.next, '=') && (words[before] === 'set' || isMark(tokens, before, ','));
		referColumn(walk, name, assigned ? 'write' : 'read');
		return name.next;
	}

	/** `RETURN QUERY`, `RAISE DEBUG`. */
	function isPassedOver(at: number): boolean {
		return words[at - 1] === 'raise' || (words[at] === 'query' && words[at - 1] === 'return');
	}

	/** `@x`, `:x`, `$1`: given from outside. */
	function isVariable(at: number): boolean {
		const first = tokens.text[tokens.start[at]];
		if (first === '@' && tokens.kind[at] === Token.word) return !words[at].endsWith('@');
		const before = isMark(tokens, at - 1, ':') && tokens.end[at - 1] === tokens.start[at];
		return before && !isMark(tokens, at - 2, ':');
	}

	/** The `a` of `f(a => 1)` and of `extract(a FROM b)`. */
	function isArgumentName(next: number, here: Frame): boolean {
		const arrow = isMark(tokens, next, '=') && isMark(tokens, next + 1, '>');
		return arrow || (words[next] === 'from' && FROM_INSIDE.test(here.opener));
	}

	/** `x AS`, or a second name behind a value. */
	function isAlias(at: number): boolean {
		const before = at - 1;
		if (before < from || at === operand) return false;
		if (words[before] === 'as' || words[before] === 'collate' || words[before] === 'language') return true;
		if (isMark(tokens, before, ')')) return true;
		const kind = tokens.kind[before];
		if (kind === Token.string || kind === Token.number || kind === Token.quoted) return true;
		return isName(walk, before) || words[before] === 'end';
	}

	/** `FROM (SELECT …) x`, `JOIN f(a) AS x (b, c)`: the name of a table that the query makes. */
	function isMadeTable(at: number, here: Frame): boolean {
		const before = words[at - 1] === 'as' ? at - 2 : at - 1;
		return here.inFrom && before > from && isMark(tokens, before, ')');
	}

	/** `WITH x AS (`, `WITH x (a, b) AS (`. */
	function isCommonTable(at: number, name: Name): boolean {
		if (name.parts.length > 1) return false;
		const before = words[at - 1] ?? '';
		if (before !== 'with' && before !== 'recursive' && !isMark(tokens, at - 1, ',')) return false;
		let next = name.next;
		if (isMark(tokens, next, '(')) next = walk.brackets.close[next] + 1;
		if (words[next] !== 'as') return false;
		while (/^(?:as|not|materialized)$/.test(words[next] ?? '')) next++;
		return isMark(tokens, next, '(') && SUBQUERY.test(words[next + 1] ?? '');
	}

	function readTable(name: Name, here: Frame): number {
		const use = here.expect!;
		const [at] = name.parts;
		here.expect = null;
		let next = name.next;
		if (isMark(tokens, next, '(') && use === 'read') {
			recordCall(walk, name, next);
			return next;
		}
		// `SELECT … INTO #t` makes one that the routine has for itself.
		if (verb === '' && use === 'write' && isTemporary(at)) bindAlias(walk, at, null);
		referObject(walk, name, use);
		if (verb === 'insert' && isMark(tokens, next, '(') && !SUBQUERY.test(words[next + 1] ?? '')) {
			frames.push(frame({ columns: true }));
			verb = '';
			return next + 1;
		}
		if (words[next] === 'as' && isName(walk, next + 1)) next++;
		if (isName(walk, next) && next < to && !isMark(tokens, next + 1, '.')) {
			bindAlias(walk, next, nameText(walk, lastPart(name)));
			next++;
		}
		return next;
	}

	function readKeyword(at: number): number {
		const word = words[at];
		const here = top();
		const before = words[at - 1] ?? '';
		if (here.expect !== null && BEFORE_TABLE.test(word)) return at + 1;
		here.expect = null;
		switch (word) {
			case 'from':
				if (FROM_INSIDE.test(here.opener) || (before === 'distinct' && words[at - 2] !== 'select')) break;
				here.inFrom = true;
				here.sets = false;
				here.expect = verb === 'delete' && before === 'delete' ? 'write' : 'read';
				break;
			case 'join':
			case 'straight_join':
			case 'apply':
				here.inFrom = true;
				here.expect = 'read';
				break;
			case 'into':
				here.inFrom = false;
				here.expect = 'write';
				break;
			case 'update':
				if (NO_UPDATE.test(before) || isMark(tokens, at - 1, ',')) break;
				here.expect = 'write';
				verb = word;
				break;
			case 'truncate':
				here.expect = here.list = 'write';
				here.inFrom = true;
				break;
			case 'insert':
			case 'replace':
			case 'merge':
			case 'delete':
				verb = word === 'replace' || word === 'merge' ? 'insert' : word;
				break;
			case 'using':
				if (isMark(tokens, at + 1, '(') && !SUBQUERY.test(words[at + 2] ?? '')) break;
				here.inFrom = here.inFrom || verb === 'delete';
				here.expect = 'read';
				break;
			case 'as':
				if (/^(?:cast|try_cast|safe_cast)$/.test(here.opener) && isName(walk, at + 1)) {
					return readType(walk, readName(walk, at + 1, to), to);
				}
				break;
			case 'create':
				return readMade(at + 1);
			case 'begin':
				declaring = false;
				break;
			case 'declare':
				declaring = true;
				return readDeclarations(walk, at + 1, to);
			case 'references':
				if (isName(walk, at + 1)) return referForeign(walk, at + 1, to);
				break;
			case 'call':
			case 'exec':
			case 'execute':
				return readExecuted(at + 1);
			case 'set':
				here.sets = verb === 'update' || before === 'update' || verb === 'insert';
				here.inFrom = false;
				break;
			case 'if':
				if (before !== 'end' && !/^(?:exists|not)$/.test(words[at + 1] ?? '')) out.decision();
				break;
			case 'select':
			case 'where':
			case 'group':
			case 'order':
			case 'having':
			case 'limit':
			case 'returning':
			case 'values':
			case 'window':
			case 'union':
			case 'except':
			case 'intersect':
			case 'then':
			case 'for':
				here.inFrom = false;
				here.sets = false;
				break;
			default:
				if (DECISIONS.test(word) && before !== 'end' && before !== 'exit') out.decision();
		}
		return at + 1;
	}

	/** `CREATE TEMP TABLE t`, `CREATE TABLE #t`: in a routine, a table of its own. */
	function readMade(at: number): number {
		let next = at;
		while (next < to && /^(?:local|global|temp|temporary)$/.test(words[next])) next++;
		if (words[next] !== 'table') return at;
		const isLocal = next > at;
		next++;
		while (next < to && /^(?:if|not|exists)$/.test(words[next])) next++;
		if (next < to && (isLocal || isTemporary(next)) && isName(walk, next)) bindAlias(walk, next++, null);
		return next;
	}

	/** `#t` of SQL Server. */
	function isTemporary(at: number): boolean {
		return nameText(walk, at).startsWith('#');
	}

	/** `CALL p(…)`, `EXEC dbo.p @a`; `EXECUTE FUNCTION f()` and `EXECUTE 'text'` are read as any call. */
	function readExecuted(at: number): number {
		let next = at;
		if (words[next] === 'function' || words[next] === 'procedure' || words[next] === 'immediate') next++;
		if (!isName(walk, next)) return next;
		if (walk.locals.has(words[next])) return next;
		if (isVariable(next)) return isMark(tokens, next + 1, '=') ? next + 2 : next + 1;
		const name = readName(walk, next, to);
		if (isMark(tokens, name.next, '(')) return next;
		recordCall(walk, name, -1);
		return name.next;
	}
}
