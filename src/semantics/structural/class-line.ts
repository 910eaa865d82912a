import { METACLASS } from '../chunk-kinds.ts';
import type { Entity, Env, Outcome } from '../core/entity.ts';
import type { Unit } from '../world/unit.ts';
import type { Structural } from './interpreter.ts';

/** Classes above one that are looked at. */
const MAX_LINE = 64;

/** A class, interface or type, with what its type parameters stand for. */
export interface Above {
	unit: Unit;
	chunk: number;
	env: Env | null;
}

/** What is above a class. */
interface Climbed<T> {
	/** What was found on the way; the rest is only known when nothing was. */
	found: T | null;
	/** What is above but no class of the repository. */
	beyond: Entity[];
	/** Something above is not known. */
	open: boolean;
}

/** Goes from a class to those above it, nearest first, until something is found. */
export function climb<T>(interpreter: Structural, from: Above, find: (above: Above) => T | null): Climbed<T> {
	const seen = new Set<number>();
	const line = [from];
	const beyond: Entity[] = [];
	let open = false;
	for (let at = 0; at < line.length && at < MAX_LINE; at++) {
		const each = line[at];
		const key = each.unit.keyOf(each.chunk);
		if (seen.has(key)) continue;
		seen.add(key);
		const found = find(each);
		if (found !== null) return { found, beyond, open };
		for (const part of interpreter.dialect(each.unit).otherParts(each)) line.push({ ...each, ...part });
		for (const outcome of basesOf(interpreter, each)) {
			open ||= outcome.open;
			for (const base of outcome.of) {
				if (base.is === 'instance') line.push(base);
				else if (base.is === 'definition') line.push({ unit: base.unit, chunk: base.chunk, env: null });
				else beyond.push(base);
			}
		}
	}
	return { found: null, beyond, open };
}

function basesOf(interpreter: Structural, { unit, chunk, env }: Above): Outcome[] {
	const { types } = interpreter;
	const scope = unit.scopeOf(chunk);
	const { type } = unit.chunk(chunk);
	if (unit.kind(chunk) === 'type')
		return type === null ? [] : [types.type(types.read(unit, type), unit, scope, env)];
	return unit
		.heritage(chunk)
		.filter(({ kind }) => kind !== METACLASS)
		.map(
			(base) =>
				interpreter.dialect(unit).baseType(unit, chunk, base, env) ??
				interpreter.value(unit, base.value, unit.scopeAround(chunk)),
		);
}
