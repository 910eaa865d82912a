import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { FUNCTIONS } from '../chunk-kinds.ts';
import { merged, NOTHING, type Outcome, one } from '../thing.ts';
import type { Declared, World } from '../world.ts';
import { DEFAULTS } from './defaults.ts';
import type { Dialect, TypeDefinition } from './dialect.ts';
import { readGoType } from './go-types.ts';
import type { Nominal } from './nominal.ts';
import { isType } from './type-kinds.ts';

const PLATFORM = 'go:builtin';
const BUILT_IN: ReadonlySet<string> = new Set([
	...[
		'append',
		'cap',
		'clear',
		'close',
		'complex',
		'copy',
		'delete',
		'imag',
		'len',
		'make',
		'max',
		'min',
		'new',
	],
	...[
		'panic',
		'print',
		'println',
		'real',
		'recover',
		'error',
		'string',
		'bool',
		'byte',
		'rune',
		'any',
		'int',
	],
	...['int8', 'int16', 'int32', 'int64', 'uint', 'uint8', 'uint16', 'uint32', 'uint64', 'uintptr', 'float32'],
	...['float64', 'complex64', 'complex128', 'comparable', 'nil', 'true', 'false', 'iota'],
]);

/** Go: a package is a folder; its files see all that they declare at their top. */
export const GO: Dialect = {
	...DEFAULTS,
	hasImplicitSelf: false,
	hasOverloads: false,
	platform: PLATFORM,
	readType: readGoType,
	// `type A B` is a type of its own; `type A = B` says so in its type.
	isAlias: (unit, chunk) => unit.file.chunks[chunk].type?.startsWith('=') === true,
	imported: (names, unit, { module }) => {
		if (module === null) return NOTHING;
		const found = names.world.resolve(unit, module);
		if (found.status === 'folder') return one({ is: 'module', unit: null, path: found.path });
		if (found.status === 'external') return one({ is: 'external', package: found.package, name: '' });
		return NOTHING;
	},
	unbound: (names, unit, name) => {
		const found = inFolder(names.world, folderOf(unit.path), name, packageOf(names.world, unit.path));
		if (found.length > 0) return definitions(names, found);
		const dotted = unit.importsOf('.').map((row) => {
			const module = GO.imported(names, unit, row);
			return names.members.member(unit, module, name);
		});
		if (dotted.length > 0) return merged(dotted);
		return BUILT_IN.has(name) ? one({ is: 'external', package: PLATFORM, name }) : NOTHING;
	},
	inPackage: (names, { path }, name) => {
		// What is not capitalised is not seen from outside.
		const found = /^\p{Lu}/u.test(name) ? inFolder(names.world, path, name, null) : [];
		return found.length === 0 ? NOTHING : definitions(names, found);
	},
	elsewhere: ({ world }, type, name) => methodsOf(world, type, name),
	ownerElsewhere: (names, unit, chunk) => {
		const { container, parent } = unit.file.chunks[chunk];
		if (container === null || parent !== 0 || !FUNCTIONS.has(unit.kind(chunk))) return null;
		const [type, ...others] = inFolder(
			names.world,
			folderOf(unit.path),
			container,
			packageOf(names.world, unit.path),
		).filter(({ kind }) => isType(CHUNK_KINDS[kind]));
		const home = type === undefined || others.length > 0 ? null : names.world.unit(type.path);
		return home === null ? null : { unit: home, chunk: type.chunk };
	},
};

/** What the files of a folder declare at their top; of a package, or seen from another one. */
function inFolder(world: World, folder: string, name: string, own: string | null): Declared[] {
	return world.declared('go', '', name).filter(({ path }) => {
		if (folderOf(path) !== folder) return false;
		return own === null ? !path.endsWith('_test.go') : packageOf(world, path) === own;
	});
}

function methodsOf(world: World, { unit, chunk }: TypeDefinition, name: string): Declared[] {
	const { name: type, parent } = unit.file.chunks[chunk];
	if (type === null || parent !== 0) return [];
	const folder = folderOf(unit.path);
	return world
		.declared('go', type, name)
		.filter(({ path, kind }) => CHUNK_KINDS[kind] === 'method' && folderOf(path) === folder);
}

function definitions(names: Nominal, found: readonly Declared[]): Outcome {
	return merged(
		found.map(({ path, chunk }) => {
			const unit = names.world.unit(path);
			if (unit === null) return NOTHING;
			const { name } = unit.file.chunks[chunk];
			const bound = unit.bound(0, name ?? '').find((binding) => binding.chunk === chunk);
			return bound === undefined
				? one({ is: 'definition', unit, chunk, self: null })
				: names.binding(unit, bound);
		}),
	);
}

function packageOf(world: World, path: string): string {
	return world.namespaceOf(path) ?? '';
}

function folderOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
