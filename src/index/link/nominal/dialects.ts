import { C, CPP } from './c.ts';
import type { Dialect } from './dialect.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { SOLIDITY } from './solidity.ts';
import { SWIFT } from './swift.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = {
	c: C,
	cpp: CPP,
	go: GO,
	java: JAVA,
	solidity: SOLIDITY,
	swift: SWIFT,
};

/** How a language of a nominal family finds out what names mean. */
export function dialectOf(language: string): Dialect {
	return DIALECTS[language];
}
