import { type Annotation, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { readHeritage } from './classes.ts';
import { decoratorsOf, hasDecorator } from './decorators.ts';
import { docstringOf, isStubBody } from './docstring.ts';
import { visibilityFlags } from './names.ts';
import { bindParams, readParams } from './params.ts';
import { bodyOf, lostClass, noteClass } from './recovery.ts';
import { bindName, currentScope, enterScope, leaveScope, type Scope } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { closeTally, openTally } from './tally.ts';
import { isTestPath } from './test-path.ts';
import { bindTypeParams } from './type-params.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;
const PROPERTY = new Set(['property', 'cached_property', 'abstractproperty', 'getter']);
const SETTER = new Set(['setter']);
const STATIC = new Set(['staticmethod', 'abstractstaticmethod']);
const ABSTRACT = new Set([
	'abstractmethod',
	'abstractproperty',
	'abstractstaticmethod',
	'abstractclassmethod',
]);
const OVERLOAD = new Set(['overload']);
const OVERRIDE = new Set(['override']);

/**
 * Decorators, defaults, annotations and base classes are evaluated where the definition stands, and
 * come before its body: so its chunk and its scope open when the walk comes to the body.
 */
export function enterDefinition(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const typeParams = childByField(tree, node, fields.type_parameters);
	if (typeParams !== -1) bindTypeParams(walk, typeParams, tree.end[node]);
	const body = bodyOf(walk, node);
	if (body !== -1) walk.stopAt(body, openDefinition, node);
	walk.leaveLater(node);
}

export function leaveDefinition(walk: Walk, node: number): void {
	// A cut or broken tree can lack the body.
	if (walk.made[node] === -1) openDefinition(walk, node);
	leaveScope(walk);
	if (walk.kind(node) === Kind.functionDefinition) closeTally(walk, ...placeOf(walk, node));
	walk.out.closeChunk();
	if (childByField(walk.tree, node, walk.fields.type_parameters) !== -1) leaveScope(walk);
}

function openDefinition(walk: Walk, node: number): void {
	const { scopes, tree, fields } = walk;
	const inTypeScope = childByField(tree, node, fields.type_parameters) !== -1;
	const around = scopes[scopes.length - (inTypeScope ? 2 : 1)];
	if (walk.kind(node) === Kind.classDefinition) openClass(walk, node, around);
	else openFunction(walk, node, lostScope(walk, node) ?? around);
}

/** What a method that a syntax error tore from its class sees around it; null for any other function. */
function lostScope(walk: Walk, node: number): Scope | null {
	const owner = lostClass(walk, wholeDefinition(walk, node));
	return owner === null ? null : { index: -1, kind: 'class', names: new Set(), owner };
}

/** With its decorators. */
function wholeDefinition(walk: Walk, node: number): number {
	const around = walk.tree.parent[node];
	return walk.kind(around) === Kind.decoratedDefinition ? around : node;
}

function openClass(walk: Walk, node: number, around: Scope): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const superclasses = childByField(tree, node, fields.superclasses);
	const params = childByField(tree, node, fields.type_parameters);
	const chunk = openNamed(walk, node, name, around, {
		kind: 'class',
		flags: 0,
		last: superclasses !== -1 ? superclasses : params !== -1 ? params : name !== -1 ? name : node,
		annotations: decoratorsOf(walk, node),
	});
	const facts = readHeritage(walk, chunk, walk.textOf(name), superclasses);
	noteClass(walk, node, facts);
	enterScope(walk, 'class', tree.start[node], tree.end[node], facts);
}

function openFunction(walk: Walk, node: number, around: Scope): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const parameters = childByField(tree, node, fields.parameters);
	const returns = childByField(tree, node, fields.return_type);
	const annotations = decoratorsOf(walk, node);
	openNamed(walk, node, name, around, {
		kind: functionKind(walk, name, annotations, around),
		flags: functionFlags(walk, node, name, annotations, around),
		last: returns !== -1 ? returns : parameters !== -1 ? parameters : name !== -1 ? name : node,
		annotations,
		type: returns === -1 ? null : walk.textOf(returns),
		parameters,
	});
	const scope = enterScope(walk, 'function', tree.start[node], tree.end[node]);
	bindParams(walk, parameters, scope);
	openTally(walk);
}

/** The range of a function, and whether it makes objects. */
function placeOf(walk: Walk, node: number): [start: number, end: number, isConstructor: boolean] {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	return [tree.start[wholeDefinition(walk, node)], tree.end[node], walk.textOf(name) === '__init__'];
}

interface Header {
	kind: ChunkKind;
	flags: number;
	/** The last node before the colon. */
	last: number;
	annotations: Annotation[] | null;
	type?: string | null;
	parameters?: number;
}

