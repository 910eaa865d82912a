import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { enterBranch } from './complexity.ts';
import { Kind } from './kinds.ts';
import { type Bound, bindPattern, collectPattern } from './patterns.ts';
import { enterScope } from './scopes.ts';
import { typeText } from './type-names.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * A pattern's names are known behind it, and what they are matched with stands outside: in `let x = f(x)`
 * and `if let Some(x) = x` the last `x` is another one. So the scope of such a name starts behind the
 * pattern's value, or behind the pattern where the value stands before it: a name bound before the start
 * of its scope has a value that belongs to the scope around.
 */

const NOTHING = { type: null, chunk: -1, index: -1 };

export function enterLet(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const mayFail = childByField(tree, node, fields.alternative) !== -1;
	if (mayFail) enterBranch(walk);
	walk.patterns.push(collectPattern(walk, childByField(tree, node, fields.pattern), mayFail));
	walk.atEnd(node, leaveLet, node);
}

/** A scope of its own is needed only where the name has another meaning before. */
function leaveLet(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const bound = walk.patterns.pop()!;
	if (bound.length === 0) return;
	const value = childByField(tree, node, fields.value);
	const typeNode = childByField(tree, node, fields.type);
	const type = typeNode === -1 ? null : typeText(walk, typeNode);
	const isClosure = walk.kind(value) === Kind.closure;
	let { scope } = walk;
	const around = tree.parent[node];
	if (walk.kind(around) === Kind.block && shadows(walk, bound, scope.names, value)) {
		scope = enterScope(walk, 'block', tree.end[node], around);
		walk.following.add(scope.index);
	}
	bindPattern(walk, scope, bound, {
		kind: 'let',
		value: valueAt(walk, value),
		path: '',
		type,
		chunk: isClosure ? walk.made[value] : -1,
		index: -1,
	});
}

/** Nodes of a value looked at for a name; beyond it the name is taken to be there. */
const MAX_LOOKED_AT = 5000;

function shadows(walk: Walk, bound: readonly Bound[], known: ReadonlySet<string>, value: number): boolean {
	const { tree, text, fields } = walk;
	if (bound.some(({ name }) => known.has(name))) return true;
	if (value === -1) return false;
	const end = tree.after[value];
	if (end - value > MAX_LOOKED_AT) return true;
	for (let node = value; node < end; node++) {
		if (walk.kind(node) !== Kind.identifier) continue;
		if (tree.field[node] === fields.name) continue;
		const start = tree.start[node];
		const length = tree.end[node] - start;
		for (const { name } of bound) if (name.length === length && text.startsWith(name, start)) return true;
	}
	return false;
}

/** `let p = v` in a condition: its names are known to the conditions after it and to what it guards. */
export function enterLetCondition(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.patterns.push(collectPattern(walk, childByField(tree, node, fields.pattern), true));
	walk.atEnd(node, leaveLetCondition, node);
}

function leaveLetCondition(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const bound = walk.patterns.pop()!;
	if (bound.length === 0) return;
	const guarded = guardedBy(walk, node);
	const scope = guarded === -1 ? walk.scope : enterScope(walk, 'block', tree.end[node], guarded);
	const value = valueAt(walk, childByField(tree, node, fields.value));
	bindPattern(walk, scope, bound, { ...NOTHING, kind: 'let', value, path: '' });
}

/** The node with whose end the names of a condition end; -1 where only a syntax error can have put it. */
function guardedBy(walk: Walk, condition: number): number {
	const { tree, fields } = walk;
	let around = tree.parent[condition];
	if (walk.kind(around) === Kind.letChain) around = tree.parent[around];
	switch (walk.kind(around)) {
		case Kind.ifExpression:
			return childByField(tree, around, fields.consequence);
		case Kind.whileExpression:
			return childByField(tree, around, fields.body);
		case Kind.matchPattern:
			return walk.kind(tree.parent[around]) === Kind.matchArm ? tree.parent[around] : -1;
		default:
			return -1;
	}
}

export function enterFor(walk: Walk, node: number): void {
	enterBranch(walk);
	walk.patterns.push(collectPattern(walk, childByField(walk.tree, node, walk.fields.pattern), false));
	walk.atEnd(node, leaveFor, node);
}

function leaveFor(walk: Walk): void {
	walk.patterns.pop();
}

/**
 * Comes when the walk is at the body: what is iterated over has been walked. Returns whether the body
 * has a scope now.
 */
export function bindLoop(walk: Walk, loop: number, body: number): boolean {
	const { tree, fields } = walk;
	const bound = walk.patterns[walk.patterns.length - 1];
	if (bound.length === 0) return false;
	const scope = enterScope(walk, 'block', tree.start[body], body);
	const value = valueAt(walk, childByField(tree, loop, fields.value));
	bindPattern(walk, scope, bound, { ...NOTHING, kind: 'let', value, path: '[]' });
	return true;
}

/** What is matched has been walked; its value serves all arms. */
export function valueOfMatch(walk: Walk, block: number): void {
	const { tree, fields } = walk;
	walk.made[block] = valueAt(walk, childByField(tree, tree.parent[block], fields.value));
}

export function enterMatchArm(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const whole = childByField(tree, node, fields.pattern);
	const pattern = walk.kind(whole) === Kind.matchPattern ? firstNamedChild(tree, whole) : whole;
	const isGuarded = childByField(tree, whole, fields.condition) !== -1;
	// Of a pattern that is `_` alone there is no node, only the token.
	const isPattern = pattern !== -1 && tree.field[pattern] !== fields.condition;
	const bound = isPattern ? collectPattern(walk, pattern, true) : [];
	const takesAll = !isPattern || (bound.length === 1 && bound[0].node === pattern);
	if (!takesAll) out.decision();
	if (isGuarded) out.decision();
	if (bound.length === 0) return;
	const scope = enterScope(walk, 'block', tree.end[pattern], node);
	const value = walk.made[tree.parent[node]];
	bindPattern(walk, scope, bound, { ...NOTHING, kind: 'let', value, path: '' });
}
