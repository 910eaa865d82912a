import type { Unit } from './world/unit.ts';
import type { UnitBinding } from './world/unit-rows.ts';
import type { World } from './world/world.ts';

/** Imports and re-exports that are followed for one name, one after another and in all. */
const MAX_STEPS = 24;
const MAX_LOOKED_AT = 500;

/** Where a name is bound in the end: a binding, a chunk, or a module as a whole. */
export interface Site {
	unit: Unit;
	binding: UnitBinding | null;
	chunk: number;
}

/** How far a name was followed. Each module is visited once, so `export *` in a circle ends. */
interface Way {
	steps: number;
	seen: Set<string>;
}

const begin = (): Way => ({ steps: MAX_STEPS, seen: new Set() });
const further = ({ steps, seen }: Way): Way => ({ steps: steps - 1, seen });

/** The place where a binding gets its meaning: itself, or what its import leads to. null when that is not here. */
export function siteOf(world: World, unit: Unit, binding: UnitBinding): Site | null {
	return bindingSite(world, unit, binding, begin());
}

/** Where a name that a module exports gets its meaning. */
export function exportSite(world: World, unit: Unit, name: string): Site | null {
	return exportedSite(world, unit, name, begin());
}

function bindingSite(world: World, unit: Unit, binding: UnitBinding, way: Way): Site | null {
	if (binding.kind !== 'import') return { unit, binding, chunk: binding.chunk };
	const row = unit.importsOf(binding.name).find(({ nameStart }) => nameStart === binding.start);
	return row?.module == null ? null : takenFrom(world, unit, row.module, row.imported, further(way));
}

function takenFrom(world: World, from: Unit, module: string, name: string, way: Way): Site | null {
	const found = world.resolve(from, module);
	const unit = found.status === 'resolved' ? world.unit(found.path) : null;
	if (name === '*' || name === '') return unit === null ? null : { unit, binding: null, chunk: 0 };
	const site = unit === null ? null : exportedSite(world, unit, name, way);
	if (site !== null || !from.traits.exportsAll) return site;
	const below = world.resolve(from, module.endsWith('.') ? `${module}${name}` : `${module}.${name}`);
	const inner = below.status === 'resolved' ? world.unit(below.path) : null;
	return inner === null ? null : { unit: inner, binding: null, chunk: 0 };
}

function exportedSite(world: World, unit: Unit, name: string, way: Way): Site | null {
	const key = `${unit.path}\0${name}`;
	if (way.steps <= 0 || way.seen.has(key) || way.seen.size >= MAX_LOOKED_AT) return null;
	way.seen.add(key);
	if (unit.traits.exportsAll) return boundSite(world, unit, name, way);
	for (const { module, local, chunk } of unit.exportsOf(name)) {
		if (module !== null) return takenFrom(world, unit, module, local ?? '*', further(way));
		const site = local === null ? null : boundSite(world, unit, local, way);
		if (site !== null) return site;
		if (chunk >= 0) return { unit, binding: null, chunk };
	}
	for (const { module } of name === 'default' ? [] : unit.starExports()) {
		if (module === null) continue;
		const site = takenFrom(world, unit, module, name, further(way));
		if (site !== null) return site;
	}
	return null;
}

/** What a name is bound to at the top of a file. */
function boundSite(world: World, unit: Unit, name: string, way: Way): Site | null {
	const [binding] = unit.bound(0, name);
	return binding === undefined ? null : bindingSite(world, unit, binding, further(way));
}
