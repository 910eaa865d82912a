import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ask, questions } from '../../engine.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';

/** An index of files that were made for a test, or of a folder; `end` removes what was made. */
export interface Indexed {
	root: string;
	reader: IndexReader;
	end(): void;
}

export async function indexFiles(files: Record<string, string | Buffer>): Promise<Indexed> {
	const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-search-')));
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), content);
	}
	return indexFolder(root, {}, () => rmSync(root, { recursive: true, force: true }));
}

export async function indexFolder(
	root: string,
	env: NodeJS.ProcessEnv,
	remove: () => void = () => {},
): Promise<Indexed> {
	const index = questions.find(({ name }) => name === 'index')!;
	const built = await ask(index, {}, { cwd: root, root, env, signal: new AbortController().signal });
	if (!built.ok) throw new Error(built.error.message);
	const reader = openIndex(stateFolder(root, env));
	return {
		root,
		reader,
		end() {
			reader.close();
			remove();
		},
	};
}
