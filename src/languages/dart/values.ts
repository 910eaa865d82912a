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
import { clipped, nextWritten } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * An expression has no node of its own: `a.b(1)` is the node of `a` and two siblings behind it. Such a
 * run is named by its first node.
 */

const MAX_STRING = 200;

/** What goes on with an expression. */
export function isSelector(kind: number): boolean {
	return (
		kind === Kind.selector ||
		kind === Kind.unconditional_assignable_selector ||
		kind === Kind.conditional_assignable_selector ||
		kind === Kind.cascade_section ||
		kind === Kind.argument_part
	);
}

/** The last node of a run. */
export function lastOfRun(walk: Walk, first: number): number {
	let last = first;
	for (let next = nextWritten(walk, first); isSelector(walk.kind(next)); next = nextWritten(walk, next))
		last = next;
	return last;
}

/** The offset where a run ends. */
export function runEnd(walk: Walk, first: number): number {
	return walk.tree.end[lastOfRun(walk, first)];
}

/** The value of a run that has been walked; `until` is the node before which it is asked for. */
export function runValue(walk: Walk, first: number, depth = 0, until = -1): number {
	if (first === -1) return -1;
	if (depth > MAX_DEPTH) return other(walk);
	let value = plainValue(walk, first, depth);
	for (
		let next = nextWritten(walk, first);
		next !== until && isSelector(walk.kind(next));
		next = nextWritten(walk, next)
	)
		value = withSelector(walk, value, next, depth);
	return value;
}

/** What a member, an index or arguments make of a value. */
export function withSelector(walk: Walk, value: number, selector: number, depth = 0): number {
	const { tree, out } = walk;
	const kind = walk.kind(selector);
	if (kind === Kind.cascade_section) return value;
	if (kind === Kind.argument_part) return madeValue(walk, 'call', selector);
	const inner = kind === Kind.selector ? firstNamedChild(tree, selector) : selector;
	switch (walk.kind(inner)) {
		case Kind.argument_part:
			return madeValue(walk, 'call', selector);
		case Kind.unconditional_assignable_selector:
		case Kind.conditional_assignable_selector: {
			const index = childOfKind(tree, inner, walk.kinds, Kind.index_selector);
			if (index !== -1)
				return out.value('index', null, value, runValue(walk, firstNamedChild(tree, index), depth + 1));
			const name = childOfKind(tree, inner, walk.kinds, Kind.identifier);
			return name === -1 ? value : out.value('member', walk.textOf(name), value, -1);
		}
		default:
			return value;
	}
}

function plainValue(walk: Walk, node: number, depth: number): number {
	const { out, tree, fields } = walk;
	const inside = (first: number): number => runValue(walk, first, depth + 1);
	switch (walk.kind(node)) {
		case Kind.identifier:
		case Kind.type_identifier:
			return walk.isEmpty(node) || walk.textOf(node) === '_'
				? other(walk)
				: nameValue(walk, walk.textOf(node));
		case Kind.this:
			return out.value('this', null, -1, -1);
		case Kind.super:
			return out.value('super', null, -1, -1);
		case Kind.assignable_expression:
		case Kind.parenthesized_expression:
			return inside(firstNamedChild(tree, node));
		case Kind.unary_expression: {
			const operand = firstNamedChild(tree, node);
			return walk.kind(operand) === Kind.await_expression ? inside(operand) : other(walk);
		}
		case Kind.await_expression:
			return out.value('await', null, inside(firstNamedChild(tree, node)), -1);
		case Kind.function_expression:
			return madeValue(walk, 'chunk', node);
		case Kind.new_expression:
		case Kind.const_object_expression:
			return madeValue(walk, 'call', node);
		case Kind.conditional_expression:
			return eitherOf(walk, [
				inside(childByField(tree, node, fields.consequence)),
				inside(childByField(tree, node, fields.alternative)),
			]);
		case Kind.if_null_expression:
			return eitherOf(walk, [
				inside(childByField(tree, node, fields.first)),
				inside(childByField(tree, node, fields.second)),
			]);
		case Kind.type_cast_expression: {
			const cast = childOfKind(tree, node, walk.kinds, Kind.type_cast);
			const type = nextNamedSibling(tree, firstNamedChild(tree, cast));
			const text = type === -1 ? '' : clipped(walk, tree.start[type], tree.end[cast], 200);
			return out.value('cast', text, inside(firstNamedChild(tree, node)), -1);
		}
		case Kind.assignment_expression:
			return out.value(
				'assign',
				null,
				inside(childByField(tree, node, fields.left)),
				inside(childByField(tree, node, fields.right)),
			);
		case Kind.switch_expression:
			return switchValue(walk, node, depth);
		case Kind.list_literal:
		case Kind.set_or_map_literal:
		case Kind.record_literal:
			return itemsValue(walk, node, depth);
		case Kind.dot_shorthand: {
			const name = childOfKind(tree, node, walk.kinds, Kind.identifier);
			return out.value('member', walk.textOf(name), other(walk), -1);
		}
		default:
			return literalValue(walk, node);
	}
}

