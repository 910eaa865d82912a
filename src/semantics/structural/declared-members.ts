import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import { type Outcome, one, type Thing } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import { climb } from './class-line.ts';
import { entriesOf } from './entries.ts';
import type { Evaluator } from './evaluate.ts';

/** The field, property or method that is declared under a name; null when none is, or something else has it. */
export function declaredMember(evaluator: Evaluator, thing: Thing, name: string): Outcome | null {
	if (thing.is === 'typed' && thing.node.is === 'all') {
		const { unit, scope, env } = thing;
		const parts = thing.node.of.flatMap((part) => evaluator.types.type(part, unit, scope, env).of);
		for (const part of parts) {
			const found = part.is === 'typed' ? null : declaredMember(evaluator, part, name);
			if (found !== null) return found;
		}
		return null;
	}
	if (thing.is === 'object') return declaredEntry(evaluator, thing, name);
	if (thing.is !== 'instance' && thing.is !== 'definition') return null;
	const { unit, chunk } = thing;
	const kind = unit.kind(chunk);
	if (thing.is === 'definition' && (FUNCTIONS.has(kind) || kind === 'constant' || kind === 'variable'))
		return null;
	const from = { unit, chunk, env: null };
	const { found } = climb(evaluator, from, (above) => {
		const members = above.unit.member(above.chunk, name);
		if (members.length === 0) return null;
		const isHeld = members.length === 1 && HOLDERS.has(above.unit.kind(members[0]));
		return { unit: above.unit, chunk: isHeld ? members[0] : -1 };
	});
	return found === null || found.chunk < 0 ? null : one({ is: 'definition', ...found, self: thing });
}

/** The chunk that declares a member of a class or of one above it: its implementation, else its first signature. */
export function declarationIn(
	evaluator: Evaluator,
	unit: Unit,
	chunk: number,
	name: string,
): { unit: Unit; chunk: number } | null {
	return climb(evaluator, { unit, chunk, env: null }, (above) => {
		const own = above.unit.member(above.chunk, name);
		const written = own.find((member) => !above.unit.has(member, 'declaration')) ?? own[0];
		return written === undefined ? null : { unit: above.unit, chunk: written };
	}).found;
}

/** What an object has from another that is spread in it. */
function declaredEntry(
	evaluator: Evaluator,
	{ unit, value, scope }: Thing & { is: 'object' },
	name: string,
): Outcome | null {
	const { named, spread } = entriesOf(unit, value);
	if (named.some((each) => each.name === name) || !evaluator.enter()) return null;
	evaluator.depth++;
	let found: Outcome | null = null;
	for (const each of spread) {
		const [thing, ...others] = evaluator.value(unit, each, scope).of;
		if (thing === undefined || others.length > 0) break;
		found = declaredMember(evaluator, thing, name);
		if (found !== null || evaluator.members.memberOf(thing, name).of.length > 0) break;
	}
	evaluator.depth--;
	return found;
}
