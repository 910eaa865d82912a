import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Expressions that hold further targets: `(a, b) = …`, `[a, ..] = …`, `S { x, y: z } = …`, `S(a) = …`. */
function holdsTargets(kind: number): boolean {
	switch (kind) {
		case Kind.tuple:
		case Kind.array:
		case Kind.parenthesized:
		case Kind.structExpression:
		case Kind.call:
		case Kind.fieldInitializer:
		case Kind.shorthandInitializer:
			return true;
		default:
			return false;
	}
}

const PLACES: ReadonlySet<number> = new Set<number>([
	Kind.identifier,
	Kind.scopedIdentifier,
	Kind.fieldExpression,
	Kind.indexExpression,
	Kind.unary,
]);

/** The places that an assignment's left side names, in source order. */
function targetsOf(walk: Walk, left: number): number[] {
	const { tree, fields } = walk;
	const targets: number[] = [];
	const work = [left];
	while (work.length > 0) {
		const node = work.pop()!;
		const kind = walk.kind(node);
		if (!holdsTargets(kind)) {
			if (PLACES.has(kind)) targets.push(node);
			continue;
		}
		if (kind === Kind.structExpression || kind === Kind.call) walk.roles[node] = Role.silent;
		const parts: number[] = [];
		let holder = node;
		if (kind === Kind.structExpression) holder = childByField(tree, node, fields.body);
		if (kind === Kind.call) holder = childByField(tree, node, fields.arguments);
		for (let part = firstNamedChild(tree, holder); part !== -1; part = nextNamedSibling(tree, part)) {
			if (tree.field[part] !== fields.field) parts.push(part);
		}
		while (parts.length > 0) work.push(parts.pop()!);
	}
	return targets;
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
	for (const target of targetsOf(walk, left)) markTarget(walk, target, Role.written);
	walk.atEnd(node, leaveAssignment, node);
}

function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const value = valueAt(walk, childByField(tree, node, fields.right));
	for (const target of targetsOf(walk, left)) {
		if (walk.textOf(target) === '_') continue;
		const given = target === left ? value : out.value('index', null, value, -1);
		out.assign(placeAt(walk, target), given, tree.start[target]);
	}
}

/** What `*a` stands for is not `a` itself. */
function placeAt(walk: Walk, target: number): number {
	const { tree, text, out } = walk;
	if (walk.kind(target) !== Kind.unary || text.charCodeAt(tree.start[target]) !== 42) {
		return valueAt(walk, target);
	}
	return out.value('member', '*', valueAt(walk, firstNamedChild(tree, target)), -1);
}

export function enterCompound(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTarget(walk, left, Role.readwrite);
	walk.atEnd(node, leaveCompound, node);
}

/** What `x += y` gives is not followed, but that `x` changed is. */
function leaveCompound(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	out.assign(placeAt(walk, left), out.value('other', null, -1, -1), tree.start[left]);
}
