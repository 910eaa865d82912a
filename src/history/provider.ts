import type {
	Blame,
	ChangedFiles,
	FileHistory,
	Outcome,
	Provenance,
	ProviderName,
} from '../model/history.ts';
import type { StateFolder } from '../store/state.ts';

/**
 * What a version control system can tell about the files below a root. Nothing is ever thrown: what
 * cannot be told is an `Outcome` with its reason, so that whoever asks can go on without.
 */
export interface HistoryProvider {
	readonly name: ProviderName;
	/** Where the files come from. Cheap enough for every answer. */
	provenance(): Promise<Provenance>;
	/** Files that differ between a revision and the working tree. */
	changedSince(revision: string): Promise<Outcome<ChangedFiles>>;
	/** Commits that changed a file, under all its names, with at most `limit` of them in full. */
	fileHistory(path: string, limit: number): Promise<Outcome<FileHistory>>;
	/** Who last changed each line. */
	blame(path: string, range: LineRange | null): Promise<Outcome<Blame>>;
	close(): void;
}

export interface LineRange {
	/** 1-based, both included. */
	start: number;
	end: number;
}

export interface HistoryRequest {
	root: string;
	/** Where what was read is kept. */
	state: StateFolder;
	env: NodeJS.ProcessEnv;
	signal?: AbortSignal | undefined;
}
