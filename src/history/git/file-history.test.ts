import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { FileHistory } from '../../model/history.ts';
import { findRepository } from '../../platform/git-place.ts';
import { GitView } from '../../platform/git-view.ts';
import { HistoryCache } from '../../store/history-cache.ts';
import { historyOf, TestRepository, temporaryFolder, worth } from '../testing/repository.ts';
import { READ_LIMITS, readHistory } from './read-history.ts';

const LONG = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('');

async function historyIn(root: string, path: string, limit = 100): Promise<FileHistory> {
	const history = historyOf(root);
	return worth(await history.fileHistory(path, limit));
}

/** Commits of a file as git tells them, every one that changed it. */
function commitsByGit(repository: TestRepository, path: string): string[] {
	return repository
		.git('log', '--full-history', '--no-merges', '--format=%H', '--', path)
		.split('\n')
		.filter(Boolean);
}

describe('the history of a file', () => {
	test('has commits, authors, lines, the first and the last change', async () => {
		const repository = new TestRepository();
		const first = repository.commit('one', { 'a.ts': 'a\nb\n', 'b.ts': '' });
		repository.commit('two', { 'b.ts': 'x\n' });
		repository.commit('three', { 'a.ts': 'a\nc\nd\n' }, 'Bob');
		const last = repository.commit('four', { 'a.ts': 'c\nd\n' });
		const history = await historyIn(repository.root, 'a.ts', 2);
		expect(history).toMatchObject({
			path: 'a.ts',
			commits: 3,
			authors: 2,
			added: 4,
			deleted: 2,
			first: { commit: first, time: '2023-11-14T22:14:20Z', subject: 'one' },
			last: { commit: last, author: { name: 'Ann', email: 'ann@example.org' }, subject: 'four' },
			formerNames: [],
			people: [
				{ name: 'Ann', email: 'ann@example.org', commits: 2 },
				{ name: 'Bob', email: 'bob@example.org', commits: 1 },
			],
			extent: { commits: 4, complete: true, why: null },
		});
		expect(
			history.changes.map(({ subject, change, added, deleted }) => [subject, change, added, deleted]),
		).toEqual([
			['four', 'modified', 0, 1],
			['three', 'modified', 2, 1],
		]);
	});

	test('follows renames, and stops where the name belonged to another file', async () => {
		const repository = new TestRepository();
		repository.commit('old', { 'old.ts': LONG, 'other.ts': `${LONG}other\n` });
		repository.git('mv', 'old.ts', 'mid.ts');
		repository.commit('to mid');
		repository.commit('edit', { 'mid.ts': `${LONG}more\n` });
		repository.git('mv', 'mid.ts', 'new.ts');
		repository.commit('to new');
		// A different file takes the first name.
		repository.commit('again', { 'old.ts': 'nothing like it\n' });
		const renamed = await historyIn(repository.root, 'new.ts');
		expect(renamed.changes.map(({ subject, path }) => `${subject}: ${path}`)).toEqual([
			'to new: new.ts',
			'edit: mid.ts',
			'to mid: mid.ts',
			'old: old.ts',
		]);
		expect(renamed).toMatchObject({ formerNames: ['mid.ts', 'old.ts'], added: 21, deleted: 0 });
		expect((await historyIn(repository.root, 'old.ts')).changes.map(({ subject }) => subject)).toEqual([
			'again',
		]);
	});

	test('goes there and back again', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': LONG });
		repository.git('mv', 'a.ts', 'b.ts');
		repository.commit('two');
		repository.git('mv', 'b.ts', 'a.ts');
		repository.commit('three');
		const { changes, formerNames } = await historyIn(repository.root, 'a.ts');
		expect(changes.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
		expect(formerNames).toEqual(['b.ts']);
	});

	test('counts merged work once, and nothing for the merge', async () => {
		const repository = new TestRepository();
		repository.commit('base', { 'a.ts': LONG, 'b.ts': LONG });
		repository.git('checkout', '-qb', 'side');
		repository.commit('side', { 'a.ts': `${LONG}side\n` });
		repository.git('checkout', '-q', 'main');
		repository.commit('main', { 'b.ts': `${LONG}main\n` });
		repository.git('merge', '-q', '--no-ff', '-m', 'merge', 'side');
		for (const path of ['a.ts', 'b.ts']) {
			const { changes } = await historyIn(repository.root, path);
			expect(changes.map(({ commit }) => commit).sort()).toEqual(commitsByGit(repository, path).sort());
		}
	});

	test('is there for a deleted file, and for none that never was', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n', 'keep.ts': '' });
		rmSync(join(repository.root, 'a.ts'));
		repository.commit('two');
		const { changes } = await historyIn(repository.root, 'a.ts');
		expect(changes.map(({ change }) => change)).toEqual(['deleted', 'added']);
		expect(await historyOf(repository.root).fileHistory('b.ts', 1)).toMatchObject({
			ok: false,
			reason: 'not_tracked',
		});
	});

	test('binary files have no lines', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.bin': Buffer.from([0, 1, 2]) });
		const { changes, added } = await historyIn(repository.root, 'a.bin');
		expect([changes[0].added, changes[0].deleted, added]).toEqual([null, null, 0]);
	});
});

