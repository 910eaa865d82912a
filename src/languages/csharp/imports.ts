import { ModuleFlag } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clippedText, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import type { Walk } from './walk.ts';

/**
 * `using A.B` takes what is asked for, `using static A.B.C` what the type has, and `using X = A.B.C`
 * takes `C` from `A.B`. A `global using` does so for every file of the project: it is exported too.
 */
export function enterUsing(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const alias = childByField(tree, node, fields.name);
	const written = usedName(walk, node, alias);
	if (written === -1) return;
	const isStatic = childOfKind(tree, node, walk.kinds, Kind['"static"']) !== -1;
	const flags = (isStatic ? ModuleFlag.static : 0) | (isConditional(walk, node) ? ModuleFlag.conditional : 0);
	const place = { start: tree.start[node], end: tree.end[node] };
	walk.setRole(alias, Role.none);
	const taken = alias === -1 ? { module: dotted(walk, written), imported: '*' } : aliased(walk, written);
	// The names in a type that is given another name are used here; a namespace is only opened.
	if (alias === -1) walk.next = tree.after[node];
	out.importName({
		kind: 'import',
		...taken,
		local: alias === -1 ? null : walk.textOf(alias),
		...place,
		nameStart: tree.start[alias === -1 ? written : alias],
		flags,
	});
	if (alias !== -1) bind(walk, 'import', alias, { type: clippedText(walk, written) });
	if (childOfKind(tree, node, walk.kinds, Kind['"global"']) === -1) return;
	out.exportName({
		kind: alias === -1 ? 'star' : 'named',
		exported: alias === -1 ? '*' : walk.textOf(alias),
		local: taken.imported,
		module: taken.module,
		...place,
		nameStart: tree.start[alias === -1 ? written : alias],
		flags,
		chunk: -1,
	});
}

/** What stands last: a name, or with an alias any type. */
function usedName(walk: Walk, node: number, alias: number): number {
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (child === alias) continue;
		switch (walk.kind(child)) {
			case Kind.identifier:
			case Kind.qualified_name:
			case Kind.alias_qualified_name:
			case Kind.generic_name:
				return child;
			default:
				if (alias !== -1 && tree.after[child] > child + 1) return child;
		}
	}
	return -1;
}

function aliased(walk: Walk, written: number): { module: string | null; imported: string } {
	const { tree, fields } = walk;
	const name = lastTypeName(walk, written);
	if (walk.kind(written) !== Kind.qualified_name || name === -1) {
		return { module: null, imported: name === -1 ? clippedText(walk, written, 200) : walk.textOf(name) };
	}
	return { module: dotted(walk, childByField(tree, written, fields.qualifier)), imported: walk.textOf(name) };
}

/** Without white space and comments: `A.B.C`. */
export function dotted(walk: Walk, node: number): string {
	return clippedText(walk, node).replace(/\s+/g, '');
}

function isConditional(walk: Walk, node: number): boolean {
	return walk.kind(walk.tree.parent[node]) === Kind.preproc_if;
}

/** `extern alias X` names an assembly that the compiler is told of. */
export function enterExternAlias(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const name = childByField(tree, node, fields.name);
	walk.next = tree.after[node];
	if (walk.isEmpty(name)) return;
	const local = walk.textOf(name);
	const place = { start: tree.start[node], end: tree.end[node], nameStart: tree.start[name] };
	out.importName({ kind: 'require', module: local, imported: '*', local, ...place, flags: 0 });
	bind(walk, 'import', name, {});
}
