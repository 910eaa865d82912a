import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { arrayOf, eitherOf, MAX_DEPTH, MAX_ITEMS, madeValue, nameValue, other } from '../shared/values.ts';
import { clippedText } from '../shared/walk.ts';
import { isInnerOfTrailing, memberName, objectOf } from './callees.ts';
import { isTemplate, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

/**
 * The value of an expression that has been walked. Calls, lambdas and objects are leaves here, and what
 * is in them was followed on its own, so a node is looked at once however deep the program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	const { out, tree } = walk;
	if (node === -1) return -1;
	if (depth > MAX_DEPTH) return other(walk);
	switch (walk.kind(node)) {
		case Kind.simple_identifier:
			return walk.textOf(node) === '_' ? other(walk) : nameValue(walk, walk.nameOf(node));
		case Kind.user_type:
		case Kind.type_identifier:
			return typeValue(walk, node);
		case Kind.navigation_expression: {
			const name = memberName(walk, node);
			const object = valueAt(walk, objectOf(walk, node), depth + 1);
			return name === -1 ? other(walk) : out.value('member', walk.nameOf(name), object, -1);
		}
		case Kind.indexing_expression: {
			const object = firstNamedChild(tree, node);
			const suffix = childOfKind(tree, node, walk.kinds, Kind.indexing_suffix);
			return indexValue(walk, valueAt(walk, object, depth + 1), suffix, depth);
		}
		case Kind.directly_assignable_expression:
			return targetValue(walk, node, depth);
		case Kind.callable_reference:
			return referenceValue(walk, node);
		case Kind.call_expression:
			return isInnerOfTrailing(walk, node)
				? madeValue(walk, 'call', tree.parent[node])
				: madeValue(walk, 'call', node);
		case Kind.infix_expression:
		case Kind.constructor_invocation:
			return madeValue(walk, 'call', node);
		case Kind.lambda_literal:
		case Kind.anonymous_function:
		case Kind.object_literal:
			return madeValue(walk, 'chunk', node);
		case Kind.parenthesized_expression:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.postfix_expression: {
			const isSure = childOfKind(tree, node, walk.kinds, Kind['"!!"']) !== -1;
			return isSure ? valueAt(walk, firstNamedChild(tree, node), depth + 1) : other(walk);
		}
		case Kind.prefix_expression: {
			const label = firstNamedChild(tree, node);
			if (walk.kind(label) !== Kind.label && walk.kind(label) !== Kind.annotation) return other(walk);
			return valueAt(walk, nextNamedSibling(tree, label), depth + 1);
		}
		case Kind.as_expression: {
			const value = firstNamedChild(tree, node);
			const type = clippedText(walk, nextNamedSibling(tree, value), MAX_TYPE);
			return out.value('cast', type, valueAt(walk, value, depth + 1), -1);
		}
		case Kind.spread_expression:
			return out.value('spread', null, valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.elvis_expression:
			return eitherOf(walk, operandsOf(walk, node, depth));
		case Kind.if_expression:
		case Kind.when_expression:
		case Kind.try_expression:
			return branchesValue(walk, node, depth);
		case Kind.collection_literal:
			return arrayOf(walk, operandsOf(walk, node, depth));
		case Kind.this_expression: {
			// `this@A` is this object as an `A`; a label may also be the name of a function.
			const value = out.value('this', null, -1, -1);
			const label = /^this@(\p{Lu}[\p{L}\p{N}_]*)$/u.exec(clippedText(walk, node, 100))?.[1];
			return label === undefined ? value : out.value('cast', label, value, -1);
		}
		case Kind.super_expression:
			return out.value('super', null, -1, -1);
		default:
			return literalValue(walk, node);
	}
}

function literalValue(walk: Walk, node: number): number {
	const { out } = walk;
	switch (walk.kind(node)) {
		case Kind.integer_literal:
			return out.value('literal', 'number', -1, -1);
		case Kind.boolean_literal:
			return out.value('literal', 'boolean', -1, -1);
		case Kind['"null"']:
			return out.value('literal', 'null', -1, -1);
		case Kind.character_literal:
			return out.value('string', clippedText(walk, node, 20).slice(1, -1), -1, -1);
		case Kind.string_literal:
			if (isTemplate(walk, node)) return out.value('literal', 'template', -1, -1);
			return out.value('string', stringContent(walk, node), -1, -1);
		default:
			return other(walk);
	}
}

function operandsOf(walk: Walk, node: number, depth: number): number[] {
	const { tree } = walk;
	const values: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && values.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.jump_expression) values.push(valueAt(walk, child, depth + 1));
	}
	return values;
}

function indexValue(walk: Walk, object: number, suffix: number, depth: number): number {
	const index = valueAt(walk, firstNamedChild(walk.tree, suffix), depth + 1);
	return walk.out.value('index', null, object, index);
}

/** What is assigned to is a list of an expression and its suffixes. */
function targetValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	let value = -1;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.navigation_suffix: {
				const name = childOfKind(tree, child, walk.kinds, Kind.simple_identifier);
				value = out.value('member', walk.nameOf(name), value, -1);
				break;
			}
			case Kind.indexing_suffix:
				value = indexValue(walk, value, child, depth);
				break;
			case Kind['"!!"']:
				break;
			default:
				if (value === -1) value = valueAt(walk, child, depth + 1);
		}
	}
	return value === -1 ? other(walk) : value;
}

/** `::f`, `A::f` and `A::class`. */
function referenceValue(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const owner = firstNamedChild(tree, node);
	const name = childOfKind(tree, node, kinds, Kind.simple_identifier);
	if (walk.kind(owner) === Kind.simple_identifier) return nameValue(walk, walk.nameOf(owner));
	const object = owner === -1 ? other(walk) : valueAt(walk, owner);
	return name === -1 ? object : walk.out.value('member', walk.nameOf(name), object, -1);
}

/** What any of the branches gives: the last expression of each. */
function branchesValue(walk: Walk, node: number, depth: number): number {
	const { tree, kinds } = walk;
	const values: number[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		let body = -1;
		switch (walk.kind(child)) {
			case Kind.control_structure_body:
			case Kind.statements:
				body = child;
				break;
			case Kind.when_entry:
				body = childOfKind(tree, child, kinds, Kind.control_structure_body);
				break;
			case Kind.catch_block:
				body = childOfKind(tree, child, kinds, Kind.statements);
		}
		const last = lastOf(walk, body);
		if (last === -1 || walk.kind(last) === Kind.jump_expression || values.length >= MAX_ITEMS) continue;
		values.push(valueAt(walk, last, depth + 1));
	}
	return eitherOf(walk, values);
}

function lastOf(walk: Walk, body: number): number {
	const { tree } = walk;
	const statements = childOfKind(tree, body, walk.kinds, Kind.statements);
	let last = -1;
	let child = firstNamedChild(tree, statements === -1 ? body : statements);
	for (; child !== -1; child = nextNamedSibling(tree, child)) last = child;
	return last;
}

/** `A.B<C>` as a value. */
export function typeValue(walk: Walk, type: number): number {
	const { tree } = walk;
	if (walk.kind(type) === Kind.type_identifier) return nameValue(walk, walk.nameOf(type));
	if (type === -1) return other(walk);
	let value = -1;
	for (let child = type + 1; child < tree.after[type]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.type_identifier) continue;
		const name = walk.nameOf(child);
		value = value === -1 ? nameValue(walk, name) : walk.out.value('member', name, value, -1);
	}
	return value === -1 ? other(walk) : value;
}
