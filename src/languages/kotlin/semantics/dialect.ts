import { CHUNK_KINDS, type ChunkKind } from '../../../model/chunk.ts';
import { definitionOf, type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { Dialect, NameUse, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import { genericResult } from '../../../semantics/nominal/generic-platform.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import { readTypeText, type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { JAVA, qualified } from '../../java/semantics/dialect.ts';
import { inJvmPackage, isOurPackage, namespaceOf } from '../../shared/semantics/jvm-packages.ts';
import { KOTLIN_COLLECTIONS } from './collections.ts';
import { kotlinParameter, kotlinReceiver, scopeFunction, scopeResult } from './functions.ts';
import { ANY_MEMBERS, FEW_MEMBERS, kotlinHome, starHome } from './names.ts';
import { kotlinChosen } from './overloads.ts';

const PLATFORM = 'kotlin';
const VALUES: ReadonlySet<ChunkKind> = new Set<ChunkKind>(['function', 'constant', 'variable', 'property']);
const MAX_LINE = 32;

/** Kotlin: a file is of a package; it sees what its package declares, what it imports, and what Kotlin has itself. */
export const KOTLIN: Dialect = {
	...JAVA,
	traits: {
		...JAVA.traits,
		separatesMethodNames: false,
		// Of a type of others nothing is known: that it has `listOf` is less likely than that this is Kotlin's.
		prefersOutside: true,
		infersReturnTypes: true,
		platform: PLATFORM,
		root: { type: { is: 'external', package: PLATFORM, name: 'Any' }, members: ANY_MEMBERS },
	},
	chooseOverload: kotlinChosen,
	knownMembers: (type) => FEW_MEMBERS.get(type) ?? null,
	factories,
	readType: readKotlinType,
	imported: (names, unit, { module, imported }) => {
		if (module === null || imported === '*') return NOTHING;
		return inPackage(names, unit, module, imported) ?? qualified(names, unit, module, imported);
	},
	unbound,
	packageMember: (names, module, name, use) =>
		(module.unit === null ? null : inPackage(names, module.unit, module.path, name)) ??
		JAVA.packageMember(names, module, name, use),
	otherParts: (_, { unit, chunk }) =>
		(unit.members(chunk).get('Companion') ?? [])
			.filter((member) => unit.kind(member) === 'object')
			.map((member) => ({ unit, chunk: member })),
	ownerElsewhere: (names, unit, chunk) => {
		const [self] = unit.bound(unit.scopeOf(chunk), 'this');
		if (!self?.type || unit.scopeChunk(self.scope) !== chunk) return null;
		const outside = Math.max(0, unit.scopeParent(self.scope));
		const { of, open } = names.types.written(unit, self.type, outside, null);
		const [entity] = of;
		return of.length === 1 && !open && entity.is === 'instance'
			? { unit: entity.unit, chunk: entity.chunk }
			: null;
	},
	// An extension is no member, although it may stand in the file of the type.
	isMember: (unit, owner, chunk) => unit.file.chunks[chunk].parent === owner,
	receiver: kotlinReceiver,
	extension,
	impliedMember: implied,
	isAccessor: () => false,
	seesInherited: (_, name) => scopeFunction(name) === null,
	externalResult: (names, entity, site) =>
		(entity.name === 'copy' && site !== null ? entity.args?.[0] : undefined) ??
		(site === null ? null : scopeResult(names, entity, site)) ??
		genericResult(KOTLIN_COLLECTIONS, names, entity, site),
	parameter: kotlinParameter,
};

/** What a package declares: a type, else functions and values. */
function inPackage(names: Nominal, unit: Unit, namespace: string, name: string): Outcome | null {
	const types = inJvmPackage(names, unit, namespace, name);
	const found =
		types.length > 0 ? types : inJvmPackage(names, unit, namespace, name, (kind) => VALUES.has(kind));
	return found.length === 0 ? null : names.declared(found);
}

function unbound(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome {
	const own = inPackage(names, unit, namespaceOf(names, unit.path), name);
	if (own !== null) return own;
	const outside: string[] = [];
	for (const { module } of unit.importsOf(null)) {
		if (module === null) continue;
		const found = inPackage(names, unit, module, name);
		if (found !== null) return found;
		if (!isOurPackage(names, module)) outside.push(module);
	}
	const home = starHome(name, outside) ?? kotlinHome(name);
	if (home !== null) return externalOf(home, name);
	return outside.length > 0 && /^\p{Lu}/u.test(name)
		? externalOf(outside.join(' | '), name)
		: packageNamed(names, unit, name, scope, use);
}

/** Functions that are named as a type and make something of it, beside its constructors: nothing else makes an interface. */
function factories(names: Nominal, from: Unit, types: Outcome, name: string): Outcome {
	const made: Entity[] = [];
	const found: Entity[] = [];
	for (const entity of types.of) {
		if (entity.is !== 'definition' || !isType(entity.unit.kind(entity.chunk))) return types;
		const { unit, chunk } = entity;
		const own: Entity[] = [];
		if (unit.file.chunks[chunk].parent === 0) {
			const rows = inJvmPackage(
				names,
				from,
				namespaceOf(names, unit.path),
				name,
				(kind) => kind === 'function',
			);
			own.push(...names.declared(rows).of);
		}
		for (const companion of unit.members(chunk).get('Companion') ?? [])
			for (const member of unit.members(companion).get('invoke') ?? []) own.push(definitionOf(unit, member));
		const isMade = unit.kind(chunk) !== 'interface' && !unit.has(chunk, 'abstract');
		if (isMade || own.length === 0) made.push(entity);
		found.push(...own);
	}
	return found.length === 0 ? types : { of: [...made, ...found], open: types.open };
}

/** The first name of a package, as in Java. */
function packageNamed(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome {
	const found = JAVA.unbound(names, unit, name, scope, use);
	return found.of.some(({ is }) => is === 'module') ? found : NOTHING;
}

/** Functions and properties that extend what an entity is of, or a type above it, and that the file sees. */
function extension(names: Nominal, from: Unit, entity: Entity, name: string, args: number): Outcome | null {
	const imported = importedExtension(names, from, entity, name);
	if (imported !== null)
		return names.calls.takesSo(imported, args) ? names.calls.fitting(imported, args) : imported;
	let near: Outcome | null = null;
	for (const type of typeNames(names, entity)) {
		const rows = names.world.declared('jvm', type, name).filter(({ kind, language, path }) => {
			if (language !== from.language || !VALUES.has(CHUNK_KINDS[kind])) return false;
			return isSeen(names, from, namespaceOf(names, path), name);
		});
		const found: Outcome[] = [];
		for (const { path, chunk } of rows) {
			const unit = names.world.unit(path);
			if (unit === null || unit.file.chunks[chunk].parent !== 0) continue;
			const each: Entity = { is: 'definition', unit, chunk, self: entity };
			found.push(unit.kind(chunk) === 'function' ? one(each) : names.members.held(each));
		}
		if (found.length === 0) continue;
		const all = merged(found);
		if (names.calls.takesSo(all, args)) return names.calls.fitting(all, args);
		near ??= all;
	}
	return near ?? scopeFunction(name);
}

/** What is imported by name and called on something: an extension, of a package or of an object. */
function importedExtension(names: Nominal, from: Unit, entity: Entity, name: string): Outcome | null {
	const rows = from.importsOf(name);
	if (rows.length === 0) return null;
	const { of } = merged(rows.map((row) => KOTLIN.imported(names, from, row)));
	const types = typeNames(names, entity);
	const found = of.filter((each) => {
		if (each.is !== 'definition' || each.unit.kind(each.chunk) === 'property') return false;
		const [self] = each.unit.bound(each.unit.scopeOf(each.chunk), 'this');
		// What is imported from an object and called on something is an extension, although it does not say of what.
		if (self === undefined) return each.unit.kind(each.chunk) === 'method';
		return self.type !== null && types.includes(plainName(self.type));
	});
	if (found.length > 0) return { of: found, open: false };
	const [outside] = of;
	// A type may be imported under the name of a member; functions begin with small letters.
	return of.length === 1 && outside.is === 'external' && /^\p{Ll}/u.test(name) && entity.is !== 'instance'
		? one(outside)
		: null;
}

/** `B` of `a.B<C>?`. */
function plainName(type: string): string {
	return type.replace(/<.*|\?$/gs, '').replace(/^.*\./, '');
}

function isSeen(names: Nominal, from: Unit, namespace: string, name: string): boolean {
	if (namespaceOf(names, from.path) === namespace) return true;
	return (
		from.importsOf(null).some(({ module }) => module === namespace) ||
		from.importsOf(name).some(({ module }) => module === namespace)
	);
}

/** The names of the type of an entity, and of those above it. */
function typeNames(names: Nominal, entity: Entity): string[] {
	if (entity.is === 'external') return [entity.name.slice(entity.name.lastIndexOf('.') + 1)];
	if (entity.is === 'plain') return ['String', 'CharSequence'];
	if (entity.is !== 'instance') return [];
	const line: TypeDefinition[] = [entity];
	const found: string[] = [];
	for (let at = 0; at < line.length && at < MAX_LINE; at++) {
		const { unit, chunk } = line[at];
		const { name } = unit.file.chunks[chunk];
		if (name !== null && !found.includes(name)) found.push(name);
		for (const { of } of names.members.bases(line[at])) {
			for (const base of of) {
				if (
					base.is === 'instance' &&
					!line.some((each) => each.unit === base.unit && each.chunk === base.chunk)
				)
					line.push(base);
				else if (base.is === 'external') found.push(base.name);
			}
		}
	}
	return [...found, 'Any'];
}

/** What types have that is not written: `copy` of a data class, `values` of an enum, and `getName()` for Java. */
function implied(
	names: Nominal,
	type: TypeDefinition,
	self: Entity,
	name: string,
	args: number,
): Outcome | null {
	const { unit, chunk } = type;
	const kind = unit.kind(chunk);
	const itself: Outcome = one(instanceOf(unit, chunk));
	if (kind === 'enum' && /^(?:values|valueOf|name|ordinal|entries|compareTo)$/.test(name)) {
		if (name === 'entries')
			return one({ is: 'external', package: 'kotlin.collections', name: 'List', args: [itself] });
		return one({ is: 'external', package: PLATFORM, name: `Enum.${name}`, args: [itself] });
	}
	if (name === 'copy' && args >= 0 && unit.params(chunk).length > 0 && unit.heritage(chunk).length === 0)
		return one({ is: 'external', package: PLATFORM, name, args: [itself] });
	// Kotlin itself reads and assigns properties: `setName()` is another function there.
	const isOther = names.root.language !== unit.language;
	const accessed = args >= 0 && isOther ? /^(?:get|is|set)(\p{Lu}.*)$/u.exec(name)?.[1] : undefined;
	if (accessed === undefined) return null;
	const property = accessed[0].toLowerCase() + accessed.slice(1);
	const found = [...(unit.members(chunk).get(property) ?? []), ...(unit.members(chunk).get(name) ?? [])].find(
		(member) => unit.kind(member) === 'property',
	);
	return found === undefined ? null : one({ is: 'definition', unit, chunk: found, self });
}

/** Types as Kotlin writes them; what functions are given and give back is read elsewhere. */
function readKotlinType(text: string): TypeText {
	if (text.length > 500 || text.includes('->') || text.includes('&')) return UNKNOWN_TYPE;
	return readTypeText(text.replace(/@[\w.]+(?:\([^()]*\))?\s*/g, '').replace(/\bsuspend\s+/g, ''));
}
