import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '../../src/model/envelope.ts';
import { openIndex } from '../../src/store/reader.ts';
import { Random } from './histories/random.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { IndexerProcess, Refused } from './store/indexer-process.ts';
import { callsIn, canTrace, type TracedCall, traced } from './store/strace.ts';
import { Versions } from './store/versions.ts';

/* Row 4: a system call fails that never does. */

const POINTS = amount(4, { quick: 20, full: Number.POSITIVE_INFINITY });

/** Calls that can fail, and how. */
const FAILURES: Record<string, string[]> = {
	openat: ['EIO', 'EMFILE'],
	read: ['EIO'],
	pread64: ['EIO'],
	write: ['EIO'],
	pwrite64: ['EIO'],
	ftruncate: ['EIO'],
	fsync: ['EIO'],
	fdatasync: ['EIO'],
	rename: ['EIO'],
	unlink: ['EIO'],
	mkdir: ['EIO'],
	getdents64: ['EIO'],
	lstat: ['EIO'],
	stat: ['EIO'],
	newfstatat: ['EIO'],
	statx: ['EIO'],
	fstat: ['EIO', 'ENOMEM'],
	access: ['EIO'],
	fcntl: ['ENOLCK', 'EIO'],
	mmap: ['ENOMEM'],
};

let repository: Versions;
let indexer: IndexerProcess;
beforeAll(async () => {
	repository = await Versions.make(3);
	indexer = await IndexerProcess.prepared(repository.state);
});
afterAll(async () => {
	await indexer.close();
	repository.close();
});

interface Work {
	name: string;
	/** Makes the situation; the index is of the version before, or none. */
	prepare(): void;
	/** Throws when the answer is neither right nor says that something is missing. */
	run(): Promise<void>;
}

const WORKS: Work[] = [
	{
		name: 'an update',
		prepare: () => void repository.advance(),
		run: async () => void (await indexer.refresh(repository.state)),
	},
	{
		name: 'a build',
		prepare: () => void repository.advance(),
		run: async () => void (await indexer.refresh(repository.state, { full: true })),
	},
	{
		name: 'a first build',
		prepare: () => repository.removeState(),
		run: async () => void (await indexer.refresh(repository.state)),
	},
	{
		name: 'a question',
		prepare: () => undefined,
		run: async () => checkAnswer((await indexer.ask(repository.root, 'symbols', { file: 'a.ts' })).envelope),
	},
];

interface Symbols {
	symbols: { name: string }[];
}

function checkAnswer(envelope: Envelope<unknown>): void {
	if (!envelope.ok) throw new Refused(envelope.error.code, envelope.error.message);
	const { index, completeness } = envelope.meta;
	if (index?.fresh !== true || completeness?.complete !== true) return;
	const names = (envelope.result as Symbols).symbols.map(({ name }) => name);
	expect(names).toEqual(['version', `a${repository.version}`]);
}

interface Point {
	work: Work;
	at: TracedCall;
	error: string;
}

/** Only calls about files of the repository: what the JavaScript engine does for itself is not ours. */
function isOurs(line: string): boolean {
	return line.includes(repository.root);
}

/** A `read` may be about anything, and some that fail end the process. */
function tracedPaths(): string[] {
	const paths = ['.assay/current', 'a.ts', 'b.ts', 'same.ts', 'same.py', 'README.md', 'App.vue'];
	return paths.flatMap((path) => ['-P', join(repository.root, path)]);
}

async function survey(): Promise<Point[]> {
	const points: Point[] = [];
	for (const work of WORKS) {
		for (const names of [['read'], Object.keys(FAILURES).filter((name) => name !== 'read')]) {
			await repository.refresh();
			work.prepare();
			const filter = names[0] === 'read' ? tracedPaths() : [];
			const log = await traced(indexer.pid, ['-y', ...filter, '-e', `trace=${names}`], work.run);
			for (const at of callsIn(log).filter(({ line }) => isOurs(line))) {
				for (const error of FAILURES[at.name]) points.push({ work, at, error });
			}
		}
	}
	return points;
}

interface Outcome {
	/** The failing call as it was logged. */
	line: string;
	/** null when it did not matter. */
	refusal: Refused | null;
}

/** null when it did not come to that call, or another than that of the survey was hit. */
async function fail({ work, at, error }: Point): Promise<Outcome | null> {
	const inject = `inject=${at.name}:error=${error}:when=${at.nth}`;
	const filter = at.name === 'read' ? tracedPaths() : [];
	let thrown: unknown = null;
	const log = await traced(indexer.pid, ['-y', ...filter, '-e', `trace=${at.name}`, '-e', inject], () =>
		work.run().catch((error: unknown) => {
			thrown = error;
		}),
	);
	const line = log.split('\n').find((text) => text.includes('(INJECTED)'));
	const isMissed = line === undefined || !isOurs(line);
	if (isMissed && indexer.isGone) indexer = await IndexerProcess.prepared(repository.state);
	if (isMissed) return null;
	if (thrown !== null && !(thrown instanceof Refused)) throw new Error(line, { cause: thrown });
	return { line, refusal: thrown };
}

/** Failures that say what is the matter. A defect is none of them. */
const TYPED = /^(?:IO|STATE_UNWRITABLE|DISK_FULL|BUSY|ROOT_UNREADABLE|NOT_FOUND)$/;

/** What is there is whole, whatever failed; or it says what it lacks. */
async function checkIndex(before: number | null): Promise<void> {
	if (before === null && !existsSync(join(repository.state.folder, 'current'))) return;
	const reader = openIndex(repository.state);
	try {
		const lacking = reader.db
			.prepare("SELECT count(*) FROM skip WHERE path <> '.assay'")
			.pluck()
			.get() as number;
		if (lacking > 0) return;
		expect([before, repository.version]).toContain(await repository.judge(reader));
	} finally {
		reader.close();
	}
}

test.skipIf(!canTrace())(
	'a failing call is told, or does not matter (needs strace)',
	async () => {
		const random = new Random(4);
		const all = await survey();
		const points = random.some(all, POINTS);
		const codes: Record<string, number> = {};
		let failed = 0;
		for (const point of points) {
			const { work, at, error } = point;
			await repository.refresh();
			const before = work.name === 'a first build' ? null : repository.version;
			work.prepare();
			let about = `${work.name}, ${error} from ${at.name} ${at.nth}`;
			try {
				const outcome = await fail(point);
				if (outcome === null) continue;
				about += `: ${outcome.line}`;
				failed++;
				const code = outcome.refusal?.code ?? 'none';
				codes[code] = (codes[code] ?? 0) + 1;
				if (outcome.refusal !== null) expect(code, outcome.refusal.message).toMatch(TYPED);
				await checkIndex(before);
				await repository.refresh();
				expect(await repository.judgeLive()).toBe(repository.version);
				expect(repository.leftovers()).toEqual([]);
			} catch (cause) {
				throw new Error(about, { cause });
			}
		}
		expect(failed).toBeGreaterThan(points.length / 2);
		tell(4, `${failed} of ${all.length} call sites failed, ${JSON.stringify(codes)}`);
	},
	timeFor(2000, 1000),
);
