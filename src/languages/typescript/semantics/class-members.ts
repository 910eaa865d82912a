import { climb } from '../../../semantics/structural/class-line.ts';
import type { Evaluator } from '../../../semantics/structural/evaluate.ts';
import { ABSENT, merged, NOTHING, type Outcome, type Thing } from '../../../semantics/thing.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

/** A member of a class, of what it makes, of an enum or a namespace; those of classes above it, too. */
export function classMember(
	evaluator: Evaluator,
	thing: Thing & { is: 'instance' | 'definition' },
	name: string,
): Outcome {
	const { unit, chunk } = thing;
	const { members } = evaluator;
	const from = { unit, chunk, env: thing.is === 'instance' ? thing.env : null };
	const { found, beyond, open } = climb(evaluator, from, (above) =>
		members.ownMember(above.unit, above.chunk, name, thing, above.env),
	);
	if (found !== null) return found;
	const put = thing.is === 'definition' ? putOn(evaluator, unit, chunk, name) : NOTHING;
	if (put.of.length > 0) return put;
	for (const base of beyond) {
		if (base.is === 'external' && open) continue;
		const taken = members.memberOf(base, name);
		if (taken.of.length > 0) return taken;
	}
	// All of it is known, and it has no such member: whoever takes it knows that this is not meant.
	return open || beyond.length > 0 || unit.language === 'javascript' ? NOTHING : ABSENT;
}

/** `Table.Row = Row`: what a script puts on a function or class that it declares, both at its top. */
export function putOn(evaluator: Evaluator, unit: Unit, chunk: number, name: string): Outcome {
	const own = unit.chunk(chunk).name;
	if (own === null || !unit.bound(0, own).some((binding) => binding.chunk === chunk)) return NOTHING;
	const given = unit.assigned(name).filter(({ target, scope }) => {
		const holder = unit.op(target) === 'member' && scope === 0 ? unit.first(target) : -1;
		return holder >= 0 && unit.op(holder) === 'name' && unit.valueName(holder) === own;
	});
	return given.length === 0
		? NOTHING
		: merged(given.map(({ value, scope }) => evaluator.value(unit, value, scope)));
}
