// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { routing as csharpLanguages } from './csharp/routing.ts';
import { routing as goLanguages } from './go/routing.ts';
import { routing as javaLanguages } from './java/routing.ts';
import { routing as kotlinLanguages } from './kotlin/routing.ts';
import { routing as phpLanguages } from './php/routing.ts';
import { routing as pythonLanguages } from './python/routing.ts';
import { routing as rubyLanguages } from './ruby/routing.ts';
import { routing as rustLanguages } from './rust/routing.ts';
import type { Routing } from './shared/routing.ts';

/** What differs between languages in how routers and handlers are named from other files. */
export const routing: Readonly<Record<string, Partial<Routing>>> = {
	...csharpLanguages,
	...goLanguages,
	...javaLanguages,
	...kotlinLanguages,
	...phpLanguages,
	...pythonLanguages,
	...rubyLanguages,
	...rustLanguages,
};
