import { CSHARP } from './csharp.ts';
import type { Dialect } from './dialect.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { KOTLIN } from './kotlin.ts';
import { RUST } from './rust.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = {
	csharp: CSHARP,
	go: GO,
	java: JAVA,
	kotlin: KOTLIN,
	rust: RUST,
};

/** How a language of a nominal family finds out what names mean. */
export function dialectOf(language: string): Dialect {
	return DIALECTS[language];
}
