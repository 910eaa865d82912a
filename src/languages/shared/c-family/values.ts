import { childByField, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import {
	type Lower,
	loweringOf,
	MAX_ITEMS,
	make,
	makeBinary,
	makeChoice,
	makeLiteral,
	operatorOf,
	rulesFor,
} from '../lowering.ts';
import { castRules } from './casts.ts';
import { isKeywordOf } from './keywords.ts';
import { listRule } from './lists.ts';
import { Kind } from './syntax.ts';
import { textRules } from './texts.ts';
import type { Walk } from './walk.ts';

/** How far the parts of `a::b::c` are followed. */
const MAX_PARTS = 40;

const lower = (): Lower<Walk> => valueAt;
const rules = rulesFor<Walk>(lower);
const casts = castRules(lower);
const list = listRule(lower);
const texts = textRules(lower);
const made = rules.made('call');
const first = rules.through();

/** The value of an expression that has been walked: its calls and lambdas are recorded. */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: nameValue,
	[Kind.type_identifier]: nameValue,
	[Kind.field_identifier]: nameValue,
	[Kind.namespace_identifier]: nameValue,
	[Kind.primitive_type]: rules.name(),
	[Kind.sized_type_specifier]: rules.name(),
	[Kind.struct_specifier]: rules.through('name'),
	[Kind.union_specifier]: rules.through('name'),
	[Kind.enum_specifier]: rules.through('name'),
	[Kind.field_expression]: memberValue,
	[Kind.qualified_identifier]: qualifiedValue,
	[Kind.template_function]: rules.through('name'),
	[Kind.template_method]: rules.through('name'),
	[Kind.template_type]: rules.through('name'),
	[Kind.dependent_type]: first,
	[Kind.parenthesized_expression]: first,
	[Kind.extension_expression]: first,
	[Kind.type_descriptor]: rules.through('type'),
	[Kind.condition_clause]: rules.through('value'),
	// `if (T *p = f())` declares without a node around the name and its value.
	[Kind.declaration]: rules.assigned('declarator', 'value'),
	[Kind.pointer_declarator]: rules.through('declarator'),
	[Kind.reference_declarator]: first,
	// The address of a function is the function, and what is behind it too.
	[Kind.pointer_expression]: rules.through('argument'),
	[Kind.call_expression]: casts.called,
	[Kind.new_expression]: casts.made,
	[Kind.delete_expression]: rules.unary(),
	[Kind.lambda_expression]: rules.made('chunk'),
	[Kind.subscript_expression]: indexValue,
	[Kind.cast_expression]: casts.written,
	[Kind.compound_literal_expression]: casts.written,
	[Kind.conditional_expression]: conditionalValue,
	[Kind.generic_expression]: genericValue,
	[Kind.comma_expression]: rules.through('right'),
	[Kind.assignment_expression]: (walk, node, depth) => {
		const { target, value } = assignmentAt(walk, node, depth);
		return make(walk, node, 'assign', null, target, value);
	},
	[Kind.update_expression]: updatedValue,
	[Kind.binary_expression]: (walk, node, depth) => {
		const a = below(walk, node, 'left', depth);
		return makeBinary(walk, node, operatorAt(walk, node), a, below(walk, node, 'right', depth));
	},
	[Kind.fold_expression]: foldValue,
	[Kind.unary_expression]: (walk, node, depth) =>
		make(walk, node, 'unary', operatorAt(walk, node), below(walk, node, 'argument', depth)),
	[Kind.sizeof_expression]: measuredValue,
	[Kind.alignof_expression]: measuredValue,
	[Kind.offsetof_expression]: offsetValue,
	// What `T x(1)` and `T x{1}` start with is what they construct.
	[Kind.argument_list]: made,
	[Kind.initializer_list]: list,
	[Kind.compound_statement]: lastValue,
	[Kind.co_await_expression]: rules.wrapped('await', 'argument'),
	[Kind.parameter_pack_expansion]: rules.wrapped('spread', 'pattern'),
	[Kind.this]: rules.leaf('this'),
	[Kind.string_literal]: texts.text,
	[Kind.raw_string_literal]: texts.text,
	[Kind.concatenated_string]: texts.joined,
	[Kind.user_defined_literal]: texts.suffixed,
	[Kind.char_literal]: texts.character,
	[Kind.number_literal]: rules.constant('number'),
	[Kind.true]: rules.constant('boolean'),
	[Kind.null]: rules.constant('null'),
});

function below(walk: Walk, node: number, field: keyof Walk['fields'], depth: number): number {
	return valueAt(walk, childByField(walk.tree, node, walk.fields[field]), depth + 1);
}

/** Words of C++ for operators, beside those that other languages have too. */
const OPERATOR_WORDS: Readonly<Record<string, string>> = {
	bitand: '&',
	bitor: '|',
	xor: '^',
	compl: '~',
	not_eq: '!=',
	and_eq: '&=',
	or_eq: '|=',
	xor_eq: '^=',
};

function operatorAt(walk: Walk, node: number): string {
	const written = operatorOf(walk, node);
	return Object.hasOwn(OPERATOR_WORDS, written) ? OPERATOR_WORDS[written] : written;
}

function nameValue(walk: Walk, node: number): number {
	const name = walk.textOf(node);
	const isName = name !== '' && !isKeywordOf(walk.isCpp, name);
	return isName ? make(walk, node, 'name', name) : make(walk, node, 'other');
}

function memberValue(walk: Walk, node: number, depth: number): number {
	const name = memberName(walk, childByField(walk.tree, node, walk.fields.field));
	return make(walk, node, 'member', name, below(walk, node, 'argument', depth));
}

