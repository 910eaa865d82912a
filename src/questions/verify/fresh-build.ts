import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import type { BuildProgress } from '../../model/build.ts';
import { AssayError, type ErrorCode } from '../../model/errors.ts';
import { WorkerProcess } from '../../platform/worker-process.ts';
import type { StateFolder } from '../../store/state.ts';

/** What a process that builds an index is told. */
export interface FreshBuild {
	root: string;
	state: StateFolder;
	config: Config;
	jobs: number;
	order: 'path' | 'reverse';
}

/** What it tells. */
export type FreshNews =
	| { progress: BuildProgress }
	| { done: true }
	| { error: { code: ErrorCode; message: string; hint: string } };

const CHILD = fileURLToPath(new URL(`./fresh-child${extname(import.meta.url)}`, import.meta.url));

/** Builds an index in another process. The process has ended when this returns or throws. */
export async function buildElsewhere(
	order: FreshBuild,
	signal: AbortSignal,
	onProgress: (progress: BuildProgress) => void,
): Promise<void> {
	const { promise: ended, resolve } = Promise.withResolvers<string>();
	let last: Exclude<FreshNews, { progress: BuildProgress }> | null = null;
	const child = new WorkerProcess(CHILD, ['--disable-warning=ExperimentalWarning'], {
		message: (message) => {
			const news = message as FreshNews;
			if ('progress' in news) onProgress(news.progress);
			else last = news;
		},
		exit: resolve,
	});
	const stop = () => child.kill();
	signal.addEventListener('abort', stop);
	try {
		if (signal.aborted) stop();
		child.send(order);
		finish(await ended, last);
	} finally {
		signal.removeEventListener('abort', stop);
	}
}

function finish(ending: string, last: Exclude<FreshNews, { progress: BuildProgress }> | null): void {
	if (last !== null && 'done' in last) return;
	if (last !== null) {
		const { code, message, hint } = last.error;
		throw new AssayError(code, message, hint);
	}
	throw new AssayError(
		'INTERNAL',
		`the process that built an index afresh ended with ${ending}`,
		'Run it again; `assay doctor` tells whether something is missing.',
	);
}
