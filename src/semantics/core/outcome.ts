import type { Entity, Outcome } from './entity.ts';

export const NOTHING: Outcome = { of: [], open: true };
/** Nothing, for certain. */
export const ABSENT: Outcome = { of: [], open: false };
const MAX_ENTITIES = 24;

export function one(entity: Entity): Outcome {
	return { of: [entity], open: false };
}

/** Something of a package or of the platform. */
export function externalOf(owner: string, name: string): Outcome {
	return one({ is: 'external', package: owner, name });
}

/** Whether the outcome is complete: every search for it gives the same. */
export function isSure({ of, open }: Outcome): boolean {
	return !open && of.length > 0;
}

export function opened(outcome: Outcome): Outcome {
	return outcome.open ? outcome : { of: outcome.of, open: true };
}

export function merged(outcomes: readonly Outcome[]): Outcome {
	if (outcomes.length === 1) return outcomes[0];
	const of: Entity[] = [];
	let open = outcomes.length === 0;
	for (const outcome of outcomes) {
		open ||= outcome.open;
		for (const entity of outcome.of) {
			if (of.some((known) => isSame(known, entity))) continue;
			if (of.length >= MAX_ENTITIES) return { of, open: true };
			of.push(entity);
		}
	}
	return { of, open };
}

function isSame(a: Entity, b: Entity): boolean {
	if (a.is !== b.is) return false;
	if (a.is === 'plain' && b.is === 'plain') return a.text === b.text;
	if (a.is === 'external' && b.is === 'external')
		return a.package === b.package && a.name === b.name && a.args === b.args;
	if (a.is === 'definition' && b.is === 'definition' && a.like !== b.like) return false;
	if ((a.is === 'definition' || a.is === 'instance') && (b.is === 'definition' || b.is === 'instance'))
		return a.unit === b.unit && a.chunk === b.chunk;
	if (a.is === 'typed' && b.is === 'typed') return a.node === b.node && a.unit === b.unit && a.env === b.env;
	if (a.is === 'module' && b.is === 'module') return a.path === b.path;
	if (a.is === 'object' && b.is === 'object') return a.unit === b.unit && a.value === b.value;
	return false;
}

/** Applies a step to each entity; unknown results leave the outcome open. */
export function through(outcome: Outcome, step: (entity: Entity) => Outcome): Outcome {
	const { of } = outcome;
	if (of.length === 0) return outcome;
	const whole = of.length === 1 ? step(of[0]) : merged(of.map(step));
	return outcome.open ? opened(whole) : whole;
}
