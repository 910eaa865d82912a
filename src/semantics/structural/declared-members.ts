import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import { one } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import { climb } from './class-line.ts';
import { entriesOf } from './entries.ts';
import type { Structural } from './interpreter.ts';

/** The field, property or method that is declared under a name; null when none is, or something else has it. */
export function declaredMember(interpreter: Structural, entity: Entity, name: string): Outcome | null {
	if (entity.is === 'typed' && entity.node.is === 'all') {
		const { unit, scope, env } = entity;
		const parts = entity.node.of.flatMap((part) => interpreter.types.type(part, unit, scope, env).of);
		for (const part of parts) {
			const found = part.is === 'typed' ? null : declaredMember(interpreter, part, name);
			if (found !== null) return found;
		}
		return null;
	}
	if (entity.is === 'object') return declaredEntry(interpreter, entity, name);
	if (entity.is !== 'instance' && entity.is !== 'definition') return null;
	const { unit, chunk } = entity;
	const kind = unit.kind(chunk);
	if (entity.is === 'definition' && (FUNCTIONS.has(kind) || kind === 'constant' || kind === 'variable'))
		return null;
	const from = { unit, chunk, env: null };
	const { found } = climb(interpreter, from, (above) => {
		const members = above.unit.member(above.chunk, name);
		if (members.length === 0) return null;
		const isHeld = members.length === 1 && HOLDERS.has(above.unit.kind(members[0]));
		return { unit: above.unit, chunk: isHeld ? members[0] : -1 };
	});
	return found === null || found.chunk < 0 ? null : one({ is: 'definition', ...found, self: entity });
}

/** The chunk that declares a member of a class or of one above it: its implementation, else its first signature. */
export function declarationIn(
	interpreter: Structural,
	unit: Unit,
	chunk: number,
	name: string,
): { unit: Unit; chunk: number } | null {
	return climb(interpreter, { unit, chunk, env: null }, (above) => {
		const own = above.unit.member(above.chunk, name);
		const written = own.find((member) => !above.unit.has(member, 'declaration')) ?? own[0];
		return written === undefined ? null : { unit: above.unit, chunk: written };
	}).found;
}

/** What an object has from another that is spread in it. */
function declaredEntry(
	interpreter: Structural,
	{ unit, value, scope }: Entity & { is: 'object' },
	name: string,
): Outcome | null {
	const { named, spread } = entriesOf(unit, value);
	if (named.some((each) => each.name === name)) return null;
	return interpreter.budget.step(() => {
		for (const each of spread) {
			const [entity, ...others] = interpreter.value(unit, each, scope).of;
			if (entity === undefined || others.length > 0) return null;
			const found = declaredMember(interpreter, entity, name);
			if (found !== null || interpreter.members.memberOf(entity, name).of.length > 0) return found;
		}
		return null;
	}, null);
}
