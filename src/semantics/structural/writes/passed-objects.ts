import { CLASSES, FUNCTIONS } from '../../chunk-kinds.ts';
import type { Entity } from '../../core/entity.ts';
import type { Unit } from '../../world/unit.ts';
import { callsGiven, holderOf } from '../../world/unit-holders.ts';
import type { Structural } from '../interpreter.ts';
import { PLATFORM } from '../platform.ts';

/** Calls that are given one name, that are looked at; with more, one of them is not seen. */
const MAX_PASSES = 60;

/** A call that is given something, and what it calls. */
export interface Pass {
	/** Code that is not here may change it. */
	isUnseen: boolean;
	/** The function of the repository that is given it. */
	target: { unit: Unit; chunk: number } | null;
}

const UNSEEN: Pass = { isUnseen: true, target: null };

/** The calls that are given an object by the name that holds it. */
export function objectPasses(interpreter: Structural, { unit, value }: Entity & { is: 'object' }): Pass[] {
	const holder = holderOf(unit, value);
	return holder === null ? [] : namePasses(interpreter, unit, holder.name, holder.scope);
}

/** The calls that are given what a name stands for. */
export function namePasses(interpreter: Structural, unit: Unit, name: string, owner: number): Pass[] {
	const calls = callsGiven(unit, name, owner);
	if (calls.length > MAX_PASSES) return [UNSEEN];
	return calls.flatMap((call) => passes(interpreter, unit, call));
}

function passes(interpreter: Structural, unit: Unit, call: number): Pass[] {
	const callee = unit.callee(call);
	if (callee < 0) return [UNSEEN];
	const { of, open } = interpreter.value(unit, callee, unit.callScope(call));
	const found: Pass[] = open || of.length === 0 ? [UNSEEN] : [];
	for (const entity of of) {
		if (entity.is === 'external' && entity.package !== PLATFORM) found.push(UNSEEN);
		if (entity.is !== 'definition') continue;
		const kind = entity.unit.kind(entity.chunk);
		if (FUNCTIONS.has(kind)) found.push({ isUnseen: false, target: entity });
		else if (CLASSES.has(kind)) {
			const [made] = entity.unit.member(entity.chunk, entity.unit.traits.maker);
			if (made !== undefined) found.push({ isUnseen: false, target: { unit: entity.unit, chunk: made } });
		}
	}
	return found;
}
