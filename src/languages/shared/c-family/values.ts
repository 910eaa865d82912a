import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../../model/syntax-walk.ts';
import { isKeyword } from './keywords.ts';
import { clipped, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;
const MAX_TYPE = 200;

/**
 * The value of an expression that has been walked (its calls and lambdas are recorded). Calls and lambdas
 * are leaves here, and what is in them was followed on its own, so a node is looked at once however deep
 * the program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree, fields } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	const inner = (field: number): number => valueAt(walk, childByField(tree, node, field), depth + 1);
	switch (walk.kind(node)) {
		case Kind.identifier:
		case Kind.type_identifier:
		case Kind.field_identifier:
		case Kind.namespace_identifier:
			return isKeyword(walk.textOf(node)) ? other(walk) : out.value('name', walk.textOf(node), -1, -1);
		case Kind.field_expression:
			return out.value(
				'member',
				memberName(walk, childByField(tree, node, fields.field)),
				inner(fields.argument),
				-1,
			);
		case Kind.qualified_identifier:
			return qualifiedValue(walk, node, depth);
		case Kind.template_function:
		case Kind.template_method:
		case Kind.template_type:
			return inner(fields.name);
		case Kind.dependent_type:
		case Kind.parenthesized_expression:
		case Kind.extension_expression:
		case Kind.type_descriptor:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		// The address of a function is the function, and what is behind it too.
		case Kind.pointer_expression:
			return inner(fields.argument);
		case Kind.call_expression:
			return walk.made[node] === -1 ? castValue(walk, node, depth) : calledValue(walk, node);
		case Kind.new_expression:
			return madeValue(walk, 'call', node);
		case Kind.lambda_expression:
			return madeValue(walk, 'chunk', node);
		case Kind.subscript_expression:
			return out.value('index', null, inner(fields.argument), subscriptValue(walk, node, depth));
		case Kind.cast_expression: {
			const type = childByField(tree, node, fields.type);
			return out.value(
				'cast',
				clipped(walk, tree.start[type], tree.end[type], MAX_TYPE),
				inner(fields.value),
				-1,
			);
		}
		case Kind.compound_literal_expression: {
			if (walk.made[node] !== -1) return madeValue(walk, 'call', node);
			const type = childByField(tree, node, fields.type);
			return out.value(
				'cast',
				clipped(walk, tree.start[type], tree.end[type], MAX_TYPE),
				inner(fields.value),
				-1,
			);
		}
		case Kind.conditional_expression: {
			const yes = childByField(tree, node, fields.consequence);
			const first = yes === -1 ? inner(fields.condition) : valueAt(walk, yes, depth + 1);
			return out.value('either', null, first, inner(fields.alternative));
		}
		case Kind.generic_expression:
			return genericValue(walk, node, depth);
		case Kind.comma_expression:
			return inner(fields.right);
		case Kind.assignment_expression:
			return out.value('assign', null, inner(fields.left), inner(fields.right));
		// What `T x(1)` and `T x{1}` start with is what they construct.
		case Kind.argument_list:
			return madeValue(walk, 'call', node);
		case Kind.initializer_list:
			return walk.made[node] === -1 ? listValue(walk, node, depth) : madeValue(walk, 'call', node);
		case Kind.co_await_expression:
			return out.value('await', null, inner(fields.argument), -1);
		case Kind.parameter_pack_expansion:
			return out.value('spread', null, inner(fields.pattern), -1);
		case Kind.this:
			return out.value('this', null, -1, -1);
		case Kind.string_literal:
		case Kind.raw_string_literal:
		case Kind.concatenated_string:
			return out.value('string', stringContent(walk, node), -1, -1);
		case Kind.char_literal:
			return out.value('string', walk.textOf(node).replace(/^[^']*'|'$/g, ''), -1, -1);
		case Kind.number_literal:
			return out.value('literal', 'number', -1, -1);
		case Kind.true:
			return out.value('literal', 'boolean', -1, -1);
		case Kind.null:
			return out.value('literal', 'null', -1, -1);
		default:
			return other(walk);
	}
}

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

/** What `make_unique<T>(…)` gives is said by what it is called with, which nothing else tells. */
function calledValue(walk: Walk, node: number): number {
	const { tree, fields, out } = walk;
	const made = madeValue(walk, 'call', node);
	if (!walk.isCpp) return made;
	let callee = childByField(tree, node, fields.function);
	while (walk.kind(callee) === Kind.qualified_identifier) callee = childByField(tree, callee, fields.name);
	if (walk.kind(callee) !== Kind.template_function) return made;
	const pointer = POINTERS.get(walk.textOf(childByField(tree, callee, fields.name)));
	const type = firstNamedChild(tree, childByField(tree, callee, fields.arguments));
	if (pointer === undefined || type === -1) return made;
	const written = clipped(walk, tree.start[type], tree.end[type], MAX_TYPE);
	return out.value('cast', `std::${pointer}<${written}>`, made, -1);
}

/** Functions that make a pointer to what they are told. */
const POINTERS: ReadonlyMap<string, string> = new Map([
	['make_unique', 'unique_ptr'],
	['make_shared', 'shared_ptr'],
	['allocate_shared', 'shared_ptr'],
	['static_pointer_cast', 'shared_ptr'],
	['dynamic_pointer_cast', 'shared_ptr'],
	['const_pointer_cast', 'shared_ptr'],
	['make_optional', 'optional'],
]);

/** `static_cast<T>(x)`; also `int(x)`. */
function castValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const callee = childByField(tree, node, fields.function);
	const type = childByField(tree, callee, fields.arguments);
	const value = firstNamedChild(tree, childByField(tree, node, fields.arguments));
	if (callee === -1 || value === -1) return other(walk);
	const name =
		type === -1 ? walk.textOf(callee) : clipped(walk, tree.start[type] + 1, tree.end[type] - 1, MAX_TYPE);
	return out.value('cast', name, valueAt(walk, value, depth + 1), -1);
}

