import { openHistory } from '../history/open.ts';
import type { HistoryProvider } from '../history/provider.ts';
import { AssayError } from '../model/errors.ts';
import type { Outcome, Trouble } from '../model/history.ts';
import type { Context } from './question.ts';

/** Asks the version control of the root, and closes it. Trouble becomes the error a user can act on. */
export async function askHistory<T>(
	context: Context,
	ask: (history: HistoryProvider, root: string) => Promise<Outcome<T>>,
): Promise<T> {
	const { root, state } = await context.workspace();
	const history = openHistory({ root, state, env: context.request.env, signal: context.signal });
	try {
		const outcome = await ask(history, root);
		if (!outcome.ok) throw asError(outcome);
		return outcome.value;
	} finally {
		history.close();
	}
}

function asError({ reason, detail }: Trouble): AssayError {
	switch (reason) {
		case 'cancelled':
			return new AssayError('CANCELLED', 'cancelled', 'Nothing was changed; run it again.');
		case 'no_such_line':
			return new AssayError('USAGE', detail, 'Give lines that are there.');
		case 'unknown_revision':
			return new AssayError('NOT_FOUND', detail, 'Give a branch, a tag or a commit, as HEAD~3 or v1.0.');
		case 'not_tracked':
			return new AssayError('NOT_FOUND', detail, 'Only what is committed in this repository has a history.');
		case 'unreadable':
			return new AssayError('NOT_FOUND', detail, 'Give a text file that is in the working tree.');
		case 'no_repository':
			return new AssayError('HISTORY_UNAVAILABLE', detail, 'Ask inside a git repository.');
		case 'no_program':
			return new AssayError('HISTORY_UNAVAILABLE', `git cannot be run: ${detail}`, 'Install git.');
		case 'no_commits':
			return new AssayError('HISTORY_UNAVAILABLE', detail, 'Commit something first.');
		default:
			return new AssayError('HISTORY_UNAVAILABLE', detail, '`git fsck` may tell more about the repository.');
	}
}
