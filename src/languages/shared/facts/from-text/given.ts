import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';
import type { Given } from '../security/given.ts';
import { JAVASCRIPT, type Notation } from './notations.ts';
import { argumentEnd, filled, operandEnd, skipSpace } from './operands.ts';
import { readString } from './strings.ts';

const VARIABLE: Given = { how: 'variable', text: null };
const COMPUTED: Given = { how: 'computed', text: null };

/** Argument texts are cut by the packs; from this length on one may be. */
const MAY_BE_CUT = 400;
const MAX_EXPRESSION = 6000;
const MAX_TERMS = 60;
const MAX_DEPTH = 4;

const NAME = /^[&*]?\s{0,2}(\$?[\p{L}_$][\p{L}\p{N}_$]{0,100})$/u;
const MEMBER =
	/^[&*@]{0,2}\$?[\p{L}_$][\p{L}\p{N}_$]{0,100}[?!]?(?:(?:\?\.|->|::|\.)\$?[\p{L}_$][\p{L}\p{N}_$]{0,100}[?!]?){1,12}$/u;

/** Calls that give what they are given, in another type. */
const WRAPPERS: ReadonlySet<string> = new Set(
	words(`
	text sa.text sqlalchemy.text sql.SQL SQL Sql AssertSqlSafe Path pathlib.Path PurePath File java.io.File
	Paths.get Path.of Path::new PathBuf::from URL URI URI.create URI.parse Uri Uri.parse Url::parse
	HttpUrl.parse String::from String.valueOf toPath str b Buffer.from Arel.sql Sequel.lit DB::raw resolve`),
);
/** Methods that do: `db.Rebind(query)` writes the placeholders of another database. */
const REBOUND = /\.(?:Rebind|rebind|dedent)$/;
/** Calls that put their arguments into a text. */
const FORMATS: ReadonlySet<string> = new Set(
	words(`
	fmt.Sprintf Sprintf String.format string.Format String.Format format! sprintf format Kernel.format
	util.format std::format! vsprintf concat! MessageFormat.format`),
);
const CALL = /^[&*]{0,2}(?:new\s{1,4})?([\p{L}_$][\p{L}\p{N}_$.:\\]{0,100}!?)\s{0,4}\(/u;
/** Behind a string: what fills it, and what leaves it as it is. */
const FILLED = /\s{0,80}(?:\.format(?:ted)?\s{0,4}\(|%(?!=)\s{0,4}[\w("'[{@:])/y;
const KEPT =
	/\s{0,80}\.(?:trim|trimIndent|trimMargin|strip|stripIndent|squish|strip_heredoc|to_string|to_owned|into|as_str|as_bytes|freeze|encode|toString|html_safe)\b(?:\([^()\n]{0,40}\))?/y;

/** How the argument at a place is given; null when there is none. */
export function givenArgument(call: SeenCall, at: number, file: FactFile, notation: Notation): Given | null {
	const arg = call.args[at];
	if (arg === undefined) return null;
	const start = argumentStart(call, at, file, notation);
	const end = arg.text.length < MAY_BE_CUT ? start + arg.text.length : start + MAX_EXPRESSION;
	return new Reader(file, call.scope, notation).read(start, Math.min(end, file.text.length), false, 0);
}

/** How an expression of the text is given, from an offset to where it ends. */
export function givenAt(start: number, scope: number, file: FactFile, notation: Notation): Given {
	const end = Math.min(start + MAX_EXPRESSION, file.text.length);
	return new Reader(file, scope, notation).read(start, end, true, 0);
}

/** Arguments follow each other behind the callee; the text of a long one is cut. */
export function argumentStart(call: SeenCall, at: number, file: FactFile, notation = JAVASCRIPT): number {
	let start = call.nameStart;
	while (start < call.end && /[\p{L}\p{N}_$]/u.test(file.text[start])) start++;
	for (let before = 0; before <= at; before++) {
		const { text } = call.args[before];
		const isCut = text.length >= MAY_BE_CUT && text.endsWith('…');
		const found = file.text.indexOf(isCut ? text.slice(0, -1) : text, start);
		if (found < 0) return start;
		if (before === at) return found;
		start = isCut ? argumentEnd(file.text, found, call.end, notation) : found + text.length;
	}
	return start;
}

interface Term {
	end: number;
	text: string;
	how: 'literal' | 'interpolated' | 'other';
}

class Reader {
	private readonly file: FactFile;
	private readonly scope: number;
	private readonly notation: Notation;

	constructor(file: FactFile, scope: number, notation: Notation) {
		this.file = file;
		this.scope = scope;
		this.notation = notation;
	}

	/** `isStatement`: a line may end it, as nothing else says where it does. */
	read(start: number, end: number, isStatement: boolean, depth: number): Given {
		if (depth > MAX_DEPTH) return COMPUTED;
		const { text: source } = this.file;
		const terms: Term[] = [];
		let at = skipSpace(source, start, end);
		while (at < end && terms.length < MAX_TERMS) {
			const term = this.term(at, end, isStatement, depth);
			terms.push(term);
			at = skipSpace(source, term.end, end);
			const join = this.notation.joins.find((sign) => source.startsWith(sign, at));
			if (join !== undefined && at < end) at = skipSpace(source, at + join.length, end);
			else if (!this.notation.adjacent || readString(source, at, this.notation) === null) break;
		}
		const last = terms.at(-1);
		if (last !== undefined && last.how !== 'other' && last.end < end) {
			ENDED.lastIndex = last.end;
			if (!ENDED.test(source)) return COMPUTED;
		}
		return wholeOf(terms, () => this.single(source.slice(start, terms[0]?.end ?? start).trim(), depth));
	}

	private term(start: number, end: number, isStatement: boolean, depth: number): Term {
		const { text: source } = this.file;
		const string = readString(source, start, this.notation);
		if (string === null || string.end > end + 1) {
			const stop = operandEnd(source, start, end, this.notation, isStatement);
			if (string !== null)
				return { end: stop, text: string.text, how: string.hasHoles ? 'interpolated' : 'literal' };
			const written = source.slice(start, stop).trim();
			const inner = depth < MAX_DEPTH ? this.single(written, depth) : COMPUTED;
			if (inner.how === 'literal' || inner.how === 'interpolated') {
				return { end: stop, text: inner.text ?? '{}', how: inner.how };
			}
			return { end: stop, text: '{}', how: 'other' };
		}
		let at = string.end;
		for (KEPT.lastIndex = at; KEPT.test(source); at = KEPT.lastIndex);
		FILLED.lastIndex = at;
		if (FILLED.test(source) && FILLED.lastIndex <= end) {
			const stop = operandEnd(source, at, end, this.notation, isStatement);
			return { end: stop, text: filled(string.text), how: 'interpolated' };
		}
		return { end: at, text: string.text, how: string.hasHoles ? 'interpolated' : 'literal' };
	}

	/** An expression that is no string and is not put together. */
	private single(written: string, depth: number): Given {
		const called = CALL.exec(written);
		if (called !== null) return this.called(called[1], called[0].length, written, depth);
		const named = NAME.exec(written);
		if (named !== null) return this.constant(named[1], depth) ?? VARIABLE;
		return MEMBER.test(written) ? VARIABLE : COMPUTED;
	}

	private called(callee: string, opened: number, written: string, depth: number): Given {
		const isFormat = FORMATS.has(callee);
		const isWrapper = WRAPPERS.has(callee) || REBOUND.test(callee);
		if ((!isFormat && !isWrapper) || !written.endsWith(')')) return COMPUTED;
		const string = readString(written, skipSpace(written, opened, written.length), this.notation);
		if (string === null) {
			const inner = written.slice(opened, -1).trim();
			return isFormat ? this.format(inner, depth) : this.single(inner, depth + 1);
		}
		const after = written.slice(string.end).trim();
		const isAlone = after === ')';
		// `format!("a {name}")` names what is put into it.
		if (isAlone && callee.endsWith('format!')) {
			const text = filled(string.text);
			return { how: text === string.text && !text.includes('{}') ? 'literal' : 'interpolated', text };
		}
		if (isAlone) return { how: string.hasHoles ? 'interpolated' : 'literal', text: string.text };
		if (isFormat) return { how: 'interpolated', text: filled(string.text) };
		const isJoined = this.notation.joins.some((sign) => after.startsWith(sign));
		return isJoined ? { how: 'concatenated', text: `${string.text}{}` } : COMPUTED;
	}

	/** `String.format(QUERY, name)`: the text that is filled may be a constant. */
	private format(inner: string, depth: number): Given {
		const name = FIRST_NAME.exec(inner)?.[1];
		const text = name === undefined ? null : (this.constant(name, depth + 1)?.text ?? null);
		return { how: 'interpolated', text: text === null ? null : filled(text) };
	}

	/** What a name is bound to, when it is never given anything else. */
	private constant(name: string, depth: number): Given | null {
		const { file } = this;
		const binding = file.binding(name, this.scope);
		if (binding === null || binding.kind === 'param' || binding.path !== null || binding.index >= 0)
			return null;
		BOUND.lastIndex = binding.start + name.length;
		if (!BOUND.test(file.text)) return null;
		const from = BOUND.lastIndex;
		const isWritten = file
			.references(name)
			.some(
				({ kind, scope }) =>
					kind !== 'read' &&
					kind !== 'call' &&
					kind !== 'type' &&
					file.binding(name, scope)?.start === binding.start,
			);
		if (isWritten) return null;
		const reader = new Reader(file, binding.scope, this.notation);
		const end = Math.min(from + MAX_EXPRESSION, file.text.length);
		const held = reader.read(from, end, true, depth + 1);
		return held.text === null && held.how !== 'interpolated' ? null : held;
	}
}

const FIRST_NAME = /^([\p{L}_$][\p{L}\p{N}_$]{0,100})\s{0,4},/u;

/** What may stand behind a string that is all of its expression. */
const ENDED = /[ \t]{0,40}(?:[\r\n;,)\]}#]|\/[/*]|as\b|do\b|\{|$)/y;

/** Behind a bound name: its type, and the sign. */
const BOUND = /[ \t]{0,20}(?::{0,2}[ \t]{0,8}[^=\n;]{0,100}?)?:?=(?![=>~])\s{0,40}/y;

function wholeOf(terms: readonly Term[], single: () => Given): Given {
	if (terms.length === 0) return COMPUTED;
	if (terms.length === 1 && terms[0].how === 'other') return single();
	const text = terms.map((term) => term.text).join('');
	if (terms.every(({ how }) => how === 'literal')) return { how: 'literal', text };
	const how = terms.some((term) => term.how === 'other') ? 'concatenated' : 'interpolated';
	return { how, text: text.replaceAll('{}', '') === '' ? null : text };
}
