import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileBatch, FileColumn } from '../../model/batch.ts';
import { FILE_STATUSES, SKIP_REASONS } from '../../model/file.ts';
import { ParsePool } from './pool.ts';
import { Care, type ParseJob } from './protocol.ts';

let root: string;
const { execPath } = process;
const { TMPDIR } = process.env;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-pool-'));
});

afterEach(() => {
	process.execPath = execPath;
	if (TMPDIR === undefined) delete process.env.TMPDIR;
	else process.env.TMPDIR = TMPDIR;
	rmSync(root, { recursive: true, force: true });
});

function job(file: number, more: Partial<ParseJob> = {}): ParseJob {
	writeFileSync(join(root, `f${file}.ts`), `export const v${file} = g(${file});\n`);
	return { file, path: `f${file}.ts`, language: 'typescript', care: Care.none, trouble: null, ...more };
}

const setup = () => ({ root, maxFileBytes: 1_000_000, maxNodes: 1_000_000, indexGenerated: false });

function open(jobs = 2): ParsePool {
	return new ParsePool({ setup: setup(), jobs, patienceMs: 10_000 });
}

async function* parse(batches: ParseJob[][], more: { jobs?: number; signal?: AbortSignal } = {}) {
	const pool = open(more.jobs);
	try {
		yield* pool.run(batches, more.signal);
	} finally {
		pool.close();
	}
}

async function collect(results: AsyncIterable<FileBatch>): Promise<FileBatch[]> {
	const all: FileBatch[] = [];
	for await (const batch of results) all.push(batch);
	return all;
}

/** Process ids of our parse processes. */
function children(): number[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) => {
			try {
				const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
				return Number(parent) === process.pid && state !== 'Z';
			} catch {
				return false;
			}
		});
}

test('results come in the order of the batches', async () => {
	const batches = Array.from({ length: 60 }, (_, at) => [job(at)]);
	const results = await collect(parse(batches));
	expect(results.map(({ seq }) => seq)).toEqual(batches.map((_, at) => at));
	expect(results.map(({ files }) => files[FileColumn.file])).toEqual(batches.map((_, at) => at));
});

test('nothing to do', async () => {
	expect(await collect(parse([]))).toEqual([]);
});

describe('care', () => {
	const trouble = { status: 'crashed' as const, note: 'it fell' };
	const outcome = async (care: number) => {
		const [{ files, strings, calls }] = await collect(parse([[job(0, { care, trouble })]]));
		return {
			status: FILE_STATUSES[files[FileColumn.status]],
			skip: SKIP_REASONS[files[FileColumn.skip]],
			note: strings[files[FileColumn.note]],
			calls: calls.length > 0,
		};
	};

	test.each([
		['tolerant', Care.tolerant, { status: 'parsed', skip: undefined, note: 'it fell', calls: true }],
		['text only', Care.textOnly, { status: 'crashed', skip: undefined, note: 'it fell', calls: false }],
		['left out', Care.leaveOut, { skip: 'crashed', note: 'it fell', calls: false }],
	])('%s', async (_, care, expected) => {
		expect(await outcome(care)).toMatchObject(expected);
	});
});

describe('processes that do not start', () => {
	const refused = { code: 'INTERNAL', message: expect.stringMatching(/^parse processes do not start: /) };

	test('because the program is gone', async () => {
		process.execPath = join(root, 'no-such-program');
		await expect(collect(parse([[job(0)]]))).rejects.toMatchObject(refused);
	});

	test('because it ends at once', async () => {
		process.execPath = '/bin/false';
		await expect(collect(parse([[job(0)]]))).rejects.toMatchObject(refused);
	});

	test('because there is no more room for notes when one is replaced', async () => {
		const results = parse([[job(0)], [job(1)], [job(2)], [job(3)]], { jobs: 1 });
		await results.next();
		process.env.TMPDIR = join(root, 'gone');
		for (const pid of children()) process.kill(pid, 'SIGKILL');
		const rest = collect(results).then(
			(batches) => batches.length,
			(error: unknown) => error,
		);
		// It may have finished before the signal came.
		expect([3, expect.objectContaining(refused)]).toContainEqual(await rest);
	});
});

test('processes that are killed before they take a file are replaced, as long as others do their work', async () => {
	const batches = Array.from({ length: 12 }, (_, at) => [job(at)]);
	let seen = 0;
	for await (const batch of parse(batches, { jobs: 1 })) {
		expect(batch.seq).toBe(seen++);
		if (seen % 2 === 0) for (const pid of children()) process.kill(pid, 'SIGKILL');
	}
	expect(seen).toBe(12);
});

test('stops when it is told to, and takes its processes along', async () => {
	const stop = new AbortController();
	const results = parse(
		Array.from({ length: 30 }, (_, at) => [job(at)]),
		{ signal: stop.signal },
	);
	await results.next();
	stop.abort();
	await expect(collect(results)).rejects.toMatchObject({ name: 'AbortError' });
	await expect.poll(children, { timeout: 5000 }).toEqual([]);
});

test('a caller that loses interest leaves no process behind', async () => {
	for await (const _ of parse(Array.from({ length: 30 }, (_, at) => [job(at)]))) break;
	await expect.poll(children, { timeout: 5000 }).toEqual([]);
});

test('one process serves one run after another, also after one that was left early', async () => {
	const pool = open(1);
	const seen: number[] = [];
	try {
		for await (const batch of pool.run([[job(0)], [job(1)]])) seen.push(batch.files[FileColumn.file]);
		const [first] = children();
		for await (const batch of pool.run([[job(2)]])) seen.push(batch.files[FileColumn.file]);
		expect(children()).toEqual([first]);
		for await (const _ of pool.run(Array.from({ length: 30 }, (_, at) => [job(at)]))) break;
		for await (const batch of pool.run([[job(3)]])) seen.push(batch.files[FileColumn.file]);
		expect(seen).toEqual([0, 1, 2, 3]);
		for (const pid of children()) process.kill(pid, 'SIGKILL');
		await expect.poll(children, { timeout: 5000 }).toEqual([]);
		for await (const batch of pool.run([[job(4)]])) seen.push(batch.files[FileColumn.file]);
		expect(seen.at(-1)).toBe(4);
	} finally {
		pool.close();
	}
});
