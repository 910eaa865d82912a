import { ChunkFlag } from '../../model/chunk.ts';
import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { typeOr } from './doc-types.ts';
import { memberFlags, readModifiers } from './modifiers.ts';
import { exportTop } from './names.ts';
import { lastNamed } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** The elements of a declaration, and the range of each: the whole when there is only one. */
function isOnly(walk: Walk, element: number): boolean {
	const { tree } = walk;
	const kind = walk.kind(element);
	const declaration = tree.parent[element];
	let count = 0;
	for (let child = firstNamedChild(tree, declaration); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === kind) count++;
	}
	return count === 1;
}

/** `private ?int $p = 1, $q;`: each is a field; calls in a default belong to the class. */
export function enterProperty(walk: Walk, node: number): void {
	const { tree } = walk;
	const declaration = tree.parent[node];
	const variable = walk.field(node, 'name');
	walk.setRole(variable, Role.none);
	if (walk.kind(variable) !== Kind.variable_name || walk.textOf(variable).length < 2) return;
	// A header that lost its bracket: `function f$a, $b)`.
	if (walk.scope.kind === 'function') return;
	const whole = isOnly(walk, node) ? declaration : node;
	const type = walk.field(declaration, 'type');
	const { flags, annotations, headerStart } = readModifiers(walk, declaration);
	const name = walk.textOf(variable).slice(1);
	const doc = docBefore(walk, declaration);
	const chunk = walk.openChunk({
		kind: 'field',
		name,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart: tree.start[variable] + 1,
		flags: memberFlags(flags) | walk.brokenFlag(whole),
		signature: walk.clip(
			whole === declaration ? headerStart : tree.start[node],
			tree.end[node],
			MAX_SIGNATURE,
		),
		type: typeOr(walk, type === -1 ? null : walk.textOf(type), doc, '@var'),
		annotations,
		...doc,
	});
	walk.made[node] = chunk;
	const hooks = whole === declaration ? childOfKind(tree, whole, walk.kinds, Kind.property_hook_list) : -1;
	walk.closeChunk();
	if (hooks !== -1) walk.hookOwner.set(hooks, walk.qualified === '' ? name : `${walk.qualified}.${name}`);
	walk.leaveLater(node);
}

export function leaveProperty(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const variable = walk.field(node, 'name');
	const typeNode = walk.field(tree.parent[node], 'type');
	const name = walk.textOf(variable).slice(1);
	const value = valueAt(walk, walk.field(node, 'default_value'));
	walk.declare(walk.scope, 'field', name, tree.start[variable] + 1, {
		chunk: walk.made[node],
		type: typeNode === -1 ? null : walk.textOf(typeNode),
		value,
	});
	if (value !== -1) {
		const target = make(walk, variable, 'member', name, make(walk, variable, 'this'));
		out.assign(target, value, tree.start[variable]);
	}
}

/** `const A = 1, B = 2;`, of a class or of the script. */
export function enterConstant(walk: Walk, node: number): void {
	const { tree, type } = walk;
	const nameNode = firstNamedChild(tree, node);
	walk.setRole(nameNode, Role.none);
	if (walk.kind(nameNode) !== Kind.name || tree.start[nameNode] === tree.end[nameNode]) return;
	const declaration = tree.parent[node];
	const whole = isOnly(walk, node) ? declaration : node;
	const typeNode = walk.field(declaration, 'type');
	const { flags, annotations, headerStart } = readModifiers(walk, declaration);
	const isMember = type !== null && walk.scope.kind === 'class';
	const name = walk.textOf(nameNode);
	const chunk = walk.openChunk({
		kind: 'constant',
		name,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart: tree.start[nameNode],
		flags: (isMember ? memberFlags(flags) : flags) | ChunkFlag.readonly | walk.brokenFlag(whole),
		signature: walk.clip(
			whole === declaration ? headerStart : tree.start[node],
			tree.end[node],
			MAX_SIGNATURE,
		),
		type: typeNode === -1 ? null : walk.textOf(typeNode),
		annotations,
		...docBefore(walk, declaration),
	});
	walk.made[node] = chunk;
	if (isMember) walk.closeChunk();
	else exportTop(walk, name, nameNode, chunk);
	walk.leaveLater(node);
}

export function leaveConstant(walk: Walk, node: number): void {
	const nameNode = firstNamedChild(walk.tree, node);
	const value = lastNamed(walk, node);
	const isMember = walk.type !== null && walk.scope.kind === 'class';
	if (!isMember) walk.closeChunk();
	walk.declare(walk.scope, 'const', walk.textOf(nameNode), walk.tree.start[nameNode], {
		chunk: walk.made[node],
		value: value === nameNode ? -1 : valueAt(walk, value),
	});
}

/** `case Hearts = 'H';` */
export function enterCase(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	walk.setRole(nameNode, Role.none);
	const name = walk.textOf(nameNode);
	if (name === '') return;
	const { annotations, headerStart } = readModifiers(walk, node);
	const chunk = walk.openChunk({
		kind: 'enum_member',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags: walk.brokenFlag(node),
		signature: walk.clip(headerStart, tree.end[node], MAX_SIGNATURE).replace(/;$/, ''),
		annotations,
		...docBefore(walk, node),
	});
	walk.closeChunk();
	walk.made[node] = chunk;
	walk.leaveLater(node);
}

export function leaveCase(walk: Walk, node: number): void {
	const nameNode = walk.field(node, 'name');
	walk.declare(walk.scope, 'enum', walk.textOf(nameNode), walk.tree.start[nameNode], {
		chunk: walk.made[node],
		value: valueAt(walk, walk.field(node, 'value')),
	});
}
