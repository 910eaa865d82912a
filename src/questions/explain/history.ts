import { openHistory } from '../../history/open.ts';
import type { Context } from '../question.ts';
import type { Explained } from './shape.ts';

/** A history that has never been read takes long: who asks in passing does not wait for all of it. */
const READ_MS = 1_500;
const PEOPLE = 3;

/** What happened to a file, or why that cannot be told. */
export async function historyOf(
	context: Context,
	path: string,
): Promise<Pick<Explained, 'history' | 'noHistory'>> {
	const { root, state } = await context.workspace();
	const provider = openHistory({ root, state, env: context.request.env, signal: context.signal });
	try {
		const outcome = await provider.briefHistory(path, READ_MS);
		if (!outcome.ok) return { history: null, noHistory: outcome.detail };
		const { commits, authors, first, last, people, extent } = outcome.value;
		return {
			history: {
				commits,
				authors,
				first,
				last,
				people: people.slice(0, PEOPLE).map(({ name }) => name),
				isComplete: extent.complete,
			},
			noHistory: extent.why,
		};
	} finally {
		provider.close();
	}
}
