import { HERITAGE_KINDS } from '../../../model/recorder.ts';
import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import { definitionOf, type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, opened } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, NameUse, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { anyOf } from '../../../semantics/nominal/outside.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { isBuiltIn, isElementaryMember, readSolidityType } from './types.ts';

const PLATFORM = 'solidity';
const EXTENDS = HERITAGE_KINDS.indexOf('extends');
const USING = HERITAGE_KINDS.indexOf('mixin');
/** Files that one imports, and contracts above one, that are looked at. */
const MAX_FILES = 500;
const MAX_LINE = 64;

/** Solidity: a file sees what it declares and imports; a contract has what those before it in its line have. */
export const SOLIDITY: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		prefersOutside: true,
		platform: PLATFORM,
		constructsByNewOnly: true,
		readsFieldsByCall: true,
	},
	readType: readSolidityType,
	imported: (names, unit, { module, imported }) => {
		if (module === null) return NOTHING;
		const found = names.world.resolve(unit, module);
		if (found.status === 'external') return externalOf(found.package, imported === '*' ? '' : imported);
		if (found.status !== 'resolved') return NOTHING;
		if (imported === '*') return one({ is: 'module', unit: null, path: found.path });
		return inFile(names, found.path, imported) ?? NOTHING;
	},
	unbound: (names, unit, name, _, use) => {
		const found = throughImports(names, unit, name, new Set([unit.path]));
		if (found !== null) return found;
		if (isBuiltIn(name)) return externalOf(PLATFORM, name);
		return outside(unit, name, use);
	},
	packageMember: (names, { path }, name) => inFile(names, path, name) ?? NOTHING,
	genericType: ({ package: from }) => (from === PLATFORM ? { is: 'plain' } : null),
	linearization: (names, type) => {
		const { line, isOpen } = lineOf(names, type);
		return { of: line, open: isOpen };
	},
	attachedFunctions: (names, from, receiver, name, args) => {
		const isPlain = receiver.of.length > 0 && receiver.of.every((entity) => isElementary(entity));
		// A contract, a library or a file says itself what it has.
		const isOwn = receiver.of.some(({ is }) => is === 'definition' || is === 'module');
		const own = receiver.of.find((entity) => entity.is === 'instance');
		if (isOwn || args < 0 || receiver.of.length === 0) return null;
		if (own !== undefined && names.members.named(own, name, args) !== null) return null;
		const type = own === undefined ? null : own.unit.file.chunks[own.chunk].name;
		const used = usedIn(names, from);
		const found = used.flatMap((each) => attachedOf(each, name, args, type));
		if (found.length === 0) {
			const isValue = receiver.of.every(({ is }) => is === 'plain');
			return isValue && !isElementaryMember(name) ? attachedOutside(used, name) : null;
		}
		const whole = merged(found);
		return isPlain || own !== undefined || receiver.of.some(({ is }) => is === 'list' || is === 'map')
			? whole
			: opened(whole);
	},
};

function isElementary(entity: Entity): boolean {
	return entity.is === 'plain' || (entity.is === 'external' && entity.package === PLATFORM);
}

/** What a file shows under a name to who imports it: its own, and what it imports. */
function inFile(names: Nominal, path: string, name: string, seen = new Set<string>()): Outcome | null {
	if (seen.has(path) || seen.size > MAX_FILES) return null;
	seen.add(path);
	const unit = names.world.unit(path);
	if (unit === null) return null;
	const bound = unit.bound(0, name);
	if (bound.length > 0) return merged(bound.map((each) => names.step(() => names.binding(unit, each))));
	return throughImports(names, unit, name, seen);
}

/** What `import "x";` brings under a name, also through what that imports. */
function throughImports(names: Nominal, unit: Unit, name: string, seen: Set<string>): Outcome | null {
	for (const { module, imported } of unit.importsOf(null)) {
		if (module === null || imported !== '*') continue;
		const target = names.world.resolve(unit, module);
		const found = target.status === 'resolved' ? inFile(names, target.path, name, seen) : null;
		if (found !== null) return found;
	}
	return null;
}

/** A name of a package of others: its file has the name, or it is the only one. */
function outside(unit: Unit, name: string, use: NameUse): Outcome {
	const packages = new Set<string>();
	for (const { module } of unit.importsOf(null)) {
		const target = module === null ? undefined : unit.file.modules.get(module);
		if (target?.status !== 'external') continue;
		if (module?.endsWith(`/${name}.sol`)) return externalOf(target.package, name);
		packages.add(target.package);
	}
	const [only] = packages;
	return packages.size === 1 && (use === 'type' || /^\p{Lu}/u.test(name)) ? externalOf(only, name) : NOTHING;
}

