import {
	type Lower,
	type LoweringRule,
	loweringOf,
	MAX_ITEMS,
	MAX_NESTED,
	make,
	makeBinary,
	makeChoice,
	makeList,
	makeLiteral,
	makeMade,
	makeObject,
	rulesFor,
} from '../shared/lowering.ts';
import type { OnBranch } from '../shared/operators.ts';
import { constantOf, variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { rowRule } from './rows.ts';
import { literalText } from './strings.ts';
import { templateRule } from './templates.ts';
import { typeText } from './types.ts';
import type { Walk } from './walk.ts';

type Rule = LoweringRule<Walk>;

const rule = rulesFor<Walk>(() => valueAt);
export const valueOfParts = rowRule(() => valueAt);

/** Pipes in a row, with `&&` and `||` between: the last command of a pipe gives its output. */
export function pipelineValue(walk: Walk, node: number, depth: number, onBranch?: OnBranch): number {
	const { tree } = walk;
	const parts = walk.parts(node);
	let value = -1;
	let nested = 0;
	for (let at = 0; at < parts.length; ) {
		const operator = walk.kind(parts[at]) === K.operator ? walk.textOf(parts[at]) : '';
		const first = operator === '' ? at : at + 1;
		let end = first;
		while (end < parts.length && !CHOOSES.test(walk.textOf(parts[end]))) end++;
		const last = parts.slice(first, end).findLast((part) => walk.kind(part) !== K.operator);
		at = Math.max(end, at + 1);
		if (last === undefined) continue;
		const next = valueAt(walk, last, depth + 1);
		if (value === -1 || nested++ > MAX_NESTED) {
			value = next;
			continue;
		}
		onBranch?.(operator === '&&' ? 'then' : 'else', value, tree.start[parts[first]], tree.end[last]);
		value = makeBinary(walk, node, operator, value, next);
	}
	return value === -1 ? make(walk, node, 'other') : value;
}

const CHOOSES = /^(?:&&|\|\|)$/;

const pipeline: Rule = (walk, node, depth) => pipelineValue(walk, node, depth);

/** What the last statement gives. */
const last: Rule = (walk, node, depth) => {
	const statement = walk.parts(node).at(-1);
	return statement === undefined ? make(walk, node, 'other') : valueAt(walk, statement, depth + 1);
};

/** `( … )` and `$( … )`: a statement, or all that several give. */
const statements: Rule = (walk, node, depth) => {
	const parts = walk.parts(node);
	return parts.length > 1 ? listOf(walk, node, parts, depth) : last(walk, node, depth);
};

function listOf(walk: Walk, node: number, items: readonly number[], depth: number): number {
	const values = items.slice(0, MAX_ITEMS).map((item) => valueAt(walk, item, depth + 1));
	return makeList(walk, node, 'array', values);
}

/** `$x = if (test) { a } elseif (other) { b } else { c }` */
const choice: Rule = (walk, node, depth) => {
	const clauses = [node, ...walk.childrenOf(node, K.elseif), ...walk.childrenOf(node, K.else)];
	return clauses.reduceRight((no, clause) => {
		const body = valueAt(walk, walk.field(clause, 'body'), depth + 1);
		if (walk.kind(clause) === K.else) return body;
		const test = valueAt(walk, walk.field(clause, 'condition'), depth + 1);
		return makeChoice(walk, clause, test, body, no);
	}, -1);
};

/** One value, or several with commas between; what follows `--%` is passed on as it stands. */
const argument: Rule = (walk, node, depth) => {
	const items = walk.parts(node);
	if (items.length === 0) return make(walk, node, 'string', walk.textOf(node));
	return items.length === 1 ? valueAt(walk, items[0], depth + 1) : listOf(walk, node, items, depth);
};

const variable: Rule = (walk, node) => {
	const { name } = variableName(walk, node);
	const constant = constantOf(name);
	if (constant === 'this') return make(walk, node, 'this');
	return constant === null
		? make(walk, node, 'name', name)
		: makeLiteral(walk, node, constant, name.toLowerCase());
};

const splat: Rule = (walk, node) =>
	make(walk, node, 'spread', null, make(walk, node, 'name', walk.textOf(node).slice(1)));

/** Its name in brackets, so that it is no variable. */
const type: Rule = (walk, node) => make(walk, node, 'name', `[${typeText(walk, node)}]`);

const text: Rule = (walk, node) => make(walk, node, 'string', literalText(walk, node) ?? '');

/** An operand up to the link `until`, which is not part of it; -1 for all of it. */
export function operandValue(walk: Walk, node: number, until: number, depth = 0): number {
	const { out, tree } = walk;
	const start = tree.start[node];
	const called = walk.lastArguments.get(node) ?? -1;
	let value = called === -1 ? -1 : makeMade(walk, called, 'call');
	let part = called === -1 ? node + 1 : tree.after[called];
	for (; part < tree.after[node] && part !== until; part = tree.after[part]) {
		const end = tree.end[part];
		switch (walk.kind(part)) {
			case K.comment:
			case K.ERROR:
				break;
			case K.member:
			case K.static_member: {
				const name = walk.field(part, 'name');
				value =
					name === -1
						? out.value('index', null, value, valueAt(walk, walk.only(part), depth + 1), start, end)
						: out.value('member', walk.textOf(name), value, -1, start, end);
				break;
			}
			case K.index:
				value = out.value('index', null, value, valueAt(walk, walk.only(part), depth + 1), start, end);
				break;
			case K.arguments:
				value = makeMade(walk, part, 'call');
				break;
			default:
				value = valueAt(walk, part, depth + 1);
		}
	}
	return value === -1 ? make(walk, node, 'other') : value;
}

/** Operands and operators in a row, perhaps behind what they are assigned to. */
const expression: Rule = (walk, node, depth) => {
	const parts = walk.parts(node).filter((part) => walk.kind(part) !== K.redirection);
	const assign = parts.findIndex((part) => walk.kind(part) === K.assign);
	if (assign === -1)
		return parts.length === 0 ? make(walk, node, 'other') : valueOfParts(walk, node, parts, depth + 1);
	const target = valueOfParts(walk, node, targetParts(walk, parts, assign), depth + 1);
	return make(walk, node, 'assign', null, target, assignedValue(walk, node, parts, assign, depth));
};

/** Without the types before them. */
function targetParts(walk: Walk, parts: readonly number[], assign: number): number[] {
	return parts.slice(0, assign).filter((part) => {
		const only = walk.kind(part) === K.operand ? walk.only(part) : -1;
		return walk.kind(only) !== K.type && walk.kind(only) !== K.attribute;
	});
}

/** What `$x = 1` and `$x += 1` give to their target. */
export function assignedValue(
	walk: Walk,
	node: number,
	parts: readonly number[],
	assign: number,
	depth = 0,
): number {
	const given = valueAt(walk, parts[assign + 1] ?? -1, depth + 1);
	const operator = walk.textOf(parts[assign]).slice(0, -1);
	if (operator === '') return given;
	const target = valueOfParts(walk, node, targetParts(walk, parts, assign), depth + 1);
	return makeBinary(walk, node, operator, target, given);
}

/** `@(…)`: a list in it is the array itself, other statements are items. */
const array: Rule = (walk, node, depth) => {
	const parts = walk.parts(node);
	const expression = parts.length === 1 ? walk.only(parts[0]) : -1;
	const isList =
		walk.kind(expression) === K.expression &&
		[...walk.childrenOf(expression, K.operator)].some((operator) => walk.textOf(operator) === ',');
	return isList ? valueAt(walk, expression, depth + 1) : listOf(walk, node, parts, depth);
};

const hash: Rule = (walk, node, depth) => {
	const entries = [...walk.childrenOf(node, K.entry)].slice(0, MAX_ITEMS).map((entry) => {
		const [first = -1, ...rest] = walk.parts(entry);
		const given = rest.at(-1);
		const value = given === undefined ? make(walk, entry, 'other') : valueAt(walk, given, depth + 1);
		return { key: literalText(walk, first) ?? valueAt(walk, first, depth + 1), value };
	});
	return makeObject(walk, node, entries);
};

/**
 * The value of what has been walked (its calls and blocks are recorded). Calls and blocks are leaves here,
 * and what is in them was followed on its own, so a node is looked at once however deep the script nests.
 */
export const valueAt: Lower<Walk> = loweringOf<Walk>({
	[K.pipeline]: pipeline,
	[K.command]: rule.made('call'),
	[K.expression]: expression,
	[K.argument]: argument,
	[K.operand]: (walk, node, depth) => operandValue(walk, node, -1, depth),
	[K.variable]: variable,
	[K.splat]: splat,
	[K.block]: rule.made('chunk'),
	[K.body]: last,
	[K.if]: choice,
	[K.group]: statements,
	[K.sub]: statements,
	[K.array]: array,
	[K.hash]: hash,
	[K.type]: type,
	[K.number]: rule.constant('number'),
	[K.template]: templateRule(() => valueAt),
	[K.string]: text,
	[K.word]: text,
});
