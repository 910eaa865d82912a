// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { naming as cLanguages } from './c/naming.ts';
import { naming as cppLanguages } from './cpp/naming.ts';
import { naming as kotlinLanguages } from './kotlin/naming.ts';
import { naming as phpLanguages } from './php/naming.ts';
import { naming as powershellLanguages } from './powershell/naming.ts';
import { naming as prismaLanguages } from './prisma/naming.ts';
import { naming as pythonLanguages } from './python/naming.ts';
import { naming as rubyLanguages } from './ruby/naming.ts';
import { naming as rustLanguages } from './rust/naming.ts';
import { naming as sqlLanguages } from './sql/naming.ts';
import { naming as swiftLanguages } from './swift/naming.ts';
import { naming as typescriptLanguages } from './typescript/naming.ts';
import type { Traits } from './shared/naming.ts';

/** What differs between languages for whoever follows names. */
export const naming: Readonly<Record<string, Partial<Traits>>> = {
	...cLanguages,
	...cppLanguages,
	...kotlinLanguages,
	...phpLanguages,
	...powershellLanguages,
	...prismaLanguages,
	...pythonLanguages,
	...rubyLanguages,
	...rustLanguages,
	...sqlLanguages,
	...swiftLanguages,
	...typescriptLanguages,
};
