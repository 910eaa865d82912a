import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { ABSENT, merged, NOTHING } from '../../../semantics/core/outcome.ts';
import { climb } from '../../../semantics/structural/class-line.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

type Instance = Entity & { is: 'instance' };

/** A member of a class, of what it makes, of an enum or a namespace; those of classes above it, too. */
export function classMember(
	interpreter: Structural,
	entity: Entity & { is: 'instance' | 'definition' },
	name: string,
): Outcome {
	const { unit, chunk } = entity;
	const { members } = interpreter;
	const from = { unit, chunk, env: entity.is === 'instance' ? entity.env : null };
	const { found, beyond, open } = climb(interpreter, from, (above) =>
		members.ownMember(above.unit, above.chunk, name, entity, above.env),
	);
	if (found !== null) return found;
	const put = entity.is === 'definition' ? assignedMember(interpreter, unit, chunk, name) : NOTHING;
	if (put.of.length > 0) return put;
	for (const base of beyond) {
		if (base.is === 'external' && open) continue;
		const taken = members.memberOf(base, name);
		if (taken.of.length > 0) return taken;
	}
	// All of it is known, and it has no such member: whoever takes it knows that this is not meant.
	return open || beyond.length > 0 || unit.traits.hasOpenClasses ? NOTHING : ABSENT;
}

/** `Table.Row = Row`: what a script puts on a function or class that it declares, both at its top. */
export function assignedMember(interpreter: Structural, unit: Unit, chunk: number, name: string): Outcome {
	const own = unit.chunk(chunk).name;
	if (own === null || !unit.bound(0, own).some((binding) => binding.chunk === chunk)) return NOTHING;
	const given = unit.assigned(name).filter(({ target, scope }) => {
		const holder = unit.op(target) === 'member' && scope === 0 ? unit.first(target) : -1;
		return holder >= 0 && unit.op(holder) === 'name' && unit.valueName(holder) === own;
	});
	return given.length === 0
		? NOTHING
		: merged(given.map(({ value, scope }) => interpreter.value(unit, value, scope)));
}

/** The list or map that a class extends: `class Users extends Map<string, User>`; null for none. */
export function platformBase(interpreter: Structural, { unit, chunk, env }: Instance): Entity | null {
	const { beyond } = climb(interpreter, { unit, chunk, env }, () => null);
	return beyond.find(({ is }) => is === 'list' || is === 'map' || is === 'promise') ?? null;
}

/** What methods of the platform are called on: of what a class makes the list or map that it extends. */
export function withPlatformBase(interpreter: Structural, receiver: Outcome): Outcome {
	if (!receiver.of.some(({ is }) => is === 'instance')) return receiver;
	const of = receiver.of.map((each) =>
		each.is === 'instance' ? (platformBase(interpreter, each) ?? each) : each,
	);
	return { of, open: receiver.open };
}
