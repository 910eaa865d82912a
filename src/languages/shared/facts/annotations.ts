import type { Annotation } from '../../../model/chunk.ts';
import type { FactFile } from '../../../model/facts/rules.ts';
import { splitArguments } from './literals.ts';
import { listed, writtenString } from './written-strings.ts';

/** The last name of an annotation: `GetMapping` of `org.springframework.GetMapping`. */
export function lastPart({ name }: Annotation): string {
	return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}

/** The annotation of that last name. */
export function annotationOf(
	annotations: readonly Annotation[] | null | undefined,
	...names: string[]
): Annotation | undefined {
	return annotations?.find((note) => names.includes(lastPart(note)));
}

/** An argument of an annotation as written: by one of its names, or for `value` the one without. */
export function annotationArgument({ args }: Annotation, ...names: string[]): string | null {
	if (args === undefined || args === '') return null;
	const found = splitArguments(args).find((part) => part.name !== null && names.includes(part.name));
	if (found !== undefined) return found.text;
	return names.includes('value')
		? (splitArguments(args).find(({ name }) => name === null)?.text ?? null)
		: null;
}

/** Strings that such an argument lists; what is no string is left out. */
export function annotationStrings(note: Annotation, file: FactFile, ...names: string[]): string[] {
	if (note.args === undefined || note.args === '') return [];
	const found: string[] = [];
	for (const { name, text } of splitArguments(note.args)) {
		if (name === null ? !names.includes('value') : !names.includes(name)) continue;
		for (const item of listed(text)) {
			const string = writtenString(item, file);
			if (string !== null) found.push(string);
		}
	}
	return found;
}

/** One string of it. */
export function annotationString(note: Annotation, file: FactFile, ...names: string[]): string | null {
	return annotationStrings(note, file, ...names)[0] ?? null;
}

/** Whether an argument says `true` or `false`; null when it does not. */
export function annotationFlag(note: Annotation, name: string): boolean | null {
	const written = annotationArgument(note, name);
	return written === 'true' ? true : written === 'false' ? false : null;
}

const MAX_WRITTEN = 120;

/** An annotation as written, without its sign: `PreAuthorize("hasRole('ADMIN')")`. */
export function annotationText(note: Annotation): string {
	const name = lastPart(note);
	if (note.args === undefined || note.args === '') return name;
	return `${name}(${note.args.replace(/\s{1,200}/g, ' ').slice(0, MAX_WRITTEN)})`;
}
