import type { FileBatch } from '../../model/batch.ts';

/** What a parse process is told once. */
export interface ParseSetup {
	root: string;
	maxFileBytes: number;
	maxNodes: number;
	indexGenerated: boolean;
}

/** How much to dare with a file; raised after it took a process down. */
export const Care = {
	/** The fast parser first. */
	none: 0,
	/** The error-tolerant parser only. */
	tolerant: 1,
	/** No parser: its text is indexed, its syntax is not. */
	textOnly: 2,
	/** Not even read. */
	leaveOut: 3,
} as const;

export interface ParseJob {
	file: number;
	path: string;
	language: string;
	/** One of `Care`. */
	care: number;
	/** Taken instead of what is on disk. */
	text?: string;
	/** What happened when less care was taken, for the file's status and note. */
	trouble: { status: 'crashed' | 'timed_out'; note: string } | null;
}

/** `prepare`: languages that files are likely to come in. */
export type ToParser = { setup: ParseSetup } | { prepare: string[] } | { seq: number; jobs: ParseJob[] };
export type FromParser = FileBatch | { failure: string };
