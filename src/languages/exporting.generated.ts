// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { exporting as pythonLanguages } from './python/exporting.ts';
import { exporting as typescriptLanguages } from './typescript/exporting.ts';
import type { Exporting } from './shared/exporting.ts';

/** How files give names to others, where unused ones are looked for among those, too. */
export const exporting: Readonly<Record<string, Exporting>> = {
	...pythonLanguages,
	...typescriptLanguages,
};
