import type { ExportedFile } from '../store/export/file.ts';
import type { FileIdentities, Identities } from './identities.ts';
import { type Occurrence, occurrencesOf } from './occurrences.ts';
import type { SymbolRef } from './schemas/parts.ts';
import { symbolRef } from './symbol-ref.ts';

/** A file that rows are made of, and what they need to know of others. */
export interface FileContext {
	file: ExportedFile;
	own: FileIdentities;
	identities: Identities;
	occurrences: readonly Occurrence[];
	/** What each of the occurrences refers to. */
	refs: readonly SymbolRef[];
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
	const refs = occurrences.map((occurrence) => symbolRef({ file, own, identities, ...more }, occurrence));
	return { file, own, identities, occurrences, refs, docHash: more.docHash };
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
