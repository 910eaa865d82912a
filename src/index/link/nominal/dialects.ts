import { DART } from './dart.ts';
import type { Dialect } from './dialect.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { PHP } from './php.ts';
import { RUBY } from './ruby.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = { dart: DART, go: GO, java: JAVA, php: PHP, ruby: RUBY };

/** How a language of a nominal family finds out what names mean. */
export function dialectOf(language: string): Dialect {
	return DIALECTS[language];
}
