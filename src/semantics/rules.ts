import type { LinkRule } from '../model/link.ts';
import type { BindingKind } from '../model/recorder.ts';
import type { Unit } from './world/unit.ts';

type Base = 'local' | 'import' | 'variable' | 'parameter' | 'unbound';

/** What a call is written on. */
export function ruleOf(unit: Unit, callee: number, scope: number): LinkRule {
	if (callee < 0) return 'value';
	switch (unit.op(callee)) {
		case 'name':
			return baseOf(unit, unit.valueName(callee), scope);
		case 'member':
			return memberRule(unit, unit.first(callee), scope);
		case 'super':
			return 'super';
		case 'call':
			return 'result';
		case 'index':
			return 'element';
		default:
			return 'value';
	}
}

/** What a member is taken from. */
export function memberRule(unit: Unit, on: number, scope: number): LinkRule {
	if (on < 0) return 'value.member';
	switch (unit.op(on)) {
		case 'this':
			return 'self';
		case 'super':
			return 'super';
		case 'name': {
			const name = unit.valueName(on);
			const base = baseOf(unit, name, scope);
			const isSelf = base === 'parameter' && unit.traits.selfParameters.has(name);
			return isSelf ? 'self' : `${base}.member`;
		}
		case 'module':
			return 'import.member';
		case 'member':
			return 'field.member';
		case 'call':
			return 'result.member';
		case 'cast':
			// A call with its type arguments.
			return unit.valueName(on).startsWith('<') ? 'result.member' : 'value.member';
		case 'await':
			return 'awaited.member';
		case 'index':
			return 'element.member';
		default:
			return 'value.member';
	}
}

/** What a name is bound as where it stands. */
export function baseOf(unit: Unit, name: string, scope: number): Base {
	const [binding] = unit.lookUp(name, scope);
	return binding === undefined ? 'unbound' : BASES[binding.kind];
}

const BASES: Readonly<Record<BindingKind, Base>> = {
	param: 'parameter',
	var: 'variable',
	let: 'variable',
	const: 'variable',
	function: 'local',
	class: 'local',
	import: 'import',
	catch: 'variable',
	type: 'local',
	type_param: 'local',
	enum: 'local',
	namespace: 'local',
	global: 'variable',
	nonlocal: 'variable',
	field: 'variable',
};
