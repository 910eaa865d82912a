import { type CallLink, UNRESOLVED } from '../../model/link.ts';
import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import type { Entity } from '../core/entity.ts';
import { ruleOf } from '../rules.ts';
import { linkTargets } from '../structural/link-calls.ts';
import type { Unit } from '../world/unit.ts';
import type { Nominal } from './interpreter.ts';
import { isType } from './type-kinds.ts';

/** Where a call of a unit leads. */
export function linkNominalCall(unit: Unit, call: number, names: Nominal): CallLink {
	const callee = unit.callee(call);
	if (callee < 0) return { ...UNRESOLVED, status: 'dynamic' };
	const link = {
		...linkTargets(names.calls.called(unit, call), targetOf),
		rule: ruleOf(unit, callee, unit.callScope(call)),
	};
	// What a variable holds, or is taken from a value, and is not known, is known only when it runs.
	const isHeld = unit.op(callee) !== 'name' || link.rule === 'variable' || link.rule === 'parameter';
	const isLate = isHeld || names.dialect(unit).isDefinedAtRuntime(unit.valueName(callee));
	return link.status === 'unresolved' && isLate ? { ...link, status: 'dynamic' } : link;
}

function targetOf(entity: Entity): { path: string; chunk: number } | null {
	if (entity.is !== 'definition') return null;
	const kind = entity.unit.kind(entity.chunk);
	const isCalled = FUNCTIONS.has(kind) || isType(kind) || HOLDERS.has(kind) || CALLED.has(kind);
	return isCalled ? { path: entity.unit.path, chunk: entity.chunk } : null;
}

const CALLED: ReadonlySet<string> = new Set(['macro', 'event', 'modifier', 'enum_member', 'module']);
