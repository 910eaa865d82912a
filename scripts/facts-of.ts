/**
 * Prints the facts of a folder, or counts them by kind, without an index: for looking at what rules find.
 *
 *     node scripts/facts-of.ts <folder> [kind…] [--count]
 */
import { readdirSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BatchBuilder } from '../src/index/extract/batch-builder.ts';
import { parseFile } from '../src/index/parse/parse-file.ts';
import { languages } from '../src/languages/registry.generated.ts';
import { FactColumn } from '../src/model/batch.ts';
import { factKind } from '../src/model/facts/registry.ts';

const IGNORED = new Set(['.git', 'node_modules', 'vendor', 'dist', 'target', '.assay']);

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { count: { type: 'boolean', default: false } },
});
const [folder = '.', ...wanted] = positionals;
const kinds = new Set(wanted.map((name) => factKind(name)?.kind ?? name));
const setup = { root: folder, maxFileBytes: 2_000_000, maxNodes: 2_000_000, indexGenerated: false };
const counts = new Map<string, number>();

for (const path of sourceFiles(folder)) {
	const language = languageOf(path);
	if (language === undefined) continue;
	const builder = new BatchBuilder();
	await parseFile(
		{ file: 0, path: relative(folder, path), language, care: 0, trouble: null },
		setup,
		builder,
	);
	const { facts, strings } = builder.take(0);
	for (let at = 0; at < facts.length; at += FactColumn.width) {
		const kind = strings[facts[at + FactColumn.kind]];
		if (kinds.size > 0 && !kinds.has(kind)) continue;
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
		if (values.count) continue;
		const line = builder.lines.lineOf(facts[at + FactColumn.start]) + 1;
		const attributes = facts[at + FactColumn.attributes];
		console.log(`${relative(folder, path)}:${line} ${kind} ${attributes < 0 ? '' : strings[attributes]}`);
	}
}
if (values.count) {
	for (const [kind, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
		console.log(`${count}\t${kind}`);
}

function* sourceFiles(root: string): Generator<string> {
	for (const entry of readdirSync(root, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
		if (IGNORED.has(entry.name)) continue;
		if (entry.isDirectory()) yield* sourceFiles(join(root, entry.name));
		else if (entry.isFile()) yield join(root, entry.name);
	}
}

function languageOf(path: string): string | undefined {
	const extension = extname(path).toLowerCase();
	const named = languages.find(({ filenames }) => filenames?.includes(basename(path)));
	if (named !== undefined) return named.id;
	if (extension === '.vue' || extension === '.svelte' || extension === '.astro') return extension.slice(1);
	return languages.find(({ extensions }) => extensions.includes(extension))?.id;
}
