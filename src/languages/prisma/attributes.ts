import type { Annotation } from '../../model/chunk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import type { Walk } from './walk.ts';

/** `@id @default(autoincrement()) @relation(fields: [a], references: [b])`, as annotations. */
export function readAttributes({ tokens, brackets }: Walk, from: number, to: number): Annotation[] {
	const notes: Annotation[] = [];
	for (let i = from; i < to; i++) {
		if (!isMark(tokens, i, '@')) continue;
		let name = i + 1;
		while (isMark(tokens, name, '@')) name++;
		if (name >= to || tokens.kind[name] !== Token.word) continue;
		let last = name;
		while (isMark(tokens, last + 1, '.') && tokens.kind[last + 2] === Token.word) last += 2;
		const note: Annotation = { name: tokens.text.slice(tokens.start[name], tokens.end[last]) };
		if (isMark(tokens, last + 1, '(')) {
			const close = Math.min(brackets.close[last + 1], tokens.count - 1);
			note.args = tokens.text.slice(
				tokens.end[last + 1],
				Math.max(tokens.end[last + 1], tokens.start[close]),
			);
			i = close;
		} else i = last;
		notes.push(note);
	}
	return notes;
}

/** What named arguments may be set to: no names of the schema. */
const SETTINGS =
	/^(?:Cascade|Restrict|NoAction|SetNull|SetDefault|Asc|Desc|Hash|Gin|Gist|SpGist|Brin|BTree|true|false)$/;

/** Fields, values of enums and functions that attributes name. */
export function referAttributes({ tokens, out }: Walk, from: number, to: number): void {
	let at = from;
	while (at < to && !isMark(tokens, at, '@')) at++;
	let depth = 0;
	let lists = 0;
	for (let i = at; i < to; i++) {
		if (isMark(tokens, i, '(')) depth++;
		else if (isMark(tokens, i, ')')) depth = Math.max(0, depth - 1);
		else if (isMark(tokens, i, '[')) lists++;
		else if (isMark(tokens, i, ']')) lists = Math.max(0, lists - 1);
		if (tokens.kind[i] !== Token.word || depth === 0 || isMark(tokens, i + 1, ':')) continue;
		const name = tokenText(tokens, i);
		if (isMark(tokens, i + 1, '(')) {
			// `autoincrement()` is a function; `createdAt(sort: Desc)` in a list is a field.
			if (lists > 0) out.refer(name, tokens.start[i], 'read', true);
			else out.refer(name, tokens.start[i], 'call', false);
		} else if (isMark(tokens, i - 1, ':')) {
			if (!SETTINGS.test(name)) out.refer(name, tokens.start[i], 'read', lists > 0);
		} else if (lists > 0) out.refer(name, tokens.start[i], 'read', true);
		else if (!/^(?:true|false)$/.test(name)) out.refer(name, tokens.start[i], 'read', false);
	}
}
