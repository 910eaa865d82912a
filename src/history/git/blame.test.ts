import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Blame } from '../../model/history.ts';
import { historyOf, TestRepository, temporaryFolder, worth } from '../testing/repository.ts';

/** `1-2 subject path@line`, one for each run of lines. */
function outline({ hunks }: Blame): string[] {
	return hunks.map(({ startLine, endLine, by, path, originalLine, boundary }) => {
		const who = by === null ? 'not committed' : `${by.subject} by ${by.author.name}`;
		return `${startLine}-${endLine} ${who} ${path}@${originalLine}${boundary ? ' boundary' : ''}`;
	});
}

async function blame(root: string, path: string, start?: number, end = start): Promise<Blame> {
	const range = start === undefined || end === undefined ? null : { start, end };
	return worth(await historyOf(root).blame(path, range));
}

describe('blame', () => {
	test('names the last commit of each line, through renames, and lines that are not committed', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'old.ts': 'a\nb\nc\nd\ne\nf\n' });
		repository.git('mv', 'old.ts', 'new.ts');
		repository.commit('move');
		repository.commit('two', { 'new.ts': 'a\nB\nc\nd\ne\nf\n' }, 'Bob');
		repository.write('new.ts', 'a\nB\nmine\nd\ne\nf\nlast');
		const found = await blame(repository.root, 'new.ts');
		expect(outline(found)).toEqual([
			'1-1 one by Ann old.ts@1',
			'2-2 two by Bob new.ts@2',
			'3-3 not committed new.ts@3',
			'4-6 one by Ann old.ts@4',
			'7-7 not committed new.ts@7',
		]);
		expect(found.lines).toBe(7);
		expect(found.hunks[3].text).toEqual(['d', 'e', 'f']);
		expect(found.hunks[0].by).toMatchObject({
			time: '2023-11-14T22:14:20Z',
			author: { email: 'ann@example.org' },
		});
		expect(outline(await blame(repository.root, 'new.ts', 5, 900))).toEqual([
			'5-6 one by Ann old.ts@5',
			'7-7 not committed new.ts@7',
		]);
	});

	test('has no lines in an empty file, and refuses what it cannot tell', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'empty.ts': '', 'a.ts': 'a\n', 'b.bin': Buffer.of(0, 1, 2) });
		repository.write('new.ts', 'new\n');
		expect(await blame(repository.root, 'empty.ts')).toEqual({ path: 'empty.ts', lines: 0, hunks: [] });
		const history = repository.history();
		expect(await history.blame('a.ts', { start: 2, end: 3 })).toMatchObject({ reason: 'no_such_line' });
		expect(await history.blame('new.ts', null)).toMatchObject({ reason: 'not_tracked' });
		expect(await history.blame('gone.ts', null)).toMatchObject({ reason: 'unreadable' });
		expect(await history.blame('b.bin', null)).toMatchObject({ reason: 'unreadable' });
		expect(await history.blame('../a.ts', null)).toMatchObject({ ok: false });
		expect(await new TestRepository().history().blame('a.ts', null)).toMatchObject({ ok: false });
	});

	test('converted line ends do not make lines new; other encodings are text', async () => {
		const repository = new TestRepository();
		repository.commit('one', {
			'a.txt': 'a\nb\n',
			'latin.txt': Buffer.from('größe\n', 'latin1'),
			'kept.txt': 'x\r\ny\r\n',
		});
		repository.write('a.txt', 'a\r\nb\r\nc\r\n');
		const converted = await blame(repository.root, 'a.txt');
		expect(outline(converted)).toEqual(['1-2 one by Ann a.txt@1', '3-3 not committed a.txt@3']);
		expect(converted.hunks[0].text).toEqual(['a', 'b']);
		expect((await blame(repository.root, 'latin.txt')).hunks[0].text).toEqual(['größe']);
		expect(outline(await blame(repository.root, 'kept.txt'))).toEqual(['1-2 one by Ann kept.txt@1']);
	});

	test('paths with odd characters, and a root below the top', async () => {
		const repository = new TestRepository();
		const odd = 'app/tab\there "quoted" ü.ts';
		repository.commit('one', { [odd]: 'a\n' });
		expect(outline(await blame(repository.root, odd))).toEqual([`1-1 one by Ann ${odd}@1`]);
		const name = odd.slice('app/'.length);
		expect(outline(await blame(join(repository.root, 'app'), name))).toEqual([`1-1 one by Ann ${name}@1`]);
	});

	test('says where a shallow clone ends', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\nb\n' });
		repository.commit('two', { 'a.ts': 'a\nc\n' });
		repository.commit('three', { 'a.ts': 'a\nd\n' });
		const folder = join(temporaryFolder(), 'shallow');
		repository.git('clone', '-q', '--depth=2', `file://${repository.root}`, folder);
		expect(outline(await blame(folder, 'a.ts'))).toEqual([
			'1-1 two by Ann a.ts@1 boundary',
			'2-2 three by Ann a.ts@2',
		]);
	});

	test('an author or file name cannot pretend to be a line of the output', async () => {
		const repository = new TestRepository();
		repository.commit('one', { 'a.ts': 'a\n\tauthor Eve\nfilename evil\n' });
		const commit = repository.git('rev-parse', 'HEAD').trim();
		writeFileSync(
			join(repository.root, '.git/odd'),
			`tree ${commit}^{tree}`.replace(`${commit}^{tree}`, repository.git('rev-parse', 'HEAD^{tree}').trim()) +
				`\nauthor \tEve filename x <e> 1700000000 +0000\ncommitter C <c> 1700000000 +0000\n\nfilename evil\n`,
		);
		const odd = repository
			.git('hash-object', '-t', 'commit', '-w', '--literally', join(repository.root, '.git/odd'))
			.trim();
		repository.git('update-ref', 'refs/heads/main', odd);
		const [hunk, ...others] = (await blame(repository.root, 'a.ts')).hunks;
		expect(others).toEqual([]);
		expect(hunk).toMatchObject({ startLine: 1, endLine: 3, path: 'a.ts', by: { subject: 'filename evil' } });
		expect(hunk.text).toEqual(['a', '\tauthor Eve', 'filename evil']);
	});
});
