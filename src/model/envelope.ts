import type { ErrorCode } from './errors.ts';

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

export interface Meta {
	schemaVersion: number;
	/** null for questions that need no index. */
	index: { generation: string; fresh: boolean } | null;
	completeness: Completeness | null;
	/** True when a cap cut the result short. */
	truncated: boolean;
}

export type Envelope<T> =
	| { ok: true; result: T; meta: Meta }
	| { ok: false; error: { code: ErrorCode; message: string; hint: string }; meta: Meta };
