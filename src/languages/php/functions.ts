import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { typeOr } from './doc-types.ts';
import { memberFlags, readModifiers } from './modifiers.ts';
import { exportTop } from './names.ts';
import { bindParams, readParams } from './params.ts';
import { tornFrom } from './recovery.ts';
import { Kind } from './syntax.ts';
import { isTestMethod } from './tests.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

/** A method or a function: attributes belong to what is around, so the chunk opens after them. */
export function enterFunction(walk: Walk, node: number): void {
	walk.setRole(walk.field(node, 'name'), Role.none);
	const attributes = walk.field(node, 'attributes');
	if (attributes === -1) openFunction(walk, node);
	else walk.beforehand(walk.tree.after[attributes], () => openFunction(walk, node));
	walk.leaveLater(node);
}

function openFunction(walk: Walk, node: number): void {
	const { tree, text, type } = walk;
	const nameNode = walk.field(node, 'name');
	const name = walk.textOf(nameNode) || null;
	const parameters = walk.field(node, 'parameters');
	const returns = walk.field(node, 'return_type');
	const torn = tornFrom(walk, node);
	const isMethod = walk.kind(node) === Kind.method_declaration || torn !== null;
	const modifiers = readModifiers(walk, node);
	const { annotations, headerStart } = modifiers;
	const doc = docBefore(walk, node);
	let flags = isMethod ? memberFlags(modifiers.flags) : modifiers.flags;
	const comment = doc.docStart === undefined ? '' : text.slice(doc.docStart, doc.docEnd);
	if (isMethod && isTestMethod(walk, name ?? '', flags, annotations, comment)) flags |= ChunkFlag.test;
	if (isMethod && walk.field(node, 'body') === -1) {
		flags |= ChunkFlag.declaration | (type?.isInterface === true ? ChunkFlag.abstract : 0);
	}
	if (annotations?.some((note) => note.name.replace('\\', '') === 'Override')) flags |= ChunkFlag.override;
	if (walk.isBroken(node) || torn !== null) flags |= ChunkFlag.broken;
	const last = returns !== -1 ? returns : parameters !== -1 ? parameters : nameNode === -1 ? node : nameNode;
	const { scope } = walk;
	const chunk = walk.openChunk({
		kind: !isMethod ? 'function' : name?.toLowerCase() === '__construct' ? 'constructor' : 'method',
		...walk.chunkAt(node, name, nameNode),
		flags,
		signature: walk.clip(headerStart, tree.end[last], MAX_SIGNATURE),
		type: typeOr(walk, returns === -1 ? null : walk.textOf(returns), doc, '@return'),
		params: readParams(walk, parameters),
		annotations,
		container: torn,
		...doc,
	});
	walk.made[node] = chunk;
	if (name !== null && torn === null) {
		walk.declare(scope, 'function', name, tree.start[nameNode], { chunk });
		if (!isMethod) exportTop(walk, name, nameNode, chunk);
	}
	walk.openScope('function', tree.start[node], tree.end[node], true);
	bindParams(walk, parameters, doc);
}

export function leaveFunction(walk: Walk, node: number): void {
	// A cut or broken tree can end inside the attributes.
	if (walk.made[node] === -1) openFunction(walk, node);
	walk.closeScope();
	walk.closeChunk();
}

/**
 * `function () use ($x) { … }` and `fn () => …`. As the value of a variable it is the function of that
 * name, and its range the assignment.
 */
export function enterClosure(walk: Walk, node: number): void {
	const { tree } = walk;
	const target = closureTarget(walk, node);
	const whole = target === -1 ? node : tree.parent[node];
	const parameters = walk.field(node, 'parameters');
	const returns = walk.field(node, 'return_type');
	const { flags, annotations } = readModifiers(walk, node);
	const isArrow = walk.kind(node) === Kind.arrow_function;
	const name = target === -1 ? null : walk.textOf(target);
	const last = returns !== -1 ? returns : parameters;
	const chunk = walk.openChunk({
		kind: name === null ? 'lambda' : 'function',
		...walk.chunkAt(whole, name, target),
		flags:
			flags |
			(isArrow ? ChunkFlag.arrow : 0) |
			(walk.testFunctions.has(node) ? ChunkFlag.test : 0) |
			walk.brokenFlag(whole),
		signature: walk.clip(tree.start[whole], tree.end[last === -1 ? node : last], MAX_SIGNATURE),
		type: returns === -1 ? null : walk.textOf(returns),
		params: readParams(walk, parameters),
		annotations,
		...(name === null ? {} : docBefore(walk, tree.parent[whole])),
	});
	walk.made[node] = chunk;
	const around = walk.scope;
	walk.openScope('function', tree.start[node], tree.end[node], !isArrow);
	bindParams(walk, parameters);
	const uses = childOfKind(tree, node, walk.kinds, Kind.anonymous_function_use_clause);
	if (uses !== -1) bindUses(walk, uses, around.names);
	walk.leaveLater(node);
}

