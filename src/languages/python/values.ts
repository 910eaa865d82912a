import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { stringLiteral } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a literal, are not followed. */
const MAX_DEPTH = 40;
const MAX_ITEMS = 256;

/**
 * The value of an expression that has been walked (its calls and lambdas are recorded). Calls and
 * lambdas are leaves here, and their arguments and bodies were followed on their own, so a node is
 * looked at once however deep the program nests.
 */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree, fields } = walk;
	if (depth > MAX_DEPTH) return out.value('other', null, -1, -1);
	switch (walk.kind(node)) {
		case Kind.identifier:
			return out.value('name', walk.textOf(node), -1, -1);
		case Kind.attribute: {
			const name = childByField(tree, node, fields.attribute);
			const object = valueAt(walk, childByField(tree, node, fields.object), depth + 1);
			return out.value('member', name === -1 ? '' : walk.textOf(name), object, -1);
		}
		case Kind.subscript: {
			const object = valueAt(walk, childByField(tree, node, fields.value), depth + 1);
			const key = nextNamedSibling(tree, firstNamedChild(tree, node));
			return out.value('index', null, object, keyAt(walk, key, depth + 1));
		}
		case Kind.call:
			return callValue(walk, node);
		case Kind.lambda:
			return madeValue(walk, 'chunk', node);
		case Kind.parenthesized:
		case Kind.type:
			return valueAt(walk, firstNamedChild(tree, node), depth + 1);
		case Kind.await:
			return out.value('await', null, valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.listSplat:
		case Kind.dictionarySplat:
			return out.value('spread', null, valueAt(walk, firstNamedChild(tree, node), depth + 1), -1);
		case Kind.conditional: {
			const first = firstNamedChild(tree, node);
			const last = nextNamedSibling(tree, nextNamedSibling(tree, first));
			return out.value('either', null, valueAt(walk, first, depth + 1), valueAt(walk, last, depth + 1));
		}
		case Kind.booleanOperator: {
			const left = valueAt(walk, childByField(tree, node, fields.left), depth + 1);
			return out.value(
				'either',
				null,
				left,
				valueAt(walk, childByField(tree, node, fields.right), depth + 1),
			);
		}
		case Kind.namedExpression: {
			const target = valueAt(walk, childByField(tree, node, fields.name), depth + 1);
			return out.value(
				'assign',
				null,
				target,
				valueAt(walk, childByField(tree, node, fields.value), depth + 1),
			);
		}
		case Kind.list:
		case Kind.tuple:
		case Kind.set:
		case Kind.expressionList:
			return arrayValue(walk, node, depth);
		case Kind.dictionary:
			return objectValue(walk, node, depth);
		case Kind.comprehension:
			return comprehensionValue(walk, node, depth);
		case Kind.string:
		case Kind.concatenatedString: {
			const literal = stringLiteral(walk, node);
			if (literal.kind === 'string') return out.value('string', literal.text, -1, -1);
			return out.value('literal', literal.kind, -1, -1);
		}
		case Kind.integer:
		case Kind.float:
			return out.value('literal', 'number', -1, -1);
		case Kind.true:
		case Kind.false:
			return out.value('literal', 'boolean', -1, -1);
		case Kind.none:
			return out.value('literal', 'none', -1, -1);
		default:
			return out.value('other', null, -1, -1);
	}
}

/** Places in lists are told apart, and parts of them from their elements. */
function keyAt(walk: Walk, node: number, depth: number): number {
	const kind = walk.kind(node);
	if (kind === Kind.slice) return walk.out.value('literal', sliceOf(walk, node), -1, -1);
	const place = kind === Kind.integer ? placeOf(walk, node) : null;
	return place === null ? valueAt(walk, node, depth) : walk.out.value('literal', place, -1, -1);
}

/** `slice`, with the places where it begins and ends as far as they are written: `slice 1:3`. */
function sliceOf(walk: Walk, node: number): string {
	const text = walk.textOf(node);
	return text.length <= 9 && /^\d{0,4}:\d{0,4}$/.test(text) ? `slice ${text}` : 'slice';
}

function placeOf(walk: Walk, node: number): string | null {
	const text = walk.textOf(node);
	return text.length <= 4 && /^\d+$/.test(text) ? text : null;
}

function callValue(walk: Walk, node: number): number {
	const { out, tree, fields } = walk;
	const module = walk.importedModules.get(node);
	if (module !== undefined) return out.value('module', module, -1, -1);
	const callee = childByField(tree, node, fields.function);
	if (walk.kind(callee) === Kind.identifier && walk.textOf(callee) === 'super' && isOfOwnClass(walk, node)) {
		return out.value('super', null, -1, -1);
	}
	return madeValue(walk, 'call', node);
}

