import type { FactFile, SeenCall, SeenChunk, Span } from '../../../model/facts/rules.ts';
import { pastTrivia } from '../../shared/facts/javascript-literals.ts';
import { typeArgumentsOf } from '../../shared/facts/javascript-types.ts';
import { itemsOf, Values, type Written, writtenAt } from '../../shared/facts/written.ts';

/** One entry of an object literal. */
export interface Entry extends Span {
	/** null when it is computed, or for a spread. */
	key: string | null;
	/** A pair has a value, a method is its own, `{ a }` is the name itself. */
	form: 'pair' | 'method' | 'short' | 'spread';
	value: Written;
}

/** The types that a call is given: `<A, B>`. */
export function typesOf(call: SeenCall, file: FactFile): Span[] {
	const { text } = file;
	const at = pastTrivia(text, Math.max(call.nameStart, file.span(call.calleeValue).end), call.end);
	return text[at] === '<' ? typeArgumentsOf(text, at, call.end) : [];
}

/** Entries of an object literal, written there or held by the variable that is named. */
export function objectAt(of: Written | undefined, file: FactFile, scope: number): Entry[] | null {
	return of === undefined ? null : entriesOf(file.held(of.value, scope).value, file);
}

/** The same, to be asked by their keys. */
export function optionsAt(of: Written | undefined, file: FactFile, scope: number): Values {
	const { value } = file.held(of?.value ?? -1, scope);
	return new Values(itemsOf({ value }, file), file, scope);
}

export function entriesOf(value: number, file: FactFile): Entry[] | null {
	if (file.operation(value).op !== 'object') return null;
	return (file.items(value) ?? []).map(({ key, value: held, start, end }) => {
		const { op } = file.operation(held);
		const isShort = file.span(held).start === start;
		const form = op === 'spread' ? 'spread' : !isShort ? 'pair' : op === 'chunk' ? 'method' : 'short';
		return { key, start, end, form, value: writtenAt(held, file) };
	});
}

/** Items of an array literal, written there or held by the variable that is named. */
export function arrayAt(of: Written | undefined, file: FactFile, scope: number): Written[] | null {
	const { value } = file.held(of?.value ?? -1, scope);
	return file.operation(value).op === 'array' ? itemsOf({ value }, file) : null;
}

/** A string literal, or a name that holds one. */
export function stringAt(of: Written | undefined, file: FactFile, scope: number): string | null {
	return of === undefined ? null : file.constantOf(of.value, scope);
}

/** The entry of that name. */
export function entryNamed(entries: readonly Entry[] | null, key: string): Entry | undefined {
	return entries?.find((entry) => entry.key === key);
}

/** The class that a decorator belongs to. */
export function decoratedClass(call: SeenCall, file: FactFile): SeenChunk | undefined {
	return file.chunks.findLast(
		({ kind, start, end }) => kind === 'class' && start <= call.start && call.end <= end,
	);
}

/** The function or class that is written as a value. */
export function chunkIn(of: Written | undefined, file: FactFile): SeenChunk | undefined {
	const { op, a } = file.operation(of?.value ?? -1);
	return op === 'chunk' ? file.chunk(a) : undefined;
}

/** Entries of the objects that a function returns. */
export function returnedEntries(chunk: SeenChunk, file: FactFile): Entry[] {
	return file.returned(chunk.index).flatMap(({ value }) => entriesOf(value, file) ?? []);
}
