import { fork } from 'node:child_process';

/** How a child that was asked one question ended. */
export type ChildAnswer =
	| { outcome: 'answered'; answer: unknown }
	| { outcome: 'timed_out' }
	| { outcome: 'cancelled' }
	/** It ended without an answer; `signal` when it was killed. */
	| { outcome: 'died'; code: number | null; signal: string | null; stderr: string };

export interface ChildQuestion {
	/** The module to run. It gets one message and answers with one. */
	module: string;
	question: unknown;
	/** From starting it; then it is killed, whatever it is doing. */
	timeoutMs: number;
	/** Limit of its JavaScript heap. */
	heapMb: number;
	signal?: AbortSignal | undefined;
}

const STDERR_KEPT = 4_096;

/** Runs a module in a process of its own for one question. No process outlives the returned promise. */
export function askChild(question: ChildQuestion): Promise<ChildAnswer> {
	const { promise, resolve, reject } = Promise.withResolvers<ChildAnswer>();
	const child = fork(question.module, [], {
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		execArgv: [`--max-old-space-size=${question.heapMb}`],
	});
	let ending: ChildAnswer | null = null;
	let stderr = '';
	const end = (answer: ChildAnswer) => {
		ending ??= answer;
		child.kill('SIGKILL');
	};
	const timer = setTimeout(() => end({ outcome: 'timed_out' }), question.timeoutMs);
	const cancel = () => end({ outcome: 'cancelled' });
	if (question.signal?.aborted) cancel();
	question.signal?.addEventListener('abort', cancel, { once: true });
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		stderr = (stderr + text).slice(-STDERR_KEPT);
	});
	child.on('message', (answer) => end({ outcome: 'answered', answer }));
	child.on('error', reject);
	child.on('close', (code, signal) => resolve(ending ?? { outcome: 'died', code, signal, stderr }));
	// A child that is gone before it reads tells so by closing.
	child.send(question.question as object, () => {});
	return promise.finally(() => {
		clearTimeout(timer);
		question.signal?.removeEventListener('abort', cancel);
	});
}
