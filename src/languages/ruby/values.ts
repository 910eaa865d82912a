import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { valueList } from '../shared/tree-pass.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { tailOf } from './tails.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;

/**
 * The value of an expression that has been walked (its calls and blocks are recorded). Calls and blocks
 * are leaves here, and what is in them was followed on its own, so a node is looked at once however
 * deep the program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	const inner = depth + 1;
	switch (walk.kind(node)) {
		case Kind.identifier:
			if (walk.made[node] !== -1) return out.value('call', null, walk.made[node], -1);
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.constant:
		case Kind.class_variable:
		case Kind.global_variable:
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.hash_key_symbol:
			if (walk.made[node] !== -1) return out.value('call', null, walk.made[node], -1);
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.instance_variable:
			return out.value('member', walk.textOf(node), out.value('this', null, -1, -1), -1);
		case Kind.scope_resolution: {
			const scope = walk.field(node, 'scope');
			const name = walk.textOf(walk.field(node, 'name'));
			// `::A` is that of the top, whatever is around.
			if (scope === -1) return out.value('name', `::${name}`, -1, -1);
			return out.value('member', name, valueAt(walk, scope, inner), -1);
		}
		case Kind.call:
			return callValue(walk, node, inner);
		case Kind.yield:
		case Kind.super:
			return madeValue(walk, 'call', node);
		case Kind.lambda:
		case Kind.block:
		case Kind.do_block:
			return madeValue(walk, 'chunk', node);
		case Kind.element_reference: {
			const object = valueAt(walk, walk.field(node, 'object'), inner);
			const key = nextNamedSibling(tree, firstNamedChild(tree, node));
			return out.value('index', null, object, valueAt(walk, key, inner));
		}
		// A definition gives its name back: `private def f`.
		case Kind.method:
		case Kind.singleton_method:
			return out.value('string', walk.textOf(walk.field(node, 'name')), -1, -1);
		case Kind.self:
			return out.value('this', null, -1, -1);
		case Kind.parenthesized_statements:
		case Kind.then:
		case Kind.else:
		case Kind.begin:
		case Kind.body_statement:
			return valueAt(walk, tailOf(walk, node), inner);
		case Kind.if:
		case Kind.unless:
		case Kind.elsif:
		case Kind.conditional:
			return either(walk, walk.field(node, 'consequence'), walk.field(node, 'alternative'), inner);
		case Kind.rescue_modifier:
			return either(walk, walk.field(node, 'body'), walk.field(node, 'handler'), inner);
		case Kind.if_modifier:
		case Kind.unless_modifier:
			return valueAt(walk, walk.field(node, 'body'), inner);
		case Kind.case:
		case Kind.case_match:
			return caseValue(walk, node, inner);
		case Kind.binary:
			return isLogical(walk, node)
				? either(walk, walk.field(node, 'left'), walk.field(node, 'right'), inner)
				: other(walk);
		case Kind.assignment: {
			const target = valueAt(walk, walk.field(node, 'left'), inner);
			return out.value('assign', null, target, valueAt(walk, walk.field(node, 'right'), inner));
		}
		case Kind.operator_assignment:
			return either(walk, walk.field(node, 'left'), walk.field(node, 'right'), inner);
		case Kind.splat_argument:
		case Kind.hash_splat_argument:
			return out.value('spread', null, valueAt(walk, firstNamedChild(tree, node), inner), -1);
		case Kind.argument_list: {
			const only = firstNamedChild(tree, node);
			if (nextNamedSibling(tree, only) === -1) return valueAt(walk, only, inner);
			return arrayValue(walk, node, inner);
		}
		case Kind.array:
		case Kind.right_assignment_list:
		case Kind.string_array:
		case Kind.symbol_array:
			return arrayValue(walk, node, inner);
		case Kind.hash:
			return objectValue(walk, node, inner);
		default:
			return literalValue(walk, node);
	}
}

function literalValue(walk: Walk, node: number): number {
	const { out } = walk;
	const literal = literalText(walk, node);
	if (literal !== null) return out.value('string', literal.text, -1, -1);
	const name = LITERALS[walk.kind(node)];
	return name === undefined ? other(walk) : out.value('literal', name, -1, -1);
}

const LITERALS: Readonly<Record<number, string>> = {
	[Kind.string]: 'template',
	[Kind.chained_string]: 'template',
	[Kind.delimited_symbol]: 'template',
	[Kind.heredoc_beginning]: 'template',
	[Kind.subshell]: 'template',
	[Kind.regex]: 'regex',
	[Kind.integer]: 'number',
	[Kind.float]: 'number',
	[Kind.rational]: 'number',
	[Kind.complex]: 'number',
	[Kind.true]: 'boolean',
	[Kind.false]: 'boolean',
	[Kind.nil]: 'null',
};

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

function either(walk: Walk, a: number, b: number, depth: number): number {
	const first = valueAt(walk, a, depth);
	return b === -1 ? first : walk.out.value('either', null, first, valueAt(walk, b, depth));
}

export function isLogical(walk: Walk, node: number): boolean {
	if (walk.kind(node) !== Kind.binary) return false;
	const operator = walk.kind(walk.field(node, 'operator'));
	return (
		operator === Kind['"&&"'] ||
		operator === Kind['"||"'] ||
		operator === Kind['"and"'] ||
		operator === Kind['"or"']
	);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

const MAKES_FUNCTION = new Set(['lambda', 'proc', 'Proc.new']);

/** `lambda { … }` is its block; a call on the left of an assignment is a member. */
function callValue(walk: Walk, node: number, depth: number): number {
	const { out } = walk;
	const receiver = walk.field(node, 'receiver');
	const method = walk.field(node, 'method');
	const block = walk.field(node, 'block');
	if (block !== -1 && walk.made[block] !== -1) {
		const on = receiver === -1 ? '' : `${walk.clip(walk.tree.start[receiver], walk.tree.end[receiver], 8)}.`;
		if (MAKES_FUNCTION.has(on + walk.textOf(method))) return madeValue(walk, 'chunk', block);
	}
	if (walk.made[node] !== -1) return madeValue(walk, 'call', node);
	if (receiver === -1 || method === -1) return other(walk);
	return out.value('member', walk.textOf(method), valueAt(walk, receiver, depth), -1);
}

/** What any of its branches gives. */
function caseValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const values: number[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (values.length >= MAX_ITEMS) break;
		const kind = walk.kind(child);
		if (kind === Kind.else) values.push(valueAt(walk, child, depth));
		else if (kind === Kind.when || kind === Kind.in_clause) {
			const body = walk.field(child, 'body');
			if (body !== -1) values.push(valueAt(walk, body, depth));
		}
	}
	if (values.length === 0) return other(walk);
	return values.reduceRight((rest, value) => out.value('either', null, value, rest));
}

function arrayValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const items: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		items.push(valueAt(walk, child, depth));
	}
	return out.value('array', null, valueList(out, items), -1);
}

/** Entries with a literal key, and what `**other` brings in. */
function objectValue(walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const keys: (string | null)[] = [];
	const values: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && keys.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.hash_splat_argument) {
			keys.push(null);
			values.push(valueAt(walk, child, depth));
			continue;
		}
		const key = walk.field(child, 'key');
		const literal = literalText(walk, key);
		if (literal === null) continue;
		const value = walk.field(child, 'value');
		keys.push(literal.text);
		values.push(valueAt(walk, value === -1 ? key : value, depth));
	}
	return out.value('object', null, valueList(out, values, keys), -1);
}
