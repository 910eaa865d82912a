import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { assay, repository } from './assay.ts';

const STORE = `class Store:
    """Keeps things. For a while."""

    def open(self, path: str, *, mode="r") -> bool:
        if path and mode:
            return True
        return self.close()

    @staticmethod
    def close() -> bool:
        return False


def make_store(*names):
    return Store()
`;

/** A repository with these files and its index, for all tests of a file. */
export function indexedRepository(files: Record<string, string | Buffer>): { readonly root: string } {
	const made = { root: '' };
	beforeAll(async () => {
		made.root = repository(files);
		const { code, err } = await assay(['index', '--quiet'], { cwd: made.root });
		if (code !== 0) throw new Error(err);
	});
	afterAll(() => rmSync(made.root, { recursive: true, force: true }));
	return made;
}

/** A small indexed repository, the same for all tests of a file. */
export function sampleRepository(): { readonly root: string } {
	return indexedRepository({
		'src/store.py': STORE,
		'src/broken.py': 'def half(:\n    pass\n\ndef whole():\n    return 1\n',
		'lib/util.ts': 'export function twice(n: number): number {\n\treturn n * 2;\n}\n',
		'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
		'out/build.py': 'x = 1\n',
		'.gitignore': 'out/\n',
		'.git/empty': '',
	});
}
