import { type ImportKind, ModuleFlag } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { docBefore } from './doc.ts';
import { lastNamed, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/**
 * `namespace A\B;` is a chunk of its own line, so that the name has a place: what follows does not go
 * by it. With braces it contains what is in them.
 */
export function enterNamespace(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const body = walk.field(node, 'body');
	walk.setRole(nameNode, Role.none);
	if (body === -1) {
		if (nameNode === -1) return;
		const chunk = openNamespace(walk, node, nameNode);
		walk.closeChunk();
		walk.declare(walk.scope, 'namespace', walk.textOf(nameNode), tree.start[nameNode], { chunk });
		return;
	}
	openNamespace(walk, node, nameNode);
	walk.openScope('namespace', tree.start[node], tree.end[node], true);
	walk.afterwards(node, () => {
		walk.closeScope();
		walk.closeChunk();
	});
}

function openNamespace(walk: Walk, node: number, nameNode: number): number {
	const name = walk.textOf(nameNode) || null;
	return walk.openChunk({
		kind: 'namespace',
		...walk.chunkAt(node, name, nameNode),
		flags: walk.brokenFlag(node),
		signature: `namespace ${name ?? ''}`.trimEnd(),
		...docBefore(walk, node),
	});
}

/** `use A\B as C, D;`, `use function A\f;`, `use A\{B, function f, const C};` */
export function enterUse(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	const isSpecial = startsWithKind(walk, node);
	const group = walk.field(node, 'body');
	const prefix = childOfKind(tree, node, walk.kinds, Kind.namespace_name);
	const list = walk.kind(group) === Kind.namespace_use_group ? group : node;
	const outer = list === group && prefix !== -1 ? `${walk.textOf(prefix)}\\` : '';
	for (let clause = firstNamedChild(tree, list); clause !== -1; clause = nextNamedSibling(tree, clause)) {
		if (walk.kind(clause) !== Kind.namespace_use_clause) continue;
		recordUse(walk, clause, outer, isSpecial || startsWithKind(walk, clause));
	}
}

/** `function` or `const` says that no class is meant. */
function startsWithKind(walk: Walk, node: number): boolean {
	return (
		childOfKind(walk.tree, node, walk.kinds, Kind['"function"']) !== -1 ||
		childOfKind(walk.tree, node, walk.kinds, Kind['"const"']) !== -1
	);
}

function recordUse(walk: Walk, clause: number, outer: string, isSpecial: boolean): void {
	const { tree } = walk;
	let path = firstNamedChild(tree, clause);
	const isPath = (node: number) => walk.kind(node) === Kind.name || walk.kind(node) === Kind.qualified_name;
	while (path !== -1 && !isPath(path)) path = nextNamedSibling(tree, path);
	if (path === -1) return;
	const alias = walk.field(clause, 'alias');
	const written = (outer + walk.textOf(path)).replace(/^\\/, '');
	const slash = written.lastIndexOf('\\');
	const imported = written.slice(slash + 1);
	if (imported === '') return;
	const local = alias === -1 ? imported : walk.textOf(alias);
	const nameStart = alias === -1 ? tree.end[path] - imported.length : tree.start[alias];
	walk.out.importName({
		kind: 'import',
		module: slash === -1 ? '\\' : written.slice(0, slash),
		imported,
		local,
		start: tree.start[clause],
		end: tree.end[clause],
		nameStart,
		flags: isSpecial ? ModuleFlag.static : 0,
	});
	walk.declare(walk.scope, 'import', local, nameStart);
}

const INCLUDES: Readonly<Record<number, ImportKind>> = {
	[Kind.include_expression]: 'include',
	[Kind.include_once_expression]: 'include',
	[Kind.require_expression]: 'require',
	[Kind.require_once_expression]: 'require',
};

/** `require 'x.php'`: a path that is put together from `__DIR__` and a literal keeps the literal. */
export function enterInclude(walk: Walk, node: number): void {
	const { tree, out } = walk;
	let path = lastNamed(walk, node);
	while (walk.kind(path) === Kind.parenthesized_expression) path = lastNamed(walk, path);
	if (walk.kind(path) === Kind.binary_expression) {
		const left = walk.textOf(walk.field(path, 'left'));
		path = left === '__DIR__' || left === 'dirname(__FILE__)' ? walk.field(path, 'right') : -1;
	}
	const literal = path === -1 ? null : literalText(walk, path);
	out.importName({
		kind: INCLUDES[walk.kind(node)],
		module: literal?.text ?? null,
		imported: '',
		local: null,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: literal?.start ?? tree.start[node],
		flags: includeFlags(walk, node),
	});
	// What reaches a path that is computed can be followed as the argument of a call.
	if (literal === null) walk.leaveLater(node);
}

function includeFlags(walk: Walk, node: number): number {
	const { tree } = walk;
	let flags = 0;
	for (let at = tree.parent[node]; at > 0; at = tree.parent[at]) {
		switch (walk.kind(at)) {
			case Kind.function_definition:
			case Kind.method_declaration:
			case Kind.anonymous_function:
			case Kind.arrow_function:
				flags |= ModuleFlag.lazy;
				break;
			case Kind.if_statement:
			case Kind.try_statement:
			case Kind.conditional_expression:
			case Kind.case_statement:
				flags |= ModuleFlag.conditional;
				break;
		}
	}
	return flags;
}
