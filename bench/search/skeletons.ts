import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { ask, questions } from '../../src/engine.ts';
import { languages } from '../../src/languages/registry.generated.ts';
import { textReader } from '../../src/questions/file-text.ts';
import { openWorkspace } from '../../src/questions/workspace.ts';
import { DETAILS, type Detail } from '../../src/read/detail.ts';
import { skeletonOf } from '../../src/read/skeleton.ts';
import { type IndexReader, openIndex } from '../../src/store/reader.ts';

/** How many tokens of files their skeletons have, and how long one takes. Languages with a grammar alone: the programs. */

interface FileFigures {
	path: string;
	language: string;
	lines: number;
	tokens: number;
	shares: Record<Detail, number>;
	shown: Record<Detail, number>;
	ms: number;
}

const { values } = parseArgs({
	options: {
		repo: { type: 'string', multiple: true },
		language: { type: 'string' },
		worst: { type: 'string' },
		json: { type: 'boolean' },
	},
});
if (values.repo === undefined) {
	console.error(
		'Usage: npm run bench:skeleton -- --repo DIR [--repo DIR …] [--language ID] [--worst N] [--json]',
	);
	process.exit(2);
}

const PROGRAMS = new Set(languages.filter(({ grammar }) => grammar !== undefined).map(({ id }) => id));

console.log(
	'| repository | language | files | tokens | minimal | standard | full | minimal, all | standard, all | ms a file, p95 |',
);
console.log('|---|---|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const repo of values.repo) await measureRepository(resolve(repo));

async function measureRepository(root: string): Promise<void> {
	const state = mkdtempSync(join(tmpdir(), 'assay-skeletons-'));
	try {
		const env = { ...process.env, ASSAY_DIR: process.env.ASSAY_DIR ?? state };
		const index = questions.find(({ name }) => name === 'index')!;
		const built = await ask(index, {}, { cwd: root, root, env, signal: new AbortController().signal });
		if (!built.ok) throw new Error(built.error.message);
		const workspace = await openWorkspace({ cwd: root, root, env });
		const reader = openIndex(workspace.state);
		const figures = measureFiles(reader, textReader(workspace));
		reader.close();
		report(root, figures);
	} finally {
		rmSync(state, { recursive: true, force: true });
	}
}

function measureFiles(reader: IndexReader, textOf: (path: string) => string): FileFigures[] {
	const files = reader.db
		.prepare<[], { path: string; language: string; lines: number }>(
			'SELECT path, language, lines FROM file ORDER BY path',
		)
		.all()
		.filter(({ language }) => PROGRAMS.has(language) && (values.language ?? language) === language);
	const measured: FileFigures[] = [];
	for (const file of files) {
		const text = textOf(file.path);
		const tokens = countTokens(text, { disallowedSpecial: new Set() });
		if (tokens === 0) continue;
		const shares = { minimal: 0, standard: 0, full: 0 };
		const shown = { minimal: 0, standard: 0, full: 0 };
		let ms = 0;
		for (const detail of DETAILS) {
			const started = performance.now();
			const { lines } = skeletonOf(reader, file.path, text, { detail });
			if (detail === 'standard') ms = performance.now() - started;
			shown[detail] = countTokens(lines.map((line) => line.text).join('\n'), {
				disallowedSpecial: new Set(),
			});
			shares[detail] = shown[detail] / tokens;
		}
		measured.push({ ...file, tokens, shares, shown, ms });
	}
	return measured;
}

function report(root: string, files: FileFigures[]): void {
	const byLanguage = Map.groupBy(files, ({ language }) => language);
	for (const [language, group] of [...byLanguage].sort((a, b) => b[1].length - a[1].length).slice(0, 3)) {
		const tokens = sum(group.map((file) => file.tokens));
		const mean = (detail: Detail) => percent(sum(group.map(({ shares }) => shares[detail])) / group.length);
		const all = (detail: Detail) => percent(sum(group.map(({ shown }) => shown[detail])) / tokens);
		const times = group.map(({ ms }) => ms).sort((a, b) => a - b);
		const p95 = times[Math.floor((times.length - 1) * 0.95)].toFixed(1);
		const name = root.split('/').at(-1);
		console.log(
			`| ${name} | ${language} | ${group.length} | ${tokens} | ${mean('minimal')} | ${mean('standard')} | ${mean('full')} | ${all('minimal')} | ${all('standard')} | ${p95} |`,
		);
	}
	if (values.json) console.log(JSON.stringify(files));
	const worst = files.toSorted(
		(a, b) => b.shown.standard * b.shares.standard - a.shown.standard * a.shares.standard,
	);
	for (const { path, tokens, shares, ms } of worst.slice(0, Number(values.worst ?? 0))) {
		console.log(
			`  ${percent(shares.minimal)} ${percent(shares.standard)} of ${tokens}, ${ms.toFixed(1)} ms  ${path}`,
		);
	}
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