/** `super()` and `super(C, self)` inside `C`; with another class it begins further up. */
function isOfOwnClass(walk: Walk, call: number): boolean {
	const { tree, fields } = walk;
	const first = firstNamedChild(tree, childByField(tree, call, fields.arguments));
	if (first === -1) return true;
	const owner = walk.scopes.findLast((scope) => scope.owner !== null)?.owner;
	return owner?.name === walk.textOf(first);
}

/** What the node turned out to be; nothing, when a syntax error kept it from being recorded. */
function madeValue(walk: Walk, op: 'call' | 'chunk', node: number): number {
	const made = walk.made[node];
	return made === -1 ? walk.out.value('other', null, -1, -1) : walk.out.value(op, null, made, -1);
}

function arrayValue(walk: Walk, node: number, depth: number): number {
	const items: number[] = [];
	let child = firstNamedChild(walk.tree, node);
	for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(walk.tree, child)) {
		items.push(valueAt(walk, child, depth + 1));
	}
	let list = -1;
	for (let at = items.length - 1; at >= 0; at--) list = walk.out.value('item', null, items[at], list);
	return walk.out.value('array', null, list, -1);
}

/**
 * Entries with a literal key, `[1]` for a number; what other keys lead to, and what `**other` brings in,
 * are items.
 */
function objectValue(walk: Walk, node: number, depth: number): number {
	const { tree, out, fields } = walk;
	const keys: (string | null)[] = [];
	const values: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1 && keys.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.dictionarySplat) {
			keys.push(null);
			values.push(valueAt(walk, child, depth + 1));
			continue;
		}
		const key = childByField(tree, child, fields.key);
		const value = childByField(tree, child, fields.value);
		if (key === -1 || value === -1) continue;
		keys.push(keyName(walk, key));
		values.push(valueAt(walk, value, depth + 1));
	}
	let list = -1;
	for (let at = keys.length - 1; at >= 0; at--) {
		list =
			keys[at] === null
				? out.value('item', null, values[at], list)
				: out.value('entry', keys[at], values[at], list);
	}
	return out.value('object', null, list, -1);
}

function keyName(walk: Walk, key: number): string | null {
	if (walk.kind(key) === Kind.integer) {
		const place = placeOf(walk, key);
		return place === null ? null : `[${place}]`;
	}
	if (walk.kind(key) !== Kind.string) return null;
	const literal = stringLiteral(walk, key);
	return literal.kind === 'string' && !/^\[\d+\]$/.test(literal.text) ? literal.text : null;
}

/**
 * What a comprehension has in it, as far as it is made of calls and of what is gone through. Names that it
 * binds itself are not seen from outside, so the element stands in their place.
 */
function comprehensionValue(walk: Walk, node: number, depth: number): number {
	const { tree, out, fields } = walk;
	const body = firstNamedChild(tree, node);
	const clause = nextNamedSibling(tree, body);
	if (walk.kind(clause) !== Kind.forInClause) return out.value('other', null, -1, -1);
	const isPair = childByField(tree, body, fields.key) !== -1;
	const value = elementValue(walk, isPair ? childByField(tree, body, fields.value) : body, clause, depth + 1);
	const item = out.value('item', null, value, -1);
	return out.value(isPair ? 'object' : 'array', null, item, -1);
}

function elementValue(walk: Walk, node: number, clause: number, depth: number): number {
	const { tree, out, fields } = walk;
	if (depth > MAX_DEPTH) return out.value('other', null, -1, -1);
	switch (walk.kind(node)) {
		case Kind.call:
			return callValue(walk, node);
		case Kind.parenthesized:
			return elementValue(walk, firstNamedChild(tree, node), clause, depth + 1);
		case Kind.attribute: {
			const object = elementValue(walk, childByField(tree, node, fields.object), clause, depth + 1);
			return out.value('member', walk.textOf(childByField(tree, node, fields.attribute)), object, -1);
		}
		case Kind.await: {
			const inner = elementValue(walk, firstNamedChild(tree, node), clause, depth + 1);
			return out.value('await', null, inner, -1);
		}
		case Kind.conditional: {
			const first = firstNamedChild(tree, node);
			const last = nextNamedSibling(tree, nextNamedSibling(tree, first));
			const either = elementValue(walk, first, clause, depth + 1);
			return out.value('either', null, either, elementValue(walk, last, clause, depth + 1));
		}
		case Kind.identifier:
			if (!isOnlyTarget(walk, clause, node)) return out.value('other', null, -1, -1);
			return out.value('index', null, valueAt(walk, childByField(tree, clause, fields.right), depth + 1), -1);
		default:
			return out.value('other', null, -1, -1);
	}
}

/** `x` of `x for x in xs`, where nothing else is gone through. */
function isOnlyTarget(walk: Walk, clause: number, element: number): boolean {
	const { tree, fields } = walk;
	const target = childByField(tree, clause, fields.left);
	if (walk.kind(target) !== Kind.identifier || walk.textOf(target) !== walk.textOf(element)) return false;
	for (let child = nextNamedSibling(tree, clause); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.forInClause) return false;
	}
	return true;
}
