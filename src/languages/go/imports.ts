import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { firstComment } from './comments.ts';
import { readCgoIncludes } from './directives.ts';
import { assumedPackageName } from './names.ts';
import { bindName } from './scopes.ts';
import { forEachSpec } from './specs.ts';
import { stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

export function enterImport(walk: Walk, node: number): void {
	walk.next = walk.tree.after[node];
	if (isCgoImport(walk, node)) recordIncludes(walk, node);
	forEachSpec(walk, node, (spec) => recordImport(walk, spec));
}

/**
 * `import "a/b"` binds the package's name, which its path only suggests: `nameStart` is then that of
 * the path, which with a written name it never is. `import . "m"` brings all exported names, `import _
 * "m"` none.
 */
function recordImport(walk: Walk, spec: number): void {
	const { tree, fields, out } = walk;
	const path = childByField(tree, spec, fields.path);
	if (path === -1) return;
	const written = childByField(tree, spec, fields.name);
	const isBlank = walk.kind(written) === Kind.blank_identifier;
	const local = importedName(walk, spec);
	const nameStart = tree.start[local === null || written === -1 ? path : written];
	out.importName({
		kind: 'import',
		module: stringContent(walk, path),
		imported: isBlank ? '' : '*',
		local,
		start: tree.start[spec],
		end: tree.end[spec],
		nameStart,
		flags: 0,
	});
	if (local !== null) bindName(walk, walk.scopes[0], 'import', local, nameStart);
}

/** The name an import binds; null when it binds none, or when the path does not suggest one. */
export function importedName(walk: Walk, spec: number): string | null {
	const { tree, fields } = walk;
	const written = childByField(tree, spec, fields.name);
	switch (walk.kind(written)) {
		case Kind.dot:
		case Kind.blank_identifier:
			return null;
		case Kind.package_identifier:
			return walk.textOf(written);
		default: {
			const path = childByField(tree, spec, fields.path);
			return path === -1 ? null : assumedPackageName(stringContent(walk, path)) || null;
		}
	}
}

export function isCgoImport(walk: Walk, declaration: number): boolean {
	const spec = firstNamedChild(walk.tree, declaration);
	const path = childByField(walk.tree, spec, walk.fields.path);
	return (
		path !== -1 && walk.tree.end[path] - walk.tree.start[path] === 3 && stringContent(walk, path) === 'C'
	);
}

/** Headers of the C preamble. */
function recordIncludes(walk: Walk, declaration: number): void {
	const first = firstComment(walk, declaration);
	if (first === declaration) return;
	for (const { header, at } of readCgoIncludes(preambleOf(walk, declaration))) {
		const start = walk.tree.start[first] + at;
		walk.out.importName({
			kind: 'include',
			module: header,
			imported: '*',
			local: null,
			start,
			end: start + header.length,
			nameStart: start,
			flags: 0,
		});
	}
}

/** The C code above `import "C"`. */
export function preambleOf(walk: Walk, declaration: number): string {
	const first = firstComment(walk, declaration);
	return walk.text.slice(walk.tree.start[first], walk.tree.start[declaration]);
}
