import { CHUNK_KINDS, ChunkFlag } from '../../../model/chunk.ts';
import { getOrMake } from '../../../model/get-or-make.ts';
import { folderOf } from '../../../model/repository-paths.ts';
import { definitionOf, type Entity, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, opened } from '../../../semantics/core/outcome.ts';
import type { NameUse } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

/** A module: a file (chunk 0), or a `mod` with its items in it. */
export interface RustModule {
	unit: Unit;
	chunk: number;
}

const MAX_SEGMENTS = 32;
const MAX_GLOBS = 40;
const TYPES: ReadonlySet<string> = new Set(['class', 'type', 'enum', 'namespace', 'import', 'type_param']);

export function moduleEntity({ unit, chunk }: RustModule): Outcome {
	return one({ is: 'module', unit, path: `${unit.path}#${chunk}` });
}

/** The module that an entity is: a file, or what `mod` declares, here or in a file of its own; null for none. */
export function moduleOf(names: Nominal, { unit, path }: Entity & { is: 'module' }): RustModule | null {
	if (unit === null) return null;
	// The name of a module may have the sign, too: `r#return`.
	const place = /#(\d+)$/.exec(path);
	if (place !== null) return { unit, chunk: Number(place[1]) };
	const chunk = unit.file.chunks.findIndex(
		({ name, container }, at) =>
			unit.kind(at) === 'namespace' && (container === null ? name : `${container}.${name}`) === path,
	);
	if (chunk < 0) return null;
	return unit.has(chunk, 'declaration') ? declared(names, unit, chunk) : { unit, chunk };
}

/** The file of `mod x;` */
function declared(names: Nominal, unit: Unit, chunk: number): RustModule | null {
	const { name, nameStart } = unit.file.chunks[chunk];
	const row = unit.importsOf(name).find((each) => each.nameStart === nameStart);
	const found = row?.module == null ? null : names.world.resolve(unit, row.module);
	if (found?.status !== 'resolved' || found.path === unit.path) return null;
	const file = names.world.unit(found.path);
	return file === null ? null : { unit: file, chunk: 0 };
}

/** The module that a scope is in. */
export function moduleAround(unit: Unit, from: number): RustModule {
	for (let scope = from; scope > 0; scope = unit.scopeParent(scope))
		if (unit.scopeKind(scope) === 'namespace') return { unit, chunk: unit.scopeChunk(scope) };
	return { unit, chunk: 0 };
}

export function moduleAbove(names: Nominal, { unit, chunk }: RustModule): RustModule | null {
	if (chunk !== 0) return moduleAround(unit, unit.scopeAround(chunk));
	const file = fileAbove(names, unit);
	return file;
}

/** The module that declares a file: the one that its place says. */
function fileAbove(names: Nominal, { path }: Unit): RustModule | null {
	const [, folder = '', base] = /^(?:(.*)\/)?([^/]*)\.rs$/.exec(path) ?? [];
	if (base === undefined || base === 'lib' || base === 'main') return null;
	const name = base === 'mod' ? folder.slice(folder.lastIndexOf('/') + 1) : base;
	const around = base === 'mod' ? folder.slice(0, Math.max(0, folder.lastIndexOf('/'))) : folder;
	const declaring = names.world
		.declared('rust', '', name)
		.find(
			({ path: file, kind, flags }) =>
				CHUNK_KINDS[kind] === 'namespace' &&
				(flags & ChunkFlag.declaration) !== 0 &&
				file !== path &&
				(file === `${around}.rs` || folderOf(file) === around),
		);
	const above = declaring === undefined ? null : names.world.unit(declaring.path);
	if (declaring !== undefined && above !== null)
		return moduleAround(above, above.scopeAround(declaring.chunk));
	// A build script, unless it was declared.
	if (base === 'build') return null;
	// A macro may declare it.
	const files = ['mod', 'lib', 'main'].map((each) => (around === '' ? `${each}.rs` : `${around}/${each}.rs`));
	for (const file of [`${around}.rs`, ...files]) {
		const unit = file === path ? null : names.world.unit(file);
		if (unit !== null) return { unit, chunk: 0 };
	}
	return null;
}

export function crateOf(names: Nominal, unit: Unit): RustModule {
	const { crates } = names.kept(nothingKnown);
	let found = crates.get(unit);
	if (found === undefined) {
		found = findCrate(names, unit);
		crates.set(unit, found);
	}
	return found;
}

function findCrate(names: Nominal, unit: Unit): RustModule {
	let at: RustModule = { unit, chunk: 0 };
	for (let steps = 0; steps < MAX_SEGMENTS; steps++) {
		const above = fileAbove(names, at.unit);
		if (above === null) break;
		at = { unit: above.unit, chunk: 0 };
	}
	return at;
}

