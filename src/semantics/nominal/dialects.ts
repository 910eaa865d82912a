import { BASH } from '../../languages/bash/semantics/dialect.ts';
import { CSHARP } from '../../languages/csharp/semantics/dialect.ts';
import { DART } from '../../languages/dart/semantics/dialect.ts';
import { GO } from '../../languages/go/semantics/dialect.ts';
import { JAVA } from '../../languages/java/semantics/dialect.ts';
import { KOTLIN } from '../../languages/kotlin/semantics/dialect.ts';
import { PHP } from '../../languages/php/semantics/dialect.ts';
import { POWERSHELL } from '../../languages/powershell/semantics/dialect.ts';
import { RUBY } from '../../languages/ruby/semantics/dialect.ts';
import { RUST } from '../../languages/rust/semantics/dialect.ts';
import { C, CPP } from '../../languages/shared/c-family/semantics/dialect.ts';
import { SOLIDITY } from '../../languages/solidity/semantics/dialect.ts';
import { SWIFT } from '../../languages/swift/semantics/dialect.ts';
import { NOTHING } from '../core/outcome.ts';
import { DEFAULTS } from './defaults.ts';
import type { Dialect } from './dialect.ts';

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
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		platform: '',
	},
	imported: () => NOTHING,
	packageMember: () => NOTHING,
	unbound: () => NOTHING,
};

/** How a language of a nominal family finds out what names mean. */
export function dialectOf(language: string): Dialect {
	return DIALECTS[language] ?? FOREIGN;
}
