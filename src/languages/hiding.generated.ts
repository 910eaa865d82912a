// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { hiding as cLanguages } from './c/hiding.ts';
import { hiding as cppLanguages } from './cpp/hiding.ts';
import { hiding as csharpLanguages } from './csharp/hiding.ts';
import { hiding as dartLanguages } from './dart/hiding.ts';
import { hiding as goLanguages } from './go/hiding.ts';
import { hiding as javaLanguages } from './java/hiding.ts';
import { hiding as kotlinLanguages } from './kotlin/hiding.ts';
import { hiding as phpLanguages } from './php/hiding.ts';
import { hiding as rubyLanguages } from './ruby/hiding.ts';
import { hiding as rustLanguages } from './rust/hiding.ts';
import { hiding as solidityLanguages } from './solidity/hiding.ts';
import { hiding as swiftLanguages } from './swift/hiding.ts';
import type { Hiding } from './shared/hiding.ts';

/** Who can see what each language declares, where that is judged. */
export const hiding: Readonly<Record<string, Hiding>> = {
	...cLanguages,
	...cppLanguages,
	...csharpLanguages,
	...dartLanguages,
	...goLanguages,
	...javaLanguages,
	...kotlinLanguages,
	...phpLanguages,
	...rubyLanguages,
	...rustLanguages,
	...solidityLanguages,
	...swiftLanguages,
};
