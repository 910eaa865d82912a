/**
 * Assembles the benchmark corpus:
 *
 *     node bench/corpus.ts [--scale N]...
 *
 * `<name>/` holds the sources of a corpus (`corpus/sources.ts`), `<name>.files` their list. `--scale N` adds
 * `js-N/` with N files: a sample when N is smaller than the corpus, else repetitions of it.
 */
import { createHash } from 'node:crypto';
import {
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { unpackDebian, unpackNpm } from './corpus/download.ts';
import { byPath, type CorpusFile, isFit, listFiles, sample } from './corpus/select.ts';
import {
	CORPORA,
	type CorpusName,
	type CorpusSource,
	NPM_SOURCES,
	type NpmSource,
} from './corpus/sources.ts';

export const CORPUS_DIR = process.env.ASSAY_BENCH_DIR ?? join(import.meta.dirname, '.corpus');

/** What the figures are worth anything for; `assemble` refuses a corpus below it. */
const LIMITS = { js: { files: 10_000, bytes: 50e6, mean: 5_000, share: 0.1 }, python: 2_500, others: 200 };

const DOWNLOADS_AT_ONCE = 4;

/** Makes sure that the corpus is there, and returns its folder. */
export async function corpus(name: CorpusName): Promise<string> {
	const root = join(CORPUS_DIR, name);
	if (existsSync(`${root}.files`)) return root;
	rmSync(root, { recursive: true, force: true });
	const files = await copySources(CORPORA[name], root);
	check(name, files);
	publishList(`${root}.files`, files);
	return root;
}

export function corpusFiles(name: string): CorpusFile[] {
	const lines = readFileSync(join(CORPUS_DIR, `${name}.files`), 'utf8')
		.trimEnd()
		.split('\n');
	return lines.map((line) => {
		const [bytes, path] = line.split('\t');
		return { path, bytes: Number(bytes) };
	});
}

/** A folder with exactly `count` files of the JavaScript and TypeScript corpus. */
export async function scaledCorpus(count: number): Promise<string> {
	const source = await corpus('js');
	const root = join(CORPUS_DIR, `js-${count}`);
	if (existsSync(`${root}.files`)) return root;
	rmSync(root, { recursive: true, force: true });
	const all = corpusFiles('js');
	const files: CorpusFile[] = [];
	for (let copy = 0; files.length < count; copy++) {
		const part = sample(all, Math.min(all.length, count - files.length));
		for (const file of part) {
			const path = `copy-${copy}/${file.path}`;
			copyInto(join(source, file.path), join(root, path));
			files.push({ path, bytes: file.bytes });
		}
	}
	publishList(`${root}.files`, files);
	return root;
}

/** A file to copy: where it is, and where it goes. */
interface Found extends CorpusFile {
	from: string;
}

async function copySources(source: CorpusSource, root: string): Promise<CorpusFile[]> {
	const found: Found[] = [];
	const folders = await unpackAll(source.npm);
	for (const npm of source.npm) {
		for (const part of npm.take) {
			const below = [npm.name, part].filter(Boolean).join('/');
			found.push(...fitFiles(join(folders.get(npm.name)!, part), source.files, below));
		}
	}
	for (const name of source.debian) {
		found.push(...fitFiles(await unpackDebian(name, join(CORPUS_DIR, 'downloads')), source.files, name));
	}
	const chosen = sample(found, Math.min(found.length, source.sample ?? found.length));
	for (const { from, path } of chosen) copyInto(from, join(root, path));
	return chosen.map(({ path, bytes }) => ({ path, bytes }));
}

async function unpackAll(sources: readonly NpmSource[]): Promise<Map<string, string>> {
	const folders = new Map<string, string>();
	const waiting = [...sources];
	const lane = async () => {
		for (let source = waiting.shift(); source; source = waiting.shift()) {
			folders.set(source.name, await unpackNpm(source, join(CORPUS_DIR, 'downloads')));
		}
	};
	await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, lane));
	return folders;
}

function fitFiles(folder: string, name: RegExp, below: string): Found[] {
	const files = listFiles(folder, name).filter((file) => isFit(folder, file));
	return files.map(({ path, bytes }) => ({ path: `${below}/${path}`, bytes, from: join(folder, path) }));
}

function copyInto(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

function check(name: CorpusName, files: readonly CorpusFile[]): void {
	const problems: string[] = [];
	const least = name === 'js' ? LIMITS.js.files : name === 'python' ? LIMITS.python : LIMITS.others;
	if (files.length < least) problems.push(`only ${files.length} files`);
	if (name === 'js') {
		const limits = LIMITS.js;
		const bytes = totalBytes(files);
		if (bytes < limits.bytes) problems.push(`only ${bytes} bytes`);
		if (bytes / files.length < limits.mean) problems.push(`a mean of ${bytes / files.length} bytes`);
		for (const { name: npm } of NPM_SOURCES) {
			const share = totalBytes(files.filter((file) => file.path.startsWith(`${npm}/`))) / bytes;
			if (share > limits.share) problems.push(`${npm} is ${(100 * share).toFixed(1)} % of it`);
			if (share === 0) problems.push(`${npm} has no files`);
		}
	}
	if (problems.length > 0) throw new Error(`The ${name} corpus is not good enough: ${problems.join(', ')}.`);
}

/** The list is written last: it says that the folder is complete. */
function publishList(path: string, files: CorpusFile[]): void {
	const lines = files.sort(byPath).map((file) => `${file.bytes}\t${file.path}\n`);
	writeFileSync(`${path}.partial`, lines.join(''));
	renameSync(`${path}.partial`, path);
}

export function totalBytes(files: readonly CorpusFile[]): number {
	return files.reduce((sum, file) => sum + file.bytes, 0);
}

export function describe(name: string): string {
	const files = corpusFiles(name);
	const list = createHash('sha256').update(readFileSync(join(CORPUS_DIR, `${name}.files`)));
	const mb = totalBytes(files) / 1e6;
	const mean = (1000 * mb) / files.length;
	return `${files.length} files, ${mb.toFixed(1)} MB, mean ${mean.toFixed(1)} KB, list ${list.digest('hex').slice(0, 12)}`;
}

if (import.meta.main) {
	const { values } = parseArgs({ options: { scale: { type: 'string', multiple: true } } });
	for (const name of Object.keys(CORPORA) as CorpusName[]) {
		const root = await corpus(name);
		console.log(`${root}: ${describe(name)}`);
	}
	for (const scale of values.scale ?? []) {
		const root = await scaledCorpus(Number(scale));
		console.log(`${root}: ${describe(`js-${scale}`)}`);
	}
}
