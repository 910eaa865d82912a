import type { BuildProgress } from '../model/build.ts';
import type { Envelope } from '../model/envelope.ts';
import type { ContextOptions } from '../questions/context.ts';
import type { Question } from '../questions/question.ts';
import { openWorkspace, type WorkspaceRequest } from '../questions/workspace.ts';
import { IndexKeeper } from './keeper.ts';

/** What a server tells those who listen. */
export type SessionEvent =
	/** How far the index is that is being built. */
	| { kind: 'progress'; progress: BuildProgress }
	/** The index is another one now. */
	| { kind: 'index'; generation: string };

export interface AskOptions {
	signal?: AbortSignal;
	/** Told while the answer has to wait for the index. */
	onProgress?: (progress: BuildProgress) => void;
}

/** A repository that stays open for questions: for servers, and for programs that import assay. */
export interface Session {
	readonly root: string;
	/** Never throws: whatever goes wrong is in the envelope. */
	ask(question: Question, input: unknown, options?: AskOptions): Promise<Envelope<unknown>>;
	/** Gives the function that ends it. */
	listen(listener: (event: SessionEvent) => void): () => void;
	close(): Promise<void>;
}

type Answering = (question: Question, input: unknown, options: ContextOptions) => Promise<Envelope<unknown>>;

/** Throws an `AssayError` when there is no such folder, or its settings cannot be read. */
export async function openSession(request: WorkspaceRequest, answer: Answering): Promise<Session> {
	const { root } = await openWorkspace(request);
	const listeners = new Set<(event: SessionEvent) => void>();
	const tell = (event: SessionEvent) => {
		for (const listener of listeners) listener(event);
	};
	const ended = new AbortController();
	const keeper = new IndexKeeper(
		{ ...request, root },
		{
			onProgress: (progress) => tell({ kind: 'progress', progress }),
			onIndex: (generation) => tell({ kind: 'index', generation }),
		},
	);
	return {
		root,
		async ask(question, input, { signal, onProgress } = {}) {
			const signals = signal === undefined ? [ended.signal] : [ended.signal, signal];
			const follow = (event: SessionEvent) => {
				if (event.kind === 'progress') onProgress?.(event.progress);
			};
			listeners.add(follow);
			try {
				return await answer(question, input, {
					...request,
					// Paths are those of the repository, wherever the process was started.
					cwd: root,
					root,
					signal: AbortSignal.any(signals),
					onProgress,
					openIndex: (workspace, renewal) => keeper.open(workspace, renewal),
				});
			} finally {
				listeners.delete(follow);
			}
		},
		listen(listener) {
			const own = (event: SessionEvent) => listener(event);
			listeners.add(own);
			return () => listeners.delete(own);
		},
		async close() {
			ended.abort();
			keeper.close();
			listeners.clear();
		},
	};
}