export function leaveClosure(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.kind(node) === Kind.arrow_function) {
		const body = walk.field(node, 'body');
		if (body !== -1) walk.out.yields('return', valueAt(walk, body), tree.start[body]);
	}
	walk.closeScope();
	walk.closeChunk();
}

/** The variable that a closure is assigned to as it stands, or -1. */
export function closureTarget(walk: Walk, closure: number): number {
	if (closure === -1) return -1;
	const assignment = walk.tree.parent[closure];
	const kind = walk.kind(closure);
	if (kind !== Kind.anonymous_function && kind !== Kind.arrow_function) return -1;
	if (walk.kind(assignment) !== Kind.assignment_expression) return -1;
	if (walk.field(assignment, 'right') !== closure) return -1;
	const left = walk.field(assignment, 'left');
	return walk.kind(left) === Kind.variable_name ? left : -1;
}

/** `use ($x, &$y)` takes variables of the function around: reads of theirs, and names of its own. */
function bindUses(walk: Walk, clause: number, outside: ReadonlySet<string>): void {
	const { tree, out } = walk;
	for (let item = firstNamedChild(tree, clause); item !== -1; item = nextNamedSibling(tree, item)) {
		const variable = walk.kind(item) === Kind.by_ref ? firstNamedChild(tree, item) : item;
		if (walk.kind(variable) !== Kind.variable_name) continue;
		const name = walk.textOf(variable);
		walk.setRole(variable, Role.none);
		const isKnown = outside.has(name);
		if (isKnown) out.refer(name, tree.start[variable], 'read', false);
		const value = isKnown ? make(walk, variable, 'name', name) : -1;
		walk.bind(walk.scope, 'nonlocal', name, tree.start[variable], { value });
	}
}

/** `get` and `set` of a property: they go by its name, and stand beside it as it ends before them. */
export function enterHook(walk: Walk, node: number): void {
	const { tree } = walk;
	let nameNode = -1;
	let child = firstNamedChild(tree, node);
	for (; child !== -1; child = nextNamedSibling(tree, child))
		if (walk.kind(child) === Kind.name) nameNode = child;
	const name = walk.textOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const parameters = walk.field(node, 'parameters');
	const { flags, annotations, headerStart } = readModifiers(walk, node);
	const kind: ChunkKind = name === 'set' ? 'setter' : 'getter';
	const last = parameters !== -1 ? parameters : nameNode === -1 ? node : nameNode;
	walk.made[node] = walk.openChunk({
		kind,
		...walk.chunkAt(node, name, nameNode),
		flags: flags | (walk.field(node, 'body') === -1 ? ChunkFlag.declaration : 0) | walk.brokenFlag(node),
		signature: walk.clip(headerStart, tree.end[last], MAX_SIGNATURE),
		params: readParams(walk, parameters),
		annotations,
		container: walk.hookOwner.get(tree.parent[node]),
	});
	walk.openScope('function', tree.start[node], tree.end[node], true);
	bindParams(walk, parameters);
	// The value that a `set` without a list gets.
	if (kind === 'setter' && parameters === -1) walk.scope.names.add('$value');
	walk.leaveLater(node);
}

export function leaveHook(walk: Walk, node: number): void {
	const body = walk.field(node, 'body');
	if (
		body !== -1 &&
		walk.kind(body) !== Kind.compound_statement &&
		walk.textOf(firstNamedChild(walk.tree, node)) === 'get'
	) {
		walk.out.yields('return', valueAt(walk, body), walk.tree.start[body]);
	}
	walk.closeScope();
	walk.closeChunk();
}
