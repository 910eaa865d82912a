import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { folderOf } from '../../../model/repository-paths.ts';
import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import { type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { ANY_ARGUMENTS } from '../../../semantics/nominal/calls.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, NameUse, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared, World } from '../../../semantics/world/world.ts';
import { isBuiltIn, isPlainType } from './built-ins.ts';
import { fileVariant } from './files.ts';
import { readGoType } from './types.ts';

const PLATFORM = 'go:builtin';
const TEST = '_test.go';

/** Go: a package is a folder; its files see all that they declare at their top. */
export const GO: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		requiresEarlierDeclaration: true,
		promotesEmbedded: true,
		platform: PLATFORM,
	},
	readType: readGoType,
	// `type A B` is a type of its own; `type A = B` has B for its value.
	isAlias: (unit, chunk) => {
		const { name, start, nameStart } = unit.file.chunks[chunk];
		const bound = unit.bound(unit.scopeAt(start), name ?? '').find((each) => each.start === nameStart);
		return bound !== undefined && bound.value >= 0;
	},
	imported: (names, unit, { module }) => {
		if (module === null) return NOTHING;
		const found = names.world.resolve(unit, module);
		if (found.status === 'folder') return one({ is: 'module', unit: null, path: found.path });
		if (found.status === 'external') return externalOf(found.package, '');
		return NOTHING;
	},
	unbound: (names, unit, name, _, use) => {
		const found = inPackage(names.world, unit.path, name);
		if (found.length > 0) return names.declared(sameVariant(unit, found), use);
		const dotted = throughDots(names, unit, name, use);
		if (dotted !== null) return dotted;
		// Anything has the type `any`: what a value of it has is not known.
		if (use === 'type' && name === 'any') return NOTHING;
		return isBuiltIn(name) ? externalOf(PLATFORM, name) : NOTHING;
	},
	packageMember: (names, { path }, name, use) => {
		// What is not capitalised is not seen from outside.
		const found = isExported(name) ? importable(names, path, name) : [];
		return found.length === 0 ? NOTHING : names.declared(found, use);
	},
	membersElsewhere: (names, type, name) => {
		const methods = methodsOf(names.world, type, name);
		return methods.length > 0 ? methods : ofUnderlying(names, type, name);
	},
	ownerElsewhere: (names, unit, chunk) => {
		const { container, parent } = unit.file.chunks[chunk];
		if (container === null || parent !== 0 || !FUNCTIONS.has(unit.kind(chunk))) return null;
		const types = inPackage(names.world, unit.path, container).filter(({ kind }) =>
			isType(CHUNK_KINDS[kind]),
		);
		const [type, ...others] = sameVariant(unit, types);
		const home = type === undefined || others.length > 0 ? null : names.world.unit(type.path);
		return home === null ? null : { unit: home, chunk: type.chunk };
	},
	genericType: ({ package: from, name }, args) => {
		if (from === 'iter') return iterator(name, args);
		return from === PLATFORM && isPlainType(name) ? { is: 'plain' } : null;
	},
	patternStep: (names, entity, step) => (step === '[key]' ? keyOf(names, entity) : null),
};

/**
 * What `import . "m"` brings: a package of the repository that has the name, else one of others. Which of several it is that
 * has it nobody knows who cannot read them. null when there is no such import, or when the name is none that is exported.
 */
function throughDots(names: Nominal, unit: Unit, name: string, use: NameUse): Outcome | null {
	const dots = unit.importsOf(null).filter(({ imported }) => imported === '*');
	if (dots.length === 0 || !isExported(name)) return null;
	const modules = dots.map((row) => GO.imported(names, unit, row));
	const isOurs = ({ of }: Outcome) => of.some(({ is }) => is === 'module');
	const ours = modules
		.filter(isOurs)
		.map((module) => names.members.member(unit, module, name, ANY_ARGUMENTS, use))
		.filter(({ of }) => of.length > 0);
	if (ours.length > 0) return merged(ours);
	const others = modules.filter((module) => !isOurs(module));
	return others.length === 1 ? names.members.member(unit, others[0], name, ANY_ARGUMENTS, use) : NOTHING;
}

/** What the files of the package of a file declare at their top. */
function inPackage(world: World, path: string, name: string): Declared[] {
	const folder = folderOf(path);
	const own = world.namespaceOf(path);
	return world
		.declared('go', '', name)
		.filter((each) => folderOf(each.path) === folder && world.namespaceOf(each.path) === own);
}

/**
 * What others see of a folder: its tests are not imported, nor are programs that lie in it. Tests beside it that are a package
 * of their own see what its tests declare, too: `export_test.go`.
 */
function importable({ world, root }: Nominal, folder: string, name: string): Declared[] {
	const isTest = root.path.endsWith(TEST) && folderOf(root.path) === folder;
	const own = isTest ? world.namespaceOf(root.path) : null;
	return world.declared('go', '', name).filter(({ path }) => {
		if (folderOf(path) !== folder) return false;
		const from = world.namespaceOf(path);
		return from !== 'main' && (isTest ? from !== own : !path.endsWith(TEST));
	});
}

/** `iter.Seq[V]` and `iter.Seq2[K, V]`, which loops go through. */
function iterator(name: string, args: readonly Outcome[]): Entity | null {
	const [first, second] = args;
	if (name === 'Seq' && first !== undefined) return { is: 'map', of: first, keys: first };
	return name === 'Seq2' && second !== undefined ? { is: 'map', of: second, keys: first } : null;
}

/** What the first name of a loop gets: a key, a number, or what comes out of a channel. */
function keyOf(names: Nominal, entity: Entity): Outcome {
	switch (entity.is) {
		case 'map':
			return entity.keys ?? NOTHING;
		case 'list':
		case 'plain':
			return one({ is: 'plain' });
		case 'instance':
			return through(names.types.underlying(entity), (under) =>
				under.is === 'instance' ? NOTHING : keyOf(names, under),
			);
		case 'external':
			return names.element(entity);
		default:
			return NOTHING;
	}
}

function isExported(name: string): boolean {
	return /^\p{Lu}/u.test(name);
}

function methodsOf(world: World, { unit, chunk }: TypeDefinition, name: string): Declared[] {
	const { name: type, parent } = unit.file.chunks[chunk];
	if (type === null || parent !== 0) return [];
	const folder = folderOf(unit.path);
	const found = world
		.declared('go', type, name)
		.filter(({ path, kind }) => CHUNK_KINDS[kind] === 'method' && folderOf(path) === folder);
	return sameVariant(unit, found);
}

/** `type A B` has the fields of B, and of an interface its methods; not the methods of another type. */
function ofUnderlying(names: Nominal, { unit, chunk }: TypeDefinition, name: string): Declared[] {
	if (unit.kind(chunk) !== 'type') return [];
	const { of } = names.types.underlying(instanceOf(unit, chunk));
	return of.flatMap((entity) => {
		if (entity.is !== 'instance') return [];
		const { path, file } = entity.unit;
		return (entity.unit.members(entity.chunk).get(name) ?? []).map((member) => {
			const { kind, flags, container } = file.chunks[member];
			return { path, language: file.language, chunk: member, kind, flags, container };
		});
	});
}

/** Of declarations for several systems those that are built together with a file. */
function sameVariant(unit: Unit, found: Declared[]): Declared[] {
	if (found.length < 2) return found;
	const own = fileVariant(unit.path);
	const same = own === null ? [] : found.filter(({ path }) => fileVariant(path) === own);
	return same.length > 0 ? same : found;
}
