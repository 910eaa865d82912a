import { CONTENTS } from './contents.ts';
import { EDITS } from './edits.ts';
import { MOVES } from './moves.ts';
import { Random } from './random.ts';
import { RULES } from './rules.ts';
import type { Step } from './step.ts';

/** A step with the seed of its own, so that it does the same when others are left out. */
export interface PlannedStep {
	name: string;
	seed: number;
}

/** What happens between two updates of the index. */
export interface Round {
	steps: PlannedStep[];
	/** The update is told which paths were touched, and looks at no others. */
	told: boolean;
}

export interface Plan {
	seed: number;
	/** Folder of a real repository to begin with; null for a made one. */
	repository: string | null;
	treeSeed: number;
	rounds: Round[];
	/** Times of change are taken to be old enough to be trusted, as they are when work is slow. */
	trusting: boolean;
	/** The id of the next file, as after many updates: close to where a block of postings ends. */
	nextFile: number | null;
}

const KINDS: { steps: readonly Step[]; weight: number }[] = [
	{ steps: EDITS, weight: 40 },
	{ steps: MOVES, weight: 30 },
	{ steps: CONTENTS, weight: 12 },
	{ steps: RULES, weight: 18 },
];

const STEPS = new Map(KINDS.flatMap(({ steps }) => steps).map((step) => [step.name, step]));

export function stepNamed(name: string): Step {
	return STEPS.get(name)!;
}

export const STEP_NAMES: readonly string[] = [...STEPS.keys()];

const MOST_ROUNDS = 4;
const MOST_STEPS = 5;
const FILES_PER_BLOCK = 4096;

export function planHistory(seed: number, repositories: readonly string[]): Plan {
	const random = new Random(seed);
	return {
		seed,
		repository: repositories.length > 0 && random.chance(50) ? random.pick(repositories) : null,
		treeSeed: random.seed(),
		rounds: Array.from({ length: random.between(2, MOST_ROUNDS) }, () => ({
			steps: Array.from({ length: random.between(1, MOST_STEPS) }, () => planStep(random)),
			told: random.chance(40),
		})),
		trusting: random.chance(50),
		nextFile: random.chance(40) ? 2 * FILES_PER_BLOCK - random.below(6) : null,
	};
}

export function planStep(random: Random): PlannedStep {
	return { name: random.pick(kindOfStep(random)).name, seed: random.seed() };
}

function kindOfStep(random: Random): readonly Step[] {
	let at = random.below(KINDS.reduce((sum, { weight }) => sum + weight, 0));
	for (const { steps, weight } of KINDS) {
		if (at < weight) return steps;
		at -= weight;
	}
	return EDITS;
}

/** Plans with one round or one step less each. */
export function* smaller(plan: Plan): Generator<Plan> {
	for (const at of plan.rounds.keys()) yield { ...plan, rounds: plan.rounds.toSpliced(at, 1) };
	for (const [at, round] of plan.rounds.entries()) {
		for (const step of round.steps.keys()) {
			const steps = round.steps.toSpliced(step, 1);
			yield { ...plan, rounds: plan.rounds.with(at, { ...round, steps }) };
		}
		if (round.told) yield { ...plan, rounds: plan.rounds.with(at, { ...round, told: false }) };
	}
	if (plan.nextFile !== null) yield { ...plan, nextFile: null };
	if (plan.trusting) yield { ...plan, trusting: false };
}
