import { ModuleFlag } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { openNamespace } from './namespaces.ts';
import { isModuleImport } from './newer-forms.ts';
import { bind } from './scopes.ts';
import { dotted, identifiersIn } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

export function enterPackage(walk: Walk, node: number): void {
	const name = packageName(walk, node);
	if (name !== -1) walk.setRole(name, Role.none);
	walk.leaveLater(node);
}

/** The declaration is a chunk, so that the package's name, annotations and comment have a place. */
export function leavePackage(walk: Walk, node: number): void {
	const name = packageName(walk, node);
	if (dotted(walk, name) === '') return;
	walk.imported.package = dotted(walk, name);
	// The comment above the package of any other file is its licence.
	const isInfo = walk.out.path?.endsWith('package-info.java') === true;
	openNamespace(walk, node, name, isInfo);
	walk.closeChunk();
}

function packageName(walk: Walk, node: number): number {
	const { tree } = walk;
	let name = firstNamedChild(tree, node);
	while (walk.kind(name) === Kind.annotation) name = nextNamedSibling(tree, name);
	return name;
}

/**
 * `import a.b.C` takes `C` from `a.b`, be that a package or a type; `import a.b.*` takes what is asked
 * for, and `import module m` whatever the module offers.
 */
export function enterImport(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	const parts = identifiersIn(walk, node).filter((part) => tree.start[part] < tree.end[part]);
	if (parts.length === 0) return;
	if (isModuleImport(walk, node)) {
		recordImport(walk, node, 'require', joined(walk, parts), -1, parts[0], 0);
		return;
	}
	const isStatic = childOfKind(tree, node, walk.kinds, Kind['"static"']) !== -1;
	const flags = isStatic ? ModuleFlag.static : 0;
	if (childOfKind(tree, node, walk.kinds, Kind.asterisk) !== -1) {
		recordImport(walk, node, 'import', joined(walk, parts), -1, parts[0], flags);
		return;
	}
	const last = parts[parts.length - 1];
	recordImport(walk, node, 'import', joined(walk, parts.slice(0, -1)), last, last, flags);
}

function joined(walk: Walk, parts: readonly number[]): string {
	return parts.map((part) => walk.textOf(part)).join('.');
}

/** `name` is the token of what is taken, -1 for everything. */
function recordImport(
	walk: Walk,
	node: number,
	kind: 'import' | 'require',
	module: string,
	name: number,
	nameToken: number,
	flags: number,
): void {
	const { tree, out, imported } = walk;
	const local = name === -1 ? null : walk.textOf(name);
	out.importName({
		kind,
		module,
		imported: local ?? '*',
		local,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameToken],
		flags,
	});
	if (name !== -1) bind(walk, 'import', name, {});
	if (local === null) imported.onDemand(module);
	else imported.single(local, module);
}
