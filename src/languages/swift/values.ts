import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	arrayOf,
	eitherOf,
	MAX_DEPTH,
	MAX_ITEMS,
	madeValue,
	nameValue,
	objectOf,
	other,
} from '../shared/values.ts';
import { clippedText } from '../shared/walk.ts';
import {
	argumentList,
	chainStart,
	isAwaitedAt,
	isImplicitMember,
	isSubscript,
	memberName,
	operandOf,
} from './callees.ts';
import { isRegex, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

/** The value of an expression that has been walked, with the `await` before it. */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const kind = walk.kind(node);
	const mayWait =
		kind === Kind.call_expression || kind === Kind.navigation_expression || kind === Kind.simple_identifier;
	const value = plainValue(walk, node, depth);
	if (!mayWait || !isWhole(walk, node) || !isAwaitedAt(walk, chainStart(walk, node))) return value;
	return walk.out.value('await', null, value, -1);
}

/** Not the beginning of a longer chain, which is what `await` is about. */
function isWhole({ tree, kinds }: Walk, node: number): boolean {
	const around = tree.parent[node];
	if (around + 1 !== node) return true;
	const kind = kinds[tree.kind[around]];
	return (
		kind !== Kind.navigation_expression && kind !== Kind.call_expression && kind !== Kind.postfix_expression
	);
}

/**
 * Calls and closures are leaves here, and what is in them was followed on its own, so a node is looked
 * at once however deep the program nests.
 */
function plainValue(walk: Walk, node: number, depth: number): number {
	const { out, tree, fields } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	const kind = walk.kind(node);
	switch (kind) {
		case Kind.simple_identifier:
			return identifierValue(walk, node);
		case Kind.user_type:
		case Kind.type_identifier:
			return typeValue(walk, node);
		case Kind.navigation_expression:
			return memberValue(walk, node, depth);
		case Kind.call_expression:
			return callValue(walk, node, depth);
		case Kind.constructor_expression:
			return madeValue(walk, 'call', node);
		case Kind.lambda_literal:
			return madeValue(walk, 'chunk', node);
		case Kind.postfix_expression:
			return valueAt(walk, node + 1, depth + 1);
		case Kind.prefix_expression: {
			const target = childByField(tree, node, fields.target);
			if (isImplicitMember(walk, node)) return out.value('member', walk.nameOf(target), other(walk), -1);
			return walk.text[tree.start[node]] === '&' ? valueAt(walk, target, depth + 1) : other(walk);
		}
		case Kind.try_expression:
			return valueAt(walk, childByField(tree, node, fields.expr), depth + 1);
		case Kind.as_expression: {
			const value = valueAt(walk, childByField(tree, node, fields.expr), depth + 1);
			return out.value('cast', clippedText(walk, childByField(tree, node, fields.name), MAX_TYPE), value, -1);
		}
		case Kind.ternary_expression:
			return eitherOf(walk, [
				valueAt(walk, childByField(tree, node, fields.if_true), depth + 1),
				valueAt(walk, childByField(tree, node, fields.if_false), depth + 1),
			]);
		case Kind.nil_coalescing_expression:
			return eitherOf(walk, [
				valueAt(walk, childByField(tree, node, fields.value), depth + 1),
				valueAt(walk, childByField(tree, node, fields.if_nil), depth + 1),
			]);
		case Kind.if_statement:
		case Kind.switch_statement:
			return branchesValue(walk, node, depth);
		case Kind.tuple_expression:
		case Kind.array_literal:
			return itemsValue(walk, node, depth);
		case Kind.dictionary_literal:
			return dictionaryValue(walk, node, depth);
		case Kind.directly_assignable_expression:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.self_expression:
			return out.value('this', null, -1, -1);
		case Kind.super_expression:
			return out.value('super', null, -1, -1);
		default:
			return literalValue(walk, kind, node);
	}
}

/** `#line` is a literal, and nothing (`()`) was parsed as a name. */
function identifierValue(walk: Walk, node: number): number {
	const text = walk.nameOf(node);
	if (text.startsWith('#')) return walk.out.value('literal', 'string', -1, -1);
	return text === '' || text.startsWith('(') || text === '_' ? other(walk) : nameValue(walk, text);
}