/** What was found out for the file that is linked. */
interface Known {
	lines: Map<string, Line>;
	used: Map<Unit, Outcome[]>;
}

interface Line {
	line: Entity[];
	isOpen: boolean;
}

const nothingKnown = (): Known => ({ lines: new Map(), used: new Map() });

/** The contracts whose members one has, as the compiler orders them (C3): the last that is written comes first. */
function lineOf(names: Nominal, { unit, chunk }: TypeDefinition): Line {
	const { lines: known } = names.kept(nothingKnown);
	const key = `${unit.path}\0${chunk}`;
	const found = known.get(key);
	if (found !== undefined) return found;
	const self: Entity = instanceOf(unit, chunk);
	// A contract that is above itself ends there.
	known.set(key, { line: [self], isOpen: true });
	const lines: Entity[][] = [];
	const direct: Entity[] = [];
	let isOpen = false;
	for (const base of names.members.bases({ unit, chunk }, EXTENDS).toReversed()) {
		const [entity] = base.of;
		if (base.open || base.of.length !== 1) {
			isOpen = true;
			continue;
		}
		direct.push(entity);
		if (entity.is !== 'instance') continue;
		const above = lineOf(names, entity);
		isOpen ||= above.isOpen;
		lines.push(above.line);
	}
	const whole = { line: [self, ...mergedLines([...lines, direct])], isOpen };
	known.set(key, whole);
	return whole;
}

function mergedLines(lines: Entity[][]): Entity[] {
	const found: Entity[] = [];
	let left = lines.filter((line) => line.length > 0);
	while (left.length > 0 && found.length < MAX_LINE) {
		const isLater = (entity: Entity) =>
			left.some((line) => line.slice(1).some((other) => isSame(other, entity)));
		// In a circle that the compiler refuses the first is taken.
		const next = left.find(([first]) => !isLater(first))?.[0] ?? left[0][0];
		found.push(next);
		left = left
			.map((line) => (isSame(line[0], next) ? line.slice(1) : line))
			.filter((line) => line.length > 0);
	}
	return found;
}

function isSame(a: Entity, b: Entity): boolean {
	if (a.is === 'instance' && b.is === 'instance') return a.unit === b.unit && a.chunk === b.chunk;
	return a.is === 'external' && b.is === 'external' && a.package === b.package && a.name === b.name;
}

/** What `using` in a file attaches to types: libraries, and functions by their names. */
function usedIn(names: Nominal, unit: Unit): Outcome[] {
	const { used } = names.kept(nothingKnown);
	const known = used.get(unit);
	if (known !== undefined) return known;
	used.set(unit, []);
	const seen = new Set<string>();
	const found = [...unit.file.chunks.keys()].flatMap((chunk) =>
		unit
			.heritage(chunk)
			.filter(({ kind, text }) => kind === USING && !seen.has(text) && seen.add(text))
			.map(({ value }) => (value < 0 ? NOTHING : names.value(unit, value, unit.scopeOf(chunk)))),
	);
	used.set(unit, found);
	return found;
}

/** What an elementary type does not have itself: of a library of others that is attached, if one is. */
function attachedOutside(used: readonly Outcome[], name: string): Outcome {
	const libraries = used.flatMap(({ of }) => of).filter((entity) => entity.is === 'external');
	const meant = anyOf(libraries);
	if (meant === null || used.some(({ open }) => open)) return NOTHING;
	return one({ ...meant, name: meant.name === '' ? name : `${meant.name}.${name}` });
}

/** The functions of a library, or the function itself, that take what they are called on as their first argument. */
function attachedOf({ of }: Outcome, name: string, args: number, type: string | null): Outcome[] {
	return of.flatMap((entity): Outcome[] => {
		if (entity.is === 'external') {
			const last = entity.name.slice(entity.name.lastIndexOf('.') + 1);
			return last === name ? [one(entity)] : [];
		}
		if (entity.is !== 'definition') return [];
		const { unit, chunk } = entity;
		if (FUNCTIONS.has(unit.kind(chunk))) return unit.file.chunks[chunk].name === name ? [one(entity)] : [];
		const fitting = (unit.members(chunk).get(name) ?? []).filter(
			(each) => FUNCTIONS.has(unit.kind(each)) && unit.params(each).length === args + 1,
		);
		const typed = fitting.filter((each) => {
			const [, written] =
				/(\w+)(?:\[\])*(?:\s+(?:storage|memory|calldata))?$/.exec(unit.params(each)[0].type ?? '') ?? [];
			return type === null || written === type;
		});
		return (typed.length > 0 ? typed : fitting).map((each) => one(definitionOf(unit, each)));
	});
}
