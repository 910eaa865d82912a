import type { ExportedFile } from '../store/export/file.ts';
import type { FileIdentities, Identities } from './identities.ts';
import { type Occurrence, occurrencesOf } from './occurrences.ts';
import { References } from './references.ts';

/** A file that rows are made of, and what they need to know of others. */
export interface FileContext {
	file: ExportedFile;
	own: FileIdentities;
	identities: Identities;
	occurrences: readonly Occurrence[];
	references: References;
	/** `xxh64:…` of a text of the file (of a segment, or all of it); null when the file is not what was indexed. */
	docHash(segment: number | null): string | null;
}

export function fileContext(
	file: ExportedFile,
	identities: Identities,
	more: Pick<FileContext, 'docHash'> & { onMissing(): void },
): FileContext {
	const own = identities.enter(file);
	const occurrences = occurrencesOf(file);
	const references = new References({ file, own, identities }, occurrences, more.onMissing);
	return { file, own, identities, occurrences, references, docHash: more.docHash };
}

/** The language of a chunk: that of its segment, else that of the file. */
export function languageOf({ file, own }: FileContext, chunk: number): string {
	return own.segmentLanguage(chunk) ?? file.language;
}

/** Lists the names of the bits that are set. */
export function flagNames<Name extends string>(bits: number, names: Readonly<Record<Name, number>>): Name[] {
	if (bits === 0) return [];
	return (Object.keys(names) as Name[]).filter((name) => (bits & names[name]) !== 0);
}

/** The same as JSON; few sets of bits occur. */
export function flagTexts(names: Readonly<Record<string, number>>): (bits: number) => string {
	const known = new Map<number, string>();
	return (bits) => {
		let text = known.get(bits);
		if (text === undefined) {
			text = JSON.stringify(flagNames(bits, names));
			known.set(bits, text);
		}
		return text;
	};
}
