import type { Recorder, RefKind } from '../../model/recorder.ts';
import { type Brackets, pairBrackets } from '../shared/brackets.ts';
import { KEYWORDS } from '../shared/sql/words.ts';
import { Token, type Tokens } from '../shared/tokens.ts';

/** A list of tokens that is being read: of the file, or of the body of a routine in it. */
export interface Walk {
	readonly tokens: Tokens;
	readonly brackets: Brackets;
	readonly out: Recorder;
	/** By token, in lower case; '' for what is no unquoted word. */
	readonly words: readonly string[];
	/** Parameters and variables of the routine that is being read, in lower case. */
	readonly locals: Set<string>;
}

export function walkOf(
	tokens: Tokens,
	out: Recorder,
	startsAfresh: (index: number) => boolean,
	locals: Set<string> = new Set(),
): Walk {
	const words: string[] = [];
	for (let i = 0; i < tokens.count; i++) {
		words.push(
			tokens.kind[i] === Token.word ? tokens.text.slice(tokens.start[i], tokens.end[i]).toLowerCase() : '',
		);
	}
	return { tokens, brackets: pairBrackets(tokens, startsAfresh), out, words, locals };
}

/** A name as written, perhaps with what it belongs to: `public.users`. */
export interface Name {
	/** Tokens of the parts. */
	parts: number[];
	/** The token after it. */
	next: number;
}

/** Whether a token can be a name: quoted, or a word that is not reserved. */
export function isName({ tokens, words }: Walk, index: number): boolean {
	if (index < 0 || index >= tokens.count) return false;
	if (tokens.kind[index] === Token.quoted) return true;
	return words[index] !== '' && !KEYWORDS.has(words[index]);
}

/** Whether a token can be a name in a place where nothing else can stand. */
export function isNameHere({ tokens }: Walk, index: number): boolean {
	return index < tokens.count && (tokens.kind[index] === Token.quoted || tokens.kind[index] === Token.word);
}

/** The name that begins at `index`, which is one. A part behind a dot may be any word. */
export function readName(walk: Walk, index: number, to: number): Name {
	const { tokens } = walk;
	const parts = [index];
	let next = index + 1;
	while (next + 1 < to && tokens.text.charCodeAt(tokens.start[next]) === 46) {
		// `db..table` leaves the schema out.
		const part = tokens.text.charCodeAt(tokens.start[next + 1]) === 46 ? next + 2 : next + 1;
		if (part >= to || !isNameHere(walk, part)) break;
		parts.push(part);
		next = part + 1;
	}
	return { parts, next };
}

export function nameText({ tokens }: Walk, index: number): string {
	const inner = tokens.kind[index] === Token.quoted ? 1 : 0;
	return tokens.text.slice(tokens.start[index] + inner, tokens.end[index] - inner);
}

export function nameStart({ tokens }: Walk, index: number): number {
	return tokens.start[index] + (tokens.kind[index] === Token.quoted ? 1 : 0);
}

/** What a name belongs to, as written without quotes; null without such. */
export function qualifierOf(walk: Walk, { parts }: Name): string | null {
	if (parts.length === 1) return null;
	return parts
		.slice(0, -1)
		.map((part) => nameText(walk, part))
		.join('.');
}

/** A name with what it belongs to, without quotes. */
export function fullName(walk: Walk, name: Name): string {
	return name.parts.map((part) => nameText(walk, part)).join('.');
}

export function lastPart({ parts }: Name): number {
	return parts[parts.length - 1];
}

/** A table, view, type or routine; its schema is read. */
export function referObject(walk: Walk, name: Name, kind: RefKind): void {
	for (const part of name.parts.slice(0, -1)) refer(walk, part, 'read', false);
	refer(walk, lastPart(name), kind, false);
}

/** A column; what stands before the dot is a table or its alias. */
export function referColumn(walk: Walk, name: Name, kind: RefKind): void {
	for (const part of name.parts.slice(0, -1)) refer(walk, part, 'read', false);
	refer(walk, lastPart(name), kind, true);
}

function refer(walk: Walk, part: number, kind: RefKind, member: boolean): void {
	const name = nameText(walk, part);
	if (name !== '') walk.out.refer(name, nameStart(walk, part), kind, member);
}

/** Every name between two tokens: the columns of a key or an index. */
export function referColumns(walk: Walk, from: number, to: number, kind: RefKind): void {
	for (let i = from; i < to; ) {
		if (!isName(walk, i)) {
			i++;
			continue;
		}
		const name = readName(walk, i, to);
		if (walk.brackets.close[name.next] === -1) referColumn(walk, name, kind);
		i = name.next;
	}
}
