import { CHUNK_KINDS, ChunkFlag } from '../../../../model/chunk.ts';
import { FUNCTIONS } from '../../../../semantics/chunk-kinds.ts';
import type { Outcome } from '../../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, opened } from '../../../../semantics/core/outcome.ts';
import type { NameUse, TypeDefinition } from '../../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../../semantics/world/unit.ts';
import { type Declared, lastName } from '../../../../semantics/world/world.ts';
import { seenFrom } from './includes.ts';
import { isCompilers, libraryHeader, testPackage } from './library.ts';
import { functionsMeant, isTypeRow, located, typesMeant } from './meant.ts';

const NAMESPACE = CHUNK_KINDS.indexOf('namespace');
const MACRO = CHUNK_KINDS.indexOf('macro');
/** Namespaces that a file uses as a whole, and that are looked at. */
const MAX_USED = 32;
const STANDARD: Outcome = externalOf('std', '');

/** What a name is that neither a function nor a class around binds: of the namespaces around, or of those used. */
export function ofNamespaces(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome {
	if (name === 'std') return STANDARD;
	const around = spacesAround(names, unit, scope);
	for (const space of around) {
		const brought = broughtIn(names, unit, space, name, scope);
		if (brought !== null) return brought;
		const spaces = space === '' ? ['', ...used(unit, scope, around)] : [space];
		const found = spaces.flatMap((each) => inSpace(names, unit, each, name, use));
		if (found.length > 0) return merged(found);
	}
	return use !== 'type' ? outside(names, unit, name) : NOTHING;
}

/** What a namespace has under a name, as a file sees it; [] for nothing. */
export function inSpace(names: Nominal, unit: Unit, space: string, name: string, use: NameUse): Outcome[] {
	const all = names.world
		.declared('c', lastName(space), name)
		.filter((row) => (row.container ?? '') === space && (use !== 'call' || !isCase(names, row, name)));
	if (all.length === 0) return [];
	const { files } = seenFrom(names, unit);
	const seen = all.filter(({ path }) => files.has(path));
	if (seen.length === 0) return [];
	const found: Outcome[] = [];
	if (seen.some(({ kind }) => kind === NAMESPACE))
		found.push(one({ is: 'module', unit, path: space === '' ? name : `${space}.${name}` }));
	const types = seen.filter(isTypeRow);
	if (use === 'type') return [...found, ...definitions(typesMeant(names, all.filter(isTypeRow), types))];
	const functions = functionsMeant(names, unit, all.filter(isFunctionRow), seen.filter(isFunctionRow));
	found.push(...definitions([...functions, ...located(names, seen.filter(isMacroRow))]));
	// `stat` is a function where no `struct` stands before it.
	if (found.length === 0) found.push(...definitions(typesMeant(names, all.filter(isTypeRow), types)));
	if (found.length > 0) return found;
	return located(
		names,
		seen.filter((each) => !isTypeRow(each)),
	).map((each) => variable(names, each));
}

/** What a variable of a file or namespace is. One that holds a function may be given others elsewhere. */
function variable(names: Nominal, { unit, chunk }: TypeDefinition): Outcome {
	const { name } = unit.file.chunks[chunk];
	const bound = unit.bound(unit.scopeAround(chunk), name ?? '').find((each) => each.chunk === chunk);
	if (bound === undefined) return NOTHING;
	const held = names.binding(unit, bound);
	const isCalled = held.of.some((entity) => entity.is === 'definition');
	const isOwn = unit.has(chunk, 'static') && unit.assigned(bound.name).length === 0;
	return isCalled && !isOwn ? opened(held) : held;
}

function definitions(found: readonly TypeDefinition[]): Outcome[] {
	return found.map((each) => one({ is: 'definition', ...each, self: null }));
}

/** `TEST(name) { … }`: the function has another name than the case, which often has that of what it tests. */
function isCase(names: Nominal, { path, chunk, flags }: Declared, name: string): boolean {
	if ((flags & ChunkFlag.test) === 0) return false;
	const unit = names.world.unit(path);
	return unit !== null && !unit.bound(unit.scopeAround(chunk), name).some((each) => each.chunk === chunk);
}

function isFunctionRow({ kind }: Declared): boolean {
	return FUNCTIONS.has(CHUNK_KINDS[kind]);
}

function isMacroRow({ kind }: Declared): boolean {
	return kind === MACRO;
}

/** The namespaces and classes that a scope stands in, by their whole names, the nearest first; '' is the last. */
function spacesAround(names: Nominal, unit: Unit, from: number): string[] {
	const found = new Set<string>();
	const add = (whole: string) => {
		for (let space = whole; space !== ''; space = space.slice(0, Math.max(0, space.lastIndexOf('.'))))
			found.add(space);
	};
	for (let scope = from; scope > 0; scope = unit.scopeParent(scope)) {
		const chunk = unit.scopeChunk(scope);
		if (chunk <= 0) continue;
		const kind = unit.scopeKind(scope);
		if (kind === 'function') {
			const owner = names.dialect(unit).ownerElsewhere(names, unit, chunk);
			if (owner !== null) add(wholeName(owner));
		} else if (kind === 'namespace' || kind === 'class') add(wholeName({ unit, chunk }));
	}
	return [...found, ''];
}

export function wholeName({ unit, chunk }: TypeDefinition): string {
	const { name, container } = unit.file.chunks[chunk];
	if (name === null) return container ?? '';
	return container === null || container === '' ? name : `${container}.${name}`;
}

/** What `using a::b;` and `namespace b = a::c;` bring into a namespace around. */
function broughtIn(names: Nominal, unit: Unit, space: string, name: string, from: number): Outcome | null {
	for (let scope = from; scope >= 0; scope = unit.scopeParent(scope)) {
		const chunk = unit.scopeChunk(scope);
		const own = scope === 0 ? '' : wholeName({ unit, chunk });
		if (own !== space || !isSpace(unit, scope)) continue;
		const bound = unit
			.bound(scope, name)
			.filter(({ kind, chunk }) => kind === 'import' || (kind === 'namespace' && chunk < 0));
		if (bound.length > 0) return merged(bound.map(({ value }) => names.value(unit, value, scope)));
	}
	return null;
}

export function isSpace(unit: Unit, scope: number): boolean {
	const kind = unit.scopeKind(scope);
	return kind === 'module' || kind === 'namespace';
}

/** Namespaces that `using namespace a::b;` makes seen in a scope; each may begin in one around it. */
function used(unit: Unit, from: number, around: readonly string[]): string[] {
	const found: string[] = [];
	for (const { module, imported, start } of unit.importsOf(null).slice(0, 256)) {
		if (module === null || imported !== '*' || unit.file.modules.has(module)) continue;
		if (!/^(?:::)?\w+(?:::\w+)*$/.test(module) || found.length >= MAX_USED) continue;
		if (!isAround(unit, unit.scopeAt(start), from)) continue;
		const path = module.replace(/^::/, '').replaceAll('::', '.');
		for (const space of around) found.push(space === '' ? path : `${space}.${path}`);
	}
	return found;
}

function isAround(unit: Unit, outer: number, from: number): boolean {
	for (let scope = from; scope >= 0; scope = unit.scopeParent(scope)) if (scope === outer) return true;
	return false;
}

/** Names of a library begin with its own, by custom. */
function hasPrefix(name: string, library: string): boolean {
	return library.length > 2 && name.toLowerCase().startsWith(`${library.toLowerCase()}_`);
}

/** A function that headers of others declare. */
function outside(names: Nominal, unit: Unit, name: string): Outcome {
	if (isCompilers(name)) return externalOf('compiler', name);
	const { outside: packages, isWhole } = seenFrom(names, unit);
	const framework = testPackage(name);
	if (framework !== null && packages.has(framework)) return externalOf(framework, name);
	// `ABSL_CHECK` of `absl/log/absl_check.h`
	const prefixed = [...packages].find((each) => hasPrefix(name, each));
	if (prefixed !== undefined && names.world.declared('c', '', name).length === 0)
		return externalOf(prefixed, name);
	const header = libraryHeader(name);
	// Headers of a system include one another: that there are some is enough.
	if (header !== null && packages.size > 0) return externalOf(header, name);
	const others = [...packages].filter((each) => each !== 'std' && !/\.h$/.test(each));
	if (!isWhole || others.length !== 1 || names.world.declared('c', '', name).length > 0) return NOTHING;
	return externalOf(others[0], name);
}
