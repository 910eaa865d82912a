import { NOTHING } from '../thing.ts';
import { BASH } from './bash.ts';
import { C, CPP } from './c.ts';
import { CSHARP } from './csharp.ts';
import { DART } from './dart.ts';
import { DEFAULTS } from './defaults.ts';
import type { Dialect } from './dialect.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { KOTLIN } from './kotlin.ts';
import { PHP } from './php.ts';
import { POWERSHELL } from './powershell.ts';
import { RUBY } from './ruby.ts';
import { RUST } from './rust.ts';
import { SOLIDITY } from './solidity.ts';
import { SWIFT } from './swift.ts';

const DIALECTS: Readonly<Record<string, Dialect>> = {
	bash: BASH,
	c: C,
	cpp: CPP,
	csharp: CSHARP,
	dart: DART,
	go: GO,
	java: JAVA,
	kotlin: KOTLIN,
	php: PHP,
	powershell: POWERSHELL,
	ruby: RUBY,
	rust: RUST,
	solidity: SOLIDITY,
	swift: SWIFT,
};

/** A file of another family, which a script may run by its path: nothing is looked for in it. */
const FOREIGN: Dialect = {
	...DEFAULTS,
	hasImplicitSelf: false,
	hasOverloads: false,
	platform: '',
	imported: () => NOTHING,
	inPackage: () => NOTHING,
	unbound: () => NOTHING,
};

/** How a language of a nominal family finds out what names mean. */
export function dialectOf(language: string): Dialect {
	return DIALECTS[language] ?? FOREIGN;
}
