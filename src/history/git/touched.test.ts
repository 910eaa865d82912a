import { expect, test } from 'vitest';
import { TestRepository } from '../testing/repository.ts';

test('files that somebody changed, under their names of today', async () => {
	const repository = new TestRepository();
	const text = 'line\n'.repeat(20);
	repository.commit('one', { 'a.txt': text, 'b.txt': 'b', 'gone.txt': 'x' }, 'Bob');
	repository.commit('two', { 'c.txt': 'c' });
	repository.git('mv', 'a.txt', 'moved.txt');
	repository.git('rm', '-q', 'gone.txt');
	repository.commit('three');
	const history = repository.history();
	const touched = async (author: string | null, seconds: number | null) => {
		const outcome = await history.touched({ author, seconds });
		if (!outcome.ok) throw new Error(outcome.detail);
		return outcome.value.paths;
	};
	expect(await touched('bob', null)).toEqual(['b.txt', 'moved.txt']);
	expect(await touched('BOB@example', null)).toEqual(['b.txt', 'moved.txt']);
	expect(await touched('nobody', null)).toEqual([]);
	// The last two commits: a rename changes the file.
	expect(await touched(null, 60)).toEqual(['c.txt', 'moved.txt']);
	expect(await touched('ann', 0)).toEqual(['moved.txt']);
});

test('no repository is said', async () => {
	const { noHistory } = await import('../none.ts');
	expect(await noHistory('/x').touched({ author: null, seconds: 1 })).toMatchObject({
		reason: 'no_repository',
	});
});
