import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSession, questions, type Session } from '../../src/engine.ts';
import { refreshIndex } from '../../src/index/update.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { compareWith } from '../../src/questions/freshness.ts';
import { openWorkspace, type Workspace } from '../../src/questions/workspace.ts';
import { openIndex } from '../../src/store/reader.ts';
import { FULL } from './builds.ts';
import { planHistory, stepNamed } from './histories/plan.ts';
import { Random } from './histories/random.ts';
import { Tree } from './histories/tree.ts';
import { makeTree } from './histories/trees.ts';

/*
 * Decision 7 for servers: whatever happens to the files, an answer that is asked for right after it is of the files as
 * they are, or says that it is not.
 */
const HISTORIES = Number(process.env.ASSAY_HISTORIES ?? (FULL ? 300 : 2));
const FIRST_SEED = Number(process.env.ASSAY_HISTORY_SEED ?? 1);
/** Longer than the time until the folders are watched. */
const WATCHED_MS = 200;

const status = questions.find(({ name }) => name === 'status')!;

test(
	`${HISTORIES} histories: an answer of a server is of the files as they are`,
	async () => {
		let fresh = 0;
		for (let seed = FIRST_SEED; seed < FIRST_SEED + HISTORIES; seed++) fresh += await play(seed);
		// Most changes are few, and made up for before the answer.
		expect(fresh).toBeGreaterThan(HISTORIES * 2);
	},
	HISTORIES * 30_000,
);

/** Gives how many answers were fresh at once. */
async function play(seed: number): Promise<number> {
	const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-served-')));
	const env = { ASSAY_JOBS: '1' };
	const plan = planHistory(seed, []);
	const tree = new Tree(root);
	makeTree(tree, new Random(plan.treeSeed));
	const session = await openSession({ cwd: root, env, root });
	let fresh = 0;
	try {
		for (const round of plan.rounds) {
			const answer = await asked(session);
			if (answer.meta.index?.fresh === true) fresh++;
			const log: string[] = [];
			if (round.told) await sleep(WATCHED_MS);
			for (const { name, seed: stepSeed } of round.steps) {
				const done = stepNamed(name).apply(tree, new Random(stepSeed));
				log.push(`${name}: ${done}`);
				const now = await asked(session);
				if (now.meta.index?.fresh !== true) continue;
				fresh++;
				const workspace = await openWorkspace({ cwd: root, env, root });
				if (isFresh(workspace)) continue;
				// A recent file that was left out for its content is looked at again, to no effect.
				const { root: folder, state, settings } = workspace;
				const { report } = await refreshIndex({ root: folder, state, config: settings.config, jobs: 1 });
				expect(report.generation, `seed ${seed}, ${log.join('; ')}`).toBe(now.meta.index.generation);
			}
		}
	} finally {
		await session.close();
		rmSync(root, { recursive: true, force: true });
	}
	return fresh;
}

async function asked(session: Session): Promise<Envelope<unknown>> {
	const envelope = await session.ask(status, {});
	expect(envelope).toMatchObject({ ok: true });
	return envelope;
}

function isFresh(workspace: Workspace): boolean {
	const reader = openIndex(workspace.state);
	try {
		return compareWith(reader, workspace).freshness.fresh;
	} finally {
		reader.close();
	}
}
