import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Outcome } from '../../../semantics/core/entity.ts';
import { merged } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { callAt } from '../../../semantics/world/unit-places.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';

/** Callers that are looked at; with more, what is passed is not told. */
const MAX_CALLERS = 40;

/**
 * What callers pass for a parameter: only for a function that is used in its file alone, and there is never
 * anything but called. null when that cannot be told.
 */
export function passedTo(interpreter: Structural, unit: Unit, param: UnitBinding): Outcome | null {
	const owner = unit.scopeChunk(param.scope);
	if (param.path !== null || owner <= 0 || unit.has(owner, 'exported') || !FUNCTIONS.has(unit.kind(owner)))
		return null;
	if (unit.params(owner).some(({ rest }) => rest !== undefined)) return null;
	const calls = callersOf(unit, owner);
	if (calls === null) return null;
	const found: Outcome[] = param.value < 0 ? [] : [interpreter.value(unit, param.value, param.scope)];
	for (const call of calls) {
		const args = unit.args(call);
		if (args.some((arg) => arg >= 0 && unit.op(arg) === 'spread')) return null;
		// One that is left out is the default, else nothing that can be called.
		if (param.place < args.length)
			found.push(interpreter.value(unit, args[param.place], unit.callScope(call)));
	}
	const whole = found.length === 0 ? null : merged(found);
	return whole === null || whole.open || whole.of.length === 0 ? null : whole;
}

/** The calls of a function; null when it is used in another way, too. */
function callersOf(unit: Unit, chunk: number): number[] | null {
	const { name, parent } = unit.file.chunks[chunk];
	if (
		name === null ||
		parent < 0 ||
		unit.file.exports.some(({ local, exported }) => local === name || exported === name)
	)
		return null;
	const own = unit.scopeOf(chunk);
	const around = Math.max(0, unit.scopeChunk(own) === chunk ? unit.scopeParent(own) : own);
	const bound = unit.bound(around, name);
	if (bound.length !== 1 || bound[0].chunk !== chunk || unit.assigned(name).length > 0) return null;
	const { refs, names, calls } = unit.file;
	const found: number[] = [];
	for (let at = 0; at < refs.count; at++) {
		if (refs.member[at] === 1 || names[refs.name[at]] !== name) continue;
		if (unit.lookUp(name, refs.scope[at])[0] !== bound[0]) continue;
		const call = callAt(unit, refs.start[at]);
		const isCall = call >= 0 && calls[call].start === refs.start[at] && calls[call].via === 'call';
		if (!isCall || unit.op(unit.callee(call)) !== 'name' || found.length >= MAX_CALLERS) return null;
		if (unit.args(call).length > 60) return null;
		found.push(call);
	}
	return found;
}
