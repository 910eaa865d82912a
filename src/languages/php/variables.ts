import type { RefKind } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** `$x`: the name with its sigil, as `$this` is none. `$$x` names what nobody knows: `$x` is read. */
export function enterVariable(walk: Walk, node: number): void {
	const { tree, out } = walk;
	walk.next = tree.after[node];
	const role = walk.role(node);
	const start = tree.start[node];
	const name = walk.textOf(node);
	if (role === Role.none || name === '$this' || name.length < 2) return;
	const parent = tree.parent[node];
	if (walk.kind(parent) === Kind.scoped_property_access_expression && tree.field[node] === walk.fields.name) {
		const around = walk.role(parent);
		const kind: RefKind = around === Role.target ? 'write' : around === Role.readwrite ? 'readwrite' : 'read';
		out.refer(name.slice(1), start + 1, kind, true);
		return;
	}
	if (role !== Role.target && role !== Role.readwrite) {
		const isCalled = tree.field[node] === walk.fields.function && walk.role(parent) !== Role.none;
		out.refer(name, start, isCalled ? 'call' : 'read', false);
		return;
	}
	if (walk.ownerOf(name) === null) {
		walk.scope.names.add(name);
		walk.setRole(node, Role.binds);
		return;
	}
	out.refer(name, start, role === Role.target ? 'write' : 'readwrite', false);
}

/** `"${name}"` reads a variable that is written without its sigil. */
export function enterDynamic(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const only = firstNamedChild(tree, node);
	if (walk.kind(only) !== Kind.name) return;
	walk.setRole(only, Role.none);
	if (tree.start[only] < tree.end[only]) out.refer(walk.textOf(only), tree.start[only], 'read', false);
}

/** `global $a, $b`: the names belong to the script. */
export function enterGlobal(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.variable_name) continue;
		walk.bind(walk.scope, 'global', walk.textOf(child), tree.start[child]);
	}
}

/** `static $n = 0;` in a function. */
export function enterStaticVariable(walk: Walk, node: number): void {
	walk.setRole(walk.field(node, 'name'), Role.none);
	walk.leaveLater(node);
}

export function leaveStaticVariable(walk: Walk, node: number): void {
	const name = walk.field(node, 'name');
	if (name === -1) return;
	const value = valueAt(walk, walk.field(node, 'value'));
	walk.bind(walk.scope, 'var', walk.textOf(name), walk.tree.start[name], { value });
}
