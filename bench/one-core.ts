/**
 * What one core reads: every file of a corpus through read, parse, extract and identify, in one process like a
 * parse process, again and again; nothing is written.
 *
 *     node bench/one-core.ts FOLDER LANGUAGE
 *
 * Prints one line of JSON. The first reading includes starting the grammar and compiling code; the last one is what
 * a repository that is large enough gets.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { BatchBuilder } from '../src/index/extract/batch-builder.ts';
import { parseFile } from '../src/index/parse/parse-file.ts';
import { PARSE_OPTIONS } from '../src/index/parse/pool.ts';
import { type CorpusFile, listFiles } from './corpus/select.ts';
import { CORPORA, type CorpusName } from './corpus/sources.ts';
import type { CoreRate } from './report.ts';

const READINGS = 4;
const FILES_A_BATCH = 40;
const LIMITS = { maxFileBytes: 2_000_000, maxNodes: 5_000_000, indexGenerated: true };

/** In a process of its own, with the options of a parse process. */
export async function measureOneCore(language: CorpusName, folder: string): Promise<CoreRate> {
	const args = [...PARSE_OPTIONS, import.meta.filename, folder, language];
	const { stdout } = await promisify(execFile)(process.execPath, args);
	return JSON.parse(stdout) as CoreRate;
}

async function readAgainAndAgain(root: string, language: CorpusName): Promise<CoreRate> {
	const files = listFiles(root, CORPORA[language].files);
	const batch = new BatchBuilder();
	const cpuMs: number[] = [];
	for (let reading = 0; reading < READINGS; reading++) {
		const before = process.cpuUsage();
		await readAll(root, language, files, batch);
		const { user, system } = process.cpuUsage(before);
		cpuMs.push((user + system) / 1000);
	}
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	return { language, files: files.length, bytes, firstMs: cpuMs[0], lastMs: cpuMs[READINGS - 1] };
}

async function readAll(
	root: string,
	language: string,
	files: readonly CorpusFile[],
	batch: BatchBuilder,
): Promise<void> {
	for (let file = 0; file < files.length; file++) {
		const job = { file, path: files[file].path, language, care: 0, trouble: null };
		await parseFile(job, { root, ...LIMITS }, batch);
		if (file % FILES_A_BATCH === FILES_A_BATCH - 1) batch.take(0);
	}
	batch.take(0);
}

if (import.meta.main) {
	const { positionals } = parseArgs({ allowPositionals: true });
	const [folder, language] = positionals;
	console.log(JSON.stringify(await readAgainAndAgain(folder, language as CorpusName)));
}
