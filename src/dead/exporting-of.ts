import { exporting } from '../languages/exporting.generated.ts';
import type { Exporting } from '../languages/shared/exporting.ts';

/** How files of a language give names to others; undefined where that is not judged. */
export function exportingOf(language: string): Exporting | undefined {
	return Object.hasOwn(exporting, language) ? exporting[language] : undefined;
}

/** Functions of a language that find something by a computed name. */
export function reflectionOf(language: string): readonly string[] {
	return exportingOf(language)?.reflection ?? [];
}