/** Opens the chunk of a `def` or `class` and binds its name in the scope around it. */
function openNamed(walk: Walk, node: number, nameNode: number, around: Scope, header: Header): number {
	const { tree, out } = walk;
	// Recovery from a syntax error can leave a definition without its name.
	const name = walk.textOf(nameNode) || null;
	const nameStart = name === null ? -1 : tree.start[nameNode];
	const whole = wholeDefinition(walk, node);
	const isLost = around.index === -1;
	const chunk = out.openChunk({
		kind: header.kind,
		name,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart,
		flags:
			header.flags | visibilityFlags(name ?? '') | (isLost || walk.isBroken(whole) ? ChunkFlag.broken : 0),
		signature: clipped(walk, tree.start[node], tree.end[header.last], MAX_SIGNATURE),
		type: header.type,
		params: header.parameters === undefined ? null : readParams(walk, header.parameters),
		annotations: header.annotations,
		container: isLost ? around.owner?.name : null,
		...docstringOf(walk, bodyOf(walk, node)),
	});
	walk.made[node] = chunk;
	const binding = walk.kind(node) === Kind.classDefinition ? 'class' : 'function';
	if (name === null || isLost) return chunk;
	bindName(walk, around, binding, name, nameStart, { chunk });
	if (around.kind === 'module') walk.moduleNames.define(name, chunk, nameNode, walk);
	return chunk;
}

function functionKind(walk: Walk, name: number, annotations: Annotation[] | null, around: Scope): ChunkKind {
	if (around.kind !== 'class') return 'function';
	if (hasDecorator(annotations, PROPERTY)) return 'getter';
	if (hasDecorator(annotations, SETTER)) return 'setter';
	return walk.textOf(name) === '__init__' ? 'constructor' : 'method';
}

function functionFlags(
	walk: Walk,
	node: number,
	nameNode: number,
	annotations: Annotation[] | null,
	around: Scope,
): number {
	const { tree } = walk;
	const abstract = hasDecorator(annotations, ABSTRACT);
	const isStub =
		(abstract || around.owner?.isProtocol || walk.isStubFile) && isStubBody(walk, bodyOf(walk, node));
	let flags = 0;
	if (walk.text.startsWith('async', tree.start[node])) flags |= ChunkFlag.async;
	if (abstract) flags |= ChunkFlag.abstract;
	if (hasDecorator(annotations, STATIC)) flags |= ChunkFlag.static;
	if (hasDecorator(annotations, OVERRIDE)) flags |= ChunkFlag.override;
	if (isStub || hasDecorator(annotations, OVERLOAD)) flags |= ChunkFlag.declaration;
	if (isTest(walk, walk.textOf(nameNode), around)) flags |= ChunkFlag.test;
	return flags;
}

/**
 * `unittest` runs the `test*` methods of any TestCase; pytest runs `test*` functions, and methods of
 * classes named `Test*`, of the files it collects.
 */
function isTest(walk: Walk, name: string, around: Scope): boolean {
	if (!name.startsWith('test')) return false;
	if (around.owner?.isTestCase) return true;
	if (walk.out.path !== undefined && !isTestPath(walk.out.path)) return false;
	if (around.kind === 'class') return around.owner?.name.startsWith('Test') === true;
	return around.kind === 'module' && name.startsWith('test_');
}

export function enterLambda(walk: Walk, node: number): void {
	const body = childByField(walk.tree, node, walk.fields.body);
	if (body !== -1) walk.stopAt(body, openLambda, node);
	walk.leaveLater(node);
}

/** `x = lambda: …` is the function `x`, and its range the statement; any other lambda has no name. */
function openLambda(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const assignment = tree.parent[node];
	const left =
		walk.kind(assignment) === Kind.assignment &&
		walk.kind(tree.parent[assignment]) === Kind.expressionStatement &&
		tree.field[node] === fields.right
			? childByField(tree, assignment, fields.left)
			: -1;
	const named = walk.kind(left) === Kind.identifier;
	const whole = named ? assignment : node;
	const parameters = childByField(tree, node, fields.parameters);
	const name = named ? walk.textOf(left) : null;
	const headerEnd = parameters === -1 ? tree.start[node] + 'lambda'.length : tree.end[parameters];
	walk.made[node] = out.openChunk({
		kind: !named ? 'lambda' : currentScope(walk).kind === 'class' ? 'method' : 'function',
		name,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart: named ? tree.start[left] : -1,
		flags: (name === null ? 0 : visibilityFlags(name)) | walk.brokenFlag(whole),
		signature: clipped(walk, tree.start[whole], headerEnd, MAX_SIGNATURE),
		params: readParams(walk, parameters),
	});
	if (named && currentScope(walk).kind === 'module') {
		walk.moduleNames.define(walk.textOf(left), walk.made[node], left, walk);
	}
	bindParams(walk, parameters, enterScope(walk, 'function', tree.start[node], tree.end[node]));
}

export function leaveLambda(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	if (walk.made[node] === -1) openLambda(walk, node);
	const body = childByField(tree, node, fields.body);
	if (body !== -1) out.yields('return', valueAt(walk, body), tree.start[body]);
	leaveScope(walk);
	out.closeChunk();
}
