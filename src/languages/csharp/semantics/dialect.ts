import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { wordSet } from '../../../model/word-list.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, NOTHING, one } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect } from '../../../semantics/nominal/dialect.ts';
import { genericResult } from '../../../semantics/nominal/generic-platform.ts';
import { expectedParameter } from '../../../semantics/nominal/given-functions.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { chosenByTypes } from '../../../semantics/nominal/overloads.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import { readTypeText, type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { CSHARP_COLLECTIONS } from './collections.ts';
import { extensionOf } from './extensions.ts';
import { CSHARP_BASICS, CSHARP_OBJECT, homeOf, isListed } from './names.ts';
import { definitionsOf, isOurNamespace, namespacesAround, partsOf, typesIn, usingsOf } from './namespaces.ts';

const PLATFORM = 'System';
/** Namespaces of others that are named where something may be of any of them. */
const MAX_NAMED = 8;

/** C#: a name is of the namespaces around it, of those that the file or its project uses, or of the platform. */
export const CSHARP: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		infersTypeArguments: true,
		checksArgumentCount: true,
		platform: PLATFORM,
		root: { type: { is: 'external', package: PLATFORM, name: 'Object' }, members: CSHARP_OBJECT },
		indexer: 'this',
	},
	readType: readCSharpType,
	// A delegate is no other name of what it gives back.
	isAlias: () => false,
	imported: (names, unit, { module, imported, local }) => {
		const [alias] = unit.bound(0, local ?? '').filter(({ kind }) => kind === 'import');
		if (module === null) return alias?.type ? unbound(names, unit, alias.type, 0) : NOTHING;
		return qualified(names, unit, module, imported.replace(/<.*/s, ''));
	},
	unbound,
	packageMember: (names, { path, unit }, name) =>
		unit === null ? NOTHING : qualified(names, unit, path, name),
	// What interfaces have is seen through them alone; by custom their names begin with `I`.
	seesInherited: ({ name }) =>
		!/^I\p{Lu}/u.test(name.slice(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1)),
	otherParts: partsOf,
	isMember: (unit, owner, chunk) => {
		// An explicit implementation is seen through its interface alone: no name is bound for it.
		const { name } = unit.file.chunks[chunk];
		if (unit.kind(chunk) !== 'method' || unit.kind(owner) === 'interface') return true;
		return unit.bound(unit.scopeOf(owner), name ?? '').some((binding) => binding.chunk === chunk);
	},
	extension: extensionOf,
	impliedMember: (_, { unit, chunk }, __, name, args) =>
		unit.kind(chunk) === 'enum' && args >= 0 && (name === 'HasFlag' || name === 'CompareTo')
			? externalOf(PLATFORM, `Enum.${name}`)
			: null,
	chooseOverload: chosenByTypes,
	externalResult: (names, entity, site) =>
		typedResult(entity, site?.types) ?? genericResult(CSHARP_COLLECTIONS, names, entity, site),
	genericType: (entity, args) => (args.length === 0 ? null : { ...entity, args }),
	awaited: (entity) => {
		if (entity.is !== 'external' || (entity.name !== 'Task' && entity.name !== 'ValueTask'))
			return awaitedOther(entity);
		return entity.args?.[0] ?? NOTHING;
	},
	parameter: (names, unit, binding) => expectedParameter(CSHARP_COLLECTIONS, names, unit, binding),
};

/** Methods of others that give something of the type that is written: `GetService<A>()`. */
const TYPED: ReadonlySet<string> = new Set(
	'GetRequiredService GetService GetRequiredKeyedService GetKeyedService Resolve CreateInstance Deserialize DeserializeObject'.split(
		' ',
	),
);
const TYPED_LATER: ReadonlySet<string> = wordSet('GetFromJsonAsync ReadFromJsonAsync DeserializeAsync');

function typedResult(
	{ name }: Entity & { is: 'external' },
	types: readonly Outcome[] | undefined,
): Outcome | null {
	if (types?.length !== 1) return null;
	const last = name.slice(name.lastIndexOf('.') + 1);
	if (TYPED.has(last) || name === 'Substitute.For') return types[0];
	return TYPED_LATER.has(last)
		? one({ is: 'external', package: 'System.Threading.Tasks', name: 'Task', args: [types[0]] })
		: null;
}

/** What comes of waiting for something of others is of others, as far as it has no type arguments. */
function awaitedOther(entity: Entity): Outcome {
	return entity.is === 'external' && entity.args === undefined ? one(entity) : NOTHING;
}

