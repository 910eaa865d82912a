import { words } from '../../../model/word-list.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { NOTHING, one } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, NameUse, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared } from '../../../semantics/world/world.ts';
import { declaredAs, fullName, namespaceAt, PHP_PLATFORM, POLYFILLED } from './names.ts';
import { readPhpType } from './types.ts';

/** Names of types that the language has itself. */
const PLAIN: ReadonlySet<string> = new Set([
	...words('int float string bool boolean integer double array callable iterable object mixed'),
	...words('resource scalar numeric class-string number'),
]);
const UNKNOWN: ReadonlySet<string> = new Set(['object', 'mixed', 'callable', 'iterable', 'array']);
const SELVES: ReadonlySet<string> = new Set(['self', 'static', '$this']);

/** PHP: a name is of the namespace of its file, or `use` brought it; members are taken with `->` and `::` alone. */
export const PHP: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		isDynamic: true,
		infersReturnTypes: true,
		searchesBasesDepthFirst: true,
		hasNamedConstructors: true,
		inheritedConstructor: '__construct',
		selfTypes: SELVES,
		platform: PHP_PLATFORM,
	},
	readType: readPhpType,
	isVisible: isSeen,
	imported: (names, unit, { module, imported }) => {
		if (module === null) return NOTHING;
		const namespace = module === '\\' ? '' : module;
		const full = namespace === '' ? imported : `${namespace}\\${imported}`;
		return declaredAs(names, unit, full, 'value') ?? missing(names, unit, namespace, imported, module);
	},
	unbound,
	packageMember: () => NOTHING,
	membersElsewhere: (names, type, name) => [...promoted(type, name), ...chosen(names, type, name)],
	genericType: ({ name, package: owner }) => {
		if (owner !== PHP_PLATFORM) return null;
		return PLAIN.has(name.toLowerCase()) && !UNKNOWN.has(name.toLowerCase()) ? { is: 'plain' } : null;
	},
};

/** The names of a class are members; a function sees no variables but its own, a closure those of the one around it. */
function isSeen(unit: Unit, name: string, scope: number, from: number): boolean {
	if (unit.scopeKind(scope) === 'class') return false;
	if (!name.startsWith('$')) return scope !== 0 || !POLYFILLED.test(name) || namespaceAt(unit, 0) !== '';
	for (let at = from; at >= 0 && at !== scope; at = unit.scopeParent(at)) {
		const chunk = unit.scopeChunk(at);
		const isClosure = unit.kind(chunk) === 'lambda' || unit.file.chunks[chunk].name?.startsWith('$') === true;
		if (unit.scopeKind(at) === 'function' && !isClosure) return false;
	}
	return true;
}

function unbound(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome {
	// `new $class`
	if (name.startsWith('$')) return use === 'type' ? names.name(unit, name, scope) : NOTHING;
	if (name === 'self' || name === 'static') {
		const owner = names.receivers.typeAround(unit, unit.scopeChunk(scope));
		return owner === null ? NOTHING : one({ is: 'definition', ...owner, self: null });
	}
	const full = fullName(unit, name, scope);
	const found = declaredAs(names, unit, full, use);
	if (found !== null) return found;
	const slash = full.lastIndexOf('\\');
	const namespace = slash < 0 ? '' : full.slice(0, slash);
	const last = full.slice(slash + 1);
	if (name.includes('\\') && !name.startsWith('namespace\\'))
		return missing(names, unit, namespace, last, null);
	if (use === 'type' && PLAIN.has(name.toLowerCase()))
		return UNKNOWN.has(name.toLowerCase()) ? NOTHING : external('', name);
	// Functions and constants of the program, where the namespace has none of that name.
	const outer = use === 'type' || namespace === '' ? null : declaredAs(names, unit, last, use);
	if (outer !== null) return asFunction(outer);
	return use === 'type' || /^\p{Lu}/u.test(last)
		? namespace === ''
			? external('', last)
			: NOTHING
		: external('', last);
}

/** A class of no namespace is not seen from inside one. */
function asFunction(outcome: Outcome): Outcome {
	const of = outcome.of.filter(
		(entity) => entity.is !== 'definition' || entity.unit.kind(entity.chunk) === 'function',
	);
	return of.length === 0 ? NOTHING : { of, open: outcome.open };
}

/** What the repository does not declare: of others, unless its own namespaces should have it. */
function missing(
	names: Nominal,
	unit: Unit,
	namespace: string,
	name: string,
	module: string | null,
): Outcome {
	if (namespace !== '' && module !== null) {
		const found = names.world.resolve(unit, module);
		return found.status === 'external' ? external(namespace, name) : NOTHING;
	}
	const own = namespaceAt(unit, 0).split('\\', 1)[0];
	return own !== '' && namespace.split('\\', 1)[0] === own ? NOTHING : external(namespace, name);
}

function external(namespace: string, name: string): Outcome {
	return one({ is: 'external', package: namespace === '' ? PHP_PLATFORM : namespace, name });
}

/** Parameters of the constructor that are properties as well. */
function promoted({ unit, chunk }: TypeDefinition, name: string): Declared[] {
	const found: Declared[] = [];
	for (const method of unit.members(chunk).get('__construct') ?? [])
		for (const member of unit.members(method).get(name) ?? [])
			if (unit.kind(member) === 'field') found.push(rowOf(unit, member));
	return found;
}

/** `A::x insteadof B`: of methods with one name the one that a class takes. */
function chosen(names: Nominal, { unit, chunk }: TypeDefinition, name: string): Declared[] {
	const found: Declared[] = [];
	for (const { chunk: from, target, value, scope } of unit.assigned(name)) {
		if (from !== chunk || unit.op(target) !== 'member' || value < 0 || unit.op(value) !== 'member') continue;
		if (unit.valueName(value) !== name) continue;
		for (const entity of names.value(unit, value, scope).of)
			if (isMethod(entity)) found.push(rowOf(entity.unit, entity.chunk));
	}
	return found;
}

function isMethod(entity: Entity): entity is Entity & { is: 'definition' } {
	return entity.is === 'definition' && entity.unit.kind(entity.chunk) === 'method';
}

function rowOf(unit: Unit, chunk: number): Declared {
	const { kind, container, flags } = unit.file.chunks[chunk];
	return { path: unit.path, language: unit.file.language, chunk, kind, container, flags };
}
