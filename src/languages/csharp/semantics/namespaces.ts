import { CHUNK_KINDS, ChunkFlag } from '../../../model/chunk.ts';
import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { type Declared, lastName } from '../../../semantics/world/world.ts';

/** Files that say what all files of a project use, by custom. */
const GLOBAL = ['GlobalUsings.cs', 'Usings.cs'];
const MAX_FOLDERS = 12;

/** Types of a namespace under a name; '' for what is in none. */
export function typesIn(names: Nominal, namespace: string, name: string): Declared[] {
	const found = declaredIn(names, namespace, name);
	return found.length > 0 || namespace === '' ? found : conditionalTypes(names, namespace, name);
}

function declaredIn(names: Nominal, namespace: string, name: string): Declared[] {
	return names.world
		.declared('dotnet', lastName(namespace), name)
		.filter(({ kind, container }) => isType(CHUNK_KINDS[kind]) && (container ?? '') === namespace);
}

/** Types of files that `#if` puts into this namespace: by default they are of another. */
function conditionalTypes(names: Nominal, namespace: string, name: string): Declared[] {
	return namespaceRows(names, namespace, '')
		.filter(({ flags }) => (flags & ChunkFlag.declaration) !== 0)
		.flatMap(({ path }) => {
			const usual = usualNamespace(names.world.unit(path));
			return usual === null ? [] : declaredIn(names, usual, name).filter((type) => type.path === path);
		});
}

/** The namespace that holds the types of a file when no special symbol is defined. */
function usualNamespace(unit: Unit | null): string | null {
	const chunk = unit?.file.chunks.find(
		({ kind, flags }) => CHUNK_KINDS[kind] === 'namespace' && (flags & ChunkFlag.declaration) === 0,
	);
	return chunk === undefined ? null : whole(chunk);
}

function whole({ name, container }: { name: string | null; container: string | null }): string {
	return container === null ? (name ?? '') : `${container}.${name}`;
}

/** Chunks that declare a namespace, written as `inner` inside `outer`. */
function namespaceRows(names: Nominal, inner: string, outer: string): Declared[] {
	return names.world
		.declared('dotnet', lastName(outer), inner)
		.filter(({ kind, container }) => CHUNK_KINDS[kind] === 'namespace' && (container ?? '') === outer);
}

/** Whether files of the repository declare a namespace, in one piece or one inside another. */
export function isOurNamespace(names: Nominal, namespace: string): boolean {
	for (let dot = namespace.length; ; ) {
		dot = namespace.lastIndexOf('.', dot - 1);
		const outer = dot < 0 ? '' : namespace.slice(0, dot);
		if (namespaceRows(names, namespace.slice(dot + 1), outer).length > 0) return true;
		if (dot < 0) return false;
	}
}

/**
 * What types of one full name are, seen from a file. Those in one folder, or in folders inside one another, are parts of one
 * type: the first of them stands for all. Of others those nearest to the file are meant.
 */
export function definitionsOf(names: Nominal, from: Unit, found: readonly Declared[]): Outcome {
	const near = found.length < 2 ? found : nearest(found, from.path);
	const seen: TypeDefinition[] = [];
	for (const { path, chunk } of near) {
		const unit = names.world.unit(path);
		if (unit === null) continue;
		const isPart = seen.some(
			(other) => areParts(other.unit.path, path) && countOf(other) === countOf({ unit, chunk }),
		);
		if (!isPart) seen.push({ unit, chunk });
	}
	return seen.length === 0
		? NOTHING
		: merged(seen.map((each) => one({ is: 'definition', ...each, self: null })));
}

/** The other parts of a type. */
export function partsOf(names: Nominal, { unit, chunk }: TypeDefinition): TypeDefinition[] {
	const { name, container, kind } = unit.file.chunks[chunk];
	if (name === null || FUNCTIONS.has(unit.kind(unit.file.chunks[chunk].parent))) return [];
	const rows = names.world
		.declared('dotnet', lastName(container), name)
		.filter((row) => row.kind === kind && row.container === container && areParts(row.path, unit.path));
	if (rows.length < 2) return [];
	const count = countOf({ unit, chunk });
	return rows.flatMap((row) => {
		const home = names.world.unit(row.path);
		if (home === null || (home === unit && row.chunk === chunk)) return [];
		return countOf({ unit: home, chunk: row.chunk }) === count ? [{ unit: home, chunk: row.chunk }] : [];
	});
}

function countOf({ unit, chunk }: TypeDefinition): number {
	return unit.typeParams(chunk).length;
}

function areParts(a: string, b: string): boolean {
	const [left, right] = [folderOf(a), folderOf(b)];
	return left.startsWith(right) || right.startsWith(left);
}

/** Those that share the longest way from the root with a file. */
function nearest(found: readonly Declared[], from: string): readonly Declared[] {
	let best = -1;
	let near: Declared[] = [];
	for (const each of found) {
		const shared = sharedFolders(each.path, from);
		if (shared > best) [best, near] = [shared, [each]];
		else if (shared === best) near.push(each);
	}
	return [
		...near,
		...found.filter((each) => !near.includes(each) && near.some(({ path }) => areParts(path, each.path))),
	];
}

function sharedFolders(a: string, b: string): number {
	const [left, right] = [a.split('/'), b.split('/')];
	let at = 0;
	while (at < left.length - 1 && left[at] === right[at]) at++;
	return at;
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Namespaces and types that a file uses, with those that all files of its project do. */
export function usingsOf(names: Nominal, unit: Unit): string[] {
	const own = unit.importsOf(null).flatMap(({ module }) => (module === null ? [] : [module]));
	for (let folder = folderOf(unit.path), left = MAX_FOLDERS; left > 0; left--) {
		for (const file of GLOBAL) {
			if (`${folder}${file}` === unit.path) continue;
			own.push(...openedBy(names.world.unit(`${folder}${file}`)));
		}
		if (folder === '') break;
		folder = folderOf(folder.slice(0, -1));
	}
	own.push(...usedByProjects(names, unit.path));
	return [...new Set(own)];
}

/** Namespaces that project files above a file open in all files below them: `<Using Include="Xunit" />`. */
function usedByProjects(names: Nominal, path: string): string[] {
	const projects = names.world
		.declared('dotnet', '', 'Using')
		.filter((row) => CHUNK_KINDS[row.kind] === 'property' && path.startsWith(folderOf(row.path)));
	return [...new Set(projects.map((row) => row.path))].flatMap((project) =>
		openedBy(names.world.unit(project)),
	);
}

/** Namespaces and types that a file opens for a whole project. */
function openedBy(unit: Unit | null): string[] {
	return (unit?.file.exports ?? []).flatMap(({ module, local }) =>
		module !== null && local === '*' ? [module] : [],
	);
}

/** The namespaces around a place, the innermost first, then ''. */
export function namespacesAround(unit: Unit, scope: number): string[] {
	let innermost = '';
	for (let at = scope; at >= 0; at = unit.scopeParent(at)) {
		const chunk = unit.scopeChunk(at);
		if (unit.scopeKind(at) !== 'namespace' || chunk < 0) continue;
		innermost = whole(unit.file.chunks[chunk]);
		break;
	}
	const found: string[] = [];
	for (let each = innermost; each !== ''; each = each.slice(0, Math.max(0, each.lastIndexOf('.'))))
		found.push(each);
	return [...found, ''];
}
