import {
	childByField,
	firstChild,
	firstNamedChild,
	isNamed,
	nextNamedSibling,
	nextSibling,
} from '../../model/syntax-walk.ts';
import { recordTypeCall } from './calls.ts';
import { visibilityFlags } from './names.ts';
import { bindName, currentScope, enterScope, leaveScope, type Scope } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** The parameters of `def f[T: int, *Ts]` live in a scope of their own around header and body. */
export function bindTypeParams(walk: Walk, params: number, end: number): void {
	bindEach(walk, params, enterScope(walk, 'type', walk.tree.start[params], end));
}

/** What follows a parameter before the next comma is its default, which binds nothing. */
function bindEach(walk: Walk, params: number, scope: Scope): void {
	const { tree, text } = walk;
	walk.typeUntil = Math.max(walk.typeUntil, tree.after[params]);
	let isBound = false;
	for (let child = firstChild(tree, params); child !== -1; child = nextSibling(tree, child)) {
		if (!isNamed(tree, child)) isBound &&= text[tree.start[child]] !== ',';
		else if (!isBound && walk.kind(child) !== Kind.comment) {
			bindTypeParam(walk, child, scope);
			isBound = true;
		}
	}
}

function bindTypeParam(walk: Walk, param: number, scope: Scope): void {
	const { tree } = walk;
	let bound: string | null = null;
	let name = param;
	while (name !== -1 && walk.kind(name) !== Kind.identifier) {
		const inner = firstNamedChild(tree, name);
		if (walk.kind(name) === Kind.constrainedType) {
			bound = boundText(walk, name, inner);
		}
		name = inner;
	}
	if (name === -1) return;
	walk.roles[name] = Role.none;
	bindName(walk, scope, 'type_param', walk.textOf(name), tree.start[name], { type: bound });
}

/** `B` of `T: B`, and of `T: B = C`, where an error stands somewhere around the `=`. */
function boundText(walk: Walk, constrained: number, name: number): string | null {
	const { tree, text } = walk;
	const colon = nextSibling(tree, name);
	if (colon === -1) return null;
	let end = tree.end[constrained];
	for (let node = colon; node < tree.after[constrained]; node++) {
		if (walk.kind(node) !== Kind.error) continue;
		const equals = text.indexOf('=', tree.start[node]);
		if (equals !== -1 && equals < end) end = equals;
		break;
	}
	return text.slice(tree.end[colon], end).trim() || null;
}

/** Levels between an error and the list it may belong to. */
const MAX_CLIMB = 8;

/**
 * The grammar is older than defaults of type parameters, `class A[T = int]`, and has an error where
 * one is written: a valid file must not be called broken for it.
 */
export function isTypeParamDefault(walk: Walk, error: number): boolean {
	const { tree, text } = walk;
	const equals = text.indexOf('=', tree.start[error]);
	if (
		equals === -1 ||
		equals >= tree.end[error] ||
		!/^=\s*[^\s=,\]]/.test(text.slice(equals, equals + 200))
	) {
		return false;
	}
	let around = tree.parent[error];
	for (let level = 0; level < MAX_CLIMB && around > 0; level++) {
		if (walk.kind(around) === Kind.typeParameter && isDeclared(walk, around)) return true;
		around = tree.parent[around];
	}
	return false;
}

/** The list declares parameters, where `list[int]` applies some. */
function isDeclared(walk: Walk, params: number): boolean {
	const { tree, fields } = walk;
	if (tree.field[params] === fields.type_parameters) return true;
	const alias = tree.parent[tree.parent[params]];
	return tree.field[alias] === fields.left && walk.kind(tree.parent[alias]) === Kind.typeAliasStatement;
}

/** `type X[T] = …`: what the alias stands for belongs to its chunk. */
export function enterTypeAlias(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const called = misreadCall(walk, node);
	if (called !== -1) {
		enterTypeCall(walk, node);
		return;
	}
	const name = aliasName(walk, node);
	if (name === -1) return;
	const left = childByField(tree, node, fields.left);
	const right = childByField(tree, node, fields.right);
	const around = currentScope(walk);
	const text = walk.textOf(name);
	walk.roles[name] = Role.none;
	const chunk = out.openChunk({
		kind: 'type',
		name: text,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: visibilityFlags(text) | walk.brokenFlag(node),
		signature: clipped(walk, tree.start[node], tree.end[left], MAX_SIGNATURE),
		type: right === -1 ? null : walk.textOf(right),
	});
	bindName(walk, around, 'type', text, tree.start[name], { chunk });
	if (around.kind === 'module') walk.moduleNames.define(text, chunk, name, walk);
	const params = nextNamedSibling(tree, name);
	enterScope(walk, 'type', tree.start[node], tree.end[node]);
	if (walk.kind(params) === Kind.typeParameter) {
		bindEach(walk, params, currentScope(walk));
	}
	walk.leaveLater(node);
}

export function leaveTypeAlias(walk: Walk, node: number): void {
	const called = misreadCall(walk, node);
	if (called !== -1) {
		recordTypeCall(walk, node, called);
		return;
	}
	leaveScope(walk);
	walk.out.closeChunk();
}

/** `type(x).y = z` changes a class and declares nothing. */
function enterTypeCall(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.out.refer('type', tree.start[node], 'call', false);
	const target = firstNamedChild(tree, childByField(tree, node, fields.left));
	if (walk.kind(target) === Kind.attribute) walk.roles[target] = Role.target;
	walk.leaveLater(node);
}

/**
 * The parentheses of `type(x).y = z`, which the grammar reads as an alias of the name `(x).y`; -1 for
 * what is an alias.
 */
export function misreadCall(walk: Walk, alias: number): number {
	const { tree, fields } = walk;
	let node = firstNamedChild(tree, childByField(tree, alias, fields.left));
	for (;;) {
		const kind = walk.kind(node);
		if (kind === Kind.attribute) node = childByField(tree, node, fields.object);
		else if (kind === Kind.subscript) node = childByField(tree, node, fields.value);
		else return kind === Kind.parenthesized ? node : -1;
	}
}

function aliasName(walk: Walk, node: number): number {
	let name = childByField(walk.tree, node, walk.fields.left);
	while (name !== -1 && walk.kind(name) !== Kind.identifier) name = firstNamedChild(walk.tree, name);
	return name;
}
