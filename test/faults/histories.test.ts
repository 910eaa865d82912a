import { afterAll, expect, test } from 'vitest';
import { FULL, REPOSITORY } from './builds.ts';
import { type Plan, planHistory, STEP_NAMES, smaller } from './histories/plan.ts';
import { Playground } from './histories/playground.ts';

/*
 * Whatever happens to a repository, an index that was updated along the way equals one made from
 * nothing. ASSAY_HISTORIES sets how many histories are tried, ASSAY_HISTORY_SEED with which seed they
 * begin, ASSAY_FAULTS_REPOS (folders with colons between them) which real repositories are sampled
 * beside this one.
 */
const COUNT = Number(process.env.ASSAY_HISTORIES ?? (FULL ? 1000 : 12));
const FIRST_SEED = Number(process.env.ASSAY_HISTORY_SEED ?? 1);
const REPOSITORIES = [REPOSITORY, ...(process.env.ASSAY_FAULTS_REPOS ?? '').split(':').filter(Boolean)];

const playground = new Playground();
afterAll(() => playground.close());

test(
	`${COUNT} histories: an updated index equals a new one`,
	async () => {
		const kinds: Record<string, number> = {};
		const tried = new Set<string>();
		let steps = 0;
		for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
			const plan = planHistory(seed, REPOSITORIES);
			const outcome = await playground.play(plan);
			if (outcome.failure !== null) throw new Error(await explain(plan));
			steps += outcome.steps;
			for (const [kind, count] of Object.entries(outcome.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
			for (const { name } of plan.rounds.flatMap((round) => round.steps)) tried.add(name);
		}
		if (FULL) console.log(`${COUNT} histories, ${steps} steps, ${JSON.stringify(kinds)}`);
		// Most of it was done by updates, and with every kind of step.
		if (COUNT >= 12) expect(kinds.update).toBeGreaterThan((kinds.rebuild ?? 0) * 2);
		if (COUNT >= 200) expect(STEP_NAMES.filter((name) => !tried.has(name))).toEqual([]);
	},
	COUNT * 20_000,
);

/** Leaves out of a history what its failure does not need. */
async function explain(failing: Plan): Promise<string> {
	let plan = failing;
	let outcome = await playground.play(plan);
	for (let shrunk = true; shrunk; ) {
		shrunk = false;
		for (const candidate of smaller(plan)) {
			const tried = await playground.play(candidate).catch(() => null);
			if (tried === null || tried.failure === null) continue;
			plan = candidate;
			outcome = tried;
			shrunk = true;
			break;
		}
	}
	const { repository, trusting, nextFile } = plan;
	return [
		`the history with seed ${plan.seed} ends in an index that is not as a new one:`,
		outcome.failure,
		`begun with ${repository ?? 'a made repository'} ${JSON.stringify({ trusting, nextFile })}, then`,
		...outcome.log,
	].join('\n');
}
