import { CHUNK_KINDS } from '../../../model/chunk.ts';
import type { TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { type Declared, lastName } from '../../../semantics/world/world.ts';
import { crateOf } from './modules.ts';

/** A block that gives members to a type; of a trait, or of the type alone. */
export interface Impl {
	unit: Unit;
	chunk: number;
	isTrait: boolean;
}

/** Blocks that have the name of a type and are looked at. */
const MAX_IMPLS = 400;
/** Crates that no other sees: programs, tests, examples. */
const LEAF = /(?:^|\/)(?:(?:tests|benches|examples|src\/bin)\/(?:[^/]+\/)?[^/]+|src\/main|build)\.rs$/;
const noImpls = (): Map<string, readonly Impl[]> => new Map();

/** All blocks that give members to a type, wherever they are. */
export function implsOf(names: Nominal, { unit, chunk }: TypeDefinition): readonly Impl[] {
	const types = names.kept(noImpls);
	const key = `${unit.path}\0${chunk}`;
	let impls = types.get(key);
	if (impls === undefined) {
		// A block whose type leads back to it gives nothing.
		types.set(key, []);
		impls = findImpls(names, unit, chunk);
		types.set(key, impls);
	}
	return impls;
}

function findImpls(names: Nominal, unit: Unit, chunk: number): Impl[] {
	const { name, container } = unit.file.chunks[chunk];
	if (name === null) return [];
	const { world } = names;
	const rows = [...world.declared('rust', '', name)];
	if (container !== null) rows.push(...world.declared('rust', lastName(container), name));
	const crate = crateOf(names, unit).unit;
	const asking = crateOf(names, names.root).unit;
	const impls: Impl[] = [];
	for (const row of rows.filter(({ kind }) => CHUNK_KINDS[kind] === 'impl').slice(0, MAX_IMPLS)) {
		const home = world.unit(row.path);
		const type = home === null ? null : names.receivers.typeOf(home, row.chunk);
		if (home === null || type === null || type.unit !== unit || type.chunk !== chunk) continue;
		const of = crateOf(names, home).unit;
		if (of !== asking && of !== crate && LEAF.test(of.path)) continue;
		impls.push({ unit: home, chunk: row.chunk, isTrait: home.heritage(row.chunk).length > 0 });
	}
	return impls;
}

/** What is written for a type under a name: of the type alone, else of traits. */
export function writtenFor(names: Nominal, type: TypeDefinition, name: string): Declared[] {
	const impls = implsOf(names, type);
	const own = impls.filter(({ isTrait }) => !isTrait).flatMap((each) => named(each, name));
	return own.length > 0 ? own : impls.filter(({ isTrait }) => isTrait).flatMap((each) => named(each, name));
}

function named({ unit, chunk }: Impl, name: string): Declared[] {
	return (unit.members(chunk).get(name) ?? []).map((member) => {
		const { kind, flags, container } = unit.file.chunks[member];
		return { path: unit.path, language: unit.file.language, chunk: member, kind, flags, container };
	});
}

/** The type that is written under a name in what implements a trait for a type: `Item` of `Iterator`. */
export function associated(names: Nominal, type: TypeDefinition, trait: string, name: string) {
	for (const { unit, chunk } of implsOf(names, type)) {
		if (!unit.heritage(chunk).some(({ text }) => lastName(text.replaceAll('::', '.')).startsWith(trait)))
			continue;
		const [member] = unit.members(chunk).get(name) ?? [];
		const written = member === undefined ? null : unit.file.chunks[member].type;
		if (written !== null) return names.types.written(unit, written, unit.scopeOf(chunk), null);
	}
	return null;
}
