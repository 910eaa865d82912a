import { EXPORT_KINDS } from '../../model/recorder.ts';
import type { Unit, UnitBinding } from './unit.ts';
import type { World } from './world.ts';

/** Imports and re-exports that are followed. */
const MAX_STEPS = 24;
const STAR = EXPORT_KINDS.indexOf('star');

/** Where a name is bound in the end: a binding, a chunk, or a module as a whole. */
export interface Site {
	unit: Unit;
	binding: UnitBinding | null;
	chunk: number;
}

/** The place where a binding gets its meaning: itself, or what its import leads to. null when that is not here. */
export function siteOf(world: World, unit: Unit, binding: UnitBinding, steps = MAX_STEPS): Site | null {
	if (binding.kind !== 'import') return { unit, binding, chunk: binding.chunk };
	const row = unit.file.imports.find(
		({ local, nameStart }) => local === binding.name && nameStart === binding.start,
	);
	if (row?.module == null || steps === 0) return null;
	return takenFrom(world, unit, row.module, row.imported, steps - 1);
}

/** Where a name is bound in the end that a file exports. */
export function exportSite(world: World, unit: Unit, name: string): Site | null {
	return exportedSite(world, unit, name, MAX_STEPS);
}

function takenFrom(world: World, from: Unit, module: string, name: string, steps: number): Site | null {
	const found = world.resolve(from, module);
	const unit = found.status === 'resolved' ? world.unit(found.path) : null;
	if (name === '*' || name === '') return unit === null ? null : { unit, binding: null, chunk: 0 };
	const site = unit === null ? null : exportedSite(world, unit, name, steps);
	if (site !== null || from.family !== 'python') return site;
	const below = world.resolve(from, module.endsWith('.') ? `${module}${name}` : `${module}.${name}`);
	const inner = below.status === 'resolved' ? world.unit(below.path) : null;
	return inner === null ? null : { unit: inner, binding: null, chunk: 0 };
}

/** Where a name that a module exports gets its meaning. */
export function exportedSite(world: World, unit: Unit, name: string, steps: number): Site | null {
	if (steps <= 0) return null;
	if (unit.family === 'python') return boundSite(world, unit, name, steps);
	for (const { exported, kind, module, local, chunk } of unit.file.exports) {
		if (exported !== name || kind === STAR) continue;
		if (module !== null) return takenFrom(world, unit, module, local ?? '*', steps - 1);
		const site = local === null ? null : boundSite(world, unit, local, steps);
		if (site !== null) return site;
		if (chunk >= 0) return { unit, binding: null, chunk };
	}
	for (const { kind, module } of name === 'default' ? [] : unit.file.exports) {
		if (kind !== STAR || module === null) continue;
		const site = takenFrom(world, unit, module, name, steps - 1);
		if (site !== null) return site;
	}
	return null;
}

/** What a name is bound to at the top of a file. */
function boundSite(world: World, unit: Unit, name: string, steps: number): Site | null {
	const [binding] = unit.bound(0, name);
	return binding === undefined ? null : siteOf(world, unit, binding, steps - 1);
}