function literalValue(walk: Walk, kind: number, node: number): number {
	const { out } = walk;
	switch (kind) {
		case Kind.integer_literal:
			return out.value('literal', 'number', -1, -1);
		case Kind.boolean_literal:
			return out.value('literal', 'boolean', -1, -1);
		case Kind['"nil"']:
			return out.value('literal', 'null', -1, -1);
		case Kind.line_string_literal:
		case Kind.multi_line_string_literal:
			if (isRegex(walk, node)) return out.value('literal', 'regex', -1, -1);
			if (childOfKind(walk.tree, node, walk.kinds, Kind.interpolated_expression) !== -1)
				return out.value('literal', 'template', -1, -1);
			return out.value('string', stringContent(walk, node), -1, -1);
		default:
			return other(walk);
	}
}

function memberValue(walk: Walk, node: number, depth: number): number {
	const name = memberName(walk, node);
	const object = valueAt(walk, operandOf(walk, node + 1), depth + 1);
	if (name !== -1) {
		// `T.self` is the type itself.
		return walk.textOf(name) === 'self' ? object : walk.out.value('member', walk.nameOf(name), object, -1);
	}
	return walk.out.value('index', null, object, walk.out.value('literal', 'number', -1, -1));
}

function callValue(walk: Walk, node: number, depth: number): number {
	const { out, tree, fields } = walk;
	const first = node + 1;
	if (isSubscript(walk, node)) {
		const argument = childOfKind(tree, argumentList(walk, node), walk.kinds, Kind.value_argument);
		const index = childByField(tree, argument, fields.value);
		return out.value(
			'index',
			null,
			valueAt(walk, operandOf(walk, first), depth + 1),
			valueAt(walk, index, depth + 1),
		);
	}
	// `f(_:)` names a function.
	if (walk.made[node] === -1) return valueAt(walk, first, depth + 1);
	const call = madeValue(walk, 'call', node);
	switch (walk.kind(first)) {
		case Kind.nil_coalescing_expression:
			return eitherOf(walk, [valueAt(walk, childByField(tree, first, fields.value), depth + 1), call]);
		case Kind.additive_expression:
		case Kind.conjunction_expression:
			return other(walk);
		default:
			return call;
	}
}

function itemsValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const items: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (tree.field[child] !== fields.name) items.push(valueAt(walk, child, depth + 1));
	}
	// A value in parentheses is no tuple.
	return walk.kind(node) === Kind.tuple_expression && items.length === 1 ? items[0] : arrayOf(walk, items);
}

function dictionaryValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const entries: { key: string; value: number }[] = [];
	let key = '';
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (tree.field[child] === fields.key) {
			const isString = walk.kind(child) === Kind.line_string_literal;
			key = isString ? stringContent(walk, child) : clippedText(walk, child, 80);
		} else if (entries.length < MAX_ITEMS) entries.push({ key, value: valueAt(walk, child, depth + 1) });
	}
	return objectOf(walk, entries);
}

/** What any of the branches gives: their only expressions. */
function branchesValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const values: number[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		const isEntry = kind === Kind.switch_entry;
		const statements = isEntry ? childOfKind(tree, child, walk.kinds, Kind.statements) : child;
		if (kind === Kind.if_statement) values.push(valueAt(walk, child, depth + 1));
		else if (walk.kind(statements) === Kind.statements && values.length < MAX_ITEMS)
			values.push(valueAt(walk, firstNamedChild(tree, statements), depth + 1));
	}
	return eitherOf(walk, values);
}

/** `A.B<C>` as a value. */
export function typeValue(walk: Walk, type: number): number {
	const { tree } = walk;
	if (walk.kind(type) === Kind.type_identifier) return nameValue(walk, walk.nameOf(type));
	let value = -1;
	for (let child = type + 1; child < tree.after[type]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.type_identifier) continue;
		const name = walk.nameOf(child);
		value = value === -1 ? nameValue(walk, name) : walk.out.value('member', name, value, -1);
	}
	return value === -1 ? other(walk) : value;
}
