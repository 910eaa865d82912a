import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ask, questions } from '../../engine.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';

export interface ReadIndex {
	root: string;
	reader: IndexReader;
	/** Closes it and takes the files away. */
	remove(): void;
}

/** An index of these files, by path. */
export async function indexOf(files: Readonly<Record<string, string>>): Promise<ReadIndex> {
	const root = mkdtempSync(join(tmpdir(), 'assay-read-'));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	const index = questions.find(({ name }) => name === 'index')!;
	const built = await ask(index, {}, { cwd: root, root, env: {}, signal: new AbortController().signal });
	if (!built.ok) throw new Error(built.error.message);
	const reader = openIndex(stateFolder(root, {}));
	return {
		root,
		reader,
		remove() {
			reader.close();
			rmSync(root, { recursive: true, force: true });
		},
	};
}
