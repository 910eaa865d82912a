import { expect, test } from 'vitest';
import { auditIndex } from '../corpus/audit.ts';
import {
	build,
	childProcesses,
	expectNoChildren,
	expectTidy,
	FULL,
	filesOf,
	fingerprint,
	rowsOf,
	sampleTree,
	stateOf,
} from './builds.ts';

/**
 * Kills a parse process of this one after every few batches, at some moment in the next. Not by the clock
 * alone: on a busy machine none would live to take a file.
 */
class Killer {
	kills = 0;
	private random: number;
	private batches = 0;

	constructor(seed: number) {
		this.random = seed;
	}

	onProgress(): void {
		if (++this.batches % 4 === 0) setTimeout(() => this.kill(), this.next(20));
	}

	private next(below: number): number {
		this.random = (Math.imul(this.random, 1_103_515_245) + 12_345) & 0x7fff_ffff;
		return (this.random >> 8) % below;
	}

	private kill(): void {
		const children = childProcesses();
		if (children.length === 0) return;
		try {
			process.kill(children[this.next(children.length)], 'SIGKILL');
			this.kills++;
		} catch {
			// It ended by itself meanwhile.
		}
	}
}

/**
 * Columns that say how a file was read, and not what is in it. Among flags is that of a syntax error: a grammar has
 * some where the parser has none that the process died with.
 */
const HOW = ['mtime_us', 'ctime_us', 'inode', 'status', 'note', 'flags'];

test(
	'parse processes that are killed from outside change notes at most',
	async () => {
		const root = sampleTree();
		const undisturbed = await build(root);
		const bytes = fingerprint(root);
		const before = filesOf(root);
		const { chunk, call_site } = rowsOf(root, HOW);
		for (let round = 0; round < (FULL ? 40 : 2); round++) {
			const killer = new Killer(round + 1);
			const report = await build(root, { batchFiles: 2, onProgress: () => killer.onProgress() });
			const { kills } = killer;
			expect(kills).toBeGreaterThan(0);
			expect(report.counts.files).toBe(undisturbed.counts.files);
			const after = filesOf(root);
			expect(Object.keys(after)).toEqual(Object.keys(before));
			const marked = Object.keys(after).filter((path) => after[path].note !== before[path].note);
			expect(marked.length).toBeLessThanOrEqual(kills);
			if (marked.length === 0) expect(fingerprint(root)).toBe(bytes);
			// The parser for broken files, which takes over, finds some whole ones broken: their status tells.
			const lost = marked.filter((path) => after[path].status !== before[path].status);
			if (lost.length === 0) expect(rowsOf(root, HOW)).toMatchObject({ chunk, call_site });
			expect(auditIndex(stateOf(root))).toEqual([]);
			expectTidy(root);
			await expectNoChildren();
		}
	},
	FULL ? 900_000 : 120_000,
);
