import { firstNamedChild } from '../../model/syntax-walk.ts';
import { type Lower, loweringOf, MAX_NESTED, make, makeBinary, rulesFor } from '../shared/lowering.ts';
import type { OnBranch } from '../shared/operators.ts';
import { pathParts, pathValue } from './names.ts';
import { isOperation, operationValue, steppedValue } from './operations.ts';
import { lastOperand, startOf, unwrapped } from './prefixes.ts';
import { literalText } from './strings.ts';
import { type FieldName, Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

const rules = rulesFor<Walk>(() => valueAt);

/**
 * The value of an expression that has been walked (its calls are recorded). Calls are leaves here, and
 * what is in them was followed on its own, so a node is looked at once however deep the program nests.
 */
export const valueAt: Lower<Walk> = (walk, written, depth = 0) => {
	if (written === -1) return -1;
	const node = walk.bare(written);
	if (node === -1 || depth > MAX_NESTED) return make(walk, written, 'other');
	return isOperation(walk, node) ? valueOfOperation(walk, node, depth) : plainValue(walk, node, depth);
};

/** `onBranch` is told of right sides of operators. */
export function valueOfOperation(walk: Walk, node: number, depth = 0, onBranch?: OnBranch): number {
	return operationValue(valueAt, operandValue, walk, node, depth, onBranch);
}

/** What follows an expression with operators belongs to its last operand: operators before a chain are not its own. */
function operandValue(walk: Walk, written: number, depth = 0): number {
	let node = unwrapped(walk, written);
	for (let last = lastOperand(walk, node); last !== -1; last = lastOperand(walk, node)) node = last;
	return chainValue(walk, node, depth);
}

/** A member, an index or a call without the operators that seem to be in it; any other expression as a whole. */
export function chainValue(walk: Walk, node: number, depth = 0): number {
	return LINKS.has(walk.kind(node)) ? plainValue(walk, node, depth) : valueAt(walk, node, depth);
}

const LINKS: ReadonlySet<number> = new Set([
	Kind.member_expression,
	Kind.array_access,
	Kind.slice_access,
	Kind.call_expression,
	Kind.struct_expression,
]);

const below = (walk: Walk, node: number, field: FieldName, depth: number): number =>
	valueAt(walk, walk.field(node, field), depth + 1);

/** `a[i]`, `a[i:j]`, `a.b`: what it is taken of may seem to be an expression with operators. */
function linkValue(
	walk: Walk,
	node: number,
	op: 'member' | 'index',
	of: FieldName,
	name: string | null,
	key: number,
	depth: number,
): number {
	const object = operandValue(walk, walk.field(node, of), depth + 1);
	return walk.out.value(op, name, object, key, startOf(walk, node), walk.tree.end[node]);
}

const plainValue: Lower<Walk> = loweringOf<Walk>({
	[Kind.identifier]: nameValue,
	[Kind.yul_identifier]: nameValue,
	[Kind.member_expression]: (walk, node, depth) =>
		linkValue(walk, node, 'member', 'object', walk.textOf(walk.field(node, 'property')), -1, depth),
	[Kind.array_access]: (walk, node, depth) =>
		linkValue(walk, node, 'index', 'base', null, below(walk, node, 'index', depth), depth),
	[Kind.slice_access]: (walk, node, depth) => {
		const from = below(walk, node, 'from', depth);
		const range = makeBinary(walk, node, '..', from, below(walk, node, 'to', depth));
		return linkValue(walk, node, 'index', 'base', null, range, depth);
	},
	[Kind.call_expression]: rules.made('call'),
	[Kind.yul_function_call]: rules.made('call'),
	[Kind.struct_expression]: (walk, node, depth) => operandValue(walk, walk.field(node, 'type'), depth + 1),
	[Kind.type_cast_expression]: castValue,
	[Kind.payable_conversion_expression]: castValue,
	[Kind.meta_type_expression]: typeValue,
	[Kind.new_expression]: typeValue,
	[Kind.type_name]: typeValue,
	[Kind.user_defined_type]: (walk, node) => pathValue(walk, pathParts(walk, node)),
	[Kind.yul_path]: (walk, node) => pathValue(walk, [...walk.childrenOf(node, Kind.yul_identifier)]),
	[Kind.update_expression]: (walk, node, depth) => {
		const target = below(walk, node, 'argument', depth);
		return make(walk, node, 'assign', null, target, steppedValue(walk, node, target));
	},
	[Kind.assignment_expression]: assignmentValue,
	[Kind.augmented_assignment_expression]: assignmentValue,
	[Kind.tuple_expression]: rules.list(),
	[Kind.inline_array_expression]: rules.list(),
	[Kind.string_literal]: stringValue,
	[Kind.unicode_string_literal]: stringValue,
	[Kind.yul_string_literal]: stringValue,
	[Kind.number_literal]: rules.constant('number'),
	[Kind.yul_decimal_number]: rules.constant('number'),
	[Kind.yul_hex_number]: rules.constant('number'),
	[Kind.hex_string_literal]: rules.constant('bytes'),
	[Kind.boolean_literal]: rules.constant('boolean'),
	[Kind.yul_boolean]: rules.constant('boolean'),
});

function nameValue(walk: Walk, node: number): number {
	const name = walk.textOf(node);
	return name === 'this' || name === 'super' ? make(walk, node, name) : make(walk, node, 'name', name);
}

function stringValue(walk: Walk, node: number): number {
	return make(walk, node, 'string', literalText(walk, node));
}

function assignmentValue(walk: Walk, node: number, depth: number): number {
	const target = below(walk, node, 'left', depth);
	return make(walk, node, 'assign', null, target, assignedValue(walk, node, target, depth));
}

/** What an assignment gives to its left side, whose value is `target`. */
export function assignedValue(walk: Walk, node: number, target: number, depth = 0): number {
	const { tree } = walk;
	const given = below(walk, node, 'right', depth);
	if (walk.kind(node) === Kind.assignment_expression) return given;
	const sign = tree.after[walk.field(node, 'left')];
	return makeBinary(walk, node, walk.textOf(sign).slice(0, -1), target, given);
}

/** `uint256(x)`, `payable(x)`: conversions to a type of the language. */
function castValue(walk: Walk, node: number, depth: number): number {
	const { tree } = walk;
	const argument = walk.childOf(node, Kind.call_argument);
	const open = walk.childOf(node, Kind['"("']);
	const type = walk.clip(tree.start[node], open === -1 ? tree.end[node] : tree.start[open], MAX_TYPE);
	return make(walk, node, 'cast', type, valueAt(walk, firstNamedChild(tree, argument), depth + 1));
}

/** `type(C)` and the `C` of `new C` stand for what they name; arrays and mappings for nothing. */
function typeValue(walk: Walk, node: number, depth: number): number {
	const named = firstNamedChild(walk.tree, node);
	const kind = walk.kind(named);
	const isPath = kind === Kind.user_defined_type || kind === Kind.identifier;
	const isType = kind === Kind.type_name && walk.kind(node) !== Kind.type_name;
	return isPath || isType ? valueAt(walk, named, depth + 1) : make(walk, node, 'other');
}
