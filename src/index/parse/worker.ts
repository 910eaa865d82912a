import { keepCompiledCode } from '../../platform/compiled-code.ts';
import { InHandNote } from '../../platform/worker-process.ts';
import { BatchBuilder } from '../extract/batch-builder.ts';
import { parseFile } from './parse-file.ts';
import { Care, type FromParser, type ParseSetup, type ToParser } from './protocol.ts';
import { runtimeBytes } from './tree-sitter/runtime.ts';

/**
 * A parse process: takes batches of files, gives back what is in them. It may die on any file; the
 * parent then knows which one it was, and starts another.
 */
const batch = new BatchBuilder();
const inHand = new InHandNote();
const MAX_RUNTIME_BYTES = 256 << 20;
let setup: ParseSetup;
let work: Promise<void> = Promise.resolve();

process.on('message', (message: ToParser) => {
	if ('setup' in message) setup = message.setup;
	else if ('prepare' in message) work = work.then(() => prepare(message.prepare));
	else work = work.then(() => run(message));
});
// The parent is gone: nobody is waiting for the rest. Not by an exit, which waits for threads: of a thousand, two waited for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** Most languages know it. */
const TEXT = 'x(1)\n';

/** Loads what the first file of each language would wait for. */
async function prepare(languages: readonly string[]): Promise<void> {
	for (const language of languages) {
		const job = { file: 0, path: 'empty', language, care: Care.none, text: TEXT, trouble: null };
		// What fails here fails for a file, too, and is told then.
		await parseFile(job, setup, batch).catch(() => undefined);
	}
	batch.take(0);
	keepCompiledCode();
}

async function run({ seq, jobs }: Extract<ToParser, { seq: number }>): Promise<void> {
	try {
		for (let i = 0; i < jobs.length; i++) {
			inHand.set(seq, i);
			await parseFile(jobs[i], setup, batch);
		}
		const message: FromParser = batch.take(seq);
		// WASM memory never shrinks: after a file that needed much of it, a new process is cheaper.
		const worn = runtimeBytes() > MAX_RUNTIME_BYTES;
		keepCompiledCode();
		process.send!(message, () => {
			if (worn) process.exit(0);
		});
		if (worn) await new Promise(() => undefined);
	} catch (error) {
		// A fault of ours, not of the parser's: die like it, so that the file in hand is treated alike.
		process.send!({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }, () =>
			process.exit(1),
		);
		await new Promise(() => undefined);
	}
}
