import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { getOrMake } from '../../../model/get-or-make.ts';
import { IMPORT_KINDS } from '../../../model/recorder.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { anyOf } from '../../../semantics/nominal/outside.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared } from '../../../semantics/world/world.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import { DART_CORE, DART_LIBRARIES } from './platform.ts';

type External = Entity & { is: 'external' };

const PART = IMPORT_KINDS.indexOf('include');
/** Files of one library, and libraries that one gives on, that are looked at. */
const MAX_FILES = 200;
const MAX_EXPORTS = 400;
/** Names that are shorter are in too many others. */
const SHORTEST = 3;
const HIDDEN = new WeakMap<Unit, Map<string, Set<string>>>();

/** Libraries that were put together for the file that is linked. */
const noLibraries = (): Map<Unit, readonly Unit[]> => new Map();

/** The files of a library: the one that is asked about, its parts, and what it is a part of. */
export function libraryOf(names: Nominal, unit: Unit): readonly Unit[] {
	return getOrMake(names.kept(noLibraries), unit, () => findLibrary(names, unit));
}

function findLibrary(names: Nominal, unit: Unit): Unit[] {
	const found = [unit];
	const seen = new Set([unit.path]);
	for (let at = 0; at < found.length && found.length < MAX_FILES; at++) {
		for (const { kind, module } of found[at].file.imports) {
			if (kind !== PART || module === null) continue;
			const to = names.world.resolve(found[at], module);
			if (to.status !== 'resolved' || seen.has(to.path)) continue;
			seen.add(to.path);
			const part = names.world.unit(to.path);
			if (part !== null) found.push(part);
		}
	}
	return found;
}

/**
 * Whether a name may be of a part of a library that is not here, which a program writes: it is named after something that the
 * library declares, as `todosProvider` after `todos`.
 */
function mayMake(names: Nominal, library: readonly Unit[], name: string): boolean {
	const isWhole = library.every((file) =>
		file.file.imports.every(
			({ kind, module }) =>
				kind !== PART || module === null || names.world.resolve(file, module).status === 'resolved',
		),
	);
	if (isWhole) return false;
	const folded = name.toLowerCase();
	return library.some(({ file }) =>
		file.chunks.some(({ parent, name: own }) => parent === 0 && isNamedAfter(folded, own ?? '')),
	);
}

function isNamedAfter(folded: string, own: string): boolean {
	const bare = own.replace(/^[_$]+/, '');
	return bare.length >= SHORTEST && folded.includes(bare.toLowerCase());
}

/** What the files of a library declare at their top; null for nothing. */
function inLibrary(names: Nominal, library: readonly Unit[], name: string): Outcome | null {
	const found = names.world
		.declared('dart', '', name)
		.filter((row) => CHUNK_KINDS[row.kind] !== 'module' && library.some(({ path }) => path === row.path));
	if (found.length === 0) return null;
	const isTop = ({ path, chunk }: Declared) => names.world.unit(path)?.file.chunks[chunk].parent === 0;
	return merged(found.map((row) => (isTop(row) ? names.declared([row]) : NOTHING)));
}

/** Names that a file does not take from a module, or does not give on. */
function hidden(unit: Unit, word: 'import' | 'export', module: string): ReadonlySet<string> | undefined {
	let known = HIDDEN.get(unit);
	if (known === undefined) {
		known = new Map();
		const { assigns } = unit.file.flow;
		for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
			const target = assigns[at + 2];
			const value = assigns[at + 3];
			if (target < 0 || value < 0 || unit.op(target) !== 'module' || unit.op(value) !== 'array') continue;
			const [first, ...rest] = textsOf(unit, value);
			known.set(`${first} ${unit.valueName(target)}`, new Set(rest));
		}
		HIDDEN.set(unit, known);
	}
	return known.get(`${word} ${module}`);
}

function textsOf(unit: Unit, list: number): string[] {
	const found: string[] = [];
	for (let item = unit.first(list); item >= 0; item = unit.second(item))
		found.push(unit.valueName(unit.first(item)));
	return found;
}

/** What a library gives to others. */
interface Given extends Outcome {
	/** An export of a package names it. */
	isExplicit?: boolean;
}

