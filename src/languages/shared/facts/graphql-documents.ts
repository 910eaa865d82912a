import { graphqlSelection } from '../../../model/facts/graphql.ts';
import type { FactFile, FactRule } from '../../../model/facts/rules.ts';
import { afterBracket, type Brackets, pairBrackets } from '../brackets.ts';
import { emptyTokens, isMark, Token, type Tokens, tokenize, tokenText } from '../tokens.ts';
import { GRAPHQL_RULES } from './sdl.ts';
import type { SdlDocument } from './sdl-rules.ts';

/** What an operation or fragment asks for, in the order of the text. */
export interface Selection {
	operation: string;
	name: string | null;
	on: string | null;
	path: string | null;
	fragment: string | null;
	start: number;
	end: number;
}

const MAX_SELECTIONS = 5000;
/** A path is kept in one attribute of a fact: a deeper one would be cut. */
const MAX_PATH = 190;
const OPERATIONS = /^(?:query|mutation|subscription|fragment)$/;

/** Where a set of selections stands: the type that is written nearest, and the fields from there. */
interface Place {
	on: string | null;
	path: string;
}

/** What the operations and fragments of a text ask for; definitions of types are passed by. */
function readSelections(text: string): Selection[] {
	const tokens = emptyTokens(text);
	tokenize(tokens, GRAPHQL_RULES, 0, text.length);
	return new DocumentReader(tokens).read();
}

class DocumentReader {
	private readonly tokens: Tokens;
	private readonly brackets: Brackets;
	private readonly found: Selection[] = [];

	constructor(tokens: Tokens) {
		this.tokens = tokens;
		this.brackets = pairBrackets(tokens, () => false);
	}

	read(): Selection[] {
		const { tokens, brackets } = this;
		for (let at = 0; at < tokens.count && this.found.length < MAX_SELECTIONS; ) {
			const word = this.word(at);
			if (OPERATIONS.test(word)) at = this.operation(at, word);
			else if (isMark(tokens, at, '{') && this.isAlone(at)) at = this.body(at, 'query', null, null);
			else at = Math.max(at + 1, afterBracket(brackets, at));
		}
		return this.found;
	}

	/** Braces without a word before them are a query; others are the body of a definition. */
	private isAlone(at: number): boolean {
		return at === 0 || isMark(this.tokens, at - 1, '}');
	}

	private word(at: number): string {
		return this.tokens.kind[at] === Token.word ? tokenText(this.tokens, at) : '';
	}

	private operation(first: number, operation: string): number {
		const { tokens, brackets } = this;
		const name = this.word(first + 1);
		let at = name === '' ? first + 1 : first + 2;
		if (isMark(tokens, at, '(')) at = afterBracket(brackets, at);
		let on: string | null = null;
		if (operation === 'fragment') {
			if (this.word(at) !== 'on' || this.word(at + 1) === '') return first + 1;
			on = this.word(at + 1);
			at += 2;
		}
		at = this.pastDirectives(at);
		if (!isMark(tokens, at, '{')) return first + 1;
		return this.body(at, operation, name === '' ? null : name, on);
	}

	private pastDirectives(from: number): number {
		const { tokens, brackets } = this;
		let at = from;
		while (isMark(tokens, at, '@') && this.word(at + 1) !== '') {
			at += 2;
			if (isMark(tokens, at, '(')) at = afterBracket(brackets, at);
		}
		return at;
	}

	/** All that is selected between braces, at any depth; returns the token after them. */
	private body(open: number, operation: string, name: string | null, on: string | null): number {
		const { tokens, brackets } = this;
		const end = Math.min(brackets.close[open], tokens.count);
		const places: Place[] = [{ on, path: '' }];
		let next: Place = places[0];
		const add = (at: number, about: Pick<Selection, 'on' | 'path' | 'fragment'>): void => {
			if (this.found.length >= MAX_SELECTIONS || (about.path?.length ?? 0) > MAX_PATH) return;
			this.found.push({ operation, name, ...about, start: tokens.start[at], end: tokens.end[at] });
		};
		for (let at = open + 1; at < end; ) {
			const here = places[places.length - 1];
			if (isMark(tokens, at, '{')) {
				places.push(next);
				at++;
			} else if (isMark(tokens, at, '}')) {
				if (places.length > 1) places.pop();
				at++;
			} else if (isMark(tokens, at, '.') && isMark(tokens, at + 1, '.') && isMark(tokens, at + 2, '.')) {
				at += 3;
				next = here;
				if (this.word(at) === 'on' && this.word(at + 1) !== '') {
					next = { on: this.word(at + 1), path: '' };
					at += 2;
				} else if (this.word(at) !== '') {
					add(at, { on: here.on, path: null, fragment: this.word(at) });
					at++;
				}
				at = this.pastDirectives(at);
			} else if (this.word(at) !== '') {
				const field = isMark(tokens, at + 1, ':') && this.word(at + 2) !== '' ? at + 2 : at;
				const path = here.path === '' ? this.word(field) : `${here.path}.${this.word(field)}`;
				add(field, { on: here.on, path, fragment: null });
				next = { on: here.on, path };
				at = isMark(tokens, field + 1, '(') ? afterBracket(brackets, field + 1) : field + 1;
				at = this.pastDirectives(at);
			} else at = Math.max(at + 1, isMark(tokens, at, '(') ? afterBracket(brackets, at) : 0);
		}
		return Math.max(open + 1, afterBracket(brackets, open));
	}
}

/** Tells what the operations and fragments of a text ask for. */
export function selectionRule(documentsOf: (file: FactFile) => readonly SdlDocument[]): FactRule {
	return {
		on: 'file',
		fact: graphqlSelection,
		find(file, tell) {
			for (const { text, base, chunkAt } of documentsOf(file)) {
				for (const { start, end, ...about } of readSelections(text)) {
					tell({ ...about }, { start: base + start, end: base + end, chunk: chunkAt(base + start) });
				}
			}
		},
	};
}
