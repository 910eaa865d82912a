import { type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, NOTHING, one } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import { genericResult } from '../../../semantics/nominal/generic-platform.ts';
import { expectedParameter } from '../../../semantics/nominal/given-functions.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { chosenByTypes } from '../../../semantics/nominal/overloads.ts';
import { readTypeText, type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { inJvmPackage, isOurPackage, namespaceOf } from '../../shared/semantics/jvm-packages.ts';
import { JAVA_COLLECTIONS } from './collections.ts';
import { ENUM_MEMBERS, FEW_MEMBERS, JAVA_BASICS, JAVA_LANG, OBJECT_MEMBERS } from './names.ts';

const PLATFORM = 'java.lang';
/** Packages of others that are named where something may be of any of them. */
const MAX_NAMED = 8;

/** Java: a file is of a package; it sees the types of its package, those it imports, and `java.lang`. */
export const JAVA: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		infersTypeArguments: true,
		checksArgumentCount: true,
		separatesMethodNames: true,
		platform: PLATFORM,
		root: { type: { is: 'external', package: PLATFORM, name: 'Object' }, members: OBJECT_MEMBERS },
	},
	readType: readJavaType,
	imported: (names, unit, { module, imported }) => {
		if (module === null || imported === '*') return NOTHING;
		return qualified(names, unit, module, imported);
	},
	unbound: (names, unit, name) => {
		if (JAVA_BASICS.has(name)) return externalOf(PLATFORM, name);
		const own = inJvmPackage(names, unit, namespaceOf(names, unit.path), name);
		if (own.length > 0) return names.declared(own);
		const starred = fromStars(names, unit, name);
		if (starred !== null) return starred;
		if (JAVA_LANG.has(name)) return externalOf(PLATFORM, name);
		// A package in `a.b.C.d()`, where nothing is imported.
		return isPackage(names, unit, name) ? one({ is: 'module', unit, path: name }) : NOTHING;
	},
	packageMember: (names, { path, unit }, name) => {
		const types = unit === null ? [] : inJvmPackage(names, unit, path, name);
		if (types.length > 0) return names.declared(types);
		return /^\p{Ll}/u.test(name)
			? one({ is: 'module', unit, path: `${path}.${name}` })
			: !path.includes('.') || isOurPackage(names, path)
				? NOTHING
				: externalOf(path, name);
	},
	impliedMember: implied,
	isAccessor: (unit, chunk) =>
		unit.traits.hasProperties || unit.kind(unit.file.chunks[chunk].parent) === 'record',
	chooseOverload: chosenByTypes,
	knownMembers: (type) => FEW_MEMBERS.get(type) ?? null,
	externalResult: (names, entity, site) => {
		if (site === null && entity.name.endsWith('.class')) {
			const type = one({ ...entity, name: entity.name.slice(0, -'.class'.length) });
			return one({ is: 'external', package: PLATFORM, name: 'Class', args: [type] });
		}
		return genericResult(JAVA_COLLECTIONS, names, entity, site);
	},
	genericType: (entity, args) => (args.length === 0 ? null : { ...entity, args }),
	parameter: (names, unit, binding) => expectedParameter(JAVA_COLLECTIONS, names, unit, binding),
};

/** Whether a name is the first of packages: of that of the file, of those it imports, or of one of the usual. */
function isPackage(names: Nominal, unit: Unit, name: string): boolean {
	if (ROOTS.has(name) || namespaceOf(names, unit.path).split('.')[0] === name) return true;
	return unit.file.imports.some(({ module }) => module?.startsWith(`${name}.`));
}

const ROOTS: ReadonlySet<string> = new Set(['java', 'javax', 'jakarta', 'com', 'org', 'net', 'io', 'kotlin']);