/** What a library gives to others under a name: its own, or what it gives on; null when it has no such name. */
export function givenBy(names: Nominal, path: string, name: string): Given | null {
	if (name.startsWith('_')) return null;
	const outside: External[] = [];
	const work = [path];
	const seen = new Set(work);
	const isNamed = new Set<string>();
	let isOpen = false;
	for (let at = 0; at < work.length && at < MAX_EXPORTS; at++) {
		const unit = names.world.unit(work[at]);
		if (unit === null) {
			isOpen = true;
			continue;
		}
		const library = libraryOf(names, unit);
		const found = inLibrary(names, library, name);
		if (found !== null) return found;
		// A name that an export here lists is declared here, even if in a part that is generated later.
		isOpen ||= isNamed.has(work[at]) || mayMake(names, library, name);
		for (const { module, exported } of unit.file.exports) {
			if (module === null || (exported !== '*' && exported !== name)) continue;
			if (exported === '*' && hidden(unit, 'export', module)?.has(name)) continue;
			const to = names.world.resolve(unit, module);
			if (to.status === 'resolved') {
				if (exported === name) isNamed.add(to.path);
				if (!seen.has(to.path)) work.push(to.path);
				seen.add(to.path);
			} else if (to.status === 'external') {
				const entity: External = { is: 'external', package: to.package, name };
				if (exported === name) return { ...one(entity), isExplicit: true };
				outside.push(entity);
			} else isOpen = true;
		}
	}
	const meant = anyOf(outside);
	if (meant !== null) return { of: [meant], open: isOpen };
	return isOpen ? NOTHING : null;
}

/** What a module gives that a file names. */
export function givenByModule(names: Nominal, unit: Unit, module: string, name: string): Given | null {
	const to = names.world.resolve(unit, module);
	if (to.status === 'resolved') return givenBy(names, to.path, name);
	return to.status === 'external' ? externalOf(to.package, name) : NOTHING;
}

/** What is of others: of a library of the platform that has it, else of one of the packages. */
function ofPackage(outside: readonly Entity[], name: string): Outcome | null {
	const packages = outside.filter((entity) => entity.is === 'external');
	const isPlatform = (each: string) => each.startsWith('dart:');
	const known = packages.find(({ package: each }) => isPlatform(each) && DART_LIBRARIES[each]?.has(name));
	const meant = known ?? anyOf(packages.filter(({ package: each }) => !isPlatform(each)));
	return meant === null ? null : one(meant);
}

/** What the imports of a file give it under a name, each; those with a prefix, which are not seen by names alone, if they are wanted. */
export function givenInto(names: Nominal, file: Unit, name: string, withPrefixed: boolean): Given[] {
	const found: Given[] = [];
	for (const { kind, module, imported, local } of file.file.imports) {
		if (kind === PART || module === null) continue;
		const isWhole = imported === '*' && (local === null || withPrefixed);
		if (!isWhole && !(withPrefixed && imported === name)) continue;
		if (hidden(file, 'import', module)?.has(name)) continue;
		const given = givenByModule(names, file, module, name);
		if (given !== null) found.push(given);
	}
	return found;
}

/** A name that a file does not bind itself: of its library, of what the library imports whole, of the platform. */
export function seenIn(names: Nominal, unit: Unit, name: string): Outcome {
	const library = libraryOf(names, unit);
	const own = inLibrary(names, library, name);
	if (own !== null) return own;
	if (name.startsWith('_')) return NOTHING;
	const given = library.flatMap((file) => givenInto(names, file, name, false));
	const found = given.filter(({ of }) => of.some(({ is }) => is !== 'external'));
	if (found.length > 0) return merged(found);
	if (DART_CORE.has(name)) return externalOf('dart:core', name);
	// Something that is not here may have it; of packages of others any that is imported.
	if (given.some(({ open }) => open) || mayMake(names, library, name)) return NOTHING;
	const explicit = given.filter(({ isExplicit }) => isExplicit);
	const outside = (explicit.length > 0 ? explicit : given).flatMap(({ of }) => of);
	return ofPackage(outside, name) ?? NOTHING;
}