function unbound(names: Nominal, unit: Unit, name: string, scope: number): Outcome {
	if (CSHARP_BASICS.has(name)) return externalOf(PLATFORM, name);
	if (name === 'dynamic' || name === 'var') return NOTHING;
	for (const namespace of namespacesAround(unit, scope)) {
		const types = typesNamed(names, namespace, name);
		if (types.length > 0) return definitionsOf(names, unit, types);
		const inner = namespace === '' ? name : `${namespace}.${name}`;
		if (isOurNamespace(names, inner)) return one({ is: 'module', unit, path: inner });
	}
	const usings = usingsOf(names, unit);
	const outside: string[] = [];
	for (const module of usings) {
		const found = typesNamed(names, module, name);
		if (found.length > 0) return definitionsOf(names, unit, found);
		if (isOurNamespace(names, module)) continue;
		const member = staticMember(names, unit, module, name);
		if (member === null) outside.push(module);
		else if (member !== 'none') return member;
	}
	const home = homeOf(name, new Set(outside));
	if (home !== null) return externalOf(home, name);
	if (isRoot(names, unit, name, usings)) return one({ is: 'module', unit, path: name });
	const unlisted = outside.filter((module) => !isListed(module));
	const isTypeName = /^\p{Lu}/u.test(name) && unlisted.length > 0 && unlisted.length <= MAX_NAMED;
	// It is of one of them, if no type of the repository has the name.
	return isTypeName && !isOurType(names, name) ? externalOf(unlisted.join(' | '), name) : NOTHING;
}

function isOurType(names: Nominal, name: string): boolean {
	return names.world.declaredAnywhere('dotnet', name).some(({ kind }) => isType(CHUNK_KINDS[kind]));
}

/** `[Test]` may be of the class `TestAttribute`. */
function typesNamed(names: Nominal, namespace: string, name: string) {
	const types = typesIn(names, namespace, name);
	return types.length > 0 ? types : typesIn(names, namespace, `${name}Attribute`);
}

/** A member of the type that a `using static` names; null when it is not one of ours. */
function staticMember(names: Nominal, unit: Unit, module: string, name: string): Outcome | 'none' | null {
	const dot = module.lastIndexOf('.');
	const types = typesIn(names, dot < 0 ? '' : module.slice(0, dot), module.slice(dot + 1));
	if (types.length === 0) return null;
	const [type] = definitionsOf(names, unit, types).of;
	return (type?.is === 'definition' ? names.members.named(type, name, -1) : null) ?? 'none';
}

/** Whether namespaces begin with a name: those of the file, those it uses, those of the platform. */
function isRoot(names: Nominal, unit: Unit, name: string, usings: readonly string[]): boolean {
	if (name === 'System' || name === 'Microsoft') return true;
	const own = names.world.namespaceOf(unit.path) ?? '';
	return [own, ...usings].some((each) => each === name || each.startsWith(`${name}.`));
}

/** A type of a namespace, a type in a type, or a namespace in one. */
function qualified(names: Nominal, unit: Unit, module: string, name: string): Outcome {
	const types = typesNamed(names, module, name);
	if (types.length > 0) return definitionsOf(names, unit, types);
	const inner = `${module}.${name}`;
	if (isOurNamespace(names, inner) || isListed(inner) || isListed(`${inner}.Generic`))
		return one({ is: 'module', unit, path: inner });
	const owner = staticMember(names, unit, module, name);
	if (owner !== null) return owner === 'none' ? NOTHING : owner;
	const isOurs = isOurNamespace(names, module) || isPrefix(names, unit, module);
	return isOurs ? one({ is: 'module', unit, path: inner }) : externalOf(module, name);
}

/** Whether a namespace of the file or one that it uses is in this one. */
function isPrefix(names: Nominal, unit: Unit, module: string): boolean {
	const own = names.world.namespaceOf(unit.path) ?? '';
	return [own, ...usingsOf(names, unit)].some(
		(each) => each.startsWith(`${module}.`) && !each.startsWith('System'),
	);
}

/** Types as C# writes them: `(int a, B b)`, `global::A.B`, and several constraints. */
function readCSharpType(text: string): TypeText {
	if (text.length > 500) return UNKNOWN_TYPE;
	const plain = text
		.replace(/^(?:this|scoped)\s+/, '')
		.replaceAll('global::', '')
		.replace(/,\s*new\(\)$|\bnew\(\)/, '')
		.replace(/([\w>\]?])\s+[\p{L}_]\w*(?=\s*[,)])/gu, '$1');
	const bounds = topLevel(plain).filter(
		(each) => !/^(?:class\??|struct|notnull|unmanaged|default)?$/.test(each),
	);
	return bounds.length === 1 ? readTypeText(bounds[0]) : UNKNOWN_TYPE;
}

/** The parts between commas that are in no brackets. */
function topLevel(text: string): string[] {
	const parts: string[] = [];
	let inside = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const char = text[at];
		if (char === '<' || char === '(' || char === '[') inside++;
		else if (char === '>' || char === ')' || char === ']') inside--;
		else if (at === text.length || (char === ',' && inside === 0)) {
			parts.push(text.slice(start, at).trim());
			start = at + 1;
		}
	}
	return parts;
}
