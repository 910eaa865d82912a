import {
	appendFileSync,
	chmodSync,
	copyFileSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../model/history.ts';
import { historyOf, TestRepository, temporaryFolder, worth } from '../testing/repository.ts';

const RUNS = Number(process.env.ASSAY_GIT_RUNS ?? 12);
const PATHS = ['a.ts', 'b.ts', 'dir/a.ts', 'dir/sub/c.ts', 'dir/link', 'é.ts', 'app/x.ts', 'app/y.ts'];

/** Whether git sees a difference in what it tracks. */
function dirtyByGit(repository: TestRepository, ...below: string[]): boolean {
	return repository.git('status', '--porcelain', '-uno', '--ignore-submodules=dirty', '--', ...below) !== '';
}

const KINDS: Record<string, string> = {
	A: 'added',
	M: 'modified',
	D: 'deleted',
	R: 'renamed',
	T: 'retyped',
};

/** What git sees when everything is added to an index that is then thrown away. */
function changedByGit(repository: TestRepository, revision: string): ChangedFile[] {
	const index = join(temporaryFolder(), 'index');
	const own = join(repository.root, '.git/index');
	if (existsSync(own)) {
		copyFileSync(own, index);
		// As old as it was: git looks again at files that changed in the moment in which the index was written.
		const { mtimeMs } = lstatSync(own);
		utimesSync(index, Math.floor(mtimeMs) / 1000, Math.floor(mtimeMs) / 1000);
	}
	const untracked = new Set(
		repository.git('ls-files', '-z', '-o', '--exclude-standard').split('\0').filter(Boolean),
	);
	const env = { GIT_INDEX_FILE: index };
	repository.gitWith(env, 'add', '-A');
	const tokens = repository
		.gitWith(env, 'diff', '--cached', '--name-status', '-z', '-M', '--no-rename-empty', revision)
		.split('\0');
	const files: ChangedFile[] = [];
	while (tokens.length > 1) {
		const letter = tokens.shift()![0];
		const from = letter === 'R' ? tokens.shift()! : null;
		const path = tokens.shift()!;
		files.push({ path, change: KINDS[letter] as ChangedFile['change'], from, tracked: !untracked.has(path) });
	}
	return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const path = fc.constantFrom(...PATHS);
const text = fc.constantFrom(
	'',
	'one\n',
	'two\n',
	`${'long line\n'.repeat(20)}`,
	`${'long line\n'.repeat(20)}x\n`,
	'cr\r\nlf\r\n',
);
const edit = fc.oneof(
	fc.record({ do: fc.constant('write' as const), path, text }),
	fc.record({
		do: fc.constantFrom('remove', 'touch', 'chmod', 'add', 'forget', 'intend', 'link', 'folder'),
		path,
	}),
	fc.record({ do: fc.constantFrom('move', 'gitmove'), path, to: path }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function apply(repository: TestRepository, step: Edit): void {
	const at = join(repository.root, step.path);
	const isThere = existsSync(at) || isLink(at);
	try {
		if ('text' in step) repository.write(step.path, step.text);
		else if ('to' in step) {
			if (step.do === 'gitmove') repository.git('mv', '-k', step.path, step.to);
			else if (isThere) {
				mkdirSync(dirname(join(repository.root, step.to)), { recursive: true });
				renameSync(at, join(repository.root, step.to));
			}
		} else if (step.do === 'add') repository.git('add', '-A', '--', step.path);
		else if (step.do === 'forget')
			repository.git('rm', '-rq', '--cached', '--ignore-unmatch', '--', step.path);
		else if (step.do === 'intend') repository.git('add', '-N', '--', step.path);
		else if (!isThere) return;
		else if (step.do === 'remove') rmSync(at, { recursive: true });
		else if (step.do === 'touch') utimesSync(at, 1_600_000_000, 1_600_000_000);
		else if (step.do === 'chmod') chmodSync(at, lstatSync(at).mode ^ 0o111);
		else {
			rmSync(at, { recursive: true });
			if (step.do === 'link') symlinkSync('a.ts', at);
			else repository.write(`${step.path}/inside.ts`, 'inside\n');
		}
	} catch {
		// A file stands where a folder is wanted, or there is nothing to do it to.
	}
}

function isLink(at: string): boolean {
	return lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

test('agrees with git on what is dirty and what has changed, on random edits', {
	timeout: 300_000,
}, async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(edit, { minLength: 2, maxLength: 6 }),
			fc.array(edit, { minLength: 1, maxLength: 8 }),
			async (before, after) => {
				const repository = new TestRepository();
				repository.write('.gitignore', '.assay\nb.ts\n');
				for (const step of before) apply(repository, step);
				repository.commit('one');
				for (const step of after.slice(0, 2)) apply(repository, step);
				repository.commit('two');
				for (const step of after) apply(repository, step);
				const history = historyOf(repository.root);
				for (const revision of ['HEAD', 'HEAD~1']) {
					const { files } = worth(await history.changedSince(revision));
					expect(files).toEqual(changedByGit(repository, revision));
				}
				const provenance = await history.provenance();
				const app = mkdirSync(join(repository.root, 'app'), { recursive: true });
				const below = await historyOf(join(repository.root, 'app')).provenance();
				if (app !== undefined) rmSync(app, { recursive: true });
				// Last, because it refreshes the index.
				expect(provenance).toMatchObject({ dirty: dirtyByGit(repository) });
				expect(below).toMatchObject({ dirty: dirtyByGit(repository, 'app') });
			},
		),
		{ numRuns: RUNS },
	);
});

describe('a working tree is clean', () => {
	async function isDirty(root: string): Promise<boolean | null> {
		const provenance = await historyOf(root).provenance();
		return provenance.provider === 'git' ? provenance.dirty : null;
	}

	test('when only times have changed', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		utimesSync(join(repository.root, 'a.ts'), 1_600_000_000, 1_600_000_000);
		expect(await isDirty(repository.root)).toBe(false);
		const before = readFileSync(join(repository.root, '.git/index'));
		repository.write('a.ts', 'b\n');
		expect(await isDirty(repository.root)).toBe(true);
		expect(readFileSync(join(repository.root, '.git/index')), 'the index is only read').toEqual(before);
	});

	test('not when a file of the same size is written within the same moment', async () => {
		const repository = new TestRepository();
		for (let round = 0; round < 20; round++) {
			repository.commit('one', { 'a.ts': `${round % 10}\n` });
			repository.write('a.ts', `${(round + 1) % 10}\n`);
			expect(await isDirty(repository.root)).toBe(true);
		}
	});

	test('when git converted line ends, or large file storage stands for a file', async () => {
		const repository = new TestRepository();
		repository.commit('one', { '.gitattributes': '*.txt eol=crlf\n', 'a.txt': 'a\nb\n' });
		rmSync(join(repository.root, 'a.txt'));
		repository.git('checkout', '-q', '--', 'a.txt');
		expect(readFileSync(join(repository.root, 'a.txt'), 'utf8')).toBe('a\r\nb\r\n');
		utimesSync(join(repository.root, 'a.txt'), 1_600_000_000, 1_600_000_000);
		expect(await isDirty(repository.root)).toBe(false);
		const sum = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
		repository.commit('two', {
			'big.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${sum}\nsize 5\n`,
		});
		repository.write('big.bin', 'hello');
		expect(await isDirty(repository.root)).toBe(false);
	});

	test('when what is missing is not wanted, whatever form the index has', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'in/a.ts': 'a\n', 'out/b.ts': 'b\n', 'out/deep/c.ts': 'c\n' });
		for (const form of [
			['sparse-checkout', 'set', 'in'],
			['sparse-checkout', 'set', '--sparse-index', 'in'],
			['update-index', '--index-version', '4'],
			['sparse-checkout', 'disable'],
			['update-index', '--split-index'],
		]) {
			repository.git(...form);
			utimesSync(join(repository.root, 'in/a.ts'), 1_600_000_000, 1_600_000_000);
			expect(await isDirty(repository.root), form.join(' ')).toBe(false);
			repository.write('in/a.ts', 'x\n');
			expect(await isDirty(repository.root), form.join(' ')).toBe(true);
			const { files } = worth(await historyOf(repository.root).changedSince('HEAD'));
			expect(files, form.join(' ')).toEqual([
				{ path: 'in/a.ts', change: 'modified', from: null, tracked: true },
			]);
			repository.write('in/a.ts', 'a\n');
		}
	});

	test('as far as a submodule stands where it should', async () => {
		const inner = new TestRepository();
		inner.commit('one', { 'x.ts': 'x\n' });
		const outer = new TestRepository();
		outer.git('-c', 'protocol.file.allow=always', 'submodule', '-q', 'add', inner.root, 'sub');
		outer.commit('add');
		expect(await isDirty(outer.root)).toBe(false);
		const env = { GIT_AUTHOR_DATE: '1700009999 +0000' };
		outer.gitWith(env, '-C', 'sub', 'commit', '-q', '--allow-empty', '-m', 'on');
		expect(await isDirty(outer.root)).toBe(true);
	});

	test('files that links stand for where links cannot be made', async () => {
		const repository = new TestRepository();
		symlinkSync('a.ts', join(repository.root, 'link'));
		repository.commit('one', { 'a.ts': 'a\n' });
		rmSync(join(repository.root, 'link'));
		writeFileSync(join(repository.root, 'link'), 'a.ts');
		expect(await isDirty(repository.root)).toBe(false);
	});
});

