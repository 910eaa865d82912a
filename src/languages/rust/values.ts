import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import { literalValue } from './literals.ts';
import { tailOf } from './tails.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, further items of a literal and further arms of a match are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;
const MAX_ARMS = 32;
const MAX_TYPE = 400;

/**
 * The value of an expression that has been walked (its calls and closures are recorded). Calls, closures
 * and async blocks are leaves here, and their arguments and bodies were followed on their own, so a node
 * is looked at once however deep the program nests. Borrowing and following a reference change nothing
 * about what a value is; `?` is kept as a step of that name.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree, fields } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	switch (walk.kind(node)) {
		case Kind.identifier:
		case Kind.typeIdentifier:
		case Kind.primitiveType:
		case Kind.crate:
		case Kind.super:
		case Kind.metavariable:
		case Kind.scopedIdentifier:
		case Kind.scopedType:
		case Kind.genericFunction:
		case Kind.genericType:
		case Kind.turbofishType:
			return pathValue(walk, node, depth);
		case Kind.self:
			return out.value('this', null, -1, -1);
		case Kind.fieldExpression: {
			const field = childByField(tree, node, fields.field);
			const object = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
			return out.value('member', walk.nameOf(field), object, -1);
		}
		case Kind.indexExpression: {
			const object = firstNamedChild(tree, node);
			const index = nextNamedSibling(tree, object);
			return out.value('index', null, valueAt(walk, object, depth + 1), valueAt(walk, index, depth + 1));
		}
		case Kind.call:
		case Kind.macroInvocation:
		case Kind.structExpression:
			return madeValue(walk, 'call', node);
		case Kind.closure:
		case Kind.asyncBlock:
		case Kind.genBlock:
			return madeValue(walk, 'chunk', node);
		case Kind.parenthesized:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.reference:
			return valueAt(walk, childByField(tree, node, fields.value), depth + 1);
		case Kind.unary:
			return unaryValue(walk, node, depth);
		case Kind.tryExpression:
			return out.value('member', '?', valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.awaitExpression:
			return out.value('await', null, valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.cast: {
			const type = childByField(tree, node, fields.type);
			const value = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
			return type === -1
				? value
				: out.value('cast', walk.clipped(tree.start[type], tree.end[type], MAX_TYPE), value, -1);
		}
		case Kind.tuple:
		case Kind.array:
			return arrayValue(walk, node, depth);
		case Kind.ifExpression: {
			const alternative = childByField(tree, node, fields.alternative);
			const otherwise = alternative === -1 ? -1 : firstNamedChild(tree, alternative);
			const consequence = childByField(tree, node, fields.consequence);
			return either(walk, valueAt(walk, consequence, depth + 1), valueAt(walk, otherwise, depth + 1));
		}
		case Kind.matchExpression:
			return matchValue(walk, node, depth);
		case Kind.unsafeBlock:
		case Kind.constBlock:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.block:
			return valueAt(walk, tailOf(walk, node), depth + 1);
		case Kind.string:
		case Kind.rawString:
		case Kind.char:
		case Kind.integer:
		case Kind.float:
		case Kind.boolean:
		case Kind.unit:
			return literalValue(walk, node);
		default:
			return other(walk);
	}
}

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

function either(walk: Walk, a: number, b: number): number {
	if (a === -1 || b === -1) return a === -1 ? b : a;
	return walk.out.value('either', null, a, b);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

/** `a::b` is a step like `a.b`; what an angle bracket adds is not followed, but for `<T as Trait>`. */
export function pathValue(walk: Walk, node: number, depth = 0): number {
	const { out, tree, fields } = walk;
	if (node === -1) return -1;
	if (depth > MAX_DEPTH) return other(walk);
	switch (walk.kind(node)) {
		case Kind.genericFunction:
			return valueAt(walk, childByField(tree, node, fields.function), depth + 1);
		case Kind.genericType:
		case Kind.turbofishType:
			return pathValue(walk, childByField(tree, node, fields.type), depth + 1);
		case Kind.scopedIdentifier:
		case Kind.scopedType: {
			const path = childByField(tree, node, fields.path);
			const name = walk.nameOf(childByField(tree, node, fields.name));
			if (path === -1) return out.value('name', name, -1, -1);
			return out.value('member', name, pathValue(walk, path, depth + 1), -1);
		}
		case Kind.bracketedType:
			return pathValue(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.qualifiedType: {
			const type = pathValue(walk, childByField(tree, node, fields.type), depth + 1);
			const trait = childByField(tree, node, fields.alias);
			return out.value('cast', walk.clipped(tree.start[trait], tree.end[trait], MAX_TYPE), type, -1);
		}
		case Kind.identifier:
		case Kind.typeIdentifier:
		case Kind.primitiveType:
		case Kind.metavariable:
		case Kind.self:
		case Kind.super:
		case Kind.crate:
			return out.value('name', walk.nameOf(node), -1, -1);
		default:
			return other(walk);
	}
}

function unaryValue(walk: Walk, node: number, depth: number): number {
	const { tree, text } = walk;
	const operand = firstNamedChild(tree, node);
	if (text.charCodeAt(tree.start[node]) === 42) return valueAt(walk, operand, depth + 1);
	const kind = walk.kind(operand);
	const isLiteral = kind === Kind.integer || kind === Kind.float || kind === Kind.boolean;
	return isLiteral ? valueAt(walk, operand, depth + 1) : other(walk);
}

/** Of `[x; n]` all items are `x`. */
function arrayValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const items: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (tree.field[child] === fields.length || kind === Kind.attributeItem) continue;
		items.push(valueAt(walk, child, depth + 1));
	}
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) list = out.value('item', null, items[at], list);
	return out.value('array', null, list, -1);
}

function matchValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const values: number[] = [];
	const block = childByField(tree, node, fields.body);
	for (let arm = firstNamedChild(tree, block); arm !== -1; arm = nextNamedSibling(tree, arm)) {
		if (values.length === MAX_ARMS) break;
		if (walk.kind(arm) !== Kind.matchArm) continue;
		const value = valueAt(walk, childByField(tree, arm, fields.value), depth + 1);
		if (value !== -1) values.push(value);
	}
	let all = -1;
	for (let at = values.length - 1; at >= 0; at--) all = either(walk, values[at], all);
	return all === -1 ? other(walk) : all;
}
