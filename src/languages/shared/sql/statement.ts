import { emptyTokens, isMark, Token, type Tokens, tokenize } from '../tokens.ts';
import { SQL_RULES } from './lexing.ts';
import { FUNCTION_WORDS, KEYWORDS } from './words.ts';

/** What a statement names: tables and views, and routines that it calls. */
export interface NamedInSql {
	/** With their schema, without quotes. */
	tables: readonly { name: string; access: Access }[];
	routines: readonly string[];
	/** Words stand where no statement has them: it is a sentence. */
	isProse: boolean;
}

type Access = 'read' | 'write';

const MAX_NAMES = 30;
/** Functions with a FROM between their arguments. */
const FROM_INSIDE = /^(?:extract|substring|trim|overlay|position|substr)$/;
/** Words before UPDATE that make it no statement. */
const NO_UPDATE = /^(?:for|on|do|or|before|after|key|of|instead|no|when|then|grant|revoke|disable)$/;
/** Words that leave open whether a table follows. */
const BEFORE_TABLE =
	/^(?:table|only|lateral|ignore|low_priority|high_priority|delayed|quick|if|exists|not|into|from|overwrite|local|concurrently)$/;
/** Words that a sentence has where a statement has a table, and what stands there without being one. */
const NO_TABLE =
	/^(?:the|your|this|our|an|my|its|his|her|their|these|those|every|what|which|dual|unnest|outfile|dumpfile|values|no|skip|nowait)$/;
/** Words of single dialects that follow a table. */
const AFTER_TABLE =
	/^(?:final|prewhere|sample|ignore|indexed|settings|format|asof|semi|anti|global|start|connect|model|procedure|match_recognize|version|timestamp|changes|at|portion|period|hint|index|force|maxdop|recompile|tablesample|emit|within|every|fill|lookup|unnest|explode)$/;
const SUBQUERY = /^(?:select|with|values|insert|update|delete)$/;

interface Frame {
	/** The next name is a table, used so. */
	expect: Access | null;
	/** A comma brings another one. */
	lists: boolean;
	/** The word before the parenthesis. */
	opener: string;
}

/** Reads what a statement names, token by token. `{}` stands for what is put into it when it runs. */
export function readStatement(text: string): NamedInSql {
	const tokens = emptyTokens(text);
	tokenize(tokens, SQL_RULES, 0, text.length);
	return new StatementReader(tokens).read();
}

class StatementReader {
	private readonly tokens: Tokens;
	private readonly words: string[] = [];
	private readonly tables = new Map<string, Access>();
	private readonly routines = new Set<string>();
	/** Common tables of the statement. */
	private readonly made = new Set<string>();
	private isProse = false;

	constructor(tokens: Tokens) {
		this.tokens = tokens;
		for (let at = 0; at < tokens.count; at++) {
			const isWord = tokens.kind[at] === Token.word;
			this.words.push(isWord ? tokens.text.slice(tokens.start[at], tokens.end[at]).toLowerCase() : '');
		}
	}

	read(): NamedInSql {
		const { tokens, words } = this;
		for (let at = 0; at < tokens.count; at++) this.findCommonTable(at);
		let frames: Frame[] = [{ expect: null, lists: false, opener: '' }];
		const isDefinition = /^(?:create|alter|drop)$/.test(words[0] ?? '');
		for (let at = 0; at < tokens.count; ) {
			const here = frames[frames.length - 1];
			if (isMark(tokens, at, '(')) {
				// `FROM (a JOIN b)`: what is expected stands inside.
				const expect = SUBQUERY.test(words[at + 1] ?? '') ? null : here.expect;
				frames.push({ expect, lists: expect !== null, opener: words[at - 1] ?? '' });
				here.expect = null;
				at++;
			} else if (isMark(tokens, at, ')')) {
				if (frames.length > 1) frames.pop();
				at++;
			} else if (isMark(tokens, at, ';')) {
				frames = [{ expect: null, lists: false, opener: '' }];
				at++;
			} else if (isMark(tokens, at, ',')) {
				if (here.lists) here.expect = 'read';
				at++;
			} else if (this.isName(at)) at = this.named(at, here, isDefinition);
			else {
				if (words[at] !== '') this.keyword(at, here);
				else if (tokens.kind[at] !== Token.mark) here.expect = null;
				else if (isMark(tokens, at, '{')) here.expect = null;
				at++;
			}
		}
		return {
			tables: this.isProse ? [] : [...this.tables].map(([name, access]) => ({ name, access })),
			routines: this.isProse ? [] : [...this.routines],
			isProse: this.isProse,
		};
	}

	private isName(at: number): boolean {
		const { tokens, words } = this;
		if (tokens.kind[at] === Token.quoted) return true;
		if (words[at] === '' || words[at] === undefined) return false;
		return !KEYWORDS.has(words[at]) || (FUNCTION_WORDS.has(words[at]) && isMark(tokens, at + 1, '('));
	}

