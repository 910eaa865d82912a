import type { ErrorCode, ErrorPlace } from './errors.ts';

/** Version of the envelope and of the results inside it. */
export const ENVELOPE_VERSION = 1;

/** What was and was not analysed. Attached to every answer, so that *incomplete* never looks like *clean*. */
export interface Completeness {
	complete: boolean;
	/** Files in the index, and how many of them have each status but `parsed` and `text`. */
	files: number;
	incomplete: Record<string, number>;
	/** Files and folders left out, by reason. */
	skipped: Record<string, number>;
}

/** Which index an answer comes from, and how well it fits the files on disk. */
export interface IndexStanding {
	generation: string;
	fresh: boolean;
	/** What has changed since; null when nothing has. */
	stale: { added: number; changed: number; removed: number; settingsChanged: boolean } | null;
	/** Another process is writing a newer one. */
	building: boolean;
}

export interface Meta {
	schemaVersion: number;
	/** null for questions that need no index. */
	index: IndexStanding | null;
	completeness: Completeness | null;
	/** True when a cap cut the result short. */
	truncated: boolean;
	/** What happened on the way that nobody asked for. */
	warnings: string[];
}

export type Envelope<T> =
	| { ok: true; result: T; meta: Meta }
	| { ok: false; error: EnvelopeError; meta: Meta };

export interface EnvelopeError {
	code: ErrorCode;
	message: string;
	hint: string;
	/** Where the mistake is, when it is in a query or a pattern. */
	place?: ErrorPlace;
}
