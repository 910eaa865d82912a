/**
 * How well symbols are found that are mistyped by one letter, or given by their initials:
 *
 *     node bench/search/symbols.ts --repo DIR [--repo DIR …] [--count 500]
 *
 * Names are taken at random, the same ones every time, from those of five letters or more. Every other one with at
 * least four words is given by its initials, all others with one letter left out, put in, changed or swapped
 * with its neighbour. A hit is a symbol of exactly that name among the first three.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileFilter } from '../../src/search/filter/compile-filter.ts';
import { openFileTable, openNameIndex } from '../../src/search/open-tables.ts';
import { initialsOf } from '../../src/search/symbol/humps.ts';
import { searchSymbols } from '../../src/search/symbol/search-symbols.ts';
import { indexFolder } from '../../src/search/testing/indexed.ts';
import { randomOf } from '../../src/search/testing/random.ts';
import type { IndexReader } from '../../src/store/reader.ts';
import { ChunksNamed } from '../../src/store/search/name-table.ts';

interface Tried {
	how: 'mistyped' | 'initials';
	typed: string;
	name: string;
}

const FIRST = 3;
const WORDS_FOR_INITIALS = 4;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Names that symbols have, as people type them. */
function chooseNames(reader: IndexReader, count: number): Tried[] {
	const names = openNameIndex(reader);
	const chunks = new ChunksNamed(reader);
	const random = randomOf(42);
	const all = [...names.ids.keys()]
		.filter((at) => /^[A-Za-z_$][\w$]{4,60}$/.test(names.text(at)))
		.sort((a, b) => (names.text(a) < names.text(b) ? -1 : 1));
	const tried: Tried[] = [];
	while (tried.length < count && all.length > 0) {
		const [at] = all.splice(random(all.length), 1);
		if (chunks.of(names.ids[at]).length === 0) continue;
		const name = names.text(at);
		const initials = initialsOf(name);
		const isShort = tried.length % 2 === 0 && initials.length >= WORDS_FOR_INITIALS;
		tried.push(
			isShort
				? { how: 'initials', typed: initials, name }
				: { how: 'mistyped', typed: mistype(name, random), name },
		);
	}
	return tried;
}

function mistype(name: string, random: (limit: number) => number): string {
	for (;;) {
		const at = random(name.length);
		const letter = LETTERS[random(LETTERS.length)];
		const typed = [
			name.slice(0, at) + name.slice(at + 1),
			name.slice(0, at) + letter + name.slice(at),
			name.slice(0, at) + letter + name.slice(at + 1),
			name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
		][random(4)];
		if (typed !== name) return typed;
	}
}

async function measure(repo: string, count: number, env: NodeJS.ProcessEnv): Promise<string> {
	const { reader, end } = await indexFolder(repo, env);
	try {
		const table = openFileTable(reader);
		const names = openNameIndex(reader);
		const nobody = async () => new Set<string>();
		const filter = await compileFilter(reader, table, [], { changed: nobody, by: nobody });
		const found = { mistyped: [0, 0], initials: [0, 0] };
		const times: number[] = [];
		for (const { how, typed, name } of chooseNames(reader, count)) {
			const start = performance.now();
			const { hits } = searchSymbols(reader, table, names, {
				wanted: [typed],
				excluded: [],
				filter,
				enough: 30,
			});
			times.push(performance.now() - start);
			const first = [...new Set(hits.map((hit) => hit.name))].slice(0, FIRST);
			found[how][1]++;
			if (first.includes(name)) found[how][0]++;
		}
		times.sort((a, b) => a - b);
		const share = ([good, all]: number[]) =>
			all === 0 ? '–' : `${((100 * good) / all).toFixed(1)} % of ${all}`;
		const whole = [found.mistyped[0] + found.initials[0], found.mistyped[1] + found.initials[1]];
		const at = (part: number) => times[Math.floor(times.length * part)].toFixed(1);
		return `| ${basename(repo)} | ${table.paths.length} | ${names.ids.length} | ${share(found.mistyped)} | ${share(found.initials)} | ${share(whole)} | ${at(0.5)} / ${at(0.95)} |`;
	} finally {
		end();
	}
}

const { values } = parseArgs({
	options: { repo: { type: 'string', multiple: true }, count: { type: 'string', default: '500' } },
});
const state = mkdtempSync(join(tmpdir(), 'assay-bench-'));
try {
	console.log('| repository | files | names | mistyped | initials | all | ms p50 / p95 |');
	console.log('|---|--:|--:|--:|--:|--:|--:|');
	for (const repo of values.repo ?? []) {
		const env = { ...process.env, ASSAY_DIR: process.env.ASSAY_DIR ?? state };
		console.log(await measure(repo, Number(values.count), env));
	}
} finally {
	rmSync(state, { recursive: true, force: true });
}
