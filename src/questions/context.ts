import type { BuildProgress } from '../model/build.ts';
import type { Meta } from '../model/envelope.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Freshness, OpenedIndex, Renewal } from './freshness.ts';
import type { Answer, Context } from './question.ts';
import type { Workspace, WorkspaceRequest } from './workspace.ts';

export interface ContextOptions extends WorkspaceRequest {
	signal: AbortSignal;
	onProgress?: (progress: BuildProgress) => void;
	/** Told once when another process is writing and has to be waited for. */
	onWait?: () => void;
	/** Takes answers that come before the last one. */
	onUpdate?: (answer: Answer<unknown>) => void;
	onTrouble?: (message: string) => void;
	/** Opens the index for one who is told of changes; without it, every question looks for them. */
	openIndex?: (workspace: Workspace, renewal: Renewal) => Promise<OpenedIndex>;
}

/** A context together with what only the engine does with it. */
export interface OwnedContext extends Context {
	/** What `meta` says about the index that was opened; nothing when none was. */
	indexMeta(): Promise<Partial<Meta>>;
	/** Builds the index anew after it turned out to be damaged. The context starts over. */
	recover(damage: string): Promise<void>;
	close(): void;
}

export function openContext(options: ContextOptions): OwnedContext {
	const { signal, onProgress, onWait, onUpdate, onTrouble, openIndex, ...request } = options;
	const warnings: string[] = [];
	let workspace: Promise<Workspace> | undefined;
	let opening: Promise<OpenedIndex> | undefined;
	let opened: OpenedIndex | undefined;
	let unsaved: IndexReader | undefined;
	const renewal = {
		signal,
		onProgress: (progress: BuildProgress) => onProgress?.(progress),
		onWarning: (message: string) => warnings.push(message),
	};
	const open = (how: (workspace: Workspace) => Promise<OpenedIndex>): Promise<OpenedIndex> => {
		opening ??= context
			.workspace()
			.then(how)
			.then((result) => {
				opened = result;
				return result;
			});
		return opening;
	};
	const context: OwnedContext = {
		request,
		signal,
		onProgress: renewal.onProgress,
		onWait: () => onWait?.(),
		onUpdate: (answer) => onUpdate?.(answer),
		onTrouble: (message) => onTrouble?.(message),
		onWarning: renewal.onWarning,
		workspace() {
			workspace ??= import('./workspace.ts').then(({ openWorkspace }) => openWorkspace(request));
			return workspace;
		},
		async index(): Promise<IndexReader> {
			const how = openIndex ?? (await import('./freshness.ts')).openRenewed;
			return (await open((at) => how(at, renewal))).reader;
		},
		async published(): Promise<{ reader: IndexReader; freshness: Freshness }> {
			// Who is told of changes has made up for them already.
			if (openIndex !== undefined) return open((at) => openIndex(at, renewal));
			const { openPublished } = await import('./freshness.ts');
			return open(async (at) => openPublished(at));
		},
		async unsaved(given, text) {
			const { openUnsaved } = await import('./unsaved.ts');
			unsaved ??= await openUnsaved(await context.workspace(), request.cwd, given, text, signal);
			return unsaved;
		},
		async indexMeta() {
			const noted = warnings.length > 0 ? { warnings } : {};
			if (opened === undefined) return noted;
			const { indexMeta } = await import('./index-meta.ts');
			return { ...indexMeta(opened.reader, opened.freshness), ...noted };
		},
		async recover(damage) {
			context.close();
			const { recover } = await import('./freshness.ts');
			await recover(await context.workspace(), renewal, damage);
		},
		close() {
			opened?.reader.close();
			unsaved?.close();
			unsaved = undefined;
			opened = undefined;
			opening = undefined;
		},
	};
	return context;
}
