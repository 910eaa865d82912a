import { valueList } from '../shared/tree-pass.ts';
import { constantOf, variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { literalText } from './strings.ts';
import { typeText } from './types.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;

/**
 * The value of what has been walked (its calls and blocks are recorded). Calls and blocks are leaves here,
 * and what is in them was followed on its own, so a node is looked at once however deep the script nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out } = walk;
	if (depth > MAX_DEPTH) return other(walk);
	const inner = depth + 1;
	switch (walk.kind(node)) {
		case K.pipeline: {
			const elements = walk.parts(node).filter((part) => walk.kind(part) !== K.operator);
			return elements.length === 0 ? other(walk) : valueAt(walk, elements[elements.length - 1], inner);
		}
		case K.command:
			return madeValue(walk, 'call', node);
		case K.expression:
			return expressionValue(walk, node, inner);
		case K.argument: {
			const items = walk.parts(node);
			if (items.length === 0) return out.value('string', walk.textOf(node), -1, -1);
			return items.length === 1 ? valueAt(walk, items[0], inner) : arrayOf(walk, items, inner);
		}
		case K.operand:
			return operandValue(walk, node, -1, inner);
		case K.variable:
			return variableValue(walk, node);
		case K.splat:
			return out.value('spread', null, out.value('name', walk.textOf(node).slice(1), -1, -1), -1);
		case K.block:
			return madeValue(walk, 'chunk', node);
		case K.group:
		case K.sub: {
			const statement = walk.only(node);
			return statement === -1 ? other(walk) : valueAt(walk, statement, inner);
		}
		case K.array:
			return listValue(walk, node, inner);
		case K.hash:
			return hashValue(walk, node, inner);
		case K.type:
			// In its brackets, so that it is no variable.
			return out.value('name', `[${typeText(walk, node)}]`, -1, -1);
		case K.number:
			return out.value('literal', 'number', -1, -1);
		case K.template:
			return out.value('literal', 'template', -1, -1);
		case K.string:
		case K.word:
			return out.value('string', literalText(walk, node) ?? '', -1, -1);
		default:
			return other(walk);
	}
}

function other(walk: Walk): number {
	return walk.out.value('other', null, -1, -1);
}

/** What the node turned out to be; nothing, when it was not recorded as that. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? other(walk) : walk.out.value(op, null, made, -1);
}

function variableValue(walk: Walk, node: number): number {
	const { out } = walk;
	const { name } = variableName(walk, node);
	const constant = constantOf(name);
	if (constant === 'this') return out.value('this', null, -1, -1);
	return constant === null ? out.value('name', name, -1, -1) : out.value('literal', constant, -1, -1);
}

/** An operand up to the link `until`, which is not part of it; -1 for all of it. */
export function operandValue(walk: Walk, node: number, until: number, depth = 0): number {
	const { out, tree } = walk;
	const called = walk.lastArguments.get(node) ?? -1;
	let value = called === -1 ? -1 : madeValue(walk, 'call', called);
	let part = called === -1 ? node + 1 : tree.after[called];
	for (; part < tree.after[node] && part !== until; part = tree.after[part]) {
		switch (walk.kind(part)) {
			case K.comment:
			case K.ERROR:
				break;
			case K.member:
			case K.static_member: {
				const name = walk.field(part, 'name');
				value =
					name === -1
						? out.value('index', null, value, -1)
						: out.value('member', walk.textOf(name), value, -1);
				break;
			}
			case K.index:
				value = out.value('index', null, value, valueAt(walk, walk.only(part), depth + 1));
				break;
			case K.arguments:
				value = madeValue(walk, 'call', part);
				break;
			default:
				value = valueAt(walk, part, depth + 1);
		}
	}
	return value === -1 ? other(walk) : value;
}

/** Operands and operators in a row: lists, casts and choices are followed, the rest is not. */
function expressionValue(walk: Walk, node: number, depth: number): number {
	const { out } = walk;
	const parts = walk.parts(node).filter((part) => walk.kind(part) !== K.redirection);
	const assign = parts.findIndex((part) => walk.kind(part) === K.assign);
	if (assign !== -1) {
		const target = parts.slice(0, assign).filter((part) => walk.kind(part) === K.operand);
		const given = valueAt(walk, parts[assign + 1] ?? -1, depth);
		return out.value('assign', null, valueAt(walk, target[target.length - 1] ?? -1, depth), given);
	}
	if (parts.length === 1) return valueAt(walk, parts[0], depth);
	const operators = parts.filter((part) => walk.kind(part) === K.operator).map((part) => walk.textOf(part));
	if (operators.length === 0) return castValue(walk, parts, depth);
	if (operators.every((operator) => operator === ',')) {
		return arrayOf(
			walk,
			parts.filter((part) => walk.kind(part) === K.operand),
			depth,
		);
	}
	if (operators.every((operator) => operator === '??')) return eitherOf(walk, parts, depth);
	if (operators.join() === '?,:' && parts.length === 5) return eitherOf(walk, parts.slice(1), depth);
	return other(walk);
}

/** `[int] $x`: any number of types, then what they are put on. */
function castValue(walk: Walk, parts: readonly number[], depth: number): number {
	const value = valueAt(walk, parts[parts.length - 1] ?? -1, depth);
	const type = walk.childOf(parts[parts.length - 2] ?? -1, K.type);
	return type === -1 ? value : walk.out.value('cast', typeText(walk, type), value, -1);
}

function eitherOf(walk: Walk, parts: readonly number[], depth: number): number {
	const values = parts
		.filter((part) => walk.kind(part) === K.operand)
		.slice(0, MAX_ITEMS)
		.map((part) => valueAt(walk, part, depth));
	if (values.length === 0) return other(walk);
	return values.reduceRight((rest, value) => walk.out.value('either', null, value, rest));
}

function arrayOf(walk: Walk, items: readonly number[], depth: number): number {
	const { out } = walk;
	const values = items.slice(0, MAX_ITEMS).map((item) => valueAt(walk, item, depth));
	return out.value('array', null, valueList(out, values), -1);
}

/** `@(…)`: a list in it is the array itself, other statements are items. */
function listValue(walk: Walk, node: number, depth: number): number {
	const statements = walk.parts(node);
	const expression = statements.length === 1 ? walk.only(statements[0]) : -1;
	const isList =
		walk.kind(expression) === K.expression &&
		[...walk.childrenOf(expression, K.operator)].some((operator) => walk.textOf(operator) === ',');
	return isList ? valueAt(walk, expression, depth) : arrayOf(walk, statements, depth);
}

/** Entries with a literal key. */
function hashValue(walk: Walk, node: number, depth: number): number {
	const { out } = walk;
	const keys: string[] = [];
	const values: number[] = [];
	for (const entry of walk.childrenOf(node, K.entry)) {
		const key = literalText(walk, walk.field(entry, 'key'));
		if (key === null || keys.length >= MAX_ITEMS) continue;
		const parts = walk.parts(entry);
		keys.push(key);
		values.push(parts.length < 2 ? other(walk) : valueAt(walk, parts[parts.length - 1], depth));
	}
	return out.value('object', null, valueList(out, values, keys), -1);
}