	/** A name with what it belongs to; `at` is the first token after it. */
	private nameAt(first: number): { name: string; at: number; isWhole: boolean } {
		const { tokens } = this;
		const parts = [this.textOf(first)];
		let at = first + 1;
		while (isMark(tokens, at, '.') && (this.isName(at + 1) || this.words[at + 1])) {
			parts.push(this.textOf(at + 1));
			at += 2;
		}
		// `users_{}`, `{}.users`: a part of the name is known when it runs.
		const isWhole =
			!(isMark(tokens, first - 1, '}') && tokens.end[first - 1] === tokens.start[first]) &&
			!(isMark(tokens, first - 1, '.') && isMark(tokens, first - 2, '}')) &&
			!(isMark(tokens, at, '{') && tokens.end[at - 1] === tokens.start[at]) &&
			!isMark(tokens, at, '.');
		return { name: parts.join('.'), at, isWhole };
	}

	private textOf(at: number): string {
		const { text, kind, start, end } = this.tokens;
		const inner = kind[at] === Token.quoted ? 1 : 0;
		return text.slice(start[at] + inner, end[at] - inner);
	}

	private named(first: number, here: Frame, isDefinition: boolean): number {
		const { tokens, words } = this;
		const { name, at, isWhole } = this.nameAt(first);
		const access = here.expect;
		here.expect = null;
		if (access === null || NO_TABLE.test(words[first] ?? '')) {
			if (access === null && !isDefinition && isWhole && isMark(tokens, at, '(')) this.addRoutine(name);
			return at;
		}
		const takesColumns = access === 'write';
		if (isMark(tokens, at, '(') && !takesColumns) {
			if (isWhole) this.addRoutine(name);
			return at;
		}
		if (isWhole) this.addTable(name, access);
		return takesColumns && !here.lists ? at : this.pastAlias(at);
	}

	/** Behind a table: its alias. A further name has no place there. */
	private pastAlias(from: number): number {
		const { words } = this;
		let at = words[from] === 'as' ? from + 1 : from;
		if (!this.isName(at) || AFTER_TABLE.test(words[at] ?? '')) return at;
		at++;
		if (this.isName(at) && !AFTER_TABLE.test(words[at] ?? '')) this.isProse = true;
		return at;
	}

	private addTable(name: string, access: Access): void {
		if (this.made.has(name.toLowerCase())) return;
		if (this.tables.get(name) === 'write' || this.tables.size >= MAX_NAMES) return;
		this.tables.set(name, access);
	}

	private addRoutine(name: string): void {
		if (this.routines.size < MAX_NAMES && !FUNCTION_WORDS.has(name.toLowerCase())) this.routines.add(name);
	}

	private keyword(at: number, here: Frame): void {
		const { tokens, words } = this;
		const word = words[at];
		const before = words[at - 1] ?? '';
		if (here.expect !== null && BEFORE_TABLE.test(word)) return;
		here.expect = null;
		switch (word) {
			case 'from':
				if (FROM_INSIDE.test(here.opener) || (before === 'distinct' && words[at - 2] !== 'select')) return;
				here.expect = before === 'delete' ? 'write' : 'read';
				here.lists = true;
				return;
			case 'join':
			case 'straight_join':
				here.expect = 'read';
				here.lists = true;
				return;
			case 'into':
				here.expect = 'write';
				here.lists = false;
				return;
			case 'update':
				if (NO_UPDATE.test(before) || isMark(tokens, at - 1, ',')) return;
				here.expect = 'write';
				here.lists = false;
				return;
			case 'table':
			case 'truncate':
				here.expect = 'write';
				here.lists = false;
				return;
			case 'using':
				if (isMark(tokens, at + 1, '(') && !SUBQUERY.test(words[at + 2] ?? '')) return;
				here.expect = 'read';
				return;
			case 'call':
			case 'exec':
			case 'execute':
				if (this.isName(at + 1)) this.addRoutine(this.nameAt(at + 1).name);
				return;
			default:
				if (!/^(?:as|on|and|or|not|inner|left|right|full|outer|cross|natural|lateral)$/.test(word))
					here.lists = false;
		}
	}

	/** `WITH x AS (`, `, x (a, b) AS (`. */
	private findCommonTable(at: number): void {
		const { tokens, words } = this;
		if (words[at] !== 'as' || at < 2) return;
		let next = at + 1;
		while (words[next] === 'not' || words[next] === 'materialized') next++;
		if (!isMark(tokens, next, '(') || !SUBQUERY.test(words[next + 1] ?? '')) return;
		let name = at - 1;
		if (isMark(tokens, name, ')')) {
			while (name > 0 && !isMark(tokens, name, '(')) name--;
			name--;
		}
		const before = words[name - 1] ?? '';
		if (before === 'with' || before === 'recursive' || isMark(tokens, name - 1, ','))
			this.made.add(this.textOf(name).toLowerCase());
	}
}
