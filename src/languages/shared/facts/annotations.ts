import type { Annotation } from '../../../model/chunk.ts';
import type { FactFile, SeenNote } from '../../../model/facts/rules.ts';
import { type Given, givenValue, itemsOf } from './security/given.ts';
import { writtenString } from './written-strings.ts';

/** The last name of an annotation: `GetMapping` of `org.springframework.GetMapping`. */
export function lastPart({ name }: Annotation): string {
	return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}

/** The annotation of that last name. */
export function annotationOf(
	annotations: readonly SeenNote[] | null | undefined,
	...names: string[]
): SeenNote | undefined {
	return annotations?.find((note) => names.includes(lastPart(note)));
}

/** Values of the arguments of one of these names; `value` are those without a name. */
function argumentsOf(note: SeenNote, file: FactFile, names: readonly string[]): number[] {
	const call = file.callOf(note);
	if (call === null) return [];
	return file
		.argumentsOf(call)
		.filter(({ key }) => names.includes(key ?? 'value'))
		.map(({ value }) => value);
}

/** The value of the first of them; -1 when there is none. */
export function annotationValue(note: SeenNote, file: FactFile, ...names: string[]): number {
	return argumentsOf(note, file, names)[0] ?? -1;
}

/** How that is given. */
export function annotationGiven(note: SeenNote, file: FactFile, ...names: string[]): Given | null {
	const value = annotationValue(note, file, ...names);
	return value < 0 ? null : givenValue(value, file.callOf(note)?.scope ?? 0, file);
}

/** Strings that such arguments list; what is no string is left out. */
export function annotationStrings(note: SeenNote, file: FactFile, ...names: string[]): string[] {
	return argumentsOf(note, file, names)
		.flatMap((value) => itemsOf(value, file) ?? [value])
		.flatMap((value) => writtenString(value, file) ?? []);
}

/** One string of it. */
export function annotationString(note: SeenNote, file: FactFile, ...names: string[]): string | null {
	return annotationStrings(note, file, ...names)[0] ?? null;
}

/** Whether an argument says `true` or `false`; null when it does not. */
export function annotationFlag(note: SeenNote, file: FactFile, name: string): boolean | null {
	const written = file.written(annotationValue(note, file, name));
	return written === 'true' ? true : written === 'false' ? false : null;
}

const MAX_WRITTEN = 120;

/** An annotation as written, without its sign: `PreAuthorize("hasRole('ADMIN')")`. */
export function annotationText(note: Annotation): string {
	const name = lastPart(note);
	if (note.args === undefined || note.args === '') return name;
	return `${name}(${note.args.replace(/\s{1,200}/g, ' ').slice(0, MAX_WRITTEN)})`;
}