/** Types as Java writes them: without annotations, and with what a wildcard is bound by. */
function readJavaType(text: string): TypeText {
	// Of several bounds a member may be of any.
	if (text.length > 500 || text.includes('&')) return UNKNOWN_TYPE;
	return readTypeText(
		text.replace(/@[\w.]+(?:\([^()]*\))?\s*/g, '').replace(/\?\s*(?:extends|super)\s+/g, ''),
	);
}

/** A type of a package, or a member of a type: `a.b.C` and `a.b.C.D`. */
export function qualified(names: Nominal, from: Unit, module: string, name: string): Outcome {
	const found = inJvmPackage(names, from, module, name);
	if (found.length > 0) return names.declared(found);
	const dot = module.lastIndexOf('.');
	const owner = module.slice(dot + 1);
	// The names of packages begin with small letters, those of types do not.
	if (dot >= 0 && /^\p{Lu}/u.test(owner)) {
		const [entity] = qualified(names, from, module.slice(0, dot), owner).of;
		if (entity?.is === 'definition') return names.members.named(entity, name, -1) ?? NOTHING;
		return entity?.is === 'external' ? externalOf(entity.package, `${entity.name}.${name}`) : NOTHING;
	}
	return isOurPackage(names, module) ? NOTHING : externalOf(module, name);
}

/** What a name is by the imports of everything that a package or a type has; null when none of them has it. */
function fromStars(names: Nominal, unit: Unit, name: string): Outcome | null {
	const outside: Outcome[] = [];
	const isTypeName = /^\p{Lu}/u.test(name);
	for (const { module } of unit.importsOf(null)) {
		if (module === null) continue;
		const found = qualified(names, unit, module, name);
		const [entity] = found.of;
		if (entity === undefined) continue;
		if (entity.is !== 'external') return found;
		// Types are of packages, functions and constants of types.
		const isOfType = /^\p{Lu}/u.test(module.slice(module.lastIndexOf('.') + 1));
		if (isTypeName !== isOfType) outside.push(found);
	}
	if (outside.length === 0 || JAVA_LANG.has(name)) return null;
	if (outside.length === 1) return outside[0];
	const known = Object.hasOwn(JAVA_COLLECTIONS.groups, name)
		? outside.find(({ of: [entity] }) => entity.is === 'external' && entity.package === 'java.util')
		: undefined;
	if (known !== undefined || outside.length > MAX_NAMED) return known ?? NOTHING;
	const packages = outside.flatMap(({ of: [entity] }) =>
		entity.is === 'external' ? [packageOf(entity, name)] : [],
	);
	return externalOf(packages.join(' | '), name);
}

/** The package of a type, or the type that has a member: whatever a star stands behind. */
function packageOf({ package: owner, name: whole }: Entity & { is: 'external' }, name: string): string {
	const type = whole.slice(0, Math.max(0, whole.length - name.length - 1));
	return type === '' ? owner : `${owner}.${type}`;
}

/** What types have that is not written: accessors of records, what enums do, `A.class`, and getters as Kotlin reads them. */
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
	if (name === 'class' && self.is === 'definition')
		return one({ is: 'external', package: PLATFORM, name: 'Class', args: [itself] });
	if (kind === 'enum' && args >= 0 && ENUM_MEMBERS.has(name))
		return one({ is: 'external', package: PLATFORM, name: `Enum.${name}`, args: [itself] });
	const members = unit.members(chunk);
	if (kind === 'record' && args === 0) {
		const field = members.get(name)?.find((member) => unit.kind(member) === 'field');
		if (field !== undefined) return one({ is: 'definition', unit, chunk: field, self });
	}
	// A name of a type is no property: `getPoolState()` is `poolState`.
	if (args >= 0 || !/^\p{Ll}/u.test(name)) return null;
	const upper = name[0].toUpperCase() + name.slice(1);
	const getters = [...(members.get(`get${upper}`) ?? []), ...(members.get(name) ?? [])];
	const getter = getters.find((member) => unit.kind(member) === 'method' && unit.params(member).length === 0);
	return getter === undefined ? null : names.calls.returned({ is: 'definition', unit, chunk: getter, self });
}