/** `f` of `x.f` and of `x.template f<T>`. */
function memberName(walk: Walk, node: number): string {
	const { tree, fields } = walk;
	let at = node;
	while (walk.kind(at) === Kind.dependent_name) at = firstNamedChild(tree, at);
	if (walk.kind(at) === Kind.template_method) at = childByField(tree, at, fields.name);
	return walk.textOf(at);
}

/** `a::b::c`; `::c` is a plain name. */
function qualifiedValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	let value = -1;
	let at = node;
	for (let level = depth; walk.kind(at) === Kind.qualified_identifier && level < MAX_DEPTH; level++) {
		const scope = childByField(tree, at, fields.scope);
		if (scope !== -1) {
			value =
				value === -1
					? valueAt(walk, scope, depth + 1)
					: out.value('member', baseName(walk, scope), value, -1);
		}
		at = childByField(tree, at, fields.name);
	}
	return value === -1 ? valueAt(walk, at, depth + 1) : out.value('member', baseName(walk, at), value, -1);
}

/** `A` of `A<B>`; other names as written. */
export function baseName(walk: Walk, node: number): string {
	const { tree, fields } = walk;
	let at = node;
	while (walk.kind(at) === Kind.dependent_name || walk.kind(at) === Kind.dependent_type)
		at = firstNamedChild(tree, at);
	const kind = walk.kind(at);
	if (kind === Kind.template_type || kind === Kind.template_function)
		at = childByField(tree, at, fields.name);
	return walk.textOf(at);
}

/** In C++ an index stands in a list. */
function subscriptValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const index = childByField(tree, node, fields.index);
	if (index !== -1) return valueAt(walk, index, depth + 1);
	return valueAt(walk, firstNamedChild(tree, childByField(tree, node, fields.indices)), depth + 1);
}

/** Any of the expressions a `_Generic` chooses from: the first child is what it looks at. */
function genericValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const values: number[] = [];
	let child = nextNamedSibling(tree, firstNamedChild(tree, node));
	for (; child !== -1 && values.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.type_descriptor) values.push(valueAt(walk, child, depth + 1));
	}
	return values.length === 0
		? other(walk)
		: values.reduceRight((rest, value) => out.value('either', null, value, rest));
}

/** `{ .a = x, y }` is an object when it names members, else an array. */
function listValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const items: { key: string | null; value: number }[] = [];
	let isObject = false;
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		const isPair = walk.kind(child) === Kind.initializer_pair;
		const value = valueAt(walk, isPair ? childByField(tree, child, fields.value) : child, depth + 1);
		let key: string | null = null;
		if (isPair) {
			const designator = childByField(tree, child, fields.designator);
			if (walk.kind(designator) !== Kind.subscript_designator) {
				key = walk.text.slice(tree.start[designator], designatorsEnd(walk, designator)).replace(/^\.\s*/, '');
				isObject = true;
			}
		}
		items.push({ key, value });
	}
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) {
		const { key, value } = items[at];
		list = isObject ? out.value('entry', key ?? `${at}`, value, list) : out.value('item', null, value, list);
	}
	return out.value(isObject ? 'object' : 'array', null, list, -1);
}

/** Where the designators of `.a.b[1] = x` end. */
function designatorsEnd({ tree }: Walk, first: number): number {
	let last = first;
	for (let next = first; next !== -1; next = nextWithSameField(tree, next)) last = next;
	return tree.end[last];
}
