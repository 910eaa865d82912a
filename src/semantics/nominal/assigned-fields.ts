import type { Outcome } from '../core/entity.ts';
import { merged, NOTHING } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { TypeDefinition } from './dialect.ts';
import type { Nominal } from './interpreter.ts';
import { isType } from './type-kinds.ts';

/** Assignments of one field that are looked at. */
const MAX_ASSIGNED = 40;
const SELVES: ReadonlySet<string> = new Set(['self', 'static']);

/** What the code of a type gives to one of its fields: `this.x = …` in its methods, and what it starts with; null for none. */
export function assignedField(names: Nominal, { unit, chunk }: TypeDefinition, name: string): Outcome | null {
	const given = unit
		.assigned(name)
		.filter(({ target, chunk: from }) => isOwn(unit, target) && typeChunkAround(unit, from) === chunk);
	if (given.length === 0) return null;
	if (given.length > MAX_ASSIGNED) return NOTHING;
	unit.lookAtAll();
	return merged(given.map(({ value, scope }) => names.step(() => names.value(unit, value, scope))));
}

function isOwn(unit: Unit, target: number): boolean {
	if (unit.op(target) !== 'member') return false;
	const on = unit.first(target);
	return on >= 0 && (unit.op(on) === 'this' || (unit.op(on) === 'name' && SELVES.has(unit.valueName(on))));
}

/** The type that a chunk is, or stands in. */
function typeChunkAround(unit: Unit, from: number): number {
	for (let chunk = from; chunk > 0; chunk = unit.file.chunks[chunk].parent)
		if (isType(unit.kind(chunk))) return chunk;
	return -1;
}
