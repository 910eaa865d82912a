import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { auditIndex } from '../corpus/audit.ts';
import {
	build,
	childProcesses,
	expectNoChildren,
	expectTidy,
	fingerprint,
	sampleTree,
	stateOf,
} from './builds.ts';

/** Does something to every process of a build when it begins to link, which is when those start that do. */
async function buildAnd(root: string, what: (pid: number) => void, signal?: AbortSignal): Promise<number> {
	let met = 0;
	let timer: NodeJS.Timeout | undefined;
	try {
		await build(root, {
			linkApart: true,
			signal,
			onProgress: ({ stage }) => {
				if (stage !== 'link' || timer !== undefined) return;
				timer = setInterval(() => {
					for (const pid of met > 0 ? [] : childProcesses()) {
						what(pid);
						met++;
					}
				}, 5);
			},
		});
	} finally {
		clearInterval(timer);
	}
	return met;
}

test('link processes that are killed from outside change nothing', async () => {
	const root = sampleTree();
	// Stamps of files that have just changed are not trusted, and stored as such.
	await sleep(2100);
	await build(root, { jobs: 1 });
	const expected = fingerprint(root);
	expect(await buildAnd(root, (pid) => process.kill(pid, 'SIGKILL'))).toBeGreaterThan(0);
	expect(fingerprint(root)).toBe(expected);
	expect(auditIndex(stateOf(root))).toEqual([]);
	expectTidy(root);
	await expectNoChildren();
}, 120_000);

test('a build that is stopped while processes link leaves nothing behind', async () => {
	const root = sampleTree();
	await build(root);
	const expected = fingerprint(root);
	const stop = new AbortController();
	await expect(buildAnd(root, () => stop.abort(), stop.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
	expect(fingerprint(root)).toBe(expected);
	expectTidy(root);
	await expectNoChildren();
}, 120_000);
