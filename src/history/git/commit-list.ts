import type { Outcome } from '../../model/history.ts';
import { GIT_LIMITS } from '../../platform/git-limits.ts';
import type { GitView } from '../../platform/git-view.ts';
import { capped, commitText } from './text.ts';

export interface ListedCommit {
	oid: string;
	parents: string[];
	/** Seconds; NaN when the commit gives none. */
	authorTime: number;
	commitTime: number;
	name: string;
	email: string;
	subject: string;
}

const MAX_NAME = 200;
const MAX_SUBJECT = 200;
const FORMAT = ['%H', '%P', '%at', '%ct', '%e', '%an', '%ae', '%s'].join('%x00');
const FIELDS = 8;

export interface CommitRange {
	tip: string;
	/** Leave out what this commit has in its past, and itself. */
	since: string | null;
	/** The newest that many. */
	limit: number;
	signal: AbortSignal | undefined;
}

/** Commits of a range, every one after its parents. Names are as written: no `.mailmap` is applied. */
export async function listCommits(view: GitView, range: CommitRange): Promise<Outcome<ListedCommit[]>> {
	const args = ['rev-list', '--topo-order', '--reverse', `--max-count=${range.limit}`];
	// Not re-encoded: an encoding of the commit's choice could make line ends out of other bytes.
	args.push('--encoding=none', `--format=${FORMAT}`, range.tip);
	if (range.since !== null) args.push(`^${range.since}`);
	const run = await view.run([...args, '--'], { ...GIT_LIMITS, signal: range.signal });
	return run.ok ? { ok: true, value: parse(run.output) } : run;
}

function parse(output: Buffer): ListedCommit[] {
	const commits: ListedCommit[] = [];
	for (let start = 0; start < output.length; ) {
		const newline = output.indexOf(10, start);
		const end = newline === -1 ? output.length : newline;
		const fields = output.toString('latin1', start, end).split('\0');
		// Between the records stand lines `commit <id>`.
		if (fields.length === FIELDS) commits.push(commitOf(fields));
		start = end + 1;
	}
	return commits;
}

function commitOf(fields: string[]): ListedCommit {
	const [oid, parents, authorTime, commitTime, encoding, name, email, subject] = fields;
	const text = (field: string) =>
		ASCII.test(field) ? field : commitText(Buffer.from(field, 'latin1'), encoding);
	return {
		oid,
		parents: parents === '' ? [] : parents.split(' '),
		authorTime: authorTime === '' ? Number.NaN : Number(authorTime),
		commitTime: commitTime === '' ? Number.NaN : Number(commitTime),
		name: capped(text(name), MAX_NAME),
		email: capped(text(email), MAX_NAME),
		subject: capped(text(subject), MAX_SUBJECT),
	};
}

const ASCII = /^[\x00-\x7f]*$/;
