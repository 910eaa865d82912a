import type { FactFile, SeenChunk } from '../../../model/facts/rules.ts';
import { type ClassName, className } from './class-names.ts';
import { type Item, readArguments } from './written.ts';

/** An attribute (`#[Route('/x')]`), or an annotation in a comment (`@Route("/x")`). */
export interface Note extends ClassName {
	args: readonly Item[];
}

const MAX_DOC = 10_000;
const MAX_ARGS = 4_000;

/** The notes of a declaration by the classes they name. */
export function notesOf(chunk: SeenChunk, file: FactFile): Note[] {
	const notes = (chunk.annotations ?? []).map(({ name, args = '' }) => ({
		...className(name, file),
		args: readArguments(args.endsWith('…') ? wholeArguments(args, chunk, file) : args),
	}));
	if (chunk.docStart === undefined || chunk.docEnd === undefined) return notes;
	const doc = file.text.slice(chunk.docStart, Math.min(chunk.docEnd, chunk.docStart + MAX_DOC));
	return doc.includes('@') ? [...notes, ...documented(doc, file)] : notes;
}

/** The arguments of an attribute that were too long to be kept, from the text. */
function wholeArguments(clipped: string, chunk: SeenChunk, file: FactFile): string {
	const at = file.text.indexOf(clipped.slice(0, -1), chunk.start);
	return at < 0 ? '' : enclosed(file.text.slice(at, at + MAX_ARGS));
}

const NOTE = /@(\\?[A-Z][\w\\]{0,200})[ \t]{0,8}(\()?/g;

function documented(doc: string, file: FactFile): Note[] {
	const text = doc.replace(/^[ \t]{0,200}\*[ \t]?/gm, '');
	const notes: Note[] = [];
	for (const found of text.matchAll(NOTE)) {
		const end = found.index + found[0].length;
		const args = found[2] === undefined ? '' : enclosed(text.slice(end, end + MAX_ARGS));
		notes.push({ ...className(found[1], file), args: readArguments(args) });
	}
	return notes;
}

/** Up to the parenthesis that closes what was opened before. */
function enclosed(text: string): string {
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text[at];
		if (unit === '"' || unit === "'") {
			for (at++; at < text.length && text[at] !== unit; at++) if (text[at] === '\\') at++;
		} else if (unit === '(') depth++;
		else if (unit === ')' && depth-- === 0) return text.slice(0, at);
	}
	return text;
}

/** The argument of that name, else the first one when it has none. */
export function noteArgument({ args }: Note, ...names: string[]): Item['value'] | undefined {
	const named = args.find(({ key }) => key !== null && names.includes(key));
	return named?.value ?? (args[0]?.key === null ? args[0].value : undefined);
}

/** The argument of that name. */
export function namedArgument({ args }: Note, name: string): Item['value'] | undefined {
	return args.find(({ key }) => key === name)?.value;
}