/** Another crate that paths of a file begin with. */
export function crateNamed(names: Nominal, unit: Unit, name: string): Outcome {
	for (const [module, found] of unit.file.modules) {
		if (module !== name && !module.startsWith(`${name}::`)) continue;
		if (found.status === 'external') return externalOf(found.package, '');
		if (found.status !== 'resolved' || found.rule !== 'crate') return NOTHING;
		const file = names.world.unit(found.path);
		return file === null ? NOTHING : moduleEntity(crateOf(names, file));
	}
	return NOTHING;
}

/** What a path of a `use` leads to that stands in a module; `own` is where the name is that it binds. */
export function pathFrom(names: Nominal, from: RustModule, path: string, own: number, use: NameUse): Outcome {
	const segments = path.replace(/^::/, '').split('::', MAX_SEGMENTS);
	const [first, ...rest] = segments;
	const { unit } = from;
	let at: Outcome;
	if (first === 'crate') at = moduleEntity(crateOf(names, unit));
	// These are as the file sees them.
	else if (first === 'self') at = moduleEntity({ unit, chunk: 0 });
	else if (first === 'super') {
		let above: RustModule | null = { unit, chunk: 0 };
		rest.unshift(first);
		while (rest[0] === 'super') {
			above = above === null ? null : moduleAbove(names, above);
			rest.shift();
		}
		at = above === null ? NOTHING : moduleEntity(above);
	} else {
		at = path.startsWith('::') ? NOTHING : inModule(names, from, first, rest.length > 0 ? 'type' : use, own);
		if (at.of.length === 0) at = crateNamed(names, unit, first);
	}
	for (const [step, name] of rest.entries())
		at = names.members.member(unit, at, name, -1, step < rest.length - 1 ? 'type' : use);
	return at;
}

/** What a module has under a name, its own or taken from others; but for what is bound at `except`. */
export function inModule(
	names: Nominal,
	module: RustModule,
	name: string,
	use: NameUse,
	except = -1,
	search?: Search,
): Outcome {
	const { unit, chunk } = module;
	const scope = chunk === 0 ? 0 : unit.scopeOf(chunk);
	const bound = unit.bound(scope, name).filter(({ kind, start, chunk: at }) => {
		if (start === except) return false;
		if (use === 'type') return TYPES.has(kind);
		return kind === 'import' || (at >= 0 && unit.kind(at) === 'macro') === (use === 'macro');
	});
	if (bound.length > 0) {
		const { of, open } = merged(bound.map((each) => names.binding(unit, each, use)));
		const meant = of.filter((entity) => suits(entity, use));
		if (meant.length > 0 || of.length === 0) return { of: meant, open };
	}
	const taken = fromGlobs(names, module, name, use, search);
	// `#[macro_export]` puts a macro of any module into the crate.
	const isAsked =
		use === 'macro' && taken.of.length === 0 && chunk === 0 && crateOf(names, unit).unit === unit;
	return isAsked ? macrosOf(names, unit, name, true) : taken;
}

/** The macros of a crate that have a name, in whatever module they are; of others than the crate itself those that it exports. */
export function macrosOf(names: Nominal, crate: Unit, name: string, areExported: boolean): Outcome {
	const folder = folderOf(crate.path);
	const of = names.world
		.declared('rust', '', name)
		.filter(({ path }) => folder === '' || path.startsWith(`${folder}/`))
		.flatMap(({ path, chunk }) => {
			const home = names.world.unit(path);
			if (home?.kind(chunk) !== 'macro' || crateOf(names, home).unit !== crate) return [];
			if (areExported && !home.has(chunk, 'public')) return [];
			return [{ is: 'definition' as const, unit: home, chunk, self: null }];
		});
	return of.length === 0 ? NOTHING : { of, open: false };
}

/** Types and modules have names of their own, values and macros, too. */
export function suits(entity: Entity, use: NameUse): boolean {
	if (entity.is === 'module') return use === 'type' || use === 'value';
	if (entity.is !== 'definition') return true;
	const kind = entity.unit.kind(entity.chunk);
	if (use === 'type') return kind === 'namespace' || kind === 'enum_member' || isType(kind);
	return use === 'value' || (use === 'macro') === (kind === 'macro');
}

/** What `use a::*` brings into a module under a name. */
export function fromGlobs(
	names: Nominal,
	module: RustModule,
	name: string,
	use: NameUse,
	search = newSearch(names, name, use),
): Outcome {
	const { seen, absent } = search;
	const key = module.unit.keyOf(module.chunk);
	if (seen.has(key) || absent.has(key)) return NOTHING;
	const isFirst = seen.size === 0;
	const { doubts } = names.budget;
	seen.add(key);
	const found: Outcome[] = [];
	for (const { of, open } of globsOf(names, module)) {
		const taken = merged(of.map((source) => takenFrom(names, source, name, use, search)));
		if (taken.of.length > 0) found.push(open ? opened(taken) : taken);
	}
	if (found.length > 0) return merged(found);
	// Nothing was left out, so that who asks this module again gets nothing either.
	if (isFirst && names.budget.doubts === doubts) absent.add(key);
	return NOTHING;
}

