import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { make, makeBinary, makeLiteral, operatorOf } from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Expressions that hold further targets: `(a, b) = …`, `[a, ..] = …`, `S { x, y: z } = …`, `S(a) = …`. */
const HOLDERS: ReadonlySet<number> = new Set([
	Kind.tuple,
	Kind.array,
	Kind.parenthesized,
	Kind.structExpression,
	Kind.call,
	Kind.fieldInitializer,
	Kind.shorthandInitializer,
]);

const PLACES: ReadonlySet<number> = new Set([
	Kind.identifier,
	Kind.scopedIdentifier,
	Kind.fieldExpression,
	Kind.indexExpression,
	Kind.unary,
]);

/** A place, and the node of what the assignment gives to it, where one of several is written for it: `(a, b) = (b, a)`. */
interface Target {
	node: number;
	/** -1 where only a part of the whole value is given. */
	given: number;
	/** Which part of the whole it is; -1 where that is not known. */
	place: number;
}

/** The places that an assignment's left side names, in source order. */
function targetsOf(walk: Walk, left: number, right = -1): Target[] {
	const targets: Target[] = [];
	const work: Target[] = [{ node: left, given: right, place: -1 }];
	while (work.length > 0) {
		const target = work.pop()!;
		const kind = walk.kind(target.node);
		if (HOLDERS.has(kind)) work.push(...partsOf(walk, target, target.node === left).reverse());
		else if (PLACES.has(kind)) targets.push(target);
	}
	return targets;
}

function partsOf(walk: Walk, { node, given }: Target, isWhole: boolean): Target[] {
	const { tree, fields } = walk;
	const kind = walk.kind(node);
	if (kind === Kind.structExpression || kind === Kind.call) walk.roles[node] = Role.silent;
	let holder = node;
	if (kind === Kind.structExpression) holder = childByField(tree, node, fields.body);
	if (kind === Kind.call) holder = childByField(tree, node, fields.arguments);
	const parts = itemsOf(walk, holder).filter((part) => tree.field[part] !== fields.field);
	if (kind === Kind.parenthesized) return parts.map((part) => ({ node: part, given, place: -1 }));
	const items = kind === Kind.tuple && walk.kind(given) === Kind.tuple ? itemsOf(walk, given) : [];
	const isPlaced = kind === Kind.tuple && isWhole;
	return parts.map((part, at) => ({
		node: part,
		given: items.length === parts.length ? items[at] : -1,
		place: isPlaced ? at : -1,
	}));
}

function itemsOf(walk: Walk, holder: number): number[] {
	return namedChildren(walk, holder).filter((child) => walk.kind(child) !== Kind.attributeItem);
}

/** In `a.b = 1` and `a[0] = 1` the name `a` is only read, and so it is in `*a = 1`. */
function markTarget(walk: Walk, target: number, role: number): void {
	const kind = walk.kind(target);
	if (kind === Kind.identifier) walk.roles[target] = role;
	else if (kind === Kind.fieldExpression) {
		const field = childByField(walk.tree, target, walk.fields.field);
		if (field !== -1) walk.roles[field] = role;
	} else if (kind === Kind.scopedIdentifier) {
		const name = childByField(walk.tree, target, walk.fields.name);
		if (name !== -1) walk.roles[name] = role;
	}
}

export function enterAssignment(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	for (const target of targetsOf(walk, left)) markTarget(walk, target.node, Role.written);
	walk.atEnd(node, leaveAssignment, node);
}

function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const right = childByField(tree, node, fields.right);
	const targets = targetsOf(walk, left, right).filter((target) => walk.textOf(target.node) !== '_');
	const values = targets.map(({ node: target, given, place }) => {
		if (given !== -1) return valueAt(walk, given);
		const at = place === -1 ? -1 : makeLiteral(walk, target, 'number', `${place}`);
		return make(walk, right, 'index', null, valueAt(walk, right), at);
	});
	for (const [at, target] of targets.entries())
		out.assign(placeAt(walk, target.node), values[at], tree.start[target.node]);
}

/** What `*a` stands for is not `a` itself. */
function placeAt(walk: Walk, target: number): number {
	const { tree, text } = walk;
	if (walk.kind(target) !== Kind.unary || text.charCodeAt(tree.start[target]) !== 42)
		return valueAt(walk, target);
	return make(walk, target, 'member', '*', valueAt(walk, firstNamedChild(tree, target)));
}

export function enterCompound(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTarget(walk, left, Role.readwrite);
	walk.atEnd(node, leaveCompound, node);
}

/** `x += y` gives `x + y`. */
function leaveCompound(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const target = placeAt(walk, left);
	const value = valueAt(walk, childByField(tree, node, fields.right));
	const operator = operatorOf(walk, node).slice(0, -1);
	out.assign(target, makeBinary(walk, node, operator, target, value), tree.start[left]);
}
