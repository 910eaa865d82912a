import type { Evaluator } from './evaluate.ts';
import type { Unit } from './unit.ts';

/** Classes above one that are looked at. */
const MAX_CLASSES = 64;

/** The chunk that declares a member of a class, an interface or what they are made of; the nearest one. */
export function declaredIn(
	evaluator: Evaluator,
	unit: Unit,
	chunk: number,
	name: string,
): { unit: Unit; chunk: number } | null {
	const seen = new Set<string>();
	const line = [{ unit, chunk }];
	for (const each of line) {
		const key = `${each.unit.path} ${each.chunk}`;
		if (seen.has(key) || seen.size >= MAX_CLASSES) continue;
		seen.add(key);
		const own = each.unit.members(each.chunk).get(name) ?? [];
		const written = own.find((member) => !each.unit.has(member, 'declaration')) ?? own[0];
		if (written !== undefined) return { unit: each.unit, chunk: written };
		for (const base of evaluator.members.bases(each.unit, each.chunk).of) {
			if (base.is === 'definition') line.push({ unit: base.unit, chunk: base.chunk });
		}
	}
	return null;
}

/** The scope that a class stands in. */
export function scopeAround(unit: Unit, chunk: number): number {
	const own = unit.scopeOf(chunk);
	return unit.scopeChunk(own) === chunk ? Math.max(0, unit.scopeParent(own)) : own;
}