describe('odd bytes', () => {
	test('names and subjects in other encodings are text', async () => {
		const repository = new TestRepository();
		repository.write('ä.ts', 'x\n');
		repository.write('tab\there.ts', 'x\n');
		repository.git('add', '-A');
		const message = join(repository.root, '.git/message');
		writeFileSync(message, Buffer.from('Größe', 'latin1'));
		repository.gitWith(
			{ GIT_AUTHOR_NAME: 'plain' },
			...['-c', 'i18n.commitEncoding=ISO-8859-1', 'commit', '-qF', message],
		);
		expect((await historyIn(repository.root, 'ä.ts')).last).toMatchObject({ subject: 'Größe' });
		expect((await historyIn(repository.root, 'tab\there.ts')).added).toBe(1);
	});

	test('a path that is no UTF-8 has the name that discovery gives it', async () => {
		const repository = new TestRepository();
		writeFileSync(Buffer.concat([Buffer.from(`${repository.root}/caf`), Buffer.of(0xe9)]), 'x\n');
		repository.commit('one');
		expect((await historyIn(repository.root, 'caf\\xe9')).commits).toBe(1);
	});

	test('times that are none, and authors that are empty', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		const tree = repository.git('rev-parse', 'HEAD^{tree}').trim();
		for (const when of ['99999999999999999999 +0000', '9000000000000 +0000', '']) {
			const object = `tree ${tree}\nauthor <> ${when}\ncommitter C <c> ${when}\n\nodd\n`;
			const file = join(repository.root, '.git/odd');
			writeFileSync(file, object);
			const commit = repository.git('hash-object', '-t', 'commit', '-w', '--literally', file).trim();
			repository.git('update-ref', 'refs/heads/main', commit);
			rmSync(join(repository.root, '.assay'), { recursive: true, force: true });
			const { last } = await historyIn(repository.root, 'a.ts');
			expect(last).toMatchObject({ commit, author: { name: '', email: '' }, subject: 'odd' });
			expect(last?.time === null || !Number.isNaN(Date.parse(last?.time ?? ''))).toBe(true);
		}
	});
});