/** `f` of `x.f` and of `x.template f<T>`. */
function memberName(walk: Walk, node: number): string {
	const { tree, fields } = walk;
	let at = node;
	while (walk.kind(at) === Kind.dependent_name) at = firstNamedChild(tree, at);
	if (walk.kind(at) === Kind.template_method) at = childByField(tree, at, fields.name);
	return walk.textOf(at);
}

/** What is written to: `*p` is the first of what `p` points to. */
export function targetAt(walk: Walk, node: number, depth = 0): number {
	let at = node;
	while (walk.kind(at) === Kind.parenthesized_expression) at = firstNamedChild(walk.tree, at);
	if (walk.kind(at) !== Kind.pointer_expression || walk.text[walk.tree.start[at]] !== '*')
		return valueAt(walk, at, depth);
	const pointer = below(walk, at, 'argument', depth);
	return make(walk, at, 'index', null, pointer, makeLiteral(walk, at, 'number', '0'));
}

interface Assigned {
	target: number;
	value: number;
}

/** `a = b`; `a += b` is `a = a + b`. */
export function assignmentAt(walk: Walk, node: number, depth = 0): Assigned {
	const target = targetAt(walk, childByField(walk.tree, node, walk.fields.left), depth + 1);
	const given = below(walk, node, 'right', depth);
	const operator = operatorAt(walk, node);
	if (operator === '=') return { target, value: given };
	return { target, value: makeBinary(walk, node, operator.slice(0, -1), target, given) };
}

/** `a++` is `a = a + 1`. */
export function updateAt(walk: Walk, node: number, depth = 0): Assigned {
	const target = targetAt(walk, childByField(walk.tree, node, walk.fields.argument), depth + 1);
	const one = makeLiteral(walk, node, 'number', '1');
	return { target, value: makeBinary(walk, node, operatorAt(walk, node).slice(0, 1), target, one) };
}

/** `++a` gives the new value, `a++` what it was before. */
function updatedValue(walk: Walk, node: number, depth: number): number {
	const operand = childByField(walk.tree, node, walk.fields.argument);
	if (operand !== -1 && walk.tree.start[operand] === walk.tree.start[node])
		return valueAt(walk, operand, depth + 1);
	const { target, value } = updateAt(walk, node, depth);
	return make(walk, node, 'assign', null, target, value);
}

/** `a::b::c`; `::c` is a plain name. */
function qualifiedValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields, out } = walk;
	const start = tree.start[node];
	const part = (at: number, of: number): number =>
		of === -1
			? valueAt(walk, at, depth + 1)
			: out.value('member', baseName(walk, at), of, -1, start, tree.end[at]);
	let value = -1;
	let at = node;
	for (let level = depth; walk.kind(at) === Kind.qualified_identifier && level < MAX_PARTS; level++) {
		const scope = childByField(tree, at, fields.scope);
		if (scope !== -1) value = part(scope, value);
		at = childByField(tree, at, fields.name);
	}
	return at === -1 ? value : part(at, value);
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
function indexValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const of = below(walk, node, 'argument', depth);
	const index = childByField(tree, node, fields.index);
	const key = index === -1 ? firstNamedChild(tree, childByField(tree, node, fields.indices)) : index;
	return make(walk, node, 'index', null, of, valueAt(walk, key, depth + 1));
}

/** `a ?: b` has no value of its own between. */
function conditionalValue(walk: Walk, node: number, depth: number): number {
	const test = below(walk, node, 'condition', depth);
	const yes = below(walk, node, 'consequence', depth);
	const no = below(walk, node, 'alternative', depth);
	return yes === -1 ? makeBinary(walk, node, '?:', test, no) : makeChoice(walk, node, test, yes, no);
}

/** Any of the expressions a `_Generic` chooses from: the first child is what it looks at. */
function genericValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const values: number[] = [];
	const subject = firstNamedChild(tree, node);
	let child = nextNamedSibling(tree, subject);
	for (; child !== -1 && values.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.type_descriptor) values.push(valueAt(walk, child, depth + 1));
	}
	if (values.length === 0) return make(walk, node, 'other');
	const any = values.reduceRight((rest, value) => make(walk, node, 'either', null, value, rest));
	return make(walk, node, 'choice', null, valueAt(walk, subject, depth + 1), any);
}

/** `(... + xs)`: what the dots stand for has no value. */
function foldValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const side = (field: 'left' | 'right'): number =>
		walk.kind(childByField(tree, node, fields[field])) === Kind['"..."']
			? -1
			: below(walk, node, field, depth);
	const operator = childByField(tree, node, fields.operator);
	const left = side('left');
	return make(walk, node, 'binary', walk.textOf(operator), left, side('right'));
}

/** `sizeof x`, `sizeof(T)`, `alignof(T)` */
function measuredValue(walk: Walk, node: number, depth: number): number {
	const value = below(walk, node, 'value', depth);
	const of = value === -1 ? below(walk, node, 'type', depth) : value;
	return make(walk, node, 'unary', operatorOf(walk, node), of);
}

function offsetValue(walk: Walk, node: number, depth: number): number {
	const { tree, fields } = walk;
	const type = below(walk, node, 'type', depth);
	const member = walk.textOf(childByField(tree, node, fields.member));
	return make(walk, node, 'unary', 'offsetof', make(walk, node, 'member', member, type));
}

/** `({ int x = f(); x; })` gives what its last statement does. */
function lastValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	let last = -1;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child))
		last = child;
	return walk.kind(last) === Kind.expression_statement
		? valueAt(walk, firstNamedChild(tree, last), depth + 1)
		: make(walk, node, 'other');
}
