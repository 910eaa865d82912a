import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgPath } from '@vscode/ripgrep';
import { wordsOfName } from '../../src/model/words/split.ts';
import { openFileTable, openNameIndex } from '../../src/search/open-tables.ts';
import { randomOf } from '../../src/search/testing/random.ts';
import { openAsking } from '../asking.ts';

/** Times of one kind of search, in milliseconds, in a process that has searched before, without the look for changed files. */
export interface SearchTiming {
	subject: string;
	wanted: string;
	runs: number;
	p50: number;
	p95: number;
	/** Time of the processor per run: what is left of it when others use the machine, too. */
	cpu: number;
	/** Of ripgrep on the same files for the same searches; null where it has none. */
	ripgrep: number | null;
}

const RUNS = 100;
const GREPS = 15;

/** Measures searches on a folder, with words, texts and names that are in it. */
export async function measureSearch(folder: string, env: NodeJS.ProcessEnv): Promise<SearchTiming[]> {
	const { reader, answer } = await openAsking(folder, env);
	const search = (query: string, type: string) => answer('search', { ...DEFAULTS, query, type });
	const { paths } = openFileTable(reader);
	const index = openNameIndex(reader);
	const names = Array.from(index.ids, (_, at) => index.text(at));
	const random = randomOf(7);
	const lineOf = (): string => {
		const lines = readFileSync(join(folder, paths[random(paths.length)]), 'utf8').split('\n');
		return lines[random(lines.length)].trim();
	};
	const pick = (make: () => string | null): string[] => {
		const found: string[] = [];
		while (found.length < RUNS) {
			const text = make();
			if (text !== null) found.push(text);
		}
		return found;
	};
	const texts = pick(() => {
		const line = lineOf();
		const start = random(Math.max(1, line.length - 20));
		const text = line.slice(start, start + 4 + random(16)).trim();
		return text.length >= 4 ? text : null;
	});
	const patterns = pick(() => {
		const word = /[A-Za-z_]{3,}/.exec(lineOf())?.[0];
		return word === undefined ? null : `\\b${word.slice(0, 3 + random(4))}\\w*\\(`;
	});
	const symbols = pick(() => names[random(names.length)]);
	const mistyped = pick(() => {
		const name = names[random(names.length)];
		const at = random(name.length);
		return name.length < 5 ? null : name.slice(0, at) + name.slice(at + 1);
	});
	// As somebody asks who half remembers two names.
	const asked = pick(() => {
		const words = [names[random(names.length)], names[random(names.length)]].flatMap(wordsOfName);
		return words.length < 4 ? null : `where is ${words.slice(0, 6).join(' ')}`;
	});
	await search('warm', 'auto');
	const timings = [
		await time('literal text', '15 / 60', texts, (text) => search(text, 'text'), grep(folder, ['-F'])),
		await time(
			'pattern with a literal',
			'60 / –',
			patterns,
			(text) => search(text, 'regex'),
			grep(folder, ['--no-unicode']),
		),
		await time('symbol', '3 / 15', symbols, (text) => search(text, 'symbol'), null),
		await time('symbol, mistyped', '3 / 15', mistyped, (text) => search(text, 'symbol'), null),
		await time('auto, a question', '40 / 150', asked, (text) => search(text, 'auto'), null),
		await time('auto, a name', '40 / 150', symbols, (text) => search(text, 'auto'), null),
		await time('file', '–', symbols, (text) => search(text, 'file'), null),
	];
	reader.close();
	return timings;
}

const DEFAULTS = {
	ignoreCase: false,
	word: false,
	multiline: false,
	context: 0,
	exported: false,
	explain: false,
	limit: 30,
};

/** All lines, as ripgrep prints them. */
function grep(folder: string, options: string[]): (text: string) => void {
	return (text) => {
		try {
			const args = [...options, '--no-ignore', '-n', '--no-config', '-e', text, folder];
			execFileSync(rgPath, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });
		} catch (error) {
			if ((error as { status: number }).status !== 1) throw error;
		}
	};
}

async function time(
	subject: string,
	wanted: string,
	queries: readonly string[],
	run: (query: string) => Promise<unknown>,
	other: ((query: string) => void) | null,
): Promise<SearchTiming> {
	const before = process.cpuUsage();
	const times: number[] = [];
	for (const query of queries) {
		const start = performance.now();
		await run(query);
		times.push(performance.now() - start);
	}
	const { user, system } = process.cpuUsage(before);
	const others = queries.slice(0, other === null ? 0 : GREPS).map((query) => {
		const start = performance.now();
		other!(query);
		return performance.now() - start;
	});
	const timing = {
		subject,
		wanted,
		runs: queries.length,
		p50: share(times, 0.5),
		p95: share(times, 0.95),
		cpu: (user + system) / 1000 / queries.length,
		ripgrep: others.length === 0 ? null : share(others, 0.5),
	};
	console.error(`${subject}: ${timing.p50.toFixed(1)} ms, ${timing.cpu.toFixed(1)} ms of CPU`);
	return timing;
}

function share(times: readonly number[], part: number): number {
	return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];
}

export function searchTable(timings: readonly SearchTiming[]): string {
	const rows = timings.map(
		({ subject, wanted, runs, p50, p95, cpu, ripgrep }) =>
			`| ${subject} | ${wanted} | ${runs} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${cpu.toFixed(1)} | ${ripgrep?.toFixed(0) ?? '–'} |`,
	);
	const head = [
		'| search, ms | wanted p50 / p95 | runs | p50 | p95 | CPU a run | ripgrep p50 |',
		'|---|--:|--:|--:|--:|--:|--:|',
	];
	return [...head, ...rows].join('\n');
}
