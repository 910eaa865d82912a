import { HOLDERS } from '../chunk-kinds.ts';
import { definitionOf, type Entity, type Env, instanceOf, type Outcome } from '../core/entity.ts';
import { merged, NOTHING, one } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import { assignedField } from './assigned-fields.ts';
import type { NameUse, TypeDefinition } from './dialect.ts';
import type { Nominal } from './interpreter.ts';
import { isType } from './type-kinds.ts';

/** A type with what its parameters stand for. */
export interface Typed extends TypeDefinition {
	env?: Env | null;
	isAbove?: boolean;
}

/** What a member of a type is that is taken from `self`; null where it is none for that use. */
export function memberValue(
	names: Nominal,
	unit: Unit,
	member: number,
	{ env, ...owner }: Typed,
	{ self, use }: { self: Entity; use: NameUse },
): Outcome | null {
	const kind = unit.kind(member);
	if (use === 'call' && HOLDERS.has(kind))
		return names.dialect(unit).traits.separatesMethodNames
			? null
			: one({ is: 'definition', unit, chunk: member, self, env });
	switch (kind) {
		case 'constructor':
			return names.dialect(unit).traits.hasNamedConstructors && !isUnnamed(unit, member)
				? one({ is: 'definition', unit, chunk: member, self, env })
				: null;
		case 'setter':
		case 'impl':
		case 'extension':
			return null;
		case 'method':
		case 'function':
		case 'modifier':
			return one({ is: 'definition', unit, chunk: member, self, env });
		// Of C# it holds what is called, and says its type; of Solidity it is called itself.
		case 'event': {
			const { type } = unit.file.chunks[member];
			if (type === null) return one({ is: 'definition', unit, chunk: member, self, env });
			return names.types.written(unit, type, unit.scopeOf(owner.chunk), env ?? null);
		}
		case 'getter':
			return names.calls.returned({ is: 'definition', unit, chunk: member, self, env });
		case 'enum_member':
			if (use !== 'value') return one(definitionOf(unit, member));
			return one(instanceOf(owner.unit, owner.chunk));
		case 'field':
		case 'property':
		case 'constant':
		case 'variable': {
			const { type } = unit.file.chunks[member];
			const scope = unit.scopeOf(owner.unit === unit ? owner.chunk : member);
			const typed = type === null ? NOTHING : names.types.written(unit, type, scope, env ?? null);
			if (typed.of.length > 0 && typed.of[0].is !== 'record') return typed;
			// A type without a name has its members here.
			if (hasFields(unit, member)) return one({ is: 'instance', unit, chunk: member, env: env ?? null });
			if (typed.of.length > 0) return typed;
			if (kind !== 'constant' && names.dialect(unit).traits.isDynamic)
				return assignedField(names, owner, unit.file.chunks[member].name ?? '') ?? NOTHING;
			return fieldValue(names, unit, member);
		}
		default:
			return isType(kind) || kind === 'namespace' ? one(definitionOf(unit, member)) : null;
	}
}

/** What a field is that says no type: what it starts with. */
function fieldValue(names: Nominal, unit: Unit, member: number): Outcome {
	const { name } = unit.file.chunks[member];
	const scope = unit.scopeAround(member);
	const bound = unit.bound(scope, name ?? '').filter(({ chunk, value }) => chunk === member && value >= 0);
	if (bound.length === 0) return NOTHING;
	return merged(bound.map(({ value, path }) => names.path(unit, names.value(unit, value, scope), path)));
}

function hasFields(unit: Unit, chunk: number): boolean {
	for (const members of unit.members(chunk).values())
		if (members.some((member) => unit.kind(member) === 'field')) return true;
	return false;
}

/** Whether a constructor goes by the name of its type: `A` means the type. */
function isUnnamed(unit: Unit, maker: number): boolean {
	const { name, parent } = unit.file.chunks[maker];
	return name === unit.file.chunks[parent].name;
}