/** What one of the sources of a `use a::*` has under a name. */
function takenFrom(
	names: Nominal,
	{ module, type, isInside }: GlobSource,
	name: string,
	use: NameUse,
	search: Search,
): Outcome {
	if (type !== null) return variant(type, name);
	if (module === null) return NOTHING;
	return names.step(() => {
		const found = inModule(names, module, name, use, -1, search);
		return isInside ? found : withoutPrivate(found);
	});
}

/** Modules that were looked at for a name, and those that are known not to have it. */
interface Search {
	seen: Set<number>;
	absent: Set<number>;
}

/** What a `use a::*` takes from: modules, types for their variants, or something that gives nothing. */
interface GlobSource {
	module: RustModule | null;
	type: (Entity & { is: 'definition' }) | null;
	/** Who takes is inside of the module, and sees what is private. */
	isInside: boolean;
}

interface Glob {
	of: readonly GlobSource[];
	open: boolean;
}

/** What was found out once for the file that is linked: webs of globs would be gone through again for each name. */
interface Known {
	paths: Map<string, Outcome>;
	globs: Map<number, readonly Glob[]>;
	/** Modules that globs bring nothing into, by the use and the name that they were asked for. */
	absent: Map<string, Set<number>>;
	crates: Map<Unit, RustModule>;
}
const nothingKnown = (): Known => ({
	...{ paths: new Map(), globs: new Map(), absent: new Map(), crates: new Map() },
});

function newSearch(names: Nominal, name: string, use: NameUse): Search {
	const { absent } = names.kept(nothingKnown);
	const key = `${use} ${name}`;
	return { seen: new Set(), absent: getOrMake(absent, key, () => new Set<number>()) };
}

/** Where the globs of a module lead. */
function globsOf(names: Nominal, module: RustModule): readonly Glob[] {
	const { globs } = names.kept(nothingKnown);
	const { unit, chunk } = module;
	const key = unit.keyOf(chunk);
	const known = globs.get(key);
	if (known !== undefined) return known;
	let isInHand = false;
	const found: Glob[] = [];
	for (const row of unit.importsOf(null).slice(0, MAX_GLOBS)) {
		if (row.imported !== '*' || row.module === null) continue;
		if (moduleAround(unit, unit.scopeAt(row.start)).chunk !== chunk) continue;
		const { of, open } = globbed(names, module, row.module, row.start);
		isInHand ||= of === IN_HAND.of;
		found.push({ of: of.map((entity) => sourceOf(names, module, entity)), open });
	}
	if (isInHand) names.budget.doubts++;
	else globs.set(key, found);
	return found;
}

function sourceOf(names: Nominal, by: RustModule, entity: Entity): GlobSource {
	const isNamespace = entity.is === 'definition' && entity.unit.kind(entity.chunk) === 'namespace';
	if (entity.is === 'definition' && !isNamespace) return { module: null, type: entity, isInside: false };
	if (entity.is !== 'module' && !isNamespace) return { module: null, type: null, isInside: false };
	const module = moduleOf(names, entity.is === 'module' ? entity : namespacePath(entity));
	return { module, type: null, isInside: module !== null && isInside(by, module) };
}

const IN_HAND: Outcome = { of: [], open: true };

/** What a `use a::*` takes everything from. One that leads back to itself takes nothing more. */
function globbed(names: Nominal, module: RustModule, path: string, start: number): Outcome {
	const { paths } = names.kept(nothingKnown);
	const key = `${module.unit.path} ${start} ${path}`;
	let found = paths.get(key);
	if (found === undefined) {
		paths.set(key, IN_HAND);
		found = names.step(() => pathFrom(names, module, path, -1, 'type'));
		paths.set(key, found);
	}
	return found;
}

function variant({ unit, chunk }: Entity & { is: 'definition' }, name: string): Outcome {
	const [found] = unit.members(chunk).get(name) ?? [];
	const isVariant = found !== undefined && unit.kind(found) === 'enum_member';
	return isVariant ? one(definitionOf(unit, found)) : NOTHING;
}

function namespacePath({ unit, chunk }: Entity & { is: 'definition' }): Entity & { is: 'module' } {
	const { name, container } = unit.file.chunks[chunk];
	return { is: 'module', unit, path: container === null ? (name ?? '') : `${container}.${name}` };
}

function isInside(by: RustModule, { unit }: RustModule): boolean {
	return by.unit === unit || by.unit.path.startsWith(unit.path.replace(/(?:\/(?:mod|lib|main))?\.rs$/, '/'));
}

/** What is private is taken from a module by those inside of it only. */
function withoutPrivate(outcome: Outcome): Outcome {
	const of = outcome.of.filter(
		(entity) => entity.is !== 'definition' || !entity.unit.has(entity.chunk, 'private'),
	);
	return of.length === 0 ? NOTHING : { of, open: outcome.open };
}