function literalValue(walk: Walk, node: number): number {
	const { out } = walk;
	switch (walk.kind(node)) {
		case Kind.decimal_integer_literal:
			return out.value('literal', 'number', -1, -1);
		case Kind.true:
			return out.value('literal', 'boolean', -1, -1);
		case Kind.null_literal:
			return out.value('literal', 'null', -1, -1);
		case Kind.string_literal:
			if (isTemplate(walk, node)) return out.value('literal', 'template', -1, -1);
			return out.value('string', stringContent(walk, node), -1, -1);
		default:
			return other(walk);
	}
}

export function isTemplate(walk: Walk, string: number): boolean {
	return childOfKind(walk.tree, string, walk.kinds, Kind.template_substitution) !== -1;
}

/** What stands between the quotes of one literal. */
export function stringContent({ text, tree }: Walk, string: number): string {
	const written = text.slice(
		tree.start[string],
		Math.min(tree.end[string], tree.start[string] + MAX_STRING + 8),
	);
	const open = /^r?(?:'''|"""|'|")/.exec(written)?.[0] ?? '';
	const quotes = open.replace('r', '');
	const inner = written.slice(open.length);
	return (inner.endsWith(quotes) ? inner.slice(0, inner.length - quotes.length) : inner).slice(0, MAX_STRING);
}

/** The runs among the children of a node, by their first nodes. */
function runsIn(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const found: number[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (
			!isSelector(kind) &&
			kind !== Kind.type_arguments &&
			kind !== Kind.const_builtin &&
			kind !== Kind.label
		)
			found.push(child);
	}
	return found;
}

function itemsValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const entries: { key: string; value: number }[] = [];
	const items: number[] = [];
	for (const item of runsIn(walk, node).slice(0, MAX_ITEMS)) {
		switch (walk.kind(item)) {
			case Kind.pair: {
				const key = childByField(tree, item, fields.key);
				const isString = walk.kind(key) === Kind.string_literal;
				entries.push({
					key: isString ? stringContent(walk, key) : clipped(walk, tree.start[key], runEnd(walk, key), 80),
					value: runValue(walk, childByField(tree, item, fields.value), depth + 1),
				});
				break;
			}
			case Kind.spread_element:
				items.push(out.value('spread', null, runValue(walk, firstNamedChild(tree, item), depth + 1), -1));
				break;
			case Kind.if_element:
				items.push(runValue(walk, childByField(tree, item, fields.consequence), depth + 1));
				break;
			case Kind.for_element:
				items.push(runValue(walk, childByField(tree, item, fields.body), depth + 1));
				break;
			case Kind.record_field:
				items.push(runValue(walk, runsIn(walk, item)[0] ?? -1, depth + 1));
				break;
			default:
				items.push(runValue(walk, item, depth + 1));
		}
	}
	return entries.length > 0 ? objectOf(walk, entries) : arrayOf(walk, items);
}

/** What any of its arms gives. */
function switchValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const values: number[] = [];
	for (let arm = firstNamedChild(tree, node); arm !== -1; arm = nextNamedSibling(tree, arm)) {
		if (walk.kind(arm) !== Kind.switch_expression_case || values.length >= MAX_ITEMS) continue;
		const result = nextWritten(walk, childOfKind(tree, arm, walk.kinds, Kind['"=>"']));
		if (result !== -1 && walk.kind(result) !== Kind.throw_expression)
			values.push(runValue(walk, result, depth + 1));
	}
	return eitherOf(walk, values);
}
