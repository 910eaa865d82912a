import { ask, questions } from '../src/engine.ts';
import type { Context } from '../src/questions/question.ts';
import { openWorkspace } from '../src/questions/workspace.ts';
import { type IndexReader, openIndex } from '../src/store/reader.ts';

/** An indexed folder whose questions are answered in this process, without the look for changed files. */
export interface Asking {
	reader: IndexReader;
	answer(question: string, input: object): Promise<unknown>;
}

/** Indexes a folder and opens it. The caller closes the reader. */
export async function openAsking(folder: string, env: NodeJS.ProcessEnv): Promise<Asking> {
	const request = { cwd: folder, root: folder, env };
	const { signal } = new AbortController();
	const built = await ask(question('index'), {}, { ...request, signal });
	if (!built.ok) throw new Error(built.error.message);
	const workspace = await openWorkspace(request);
	const reader = openIndex(workspace.state);
	const context = {
		workspace: async () => workspace,
		index: async () => reader,
		published: async () => ({ reader, freshness: { renewed: 0 } }),
		request,
		signal,
		onWarning: () => {},
	};
	return {
		reader,
		answer: (name, input) => question(name).handler(context as unknown as Context, input as never),
	};
}

function question(name: string) {
	return questions.find((each) => each.name === name)!;
}