describe('HEAD', () => {
	test('on a branch, detached, unborn, packed, in a linked worktree', async () => {
		const repository = new TestRepository();
		const { root } = repository;
		const provenance = () => historyOf(root).provenance();
		expect(await provenance()).toEqual({ provider: 'git', root, commit: null, branch: 'main', dirty: false });
		const first = repository.commit('one', { 'a.ts': 'a\n', 'sub/b.ts': 'b\n' });
		expect(await provenance()).toMatchObject({ commit: first, branch: 'main', dirty: false });
		repository.git('pack-refs', '--all');
		expect(await provenance()).toMatchObject({ commit: first, branch: 'main' });
		repository.git('checkout', '-q', '--detach');
		expect(await provenance()).toMatchObject({ commit: first, branch: null, dirty: false });
		const linked = join(temporaryFolder(), 'linked');
		repository.git('worktree', 'add', '-q', '-b', 'feature/x', linked);
		appendFileSync(join(linked, 'a.ts'), 'more\n');
		expect(await historyOf(join(linked, 'sub')).provenance()).toEqual({
			provider: 'git',
			root: linked,
			commit: first,
			branch: 'feature/x',
			dirty: false,
		});
		expect(await historyOf(linked).provenance()).toMatchObject({ dirty: true });
		expect(await historyOf(temporaryFolder()).provenance()).toEqual({ provider: 'none' });
	});
});

