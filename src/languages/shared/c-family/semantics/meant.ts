import { CHUNK_KINDS, ChunkFlag } from '../../../../model/chunk.ts';
import { folderOf } from '../../../../model/repository-paths.ts';
import type { TypeDefinition } from '../../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../../semantics/nominal/type-kinds.ts';
import { traitsOf } from '../../../../semantics/world/families.ts';
import type { Unit } from '../../../../semantics/world/unit.ts';
import type { Declared } from '../../../../semantics/world/world.ts';
import { seenFrom } from './includes.ts';
import { definitionsOf } from './overloads.ts';

/** Definitions of one name in different programs that are looked at. */
const MAX_DEFINED = 64;

/**
 * The functions that a file means by a name of a namespace: those it sees, and where it sees only that there is one, the
 * definitions of files that see the same. `all` is what the repository has under that name, `seen` what of it the file sees.
 */
export function functionsMeant(
	names: Nominal,
	unit: Unit,
	all: readonly Declared[],
	seen: readonly Declared[],
): TypeDefinition[] {
	const told = seen.filter(isDeclared);
	const own = seen.filter((each) => each.path === unit.path && !isDeclared(each));
	const isC = seen.every(({ language }) => !traitsOf(language).overloadsFunctions);
	// A file that defines a function of C itself means that one.
	if (own.length > 0 && isC) return located(names, own);
	const shown = seen.filter((each) => !isDeclared(each));
	if (told.length === 0) return located(names, shown);
	const elsewhere = all.filter((each) => !seen.includes(each) && !isDeclared(each) && isShown(each));
	const reaching =
		elsewhere.length > MAX_DEFINED
			? []
			: elsewhere.filter(({ path }) => {
					const home = names.world.unit(path);
					const files = home === null ? null : seenFrom(names, home).files;
					return files !== null && told.some((each) => files.has(each.path));
				});
	const others = reaching.length > 0 ? reaching : shown.length === 0 && isC ? elsewhere : [];
	return definitionsOf(names, located(names, [...shown, ...nearest(unit, others), ...told]));
}

/** Whether other files can mean a definition. `int a::b() {}` is one, whatever `a` is. */
function isShown({ flags, kind }: Declared): boolean {
	return (flags & ChunkFlag.exported) !== 0 || CHUNK_KINDS[kind] === 'method';
}

/** Of definitions in several programs those beside who calls, if there are some. */
function nearest(unit: Unit, found: readonly Declared[]): readonly Declared[] {
	if (found.length < 2) return found;
	const folder = folderOf(unit.path);
	const beside = found.filter(({ path }) => folderOf(path) === folder);
	return beside.length > 0 ? beside : found;
}

/** The types that a file means by a name: what is written out rather than announced, and not another name for itself. */
export function typesMeant(
	names: Nominal,
	all: readonly Declared[],
	seen: readonly Declared[],
): TypeDefinition[] {
	const whole = (found: readonly Declared[]) =>
		found.filter((each) => !isDeclared(each) && CHUNK_KINDS[each.kind] !== 'type');
	const written = whole(seen);
	if (written.length > 0) return located(names, written);
	const aliases = located(
		names,
		seen.filter(({ kind }) => CHUNK_KINDS[kind] === 'type'),
	).filter(({ unit, chunk }) => {
		const { type, name } = unit.file.chunks[chunk];
		return type === null || !new RegExp(`^(?:const )?(?:struct|union|enum|class) ${name}\\b`).test(type);
	});
	if (aliases.length > 0) return aliases;
	// What is only announced here is written out where it is used.
	const hidden = whole(all);
	return hidden.length === 1 ? located(names, hidden) : [];
}

export function located(names: Nominal, found: readonly Declared[]): TypeDefinition[] {
	return found.flatMap(({ path, chunk }) => {
		const unit = names.world.unit(path);
		return unit === null ? [] : [{ unit, chunk }];
	});
}

function isDeclared({ flags }: Declared): boolean {
	return (flags & ChunkFlag.declaration) !== 0;
}

export function isTypeRow({ kind }: Declared): boolean {
	return isType(CHUNK_KINDS[kind]);
}
