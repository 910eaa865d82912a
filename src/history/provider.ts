import type {
	Blame,
	ChangedFiles,
	ChangedLines,
	FileHistory,
	HistoryExtent,
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
	/** Files, under their names of today, that commits changed: those of an author, or within a time. */
	touched(by: TouchedBy): Promise<Outcome<TouchedFiles>>;
	/** The same, with the lines of each file that differ; of a file without any there are none. */
	changedLines(revision: string): Promise<Outcome<ChangedFiles & { lines: ChangedLines }>>;
	/** Commits that changed a file, under all its names, with at most `limit` of them in full. */
	fileHistory(path: string, limit: number): Promise<Outcome<FileHistory>>;
	/**
	 * The same without lines added and deleted, from what can be read in `ms`: for who wants to know in passing. What was
	 * read is kept, and the next to ask goes on from there.
	 */
	briefHistory(path: string, ms: number): Promise<Outcome<FileHistory>>;
	/** Who last changed each line. */
	blame(path: string, range: LineRange | null): Promise<Outcome<Blame>>;
	close(): void;
}

export interface TouchedBy {
	/** A part of a name or address, upper and lower case alike; null for everybody. */
	author: string | null;
	/** Before the latest commit; null for all of history. */
	seconds: number | null;
}

export interface TouchedFiles {
	paths: string[];
	extent: HistoryExtent;
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
