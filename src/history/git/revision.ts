import { type Outcome, trouble } from '../../model/history.ts';
import { GIT_LIMITS } from '../../platform/git-limits.ts';
import type { GitView } from '../../platform/git-view.ts';

const MAX_REVISION = 1_000;
/** Searching messages for a text can take long. */
const TIMEOUT_MS = 10_000;

/** The commit that a revision a user typed stands for. */
export async function resolveRevision(
	view: GitView,
	revision: string,
	signal: AbortSignal | undefined,
): Promise<Outcome<string>> {
	if (!isRevision(revision))
		return trouble('unknown_revision', `not a revision: ${JSON.stringify(revision)}`);
	const run = await view.run(
		['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
		{
			...GIT_LIMITS,
			timeoutMs: TIMEOUT_MS,
			signal,
			answers: [0, 1],
		},
	);
	if (!run.ok) return run.reason === 'damaged' ? trouble('unknown_revision', run.detail) : run;
	const commit = run.output.toString('latin1').trim();
	if (run.code === 0 && /^[0-9a-f]{40,64}$/.test(commit)) return { ok: true, value: commit };
	return trouble('unknown_revision', `no commit is called ${JSON.stringify(revision)}`);
}

function isRevision(text: string): boolean {
	return text !== '' && text.length <= MAX_REVISION && !text.startsWith('-') && !/[\x00-\x1f\x7f]/.test(text);
}
