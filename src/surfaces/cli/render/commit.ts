import type { HistoryResult } from '../../../engine.ts';
import { safe } from '../page.ts';

export type Commit = NonNullable<HistoryResult['last']>;

const SHORT = 10;

export function shortId(commit: string): string {
	return commit.slice(0, SHORT);
}

/** `2024-05-01`; blanks for a commit without a time. */
export function day(time: string | null): string {
	return time === null ? ' '.repeat(10) : time.slice(0, time.indexOf('T'));
}

/** `2024-05-01 by Ann: Subject (0123456789)`. */
export function commitLine({ commit, time, author, subject }: Commit): string {
	return `${day(time).trim()} by ${safe(author.name)}: ${safe(subject)} (${shortId(commit)})`.trim();
}
