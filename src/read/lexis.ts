import { lexes } from '../languages/lexes.generated.ts';
import { inParts, type Lexis, NOTHING } from '../languages/shared/lexis.ts';

const MARKDOWN = inParts(NOTHING, 'headings');
/** A language that is not known is still laid out. */
const PLAIN = inParts(NOTHING, 'layout');

export function lexisOf(language: string): Lexis {
	if (language === 'markdown') return MARKDOWN();
	return (Object.hasOwn(lexes, language) ? lexes[language] : PLAIN)();
}
