import type { FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import {
	type Entry,
	entriesOf,
	isNameUnit,
	itemsOf,
	pastTrivia,
	type Span,
	split,
	written,
} from '../../shared/facts/javascript-literals.ts';
import { pastAngles, typeArgumentsOf } from '../../shared/facts/javascript-types.ts';
import { literalText } from '../../shared/facts/literals.ts';

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]{0,200}$/u;
const MAX_STEPS = 4;

/** What a call is given, as places in the text. */
export interface WrittenCall {
	types: Span[];
	args: Span[];
}

export function writtenCall(call: SeenCall, { text }: FactFile): WrittenCall {
	const { end } = call;
	// The name in the text may be another than the one it has where it comes from.
	let at = call.nameStart;
	while (at < end && isNameUnit(text.charCodeAt(at))) at++;
	at = pastTrivia(text, at, end);
	const types = text[at] === '<' ? typeArgumentsOf(text, at, end) : [];
	if (text[at] === '<') at = pastTrivia(text, pastAngles(text, at, end), end);
	if (text.startsWith('?.', at)) at += 2;
	return { types, args: text[at] === '(' ? (split(text, at, end)?.parts ?? []) : [] };
}

/** Where the value of a variable begins that is a chunk: behind its `=`; -1 without one. */
export function initialOf(chunk: SeenChunk, { text }: FactFile): number {
	if (chunk.kind !== 'constant' && chunk.kind !== 'variable') return -1;
	const at = pastTrivia(text, chunk.start + (chunk.signature?.length ?? 0), chunk.end);
	return text[at] === '=' && text[at + 1] !== '>' ? pastTrivia(text, at + 1, chunk.end) : -1;
}

/** The literal that an expression is, or the variable of this file that it names. */
function literalAt(span: Span, file: FactFile, scope: number): Span {
	let { start, end } = span;
	for (let steps = 0; steps < MAX_STEPS; steps++) {
		while (file.text[start] === '(') start = pastTrivia(file.text, start + 1, end);
		const name = written(file.text, { start, end });
		const binding = NAME.test(name) ? file.binding(name, scope) : null;
		const chunk = binding === null || binding.path !== null ? undefined : file.chunk(binding.chunk);
		const initial = chunk === undefined ? -1 : initialOf(chunk, file);
		if (chunk === undefined || initial < 0) break;
		start = initial;
		end = chunk.end;
	}
	return { start, end };
}

/** Entries of an object literal, written there or held by the variable that is named. */
export function objectAt(span: Span | undefined, file: FactFile, scope: number): Entry[] | null {
	if (span === undefined) return null;
	const { start, end } = literalAt(span, file, scope);
	return entriesOf(file.text, start, end);
}

/** Items of an array literal, written there or held by the variable that is named. */
export function arrayAt(span: Span | undefined, file: FactFile, scope: number): Span[] | null {
	if (span === undefined) return null;
	const { start, end } = literalAt(span, file, scope);
	return itemsOf(file.text, start, end);
}

/** A string literal, or a name that holds one. */
export function stringAt(span: Span | undefined, file: FactFile, scope: number): string | null {
	if (span === undefined) return null;
	const text = written(file.text, span);
	return literalText(text) ?? (NAME.test(text) ? file.constant(text, scope) : null);
}

/** On one line, for an attribute. */
export function shown(span: Span | null | undefined, { text }: FactFile): string | null {
	if (!span) return null;
	return text
		.slice(span.start, Math.min(span.end, span.start + 600))
		.replace(/\s+/g, ' ')
		.trim();
}

/** `true` and `false` as written; null for anything else. */
export function booleanAt(span: Span | undefined, { text }: FactFile): boolean | null {
	const word = span === undefined ? '' : written(text, span);
	return word === 'true' ? true : word === 'false' ? false : null;
}

/** The class that a decorator belongs to. */
export function decoratedClass(call: SeenCall, file: FactFile): SeenChunk | undefined {
	return file.chunks.findLast(
		({ kind, start, end }) => kind === 'class' && start <= call.start && call.end <= end,
	);
}

/** The function or class chunk that an entry of an object defines. */
export function chunkAt(start: number, file: FactFile): SeenChunk | undefined {
	return file.chunks.find((chunk) => chunk.start === start && chunk.kind !== 'module');
}

/** Entries of the objects that a function returns. */
export function returnedEntries(chunk: SeenChunk, file: FactFile): Entry[] {
	const { text } = file;
	return file.returned(chunk.index).flatMap(({ start }) => {
		let at = text.startsWith('return', start) ? pastTrivia(text, start + 'return'.length) : start;
		while (text[at] === '(') at = pastTrivia(text, at + 1);
		return entriesOf(text, at, chunk.end) ?? [];
	});
}
