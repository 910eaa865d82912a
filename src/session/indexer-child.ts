import { setPriority } from 'node:os';
import { refreshIndex } from '../index/update.ts';
import { WarmParser } from '../index/watch-parser.ts';
import { AssayError } from '../model/errors.ts';
import { jobsOf, openWorkspace } from '../questions/workspace.ts';
import type { FromIndexer, ToIndexer } from './indexer-protocol.ts';

/*
 * Brings an index up to date for a process that answers questions meanwhile. It may be killed at any moment: an index is
 * published in one step.
 */

/** Answers go first: they are waited for by somebody, and this by few. */
const PRIORITY = 5;
const PROGRESS_MS = 50;

const ended = new AbortController();
const parser = new WarmParser();
let parsesFor = '';

process.on('message', (message: ToIndexer) => {
	if (message.kind === 'end') return end();
	refresh(message).then(
		(generation) => tell({ kind: 'done', generation }),
		(error: unknown) => tell({ kind: 'failed', ...described(error) }),
	);
});
process.once('disconnect', end);
// A terminal interrupts the whole group; this process ends with the one it works for.
process.on('SIGINT', () => undefined);
lowerPriority();

async function refresh({
	request,
	within,
	waitMs,
}: Extract<ToIndexer, { kind: 'refresh' }>): Promise<string> {
	const { root, state, settings } = await openWorkspace(request);
	const options = { root, config: settings.config, jobs: jobsOf(settings.config) };
	const key = JSON.stringify(options);
	if (key !== parsesFor) parser.close();
	parsesFor = key;
	let told = 0;
	const { changes, report } = await refreshIndex({
		...options,
		state,
		within,
		waitMs,
		signal: ended.signal,
		parser: parser.open(options),
		onProgress: (progress) => {
			const now = performance.now();
			if (now - told < PROGRESS_MS && progress.done < progress.total) return;
			told = now;
			tell({ kind: 'progress', progress });
		},
	});
	parser.rest(options, changes.added + changes.changed, report);
	return report.generation;
}

function end(): void {
	ended.abort();
	process.exit(0);
}

function tell(message: FromIndexer): void {
	if (process.connected) process.send?.(message, () => undefined);
}

function described(error: unknown): Pick<AssayError, 'code' | 'message' | 'hint'> {
	if (error instanceof AssayError) return { code: error.code, message: error.message, hint: error.hint };
	const message = error instanceof Error ? error.message : String(error);
	return { code: 'INTERNAL', message, hint: 'This is a defect of assay. Please report it.' };
}

function lowerPriority(): void {
	try {
		setPriority(PRIORITY);
	} catch {
		// Not everywhere allowed, and nothing depends on it.
	}
}
