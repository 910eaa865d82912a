/**
 * Writes the pages of the manual that the code knows best, and the schemas and types of questions:
 *
 *     node scripts/generate-docs.ts [--check]
 *
 * `--check` writes nothing and fails when a page is not what it would write.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GENERATED, manual } from '../src/surfaces/cli/manual.ts';
import { toolList } from '../src/surfaces/mcp/tool-list.ts';
import { contractPage } from './contract-page.ts';
import { factsPage } from './facts-page.ts';
import { languagesPage } from './languages-page.ts';
import { libraryTypes } from './library-types.ts';
import { SCHEMAS_FOLDER, schemaPages } from './schema-pages.ts';

const root = join(import.meta.dirname, '..');
const checks = process.argv.includes('--check');

const languages = { path: 'docs/languages.md', text: `${GENERATED}\n\n${await languagesPage()}` };

const facts = { path: 'docs/facts.md', text: `${GENERATED}\n\n${factsPage()}` };

const contract = { path: 'docs/contract.md', text: `${GENERATED}\n\n${contractPage()}` };

const types = { path: 'src/library-types.generated.ts', text: libraryTypes() };

/** The answer to `tools/list`. */
const tools = {
	path: 'docs/mcp-tools.generated.json',
	text: `${JSON.stringify({ tools: toolList() }, null, '\t')}\n`,
};

const pages = [...(await manual()), languages, facts, contract, tools, types, ...(await schemaPages())];

for (const { path, text } of pages) {
	const file = join(root, path);
	if (checks) {
		if (!existsSync(file) || readFileSync(file, 'utf8') !== text) complain(path);
		continue;
	}
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

// The folder has nothing else, so that the schema of a question that is gone goes, too.
for (const name of readdirSync(join(root, SCHEMAS_FOLDER))) {
	const path = `${SCHEMAS_FOLDER}/${name}`;
	if (pages.some((page) => page.path === path)) continue;
	if (checks) complain(path);
	else rmSync(join(root, path));
}

function complain(path: string): void {
	console.error(`${path} is not current. Run: npm run generate`);
	process.exitCode = 1;
}
