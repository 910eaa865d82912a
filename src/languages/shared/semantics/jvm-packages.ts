import { CHUNK_KINDS } from '../../../model/chunk.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared } from '../../../semantics/world/world.ts';

/** What the files of a package declare at their top, of kinds that count. */
export function inJvmPackage(
	names: Nominal,
	from: Unit,
	namespace: string,
	name: string,
	counts: (kind: (typeof CHUNK_KINDS)[number]) => boolean = isType,
): Declared[] {
	const found = names.world
		.declared('jvm', '', name)
		.filter(({ path, kind }) => counts(CHUNK_KINDS[kind]) && namespaceOf(names, path) === namespace);
	return found.length < 2 ? found : nearest(found, from.path, namespace);
}

export function namespaceOf(names: Nominal, path: string): string {
	return names.world.namespaceOf(path) ?? '';
}

/** Whether files of the repository are of a package. */
export function isOurPackage(names: Nominal, namespace: string): boolean {
	return names.world.declared('jvm', '', namespace).some(({ kind }) => CHUNK_KINDS[kind] === 'namespace');
}

/**
 * Of types of one name in one package those that are meant: of the same source folder, else of the same module. Modules,
 * variants and copies of a program may each have one.
 */
function nearest(found: readonly Declared[], from: string, namespace: string): Declared[] {
	const root = rootOf(from);
	const near = found.filter(({ path }) => rootOf(path) === root);
	if (near.length > 0) return near;
	const module = moduleOf(root);
	const inside = found.filter(({ path }) => moduleOf(rootOf(path)) === module);
	return inside.length > 0 ? inside : [...found];

	function rootOf(path: string): string {
		const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
		const inner = namespace.replaceAll('.', '/');
		return folder === inner || folder.endsWith(`/${inner}`)
			? folder.slice(0, folder.length - inner.length)
			: sourceRoot(folder);
	}
}

/** Up to the folder of sources, where a file is of another package. */
function sourceRoot(folder: string): string {
	return /^(?:.*?\/)?src\/[^/]+\/(?:java|kotlin)\//.exec(`${folder}/`)?.[0] ?? `${folder}/`;
}

/** `app/` of `app/src/main/java/`. */
function moduleOf(root: string): string {
	const at = root.lastIndexOf('/src/');
	return at >= 0 ? root.slice(0, at) : root.startsWith('src/') ? '' : root;
}