describe('what was read', () => {
	test('is kept: only new commits are read after that', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		await historyIn(repository.root, 'a.ts');
		const before = oidsIn(repository.root);
		repository.commit('two', { 'a.ts': 'b\n' });
		await historyIn(repository.root, 'a.ts');
		expect(oidsIn(repository.root)).toHaveLength(2);
		expect(oidsIn(repository.root).slice(0, 1)).toEqual(before);
	});

	test('is the same however it was read', async () => {
		const repository = new TestRepository();
		const lines = (first: string, last: string) => `${first}\n${LONG}${last}\n`;
		repository.commit('base', { 'a.ts': lines('', ''), 'c.ts': '' });
		// Branches whose commits are older than those they are merged after, with renames among them.
		for (const round of [0, 1, 2, 3]) {
			const [name, other] = round % 2 === 0 ? ['a.ts', 'b.ts'] : ['b.ts', 'a.ts'];
			repository.git('checkout', '-qb', `side-${round}`);
			repository.commit(`side ${round}`, { [name]: lines(`side ${round}`, `${round}`) });
			repository.git('mv', name, other);
			repository.commit(`rename ${round}`);
			repository.git('checkout', '-q', 'main');
			repository.commit(`main ${round}`, { [name]: lines(`main ${round}`, `${round}`) });
			await historyIn(repository.root, 'c.ts');
			repository.git('merge', '-q', '-X', 'theirs', '--no-ff', '-m', `merge ${round}`, `side-${round}`);
			await historyIn(repository.root, other);
		}
		const grown = await historyIn(repository.root, 'a.ts', 1000);
		rmSync(join(repository.root, '.assay'), { recursive: true });
		expect(await historyIn(repository.root, 'a.ts', 1000)).toEqual(grown);
		expect(grown.commits).toBeGreaterThan(8);
		expect(grown.formerNames).toEqual(['b.ts']);
	});

	test('follows HEAD to other branches and rewritten history, and forgets what is gone', async () => {
		const repository = new TestRepository();
		repository.commit('base', { 'a.ts': 'a\n' });
		repository.git('checkout', '-qb', 'side');
		for (let step = 0; step < 5; step++) repository.commit(`side ${step}`, { 'a.ts': `${step}\n` });
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(6);
		repository.git('checkout', '-q', 'main');
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(1);
		expect(oidsIn(repository.root)).toHaveLength(1);
		repository.git('checkout', '-q', 'side');
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(6);
		repository.git('reset', '-q', '--hard', 'HEAD~1');
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(5);
	});

	test('is made anew when the file is damaged, of another version or something else', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		const whole = await historyIn(repository.root, 'a.ts');
		const file = join(repository.root, '.assay/history.db');
		const bytes = readFileSync(file);
		const damage: (() => void)[] = [
			() => writeFileSync(file, 'no database'),
			() => writeFileSync(file, bytes.subarray(0, 5000)),
			() =>
				writeFileSync(
					file,
					Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xaa)]),
				),
			() => inDatabase(file, (db) => db.pragma('user_version = 99')),
			() => inDatabase(file, (db) => db.exec('DROP TABLE change')),
			() => inDatabase(file, (db) => db.exec('DROP TABLE revision')),
			() => {
				rmSync(file);
				inDatabase(file, (db) => db.exec('CREATE TABLE revision (x)'));
			},
		];
		for (const break_ of damage) {
			for (const name of ['history.db-wal', 'history.db-shm'])
				rmSync(join(repository.root, '.assay', name), { force: true });
			break_();
			expect(await historyIn(repository.root, 'a.ts')).toEqual(whole);
			expect(oidsIn(repository.root)).toHaveLength(1);
		}
	});

	test('never leads elsewhere', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		const other = join(temporaryFolder(), 'precious.db');
		inDatabase(other, (db) => db.exec('CREATE TABLE precious (x)'));
		const before = readFileSync(other);
		mkdirSync(join(repository.root, '.assay'));
		symlinkSync(other, join(repository.root, '.assay/history.db'));
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(1);
		expect(readFileSync(other)).toEqual(before);
		expect(oidsIn(repository.root)).toHaveLength(1);
	});

	test('is not needed: a state folder that cannot be made changes nothing', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		writeFileSync(join(repository.root, '.assay'), 'in the way');
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(1);
	});

	test('goes on where a limit of time cut it', async () => {
		const repository = new TestRepository();
		for (let step = 0; step < 9; step++) repository.commit(`${step}`, { 'a.ts': `${step}\n` });
		const view = GitView.open(findRepository(repository.root)!, process.env) as GitView;
		const cache = HistoryCache.inMemory();
		const tip = repository.git('rev-parse', 'HEAD').trim();
		const none = await readHistory(view, cache, tip, undefined, { ...READ_LIMITS, batch: 2, ms: -1 });
		expect(worth(none)).toMatchObject({
			commits: 0,
			complete: false,
			why: expect.stringContaining('no time'),
		});
		expect(worth(await readHistory(view, cache, tip, undefined))).toEqual({
			commits: 9,
			complete: true,
			why: null,
		});
		const few = await readHistory(view, HistoryCache.inMemory(), tip, undefined, {
			...READ_LIMITS,
			commits: 4,
		});
		expect(worth(few)).toEqual({ commits: 4, complete: false, why: 'only the newest 4 commits were read' });
		view.close();
	});

	test('leaves out the changes of a commit with too many, and says so', async () => {
		const repository = new TestRepository();
		repository.commit('small', { 'a.ts': 'a\n' });
		repository.commit(
			'huge',
			Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.ts`, `${at}`])),
		);
		repository.commit('last', { 'a.ts': 'b\n' });
		const view = GitView.open(findRepository(repository.root)!, process.env) as GitView;
		const cache = HistoryCache.inMemory();
		const tip = repository.git('rev-parse', 'HEAD').trim();
		const extent = await readHistory(view, cache, tip, undefined, { ...READ_LIMITS, batchBytes: 3_000 });
		expect(worth(extent).why).toBe('1 commits changed too many files to count');
		expect(cache.changesOf('a.ts')).toHaveLength(2);
		expect(cache.changesOf('7.ts')).toHaveLength(0);
		view.close();
	});
});

function oidsIn(root: string): unknown[] {
	return inDatabase(join(root, '.assay/history.db'), (db) =>
		db.prepare('SELECT hex(oid) FROM revision ORDER BY id').pluck().all(),
	);
}

function inDatabase<T>(file: string, work: (db: Database.Database) => T): T {
	const db = new Database(file);
	try {
		return work(db);
	} finally {
		db.close();
	}
}

describe('places', () => {
	test('a root below the top: paths count from the root, other folders do not matter', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'packages/app/a.ts': 'a\n', 'a.ts': 'top\n' });
		repository.commit('two', { 'a.ts': 'top 2\n' });
		repository.commit('three', { 'packages/app/a.ts': 'b\n', 'packages/apps/a.ts': 'twin\n' });
		const app = join(repository.root, 'packages/app');
		expect((await historyIn(app, 'a.ts')).changes.map(({ subject }) => subject)).toEqual(['three', 'one']);
	});

	test('a linked worktree has its own HEAD', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n' });
		const linked = join(temporaryFolder(), 'linked');
		repository.git('worktree', 'add', '-q', '-b', 'other', linked);
		repository.commit('two', { 'a.ts': 'b\n' });
		expect((await historyIn(linked, 'a.ts')).commits).toBe(1);
		expect((await historyIn(repository.root, 'a.ts')).commits).toBe(2);
	});

	test('a submodule has its own history, and is no file of the outer one', async () => {
		const inner = new TestRepository();
		inner.commit('inner', { 'x.ts': 'x\n' });
		const outer = new TestRepository();
		outer.git('-c', 'protocol.file.allow=always', 'submodule', '-q', 'add', inner.root, 'sub');
		outer.commit('outer', { 'a.ts': '' });
		expect((await historyIn(join(outer.root, 'sub'), 'x.ts')).last?.subject).toBe('inner');
		const history = historyOf(outer.root);
		for (const path of ['sub', 'sub/x.ts'])
			expect(await history.fileHistory(path, 1)).toMatchObject({ reason: 'not_tracked' });
	});

	test('a shallow clone is incomplete, and its last commit changed nothing that can be known', async () => {
		const repository = new TestRepository();
		for (let step = 0; step < 5; step++)
			repository.commit(`${step}`, { 'a.ts': `${step}\n`, 'b.ts': 'same\n' });
		const folder = join(temporaryFolder(), 'shallow');
		repository.git('clone', '-q', '--depth=2', `file://${repository.root}`, folder);
		const { commits, extent } = await historyIn(folder, 'a.ts');
		expect(commits).toBe(1);
		expect(extent).toMatchObject({ commits: 2, complete: false, why: expect.stringContaining('shallow') });
		expect(await historyOf(folder).fileHistory('b.ts', 1)).toMatchObject({ reason: 'not_tracked' });
		repository.git('-C', folder, 'fetch', '-q', '--unshallow');
		expect(await historyIn(folder, 'a.ts')).toMatchObject({ commits: 5, extent: { complete: true } });
	});

	test('a partial clone has names and no lines, and nothing is fetched', async () => {
		const repository = new TestRepository();
		repository.git('config', 'uploadpack.allowFilter', 'true');
		repository.commit('one', { 'a.ts': LONG });
		repository.git('mv', 'a.ts', 'b.ts');
		repository.commit('two', { 'b.ts': `${LONG}more\n` });
		const folder = join(temporaryFolder(), 'partial');
		repository.git('clone', '-q', '--no-checkout', '--filter=blob:none', `file://${repository.root}`, folder);
		const { commits, added, changes } = await historyIn(folder, 'b.ts');
		expect([commits, added, changes[0].added]).toEqual([1, null, null]);
		repository.git('-C', folder, 'read-tree', 'HEAD');
		writeFileSync(join(folder, 'b.ts'), `${LONG}mine\n`);
		const { files, renames } = worth(await historyOf(folder).changedSince('HEAD~1'));
		expect(files.map(({ path, change }) => `${path} ${change}`)).toEqual(['a.ts deleted', 'b.ts added']);
		expect(renames).toBe('exact');
		expect(repository.git('-C', folder, 'count-objects')).toContain('0 objects');
	});

	test('no repository, no commits, a git folder that is none', async () => {
		const folder = temporaryFolder();
		expect(await historyOf(folder).fileHistory('a.ts', 1)).toMatchObject({
			ok: false,
			reason: 'no_repository',
		});
		mkdirSync(join(folder, '.git'));
		expect(historyOf(folder).name).toBe('none');
		const unborn = new TestRepository();
		expect(await unborn.history().fileHistory('a.ts', 1)).toMatchObject({ ok: false, reason: 'no_commits' });
		const damaged = new TestRepository();
		damaged.commit('one', { 'a.ts': '' });
		rmSync(join(damaged.root, '.git/objects'), { recursive: true });
		mkdirSync(join(damaged.root, '.git/objects'));
		expect(await damaged.history().fileHistory('a.ts', 1)).toMatchObject({ ok: false, reason: 'damaged' });
	});

	test('without git, or with one that cannot be run, there is a reason', async () => {
		const repository = new TestRepository();
		const commit = repository.commit('one', { 'a.ts': 'a\n' });
		const without = historyOf(repository.root, { PATH: '/nonexistent' });
		expect(await without.fileHistory('a.ts', 1)).toMatchObject({ ok: false, reason: 'no_program' });
		expect(await without.provenance()).toMatchObject({
			provider: 'git',
			commit,
			branch: 'main',
			dirty: null,
		});
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'git'), 'no program');
		chmodSync(join(folder, 'git'), 0o755);
		const broken = historyOf(repository.root, { PATH: folder });
		expect(await broken.fileHistory('a.ts', 1)).toMatchObject({ ok: false });
		expect(await broken.blame('a.ts', null)).toMatchObject({ ok: false });
		expect(await broken.changedSince('HEAD')).toMatchObject({ ok: false });
	});

	test('objects named by SHA-256', async () => {
		const repository = new TestRepository(temporaryFolder(), '--object-format=sha256');
		const commit = repository.commit('one', { 'a.ts': 'a\n' });
		expect(commit).toHaveLength(64);
		expect((await historyIn(repository.root, 'a.ts')).last?.commit).toBe(commit);
		expect(await repository.history().provenance()).toMatchObject({ commit, dirty: false });
		repository.write('a.ts', 'b\n');
		expect(await repository.history().provenance()).toMatchObject({ commit, dirty: true });
		const changed = worth(await repository.history().changedSince('HEAD'));
		expect(changed.files).toEqual([{ path: 'a.ts', change: 'modified', from: null, tracked: true }]);
	});
});
