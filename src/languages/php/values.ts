import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { valueList } from '../shared/tree-pass.ts';
import { lastNamed, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;

/**
 * The value of an expression that has been walked (its calls and closures are recorded). Those are leaves
 * here, and what is in them was followed on its own, so a node is looked at once however deep the
 * program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	const inner = depth + 1;
	switch (walk.kind(node)) {
		case Kind.variable_name: {
			const name = walk.textOf(node);
			return name === '$this' ? out.value('this', null, -1, -1) : out.value('name', name, -1, -1);
		}
		case Kind.name:
		case Kind.qualified_name:
		case Kind.relative_name:
			return nameValue(walk, walk.textOf(node));
		case Kind.relative_scope:
			return nameValue(walk, walk.textOf(node));
		case Kind.member_access_expression:
		case Kind.nullsafe_member_access_expression: {
			const object = valueAt(walk, walk.field(node, 'object'), inner);
			const name = walk.field(node, 'name');
			if (walk.kind(name) !== Kind.name) return out.value('index', null, object, valueAt(walk, name, inner));
			return out.value('member', walk.textOf(name), object, -1);
		}
		case Kind.scoped_property_access_expression: {
			const scope = valueAt(walk, walk.field(node, 'scope'), inner);
			return out.value('member', walk.textOf(walk.field(node, 'name')).slice(1), scope, -1);
		}
		case Kind.class_constant_access_expression: {
			const scope = firstNamedChild(tree, node);
			const name = walk.textOf(lastNamed(walk, node));
			const value = valueAt(walk, scope, inner);
			return name === 'class' ? value : out.value('member', name, value, -1);
		}
		case Kind.function_call_expression:
			return callValue(walk, node, walk.field(node, 'function'), inner);
		case Kind.member_call_expression:
		case Kind.nullsafe_member_call_expression:
			return memberCallValue(walk, node, walk.field(node, 'object'), inner);
		case Kind.scoped_call_expression:
			return memberCallValue(walk, node, walk.field(node, 'scope'), inner);
		case Kind.object_creation_expression:
			return madeValue(walk, 'call', node);
		case Kind.anonymous_class:
		case Kind.anonymous_function:
		case Kind.arrow_function:
			return madeValue(walk, 'chunk', node);
		case Kind.subscript_expression: {
			const object = firstNamedChild(tree, node);
			const value = valueAt(walk, object, inner);
			return out.value('index', null, value, valueAt(walk, nextNamedSibling(tree, object), inner));
		}
		case Kind.parenthesized_expression:
		case Kind.error_suppression_expression:
		case Kind.clone_expression:
		case Kind.by_ref:
		case Kind.argument:
			return valueAt(walk, lastNamed(walk, node), inner);
		case Kind.cast_expression: {
			const type = walk.textOf(walk.field(node, 'type'));
			return out.value('cast', type, valueAt(walk, walk.field(node, 'value'), inner), -1);
		}
		case Kind.conditional_expression: {
			const body = walk.field(node, 'body');
			const first = body === -1 ? walk.field(node, 'condition') : body;
			return either(walk, first, walk.field(node, 'alternative'), inner);
		}
		case Kind.binary_expression:
			return walk.kind(walk.field(node, 'operator')) === Kind['"??"']
				? either(walk, walk.field(node, 'left'), walk.field(node, 'right'), inner)
				: other(walk);
		case Kind.match_expression:
			return matchValue(walk, node, inner);
		case Kind.assignment_expression:
		case Kind.reference_assignment_expression: {
			const target = valueAt(walk, walk.field(node, 'left'), inner);
			return out.value('assign', null, target, valueAt(walk, walk.field(node, 'right'), inner));
		}
		case Kind.variadic_unpacking:
			return out.value('spread', null, valueAt(walk, firstNamedChild(tree, node), inner), -1);
		case Kind.array_creation_expression:
			return arrayValue(walk, node, inner);
		default:
			return literalValue(walk, node);
	}
}

function nameValue(walk: Walk, written: string): number {
	const { out } = walk;
	switch (written.toLowerCase()) {
		case 'parent':
			return out.value('super', null, -1, -1);
		case 'self':
		case 'static':
			return out.value('name', written.toLowerCase(), -1, -1);
		default:
			return out.value('name', written, -1, -1);
	}
}

function literalValue(walk: Walk, node: number): number {
	const literal = literalText(walk, node);
	if (literal !== null) return walk.out.value('string', literal.text, -1, -1);
	const name = LITERALS[walk.kind(node)];
	return name === undefined ? other(walk) : walk.out.value('literal', name, -1, -1);
}

const LITERALS: Readonly<Record<number, string>> = {
	[Kind.encapsed_string]: 'template',
	[Kind.heredoc]: 'template',
	[Kind.nowdoc]: 'template',
	[Kind.shell_command_expression]: 'template',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.boolean]: 'boolean',
	[Kind.null]: 'null',
};

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

function either(walk: Walk, a: number, b: number, depth: number): number {
	const first = valueAt(walk, a, depth);
	return b === -1 ? first : walk.out.value('either', null, first, valueAt(walk, b, depth));
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

/** `f(...)` is the function itself. */
function callValue(walk: Walk, node: number, callee: number, depth: number): number {
	return walk.made[node] !== -1 || callee === -1
		? madeValue(walk, 'call', node)
		: isPlaceholder(walk, node)
			? valueAt(walk, callee, depth)
			: other(walk);
}

function memberCallValue(walk: Walk, node: number, object: number, depth: number): number {
	const name = walk.field(node, 'name');
	if (walk.made[node] !== -1 || !isPlaceholder(walk, node) || walk.kind(name) !== Kind.name) {
		return madeValue(walk, 'call', node);
	}
	return walk.out.value('member', walk.textOf(name), valueAt(walk, object, depth), -1);
}

function isPlaceholder(walk: Walk, node: number): boolean {
	const first = firstNamedChild(walk.tree, walk.field(node, 'arguments'));
	return walk.kind(first) === Kind.variadic_placeholder;
}

/** What any of its arms gives. */
function matchValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const values: number[] = [];
	let arm = firstNamedChild(tree, walk.field(node, 'body'));
	for (; arm !== -1 && values.length < MAX_ITEMS; arm = nextNamedSibling(tree, arm)) {
		const result = walk.field(arm, 'return_expression');
		if (result !== -1) values.push(valueAt(walk, result, depth));
	}
	if (values.length === 0) return other(walk);
	return values.reduceRight((rest, value) => out.value('either', null, value, rest));
}

/** A list, or a map when its keys are literal strings. */
function arrayValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const keys: (string | null)[] = [];
	const values: number[] = [];
	let hasKeys = false;
	let item = firstNamedChild(tree, node);
	for (; item !== -1 && values.length < MAX_ITEMS; item = nextNamedSibling(tree, item)) {
		if (walk.kind(item) !== Kind.array_element_initializer) continue;
		const first = firstNamedChild(tree, item);
		const last = lastNamed(walk, item);
		const literal = first === last ? null : literalText(walk, first);
		if (literal !== null) hasKeys = true;
		else if (first !== last && hasKeys) continue;
		keys.push(literal?.text ?? null);
		values.push(valueAt(walk, last, depth));
	}
	return out.value(hasKeys ? 'object' : 'array', null, valueList(out, values, keys), -1);
}
