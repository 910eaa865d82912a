import { expect, test } from 'vitest';
import { ListRecorder } from '../testing/list-recorder.ts';
import { recordRuns } from './branches.ts';

test('cases that fall through cost no more than their number', () => {
	const out = new ListRecorder('');
	const runs = Array.from({ length: 2000 }, (_, at) => {
		return { tests: [out.value('name', `a${at}`, -1, -1, at, at + 1)], start: at, end: at + 1 };
	});
	recordRuns(out, runs, () => true);
	expect(out.branches).toHaveLength(2000);
	expect(out.show(out.branches[2].test)).toBe('((a0 || a1) || a2)');
	expect(out.values).toHaveLength(2 * 2000 - 1);
});
