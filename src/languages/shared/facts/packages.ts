import type { FactFile } from '../../../model/facts/rules.ts';

/** `a.b.c` is in `a.b`, and `a.b` in itself. */
function isIn(module: string, above: string): boolean {
	return module.startsWith(above) && (module.length === above.length || module[above.length] === '.');
}

/**
 * Whether a type or annotation as written is of one of these packages: imported by name, with everything
 * of the package (`import a.b.*`), or written out. A type that the file declares itself is none.
 */
export function isOfPackage(name: string, packages: readonly string[], file: FactFile): boolean {
	// `field:Column` of Kotlin says what is annotated, too.
	const written = name.slice(name.indexOf(':') + 1);
	const dot = written.lastIndexOf('.');
	if (dot > 0) return packages.some((above) => isIn(written.slice(0, dot), above));
	let isOnDemand = false;
	for (const { local, imported, module } of file.imports) {
		if (module === null) continue;
		if (local === written) return packages.some((above) => isIn(module, above));
		if (imported === '*' && local === null) isOnDemand ||= packages.some((above) => isIn(module, above));
	}
	return isOnDemand && file.binding(written, file.chunks[0].scope) === null;
}

/** `List<User>` without what is behind its name, `Outer.Inner` with its last name alone. */
export function simpleType(written: string): string {
	const bare = written.replace(/[<?[\s].*$/s, '');
	return bare.slice(bare.lastIndexOf('.') + 1);
}

/** The package that a Java or Kotlin file declares. */
export function packageOf(file: FactFile): string | null {
	return file.chunks.find(({ kind }) => kind === 'namespace')?.name ?? null;
}
