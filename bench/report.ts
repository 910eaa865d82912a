import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of the table: what was run over which files, and what it took. */
export interface Figure {
	subject: string;
	files: number;
	bytes: number;
	wallMs: number;
	cpuMs: number;
	peakRss: number;
	peakPss: number;
	/** Absent for the bare loop, which writes nothing. */
	indexBytes?: number;
	stages?: { stage: string; ms: number }[];
	/** Files left out and files not fully read, by reason and status. */
	incomplete?: Record<string, number>;
}

export interface StartUp {
	command: string;
	medianMs: number;
	slowestMs: number;
}

/** A time that somebody waits for. */
export interface Timing {
	subject: string;
	/** The most it should be; null where nothing was promised. */
	wantedMs: number | null;
	medianMs: number;
	slowestMs: number;
}

/** What one process reads of a corpus: processor time of the first reading, and of one when all code is compiled. */
export interface CoreRate {
	language: string;
	files: number;
	bytes: number;
	firstMs: number;
	lastMs: number;
}

export interface Figures {
	date: string;
	commit: string;
	machine: string;
	node: string;
	runs: number;
	indexing: Figure[];
	oneCore: CoreRate[];
	startUp: StartUp[];
	freshness: Timing[];
}

const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

export function surroundings(): Pick<Figures, 'date' | 'commit' | 'machine' | 'node'> {
	const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
	const changed = git('status', '--porcelain', '--', 'src', 'package-lock.json') !== '';
	const [cpu] = cpus();
	return {
		date: new Date().toISOString().slice(0, 10),
		commit: `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' with changes' : ''}`,
		machine: `${cpus().length} × ${cpu.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}`,
		node: process.version,
	};
}

export function toMarkdown(figures: Figures): string {
	const head = `${figures.date}, commit ${figures.commit}; ${figures.machine}; Node ${figures.node}; median of ${figures.runs}.`;
	const stages = figures.indexing.filter((figure) => figure.stages !== undefined);
	return [
		head,
		'',
		'| what | files | MB | s | CPU s | files/s | MB/s | RSS MB | PSS MB | index / source |',
		'|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
		...figures.indexing.map(indexingRow),
		'',
		...coreTable(figures.oneCore),
		'| stages, ms | |',
		'|---|---|',
		...stages.map(
			(figure) =>
				`| ${figure.subject} | ${figure.stages?.map(({ stage, ms }) => `${stage} ${Math.round(ms)}`).join(', ')} |`,
		),
		'',
		'| start-up | median ms | slowest ms |',
		'|---|--:|--:|',
		...figures.startUp.map(
			(row) => `| \`${row.command}\` | ${row.medianMs.toFixed(0)} | ${row.slowestMs.toFixed(0)} |`,
		),
		'',
		...timingTable(figures.freshness),
		...stages.map((figure) => `- ${figure.subject}: ${describeIncomplete(figure.incomplete ?? {})}.`),
	].join('\n');
}

function coreTable(rates: readonly CoreRate[]): string[] {
	if (rates.length === 0) return [];
	const rows = rates.map(({ language, files, bytes, firstMs, lastMs }) => {
		const cells = [
			language,
			files,
			(bytes / 1e6).toFixed(1),
			(bytes / files / 1e3).toFixed(1),
			(bytes / 1e3 / firstMs).toFixed(2),
			(bytes / 1e3 / lastMs).toFixed(2),
			Math.round((1000 * files) / lastMs),
		];
		return `| ${cells.join(' | ')} |`;
	});
	return [
		'| one core, read and parsed | files | MB | mean KB | MB/s, first | MB/s, warm | files/s, warm |',
		'|---|--:|--:|--:|--:|--:|--:|',
		...rows,
		'',
	];
}

function timingTable(timings: readonly Timing[]): string[] {
	if (timings.length === 0) return [];
	const rows = timings.map(
		({ subject, wantedMs, medianMs, slowestMs }) =>
			`| ${subject} | ${wantedMs ?? '–'} | ${medianMs.toFixed(0)} | ${slowestMs.toFixed(0)} |`,
	);
	return [
		'| freshness, 10,000 files | wanted ms | median ms | slowest ms |',
		'|---|--:|--:|--:|',
		...rows,
		'',
	];
}

function indexingRow(figure: Figure): string {
	const seconds = figure.wallMs / 1000;
	const megabytes = figure.bytes / 1e6;
	const share = figure.indexBytes === undefined ? '–' : (figure.indexBytes / figure.bytes).toFixed(2);
	const cells = [
		figure.subject,
		figure.files,
		megabytes.toFixed(1),
		seconds.toFixed(2),
		(figure.cpuMs / 1000).toFixed(2),
		Math.round(figure.files / seconds),
		(megabytes / seconds).toFixed(1),
		Math.round(figure.peakRss / 1e6),
		Math.round(figure.peakPss / 1e6),
		share,
	];
	return `| ${cells.join(' | ')} |`;
}

function describeIncomplete(incomplete: Record<string, number>): string {
	const parts = Object.entries(incomplete).map(([reason, count]) => `${count} ${reason}`);
	return parts.length === 0 ? 'every file fully read' : parts.join(', ');
}

/** Puts the table between the markers of the README, and the figures beside it. */
export function publishFigures(figures: Figures, name: string): void {
	const folder = import.meta.dirname;
	mkdirSync(join(folder, 'results'), { recursive: true });
	writeFileSync(join(folder, 'results', `${name}.json`), `${JSON.stringify(figures, null, '\t')}\n`);
	const readme = join(folder, 'README.md');
	const text = readFileSync(readme, 'utf8');
	const begin = text.indexOf(BEGIN);
	const end = text.indexOf(END);
	if (begin < 0 || end < begin) throw new Error(`${readme} has lost its markers.`);
	const table = `${BEGIN}\n${toMarkdown(figures)}\n`;
	writeFileSync(readme, text.slice(0, begin) + table + text.slice(end));
}
