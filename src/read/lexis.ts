import { lexes } from '../languages/lexes.generated.ts';
import { inParts, type Lexis, type MakeLexis, NOTHING } from '../languages/shared/lexis.ts';

/** Containers that have no folder of their own. */
const CONTAINERS: Readonly<Record<string, MakeLexis>> = { markdown: inParts(NOTHING, 'headings') };
/** A language that is not known is still laid out. */
const PLAIN = inParts(NOTHING, 'layout');
const ALL = new Map(Object.entries({ ...lexes, ...CONTAINERS }));

export function lexisOf(language: string): Lexis {
	return (ALL.get(language) ?? PLAIN)();
}
