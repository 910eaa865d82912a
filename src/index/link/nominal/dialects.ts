import { BASH } from './bash.ts';
import type { Dialect } from './dialect.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { RUST } from './rust.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = { bash: BASH, go: GO, java: JAVA, rust: RUST };

/** How a language of a nominal family finds out what names mean. */
export function dialectOf(language: string): Dialect {
	return DIALECTS[language];
}
