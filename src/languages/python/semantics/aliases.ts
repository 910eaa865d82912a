import { siteOf } from '../../../semantics/sites.ts';
import { type TypeNode, UNKNOWN } from '../../../semantics/structural/type-node.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { World } from '../../../semantics/world/world.ts';
import { pythonTypeOf } from './type-text.ts';

const MAX_DEPTH = 12;
const MAX_PARTS = 16;

/** A type that a variable of Python stands for, and where its names are looked up. */
export interface PythonAlias {
	node: TypeNode;
	unit: Unit;
	scope: number;
}

/** `Names = list[str]`, `CurrentUser = Annotated[User, …]`: what the name means as a type; null for anything else. */
export function pythonAlias(world: World, unit: Unit, name: string, scope: number): PythonAlias | null {
	const [bound, ...others] = unit.lookUp(name, scope);
	if (bound === undefined || others.length > 0) return null;
	const site = siteOf(world, unit, bound);
	const binding = site?.binding;
	if (site == null || binding == null || binding.value < 0 || binding.path !== null) return null;
	if (binding.kind !== 'var' || site.unit.op(binding.value) !== 'index') return null;
	return { node: typeOfValue(site.unit, binding.value), unit: site.unit, scope: binding.scope };
}

/** A type that is written as a value: `Optional[User]`. */
export function typeOfValue(unit: Unit, value: number, depth = 0): TypeNode {
	if (value < 0 || depth > MAX_DEPTH) return UNKNOWN;
	switch (unit.op(value)) {
		case 'name':
		case 'member': {
			const name = dottedName(unit, value);
			return name === null ? UNKNOWN : pythonTypeOf(name, []);
		}
		case 'index': {
			const name = dottedName(unit, unit.first(value));
			if (name === null) return UNKNOWN;
			const key = unit.second(value);
			const parts = key >= 0 && unit.op(key) === 'array' ? itemsOf(unit, key) : [key];
			return pythonTypeOf(
				name,
				parts.map((part) => typeOfValue(unit, part, depth + 1)),
			);
		}
		case 'array':
			return { is: 'tuple', of: itemsOf(unit, value).map((part) => typeOfValue(unit, part, depth + 1)) };
		case 'string':
			return /^[\w.]+$/.test(unit.valueName(value)) ? pythonTypeOf(unit.valueName(value), []) : UNKNOWN;
		default:
			return UNKNOWN;
	}
}

function itemsOf(unit: Unit, array: number): number[] {
	const items: number[] = [];
	for (let item = unit.first(array); item >= 0 && items.length < MAX_PARTS; item = unit.second(item))
		items.push(unit.first(item));
	return items;
}

function dottedName(unit: Unit, value: number): string | null {
	const parts: string[] = [];
	let at = value;
	for (; at >= 0 && unit.op(at) === 'member' && parts.length < MAX_PARTS; at = unit.first(at))
		parts.unshift(unit.valueName(at));
	return at >= 0 && unit.op(at) === 'name' ? [unit.valueName(at), ...parts].join('.') : null;
}