describe('a revision', () => {
	test('can be anything that names a commit, and nothing else', async () => {
		const repository = new TestRepository();
		const first = repository.commit('one', { 'a.ts': 'a\n' });
		repository.git('tag', '-a', 'v1', '-m', 'annotated');
		repository.commit('two', { 'a.ts': 'b\n' });
		repository.git('pack-refs', '--all');
		repository.git('checkout', '-qb', 'other');
		const history = repository.history();
		for (const revision of [
			'HEAD~1',
			'v1',
			'main~1',
			first,
			first.slice(0, 8),
			'HEAD@{1}~1',
			'HEAD^{/one}',
		]) {
			expect(worth(await history.changedSince(revision)), revision).toMatchObject({ commit: first });
		}
		for (const revision of [
			'nope',
			'',
			'-h',
			'--output=x',
			'HEAD:a.ts',
			'HEAD..v1',
			'a\nb',
			'HEAD^{tree}',
			'x'.repeat(2000),
		]) {
			expect(await history.changedSince(revision), revision).toMatchObject({ reason: 'unknown_revision' });
		}
	});

	test('from before there was anything: untracked files and moves count, ignored ones do not', async () => {
		const repository = new TestRepository();
		const lines = 'a line that is long enough\n'.repeat(10);
		repository.commit('one', { '.gitignore': '*.log\n.assay\n', 'old.ts': lines, 'gone.ts': 'gone\n' });
		repository.write('.git/info/exclude', '*.private\n');
		renameSync(join(repository.root, 'old.ts'), join(repository.root, 'new.ts'));
		appendFileSync(join(repository.root, 'new.ts'), 'one more\n');
		rmSync(join(repository.root, 'gone.ts'));
		repository.write('x.log', '');
		repository.write('x.private', '');
		repository.write('x.ts', '');
		expect(worth(await repository.history().changedSince('HEAD'))).toMatchObject({
			files: [
				{ path: 'gone.ts', change: 'deleted', tracked: true },
				{ path: 'new.ts', change: 'renamed', from: 'old.ts', tracked: false },
				{ path: 'x.ts', change: 'added', tracked: false },
			],
			renames: 'similar',
		});
	});

	test('with more changed than can be compared, only exact moves are recognised', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'old.ts': 'moved as it is\n' });
		renameSync(join(repository.root, 'old.ts'), join(repository.root, 'a.ts'));
		for (let at = 0; at < 1_010; at++) repository.write(`many/${at}`, `${at}`);
		const { files, renames } = worth(await repository.history().changedSince('HEAD'));
		expect(renames).toBe('exact');
		expect(files).toHaveLength(1_011);
		expect(files[0]).toEqual({ path: 'a.ts', change: 'renamed', from: 'old.ts', tracked: false });
	});
});
