import { CHUNK_KINDS, ChunkFlag } from '../../../model/chunk.ts';
import type { Entity } from '../../../semantics/core/entity.ts';
import { externalOf, NOTHING, one, opened } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, NameUse, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared } from '../../../semantics/world/world.ts';
import { lastName } from '../../../semantics/world/world.ts';
import { swiftChosen } from './overloads.ts';
import {
	GIVES_ELEMENT,
	GIVES_SAME,
	importedModules,
	LISTS,
	moduleOf,
	readSwiftType,
	TAKES_ELEMENT,
} from './types.ts';

const PLATFORM = 'Swift';
const EXTENSION = CHUNK_KINDS.indexOf('extension');
const MAX_EXTENSIONS = 200;
/** Protocols that only mark types. */
const MARKERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	['AnyObject', 'Sendable', 'Copyable', 'Escapable', 'BitwiseCopyable'].map((name) => [
		name,
		new Set<string>(),
	]),
);
const noExtensions = (): Map<string, readonly TypeDefinition[]> => new Map();

/** Swift: files of a target see one another, and what the targets they import show. */
export const SWIFT: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		platform: PLATFORM,
		// Of a class of others that is extended nothing is known: `XCTAssertEqual` is rather a function.
		prefersOutside: true,
		overloadsByAsync: true,
		constructorMember: 'init',
		mayConstructByCall: true,
		selfTypes: new Set(['Self']),
	},
	knownMembers: (name) => MARKERS.get(name) ?? null,
	chooseOverload: swiftChosen,
	readType: readSwiftType,
	imported: () => NOTHING,
	unbound: (names, unit, name, scope, use) => {
		const found = names.world
			.declared('swift', '', name)
			.filter((row) => isSeen(names, unit, row) && fits(row, use));
		if (found.length > 0) return names.declared(found);
		const extended = inExtensionOfOthers(names, unit, name, scope);
		if (extended.length > 0) return names.declared(extended);
		const module = unit.file.modules.get(name);
		if (module?.status === 'folder') return one({ is: 'module', unit, path: module.path });
		if (module?.status === 'external') return externalOf(module.package, '');
		const outside = moduleOf(name, importedModules(unit));
		// What another target declares does not hide what every file sees.
		const isElsewhere = names.world.declared('swift', '', name).some(({ kind }) => kind !== EXTENSION);
		if (isElsewhere && outside !== PLATFORM) return NOTHING;
		return outside === null || (outside !== PLATFORM && !/^\p{Lu}/u.test(name))
			? NOTHING
			: externalOf(outside, name);
	},
	packageMember: (names, { path }, name, use) => {
		const found = names.world
			.declared('swift', '', name)
			.filter((row) => isBelow(path, row.path) && fits(row, use) && !isPrivate(row));
		return found.length === 0 ? NOTHING : names.declared(found);
	},
	otherParts: extensionsOf,
	genericType: ({ package: from, name }, args) => {
		if (from !== PLATFORM) return null;
		if (LISTS.has(name)) return { is: 'list', of: args[0] ?? NOTHING };
		return name === 'Dictionary' ? { is: 'map', of: args[1] ?? NOTHING } : null;
	},
	platformMember: (_, __, holder, name, args) => {
		if (args >= 0 || (holder.is !== 'list' && holder.is !== 'map')) return null;
		return GIVES_ELEMENT.has(name)
			? holder.of
			: GIVES_SAME.has(name)
				? one({ is: 'list', of: holder.of })
				: null;
	},
	methodResult: (_, receiver, name) => {
		if (receiver.is !== 'list' && receiver.is !== 'map') return null;
		if (GIVES_ELEMENT.has(name)) return receiver.of;
		return GIVES_SAME.has(name) ? one({ is: 'list', of: receiver.of }) : NOTHING;
	},
	attachedFunctions: (names, from, receiver, name, args) => {
		if (args < 0 || receiver.of.length !== 1) return null;
		const types = typeNames(receiver.of[0]);
		const found = types.flatMap((type) =>
			names.world.declared('swift', type, name).filter((row) => isSeen(names, from, row)),
		);
		if (found.length === 0) return null;
		const meant = names.calls.fitting(names.declared(found), args);
		return receiver.open || types.length > 1 ? opened(meant) : meant;
	},
	parameter: (names, unit, { scope, place }) => {
		const given = unit.givenTo(unit.scopeChunk(scope));
		const callee = given === null ? -1 : unit.callee(given.call);
		if (given === null || callee < 0 || unit.op(callee) !== 'member' || place > 1) return NOTHING;
		if (!TAKES_ELEMENT.has(unit.valueName(callee))) return NOTHING;
		const receiver = names.value(unit, unit.first(callee), unit.callScope(given.call));
		const [list] = receiver.of;
		return receiver.of.length === 1 && list.is === 'list' ? list.of : NOTHING;
	},
};

