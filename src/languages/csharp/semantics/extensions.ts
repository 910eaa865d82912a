import { CHUNK_KINDS, ChunkFlag } from '../../../model/chunk.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { isBasic } from '../../../semantics/nominal/basic-types.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { typeFit } from '../../../semantics/nominal/overloads.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { type Declared, lastName } from '../../../semantics/world/world.ts';
import { CSHARP_COLLECTIONS } from './collections.ts';
import { namespacesAround, usingsOf } from './namespaces.ts';

/** Functions of one name that are looked at. */
const MAX_LOOKED_AT = 60;

/** Static methods with a `this` parameter that an entity fits, of namespaces that the file sees. */
export function extensionOf(
	names: Nominal,
	from: Unit,
	entity: Entity,
	name: string,
	args: number,
): Outcome | null {
	if (args < 0 || isKnown(entity, name)) return null;
	const rows = names.world
		.declaredAnywhere('dotnet', name)
		.filter(
			({ kind, flags, container }) =>
				CHUNK_KINDS[kind] === 'method' && (flags & ChunkFlag.static) !== 0 && container !== null,
		);
	if (rows.length === 0) return null;
	const seen = new Set([...usingsOf(names, from), ...namespacesOf(from)]);
	const visible = rows.filter((row) => seen.has(namespaceOf(row)));
	if (visible.length === 0 || visible.length > MAX_LOOKED_AT) return null;
	const found: Entity[] = [];
	for (const { path, chunk } of visible) {
		const unit = names.world.unit(path);
		if (unit !== null && isFor(names, unit, chunk, entity, args))
			found.push({ is: 'definition', unit, chunk, self: entity });
	}
	return found.length === 0 ? null : { of: found, open: false };
}

/** What sequences have from the platform is not looked for elsewhere. */
function isKnown(entity: Entity, name: string): boolean {
	if (entity.is !== 'external')
		return entity.is !== 'instance' && entity.is !== 'list' && entity.is !== 'plain';
	const { groups, results } = CSHARP_COLLECTIONS;
	const type = entity.name.slice(entity.name.lastIndexOf('.') + 1);
	return Object.hasOwn(groups, type) && Object.hasOwn(results[groups[type]], name);
}

/** All namespaces that something of a file is in. */
function namespacesOf(unit: Unit): string[] {
	const found = new Set(['']);
	for (const [scope] of unit.file.chunks.entries()) {
		if (unit.kind(scope) === 'namespace')
			for (const each of namespacesAround(unit, unit.scopeOf(scope))) found.add(each);
	}
	return [...found];
}

/** `A.B` of a method of the class `A.B.C`. */
function namespaceOf({ container }: Declared): string {
	const whole = container ?? '';
	return whole.slice(0, Math.max(0, whole.length - lastName(whole).length - 1));
}

/** Whether a method extends what an entity is of, and takes so many more arguments. */
function isFor(names: Nominal, unit: Unit, chunk: number, entity: Entity, args: number): boolean {
	const [first, ...params] = unit.params(chunk);
	if (first?.type === undefined || !/^this\s/.test(first.type)) return false;
	const least = params.filter((each) => !each.optional && each.default === undefined && !each.rest).length;
	if (args < least || (args > params.length && !params.some(({ rest }) => rest))) return false;
	const type = names.types.written(unit, first.type, unit.scopeOf(chunk), null);
	const fit = typeFit(names, { of: [entity], open: false }, type);
	if (fit === 'same' || fit === 'yes') return true;
	const [wanted] = type.of;
	if (entity.is === 'plain') return wanted?.is === 'external' && isBasic(wanted.name);
	// A parameter of a generic type takes all of it.
	if (unit.typeParams(chunk).some((each) => each.name === first.type?.replace(/^this\s+/, '')))
		return fit !== 'no';
	if (wanted?.is !== 'external') return false;
	return entity.is === 'list'
		? wanted.name === 'IEnumerable'
		: isSequence(entity) && wanted.name === 'IEnumerable';
}

function isSequence(entity: Entity): boolean {
	const { groups } = CSHARP_COLLECTIONS;
	return entity.is === 'external' && Object.hasOwn(groups, entity.name) && entity.args?.length === 1;
}
