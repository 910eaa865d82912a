import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { make, makeBinary, operatorOf } from '../shared/lowering.ts';
import { giveEach, listed, valuesOf } from './giving.ts';
import { isBlank } from './params.ts';
import { bindName, currentScope, openBlock, openFollowing } from './scopes.ts';
import { Kind, Token } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Tells the names of targets what they are. In `a[0] = 1` and `*a = 1` the name `a` is only read. */
function markTargets(walk: Walk, list: number, role: number): void {
	for (const target of listed(walk, list)) {
		const node = unwrapped(walk, target);
		const kind = walk.kind(node);
		if (kind === Kind.identifier || kind === Kind.selector_expression) walk.roles[node] = role;
	}
}

/** `(x)` is a target like `x`. */
function unwrapped(walk: Walk, target: number): number {
	let node = target;
	while (walk.kind(node) === Kind.parenthesized_expression) node = firstNamedChild(walk.tree, node);
	return node;
}

/** `a, b := …`, and the same in `for … range` and `case … <-ch`, which may be written with `=` too. */
export function enterDefine(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const left = childByField(tree, node, fields.left);
	if (left === -1) return;
	const isNew = headOf(walk, node) !== -1;
	markTargets(walk, left, !defines(walk, node) ? Role.write : isNew ? Role.binds : Role.target);
	walk.leaveLater(node);
}

function defines(walk: Walk, node: number): boolean {
	return childOfKind(walk.tree, node, walk.kinds, Token.define) !== -1;
}

/** The statement in whose head a definition stands, so that all its names are new; -1 in a block. */
function headOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	if (!defines(walk, node)) return -1;
	const around = tree.parent[node];
	switch (walk.kind(node)) {
		case Kind.range_clause:
		case Kind.receive_statement:
			return around;
		default:
			if (tree.field[node] !== fields.initializer) return -1;
			return walk.kind(around) === Kind.for_clause ? tree.parent[around] : around;
	}
}

export function leaveDefine(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const left = listed(walk, childByField(tree, node, fields.left));
	const right = childByField(tree, node, fields.right);
	const values = valuesOf(walk, right);
	const isShadowing = shadows(walk, left, right);
	openHead(walk, node, isShadowing);
	if (isShadowing && headOf(walk, node) === -1) openFollowing(walk, tree.end[node]);
	giveEach(walk, left, right, values, (target, value, path) => give(walk, target, value, path, right));
}

/** Nodes of a value looked at for a name; beyond it the name is taken to be there. */
const MAX_LOOKED_AT = 2000;

/** A name that is new is another one in its own definition. */
function shadows(walk: Walk, targets: readonly number[], right: number): boolean {
	const { tree, roles } = walk;
	const names = targets.filter((node) => roles[node] === Role.binds).map((node) => walk.textOf(node));
	if (names.length === 0 || right === -1) return false;
	const end = tree.after[right];
	if (end - right > MAX_LOOKED_AT) return true;
	for (let node = right; node < end; node++) {
		if (walk.kind(node) === Kind.identifier && names.includes(walk.textOf(node))) return true;
	}
	return false;
}

/** The scope of what a head defines: of the whole statement, or, where its own right side means others, of what is behind it. */
function openHead(walk: Walk, node: number, isShadowing: boolean): void {
	const head = headOf(walk, node);
	// One that a syntax error tore apart was never entered, and nobody would close its scope.
	if (head === -1 || walk.roles[head] !== Role.head) return;
	const { start, end } = walk.tree;
	openBlock(walk, head, isShadowing ? end[node] : start[head]);
}

/** `for k, v := range xs`: the first gets their places, which of a channel is what comes out of it; the second gets elements. */
export function leaveRange(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const targets = listed(walk, childByField(tree, node, fields.left));
	const right = childByField(tree, node, fields.right);
	const value = valueAt(walk, right);
	openHead(walk, node, shadows(walk, targets, right));
	targets.forEach((target, index) => {
		give(walk, target, value, index === 0 ? KEY : '[]', right);
	});
}

/** The way to the place of an element. */
const KEY = '[key]';

/** Binds a name that is new, and records an assignment to what exists: after the value, at `from`, was walked. */
function give(walk: Walk, target: number, value: number, path: string | null, from: number): void {
	const { tree, out, made } = walk;
	const node = unwrapped(walk, target);
	if (walk.kind(node) === Kind.identifier && isBlank(walk, node)) return;
	const start = tree.start[node];
	if (walk.roles[node] === Role.binds) {
		const chunk = namedFunction(walk, node);
		const facts = { value, path, chunk: chunk === -1 ? -1 : made[chunk] };
		bindName(walk, currentScope(walk), 'var', walk.textOf(node), start, facts);
	} else if (value !== -1) out.assign(valueAt(walk, node), stepTo(walk, value, path, from), start);
}

/** From a value to a part of it. */
function stepTo(walk: Walk, value: number, path: string | null, from: number): number {
	if (path === null) return value;
	return path === KEY ? make(walk, from, 'other') : make(walk, from, 'index', null, value);
}

/** The literal of `f := func…`, -1 for anything else. */
function namedFunction(walk: Walk, target: number): number {
	const { tree, fields } = walk;
	const statement = tree.parent[tree.parent[target]];
	if (walk.kind(statement) !== Kind.short_var_declaration) return -1;
	const [only, ...more] = listed(walk, childByField(tree, statement, fields.right));
	return more.length === 0 && walk.kind(only ?? -1) === Kind.func_literal ? only : -1;
}

export function enterAssignment(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTargets(walk, left, isPlain(walk, node) ? Role.write : Role.readwrite);
	walk.leaveLater(node);
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	if (isPlain(walk, node)) {
		leaveDefine(walk, node);
		return;
	}
	const [target = -1] = listed(walk, childByField(tree, node, fields.left));
	const [value = -1] = valuesOf(walk, childByField(tree, node, fields.right));
	const operator = operatorOf(walk, node).slice(0, -1);
	change(walk, node, target, operator, value);
}

function isPlain(walk: Walk, assignment: number): boolean {
	return childOfKind(walk.tree, assignment, walk.kinds, Token.assign) !== -1;
}

export function enterIncrement(walk: Walk, node: number): void {
	const target = firstNamedChild(walk.tree, node);
	if (target === -1) return;
	markTargets(walk, target, Role.readwrite);
	walk.leaveLater(node);
}

export function leaveIncrement(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const target = firstNamedChild(tree, node);
	const operator = walk.kind(node) === Kind.inc_statement ? '+' : '-';
	change(walk, node, target, operator, out.literal('number', '1', tree.start[node], tree.end[node]));
}

/** `x += y`, `x++` */
function change(walk: Walk, node: number, target: number, operator: string, value: number): void {
	if (target === -1) return;
	const changed = valueAt(walk, target);
	const start = walk.tree.start[unwrapped(walk, target)];
	walk.out.assign(changed, makeBinary(walk, node, operator, changed, value), start);
}

/** What is sent is an element of the channel. */
export function leaveSend(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const channel = childByField(tree, node, fields.channel);
	const value = valueAt(walk, childByField(tree, node, fields.value));
	if (channel === -1 || value === -1) return;
	const element = make(walk, channel, 'index', null, valueAt(walk, channel));
	out.assign(element, value, tree.start[node]);
}
