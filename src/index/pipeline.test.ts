import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configSchema } from '../config/schema.ts';
import { openIndex } from '../store/reader.ts';
import { stateFolder } from '../store/state.ts';
import { buildIndex } from './pipeline.ts';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-pipeline-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function build(files: Record<string, string>) {
	for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
	const state = stateFolder(root, {});
	const report = await buildIndex({ root, state, config: configSchema.parse({}), jobs: 1 });
	return { report, reader: openIndex(state) };
}

test('an empty folder has an index, too', async () => {
	const { report, reader } = await build({});
	expect(report.counts).toMatchObject({ files: 0, chunks: 0 });
	expect(reader.db.prepare('SELECT count(*) FROM file').pluck().get()).toBe(0);
	reader.close();
});

test('the report goes through the stages in order and agrees with the index', async () => {
	const { report, reader } = await build({
		'a.ts': 'export function f() { return g(); }\n',
		'b.py': 'import os\nos.getcwd()\n',
		'c.txt': 'text\n',
	});
	expect(report.stages.map(({ stage }) => stage)).toEqual([
		'discover',
		'parse',
		'link',
		'indices',
		'publish',
	]);
	const count = (table: string) => reader.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
	expect(report.counts).toMatchObject({
		files: count('file'),
		chunks: count('chunk'),
		callSites: count('call_site'),
		imports: count('import'),
		exports: count('export'),
		facts: count('fact'),
	});
	expect(report.generation).toBe(reader.generation);
	reader.close();
});

/** Halves of surrogate pairs are different strings to JavaScript and the same one to a database. */
test('names with halves of surrogate pairs', async () => {
	const halves = ['\\ud800', '\\udc00', '\\udbff', '\\ufffd'];
	const keys = halves.map((half, at) => `'${half}': f${at}, 'k${half}': g('${half}')`).join(', ');
	const uses = halves.map((half) => `o['${half}']('${half}'); o['k${half}'] = o['${half}k'];`).join('\n');
	const { report, reader } = await build({
		'a.ts': `export const o = { ${keys} };\n${uses}\n`,
		'b.js': `import x from '${halves[0]}';\nimport y from '${halves[1]}';\n${uses}\n`,
		'c.py': `o = {'${halves[0]}': f, '${halves[1]}': g}\no['${halves[0]}']()\n`,
	});
	expect(report.statuses).toEqual({ parsed: 3 });
	const names = reader.db.prepare('SELECT text FROM name').pluck().all() as string[];
	expect(new Set(names).size).toBe(names.length);
	expect(names).toContain('\ufffd');
	expect(names.every((name) => name.isWellFormed())).toBe(true);
	reader.close();
});

test('a name that is half a surrogate in one batch and its replacement in another is one name', async () => {
	const files: Record<string, string> = {};
	for (let at = 0; at < 90; at++) {
		const key = ['\\ud800', '\\udfff', '\\ufffd'][at % 3];
		files[`f${at}.ts`] = `export const o${at} = { '${key}': f };\no${at}['${key}']();\n`;
	}
	const { reader } = await build(files);
	expect(reader.db.prepare("SELECT count(*) FROM name WHERE text = '\ufffd'").pluck().get()).toBe(1);
	reader.close();
});
