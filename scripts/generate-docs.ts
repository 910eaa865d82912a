import { writeFileSync } from 'node:fs';
import { manual } from '../src/surfaces/cli/manual.ts';

for (const { path, text } of await manual()) writeFileSync(new URL(`../${path}`, import.meta.url), text);
