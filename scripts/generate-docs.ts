/**
 * Writes the pages of the manual that the code knows best:
 *
 *     node scripts/generate-docs.ts [--check]
 *
 * `--check` writes nothing and fails when a page is not what it would write.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, manual } from '../src/surfaces/cli/manual.ts';
import { contractPage } from './contract-page.ts';
import { factsPage } from './facts-page.ts';
import { languagesPage } from './languages-page.ts';

const checks = process.argv.includes('--check');

const languages = { path: 'docs/languages.md', text: `${GENERATED}\n\n${await languagesPage()}` };

const facts = { path: 'docs/facts.md', text: `${GENERATED}\n\n${factsPage()}` };

const contract = { path: 'docs/contract.md', text: `${GENERATED}\n\n${contractPage()}` };

for (const { path, text } of [...(await manual()), languages, facts, contract]) {
	const file = join(import.meta.dirname, '..', path);
	if (!checks) writeFileSync(file, text);
	else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
		console.error(`${path} is not current. Run: npm run generate`);
		process.exitCode = 1;
	}
}
