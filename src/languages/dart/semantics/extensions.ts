import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { getOrMake, newMap } from '../../../model/get-or-make.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { merged, one } from '../../../semantics/core/outcome.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { lastName } from '../../../semantics/world/world.ts';
import { givenInto, libraryOf } from './libraries.ts';

/** A member of an extension. */
interface Extending {
	unit: Unit;
	/** The extension, and its member. */
	extension: number;
	member: number;
}

/** What extensions that the file which is linked sees have under a name; for each file that was asked for. */
const noneSeen = (): Map<Unit, Map<string, readonly Extending[]>> => new Map();

/** A member of an extension that a file sees, for something of its type; null for none. */
export function extended(names: Nominal, from: Unit, entity: Entity, name: string): Outcome | null {
	if (entity.is === 'module' || (entity.is === 'external' && entity.name === '')) return null;
	const found: Outcome[] = [];
	for (const { unit, extension, member } of extending(names, from, name)) {
		const type = unit.chunk(extension).type;
		const on = type === null ? null : names.types.written(unit, type, unit.scopeOf(extension), null);
		if (on?.of.some((each) => isOf(names, entity, each)))
			found.push(one({ is: 'definition', unit, chunk: member, self: entity }));
	}
	return found.length === 0 ? null : merged(found);
}

function extending(names: Nominal, from: Unit, name: string): readonly Extending[] {
	const known = getOrMake(names.kept(noneSeen), from, newMap<string, readonly Extending[]>);
	return getOrMake(known, name, () => findExtending(names, from, name));
}

/** Extensions of the own library need no name; those of others are seen when their names are. */
function findExtending(names: Nominal, from: Unit, name: string): Extending[] {
	const library = libraryOf(names, from);
	const found: Extending[] = [];
	for (const { path, chunk, container, kind } of names.world.declaredAnywhere('dart', name)) {
		if (CHUNK_KINDS[kind] === 'constructor') continue;
		const own = library.find((file) => file.path === path);
		if (own === undefined && !isExtension(names, path, lastName(container))) continue;
		if (own === undefined && !sees(names, library, path, lastName(container))) continue;
		const unit = own ?? names.world.unit(path);
		const extension = unit?.chunk(chunk).parent ?? 0;
		if (unit === null || extension === 0 || unit.kind(extension) !== 'extension') continue;
		if (unit.chunk(extension).parent === 0) found.push({ unit, extension, member: chunk });
	}
	return found;
}

function isExtension(names: Nominal, path: string, name: string): boolean {
	if (name === '' || name.startsWith('_')) return false;
	return names.world
		.declared('dart', '', name)
		.some((row) => row.path === path && CHUNK_KINDS[row.kind] === 'extension');
}

/** Whether an import of a library, with a prefix or without, gives it what a file declares under a name. */
function sees(names: Nominal, library: readonly Unit[], path: string, name: string): boolean {
	return library.some((file) =>
		givenInto(names, file, name, true).some(({ of }) =>
			of.some((entity) => entity.is === 'definition' && entity.unit.path === path),
		),
	);
}

/** Whether something is of the type of another entity, or of one below it. */
function isOf(names: Nominal, entity: Entity, type: Entity): boolean {
	if (entity.is === 'external' && type.is === 'external')
		return typeName(entity.name) === type.name && isOneOf(entity.package, type.package);
	if (entity.is !== 'instance' || type.is !== 'instance')
		return entity.is === type.is && entity.is !== 'external';
	if (entity.unit === type.unit && entity.chunk === type.chunk) return true;
	return names.members.isBelow(entity, type);
}

/** What `Type()` makes is of that type. */
function typeName(name: string): string {
	return /^[A-Z]\w*\(\)$/.test(name) ? name.slice(0, -2) : name;
}

/** Whether what is of one of several packages may be of one of several others. */
function isOneOf(packages: string, others: string): boolean {
	if (packages === others) return true;
	const known = new Set(others.split(' | '));
	return packages.split(' | ').some((each) => known.has(each));
}