/** Names of types of others that extensions of the repository may give methods to. */
function typeNames(entity: Entity): string[] {
	switch (entity.is) {
		case 'external':
			return /^[\p{Lu}][\w.]*(?:\(\))?$/u.test(entity.name)
				? [lastName(entity.name.replace(/\(\)$/, ''))]
				: [];
		case 'list':
			return ['Array', 'Sequence', 'Collection', 'MutableCollection', 'RandomAccessCollection'];
		case 'map':
			return ['Dictionary'];
		case 'plain':
			return ['String', 'Int', 'Double', 'Bool', 'StringProtocol'];
		default:
			return [];
	}
}

/** Members of a type of others, inside an extension of it. */
function inExtensionOfOthers(names: Nominal, unit: Unit, name: string, from: number): Declared[] {
	for (let scope = from; scope > 0; scope = unit.scopeParent(scope)) {
		const chunk = unit.scopeChunk(scope);
		if (unit.scopeKind(scope) !== 'class' || chunk < 0 || unit.kind(chunk) !== 'extension') continue;
		const { name: type } = unit.file.chunks[chunk];
		if (type === null || names.receivers.typeOf(unit, chunk) !== null) return [];
		return names.world.declared('swift', lastName(type), name).filter((row) => isSeen(names, unit, row));
	}
	return [];
}

/** The extensions of a type, in the order of their paths. */
function extensionsOf(names: Nominal, { unit, chunk }: TypeDefinition): readonly TypeDefinition[] {
	const { name, container } = unit.file.chunks[chunk];
	if (name === null || !isType(unit.kind(chunk))) return [];
	const known = names.kept(noExtensions);
	const key = `${unit.path}\0${chunk}`;
	let found = known.get(key);
	if (found === undefined) {
		// An extension that needs others to find its type.
		known.set(key, []);
		const whole = container === null ? name : `${container}.${name}`;
		const rows = new Set([
			...names.world.declared('swift', lastName(container), name),
			...names.world.declared('swift', '', whole),
		]);
		found = [...rows]
			.filter(({ kind }) => kind === EXTENSION)
			.slice(0, MAX_EXTENSIONS)
			.flatMap((row) => {
				const home = names.world.unit(row.path);
				const type = home === null ? null : names.receivers.typeOf(home, row.chunk);
				const isMeant = type !== null && type.unit === unit && type.chunk === chunk;
				return home !== null && isMeant ? [{ unit: home, chunk: row.chunk }] : [];
			});
		known.set(key, found);
	}
	return found;
}

function fits({ kind }: Declared, use: NameUse): boolean {
	return kind !== EXTENSION && (use !== 'type' || isType(CHUNK_KINDS[kind]));
}

function isPrivate({ flags }: Declared): boolean {
	return (flags & ChunkFlag.private) !== 0;
}

/** Whether a file sees what another declares at its top: in its own target, or shown by one that it imports. */
function isSeen({ world }: Nominal, unit: Unit, row: Declared): boolean {
	if (row.path === unit.path) return true;
	if (isPrivate(row)) return false;
	if (targetOf(row.path) === targetOf(unit.path)) return true;
	const isShown = (row.flags & ChunkFlag.public) !== 0 || /(?:^|\/)Tests?\//.test(unit.path);
	return (
		isShown &&
		unit.file.imports.some(({ module }) => {
			const found = module === null ? undefined : world.resolve(unit, module);
			return found?.status === 'folder' && isBelow(found.path, row.path);
		})
	);
}

/** The folder of a target, as packages are laid out; '' for what is laid out in another way. */
function targetOf(path: string): string {
	return /^(?:.*\/)?(?:Sources|Tests)\/[^/]+(?=\/)/.exec(path)?.[0] ?? '';
}

function isBelow(folder: string, path: string): boolean {
	return folder === '' || path.startsWith(`${folder}/`);
}
