import type { BuildProgress } from '../model/build.ts';
import type { Meta } from '../model/envelope.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Freshness } from './freshness.ts';
import type { Context } from './question.ts';
import type { Workspace, WorkspaceRequest } from './workspace.ts';

export interface ContextOptions extends WorkspaceRequest {
	signal: AbortSignal;
	onProgress?: (progress: BuildProgress) => void;
	/** Told once when another process is writing and has to be waited for. */
	onWait?: () => void;
}

/** A context together with what only the engine does with it. */
export interface OwnedContext extends Context {
	/** What `meta` says about the index that was opened; nothing when none was. */
	indexMeta(): Promise<Partial<Meta>>;
	close(): void;
}

export function openContext(options: ContextOptions): OwnedContext {
	const { signal, onProgress, onWait, ...request } = options;
	let workspace: Promise<Workspace> | undefined;
	let reader: Promise<IndexReader> | undefined;
	let freshness: Promise<Freshness> | undefined;
	let open: IndexReader | undefined;
	const context: OwnedContext = {
		request,
		signal,
		onProgress: (progress) => onProgress?.(progress),
		onWait: () => onWait?.(),
		workspace() {
			workspace ??= import('./workspace.ts').then(({ openWorkspace }) => openWorkspace(request));
			return workspace;
		},
		index() {
			reader ??= openReader(context).then((opened) => {
				open = opened;
				return opened;
			});
			return reader;
		},
		freshness() {
			freshness ??= compareWithDisk(context);
			return freshness;
		},
		async indexMeta() {
			if (open === undefined) return {};
			const [{ indexMeta }, { fresh }] = await Promise.all([import('./index-meta.ts'), context.freshness()]);
			return indexMeta(open, fresh);
		},
		close() {
			open?.close();
			open = undefined;
		},
	};
	return context;
}

async function openReader(context: Context): Promise<IndexReader> {
	const [{ state }, { openIndex }] = await Promise.all([context.workspace(), import('../store/reader.ts')]);
	return openIndex(state);
}

async function compareWithDisk(context: Context): Promise<Freshness> {
	const [reader, workspace] = await Promise.all([context.index(), context.workspace()]);
	const { freshnessOf } = await import('./freshness.ts');
	return freshnessOf(reader, workspace);
}
