/** Version control as answers show it. Paths are relative to assay's root, with forward slashes. */

/** `none` is a provider too: it answers every question with the reason why it cannot. */
export const PROVIDERS = ['git', 'none'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** Why a question about history has no answer. */
export type HistoryTrouble =
	| 'no_repository'
	| 'no_program' // git is not installed, or cannot be started
	| 'no_commits'
	| 'unknown_revision'
	| 'not_tracked' // no commit has the path
	| 'unreadable' // a file that is no text, or is not there
	| 'no_such_line'
	| 'too_large' // more output than the limit
	| 'timed_out'
	| 'cancelled'
	| 'damaged'; // the program failed on this repository

export interface Trouble {
	ok: false;
	reason: HistoryTrouble;
	/** For people. */
	detail: string;
}

/** A provider never throws: what it cannot tell is a result, too. */
export type Outcome<T> = { ok: true; value: T } | Trouble;

export function trouble(reason: HistoryTrouble, detail: string): Trouble {
	return { ok: false, reason, detail };
}

export type Provenance =
	| { provider: 'none' }
	| {
			provider: 'git';
			/** Top folder of the working tree, absolute: assay's root or a folder above it. */
			root: string;
			/** null before the first commit. */
			commit: string | null;
			/** null when HEAD is detached. */
			branch: string | null;
			/** A tracked file below assay's root differs from the commit; null when that could not be told. */
			dirty: boolean | null;
	  };

export interface Person {
	name: string;
	email: string;
}

export interface CommitMark {
	commit: string;
	/** When the author wrote it, `2024-05-01T10:00:00Z`; null when the commit gives no sensible time. */
	time: string | null;
	author: Person;
	/** First line of the message, capped. */
	subject: string;
}

export const CHANGE_KINDS = ['added', 'modified', 'deleted', 'renamed', 'retyped'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What one commit did to one file. */
export interface FileChange extends CommitMark {
	change: ChangeKind;
	/** The name the file had after the commit (before it, when deleted). */
	path: string;
	/** The name before a rename. */
	from: string | null;
	/** null for a binary file, or when they could not be counted. */
	added: number | null;
	deleted: number | null;
}

/** How much of the history there is to read. */
export interface HistoryExtent {
	commits: number;
	/** False when older commits are missing; `why` then says so. */
	complete: boolean;
	why: string | null;
}

export interface FileSummary {
	path: string;
	/** Commits that changed the file, under whatever name. Merges change nothing of their own. */
	commits: number;
	/** Distinct authors, told apart by address. */
	authors: number;
	/** Sums over text changes; null when a change could not be counted. */
	added: number | null;
	deleted: number | null;
	first: CommitMark | null;
	last: CommitMark | null;
}

export interface FileHistory extends FileSummary {
	/** Names the file had before, the latest first. */
	formerNames: string[];
	/** The most active first, capped. */
	people: (Person & { commits: number })[];
	/** The latest first, capped. */
	changes: FileChange[];
	extent: HistoryExtent;
}

export interface ChangedFile {
	path: string;
	change: ChangeKind;
	from: string | null;
	/** False for a file that version control has not been told of. */
	tracked: boolean;
}

export interface ChangedFiles {
	/** The commit the revision stands for. */
	commit: string;
	/** Sorted by path. */
	files: ChangedFile[];
	/** `exact` when there was too much to compare: only files moved unchanged are recognised. */
	renames: 'similar' | 'exact';
}

/** Lines of the working tree that differ from a revision, by path: from 1, both included. Where lines are gone, those beside them. */
export type ChangedLines = ReadonlyMap<string, readonly { start: number; end: number }[]>;

/** Lines next to each other that one commit last changed. */
export interface BlameHunk {
	startLine: number;
	endLine: number;
	/** null for lines that are not committed. */
	by: CommitMark | null;
	/** The file's name and the first line's number in that commit. */
	path: string;
	originalLine: number;
	/** The commit is where a shallow clone ends: an older one may have written the lines. */
	boundary: boolean;
	text: string[];
}

export interface Blame {
	path: string;
	lines: number;
	hunks: BlameHunk[];
}
