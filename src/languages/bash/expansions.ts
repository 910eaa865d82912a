import { NodeFlag } from '../../model/syntax-tree.ts';
import {
	type Lower,
	type LoweringRule,
	make,
	makeBinary,
	makeList,
	makeLiteral,
} from '../shared/lowering.ts';
import { makeTemplate, type Piece } from '../shared/templates.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** What `${…}` is made of: `#` of `${#x}`, the parameter, the operator behind it, and its words. */
export interface Expansion {
	prefix: string;
	of: number;
	operator: string;
	operands: number[];
}

export function readExpansion(walk: Walk, node: number): Expansion {
	const { tree } = walk;
	const read: Expansion = { prefix: '', of: -1, operator: '', operands: [] };
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if ((tree.flags[child] & NodeFlag.named) !== 0) {
			if (read.of === -1) read.of = child;
			else if (read.operands.length < 2) read.operands.push(child);
			continue;
		}
		const token = tree.names[tree.kind[child]].trim();
		if (token === '${' || token === '}') continue;
		if (read.of === -1) read.prefix += token;
		else if (read.operands.length === 0) read.operator += token;
	}
	return read;
}

/** Operators that give something else for what is not set, or is empty. */
const CHOICES: Readonly<Record<string, string>> = {
	'-': '??',
	':-': '?:',
	'=': '??',
	':=': '?:',
	'+': '&&',
	':+': '&&',
	'?': '??',
	':?': '?:',
};

export function choiceOf(operator: string): string | undefined {
	return Object.hasOwn(CHOICES, operator) ? CHOICES[operator] : undefined;
}

const NAMES = /\\[\s\S]|'[^']{0,400}'|\$(\{[#!]?)?([A-Za-z_]\w{0,200}|[0-9@*])(\})?/g;

/** Variables in the pattern of `${x#*"$y"}`, which the grammar takes for one word; from `$` to `}`. */
export function* namesInPattern(
	walk: Walk,
	node: number,
): Generator<{ name: string; nameStart: number; start: number; end: number }> {
	const from = walk.tree.start[node];
	for (const found of walk.textOf(node).matchAll(NAMES)) {
		const [written, brace = '', name] = found;
		if (name === undefined) continue;
		const start = from + found.index;
		yield { name, nameStart: start + 1 + brace.length, start, end: start + written.length };
	}
}

export function expansionRules(lower: () => Lower<Walk>) {
	/** A pattern with the variables in it. */
	const pattern: LoweringRule<Walk> = (walk, node) => {
		const { tree, text, out } = walk;
		const pieces: Piece[] = [];
		let from = tree.start[node];
		const addText = (end: number): void => {
			if (end > from) pieces.push({ start: from, end, text: text.slice(from, end), value: -1 });
		};
		for (const { name, start, end } of namesInPattern(walk, node)) {
			addText(start);
			pieces.push({ start, end, text: null, value: out.value('name', name, -1, -1, start, end) });
			from = end;
		}
		if (pieces.length === 0) return makeLiteral(walk, node, 'pattern');
		addText(tree.end[node]);
		return makeTemplate(walk, node, pieces);
	};

	/** The value of `${x:-y}`, `${x:=y}`, `${x:+y}` and `${x:?message}`, whatever is written besides. */
	const chosen = (walk: Walk, node: number, { of, operator, operands }: Expansion, depth: number): number => {
		const value = lower()(walk, of, depth + 1);
		const choice = choiceOf(operator) ?? '?:';
		// What is missing is an error, so nothing else is given.
		if (operator.endsWith('?')) return value;
		const [word = -1] = operands;
		const other = word === -1 ? make(walk, node, 'string', '') : lower()(walk, word, depth + 1);
		return makeBinary(walk, node, choice, value, other);
	};

	/** `${…}`: operators that have no other word are written with their brace, for they are none of arithmetic. */
	const expansion: LoweringRule<Walk> = (walk, node, depth) => {
		const read = readExpansion(walk, node);
		const { prefix, of, operator, operands } = read;
		if (choiceOf(operator) !== undefined) {
			const value = chosen(walk, node, read, depth);
			if (!operator.endsWith('=')) return value;
			return make(walk, node, 'assign', null, lower()(walk, of, depth + 1), value);
		}
		const value = lower()(walk, of, depth + 1);
		if (prefix !== '') return make(walk, node, 'unary', `\${${prefix}}`, value);
		if (operator === '') return value;
		const name = `\${${operator}}`;
		if (operands.length === 0) return make(walk, node, 'unary', name, value);
		return make(walk, node, 'binary', name, value, operandsValue(walk, operator, operands, depth));
	};

	/** A pattern and what replaces it, a place and a length; any other words are one. */
	const operandsValue = (
		walk: Walk,
		operator: string,
		operands: readonly number[],
		depth: number,
	): number => {
		const values = operands.map((each) => lower()(walk, each, depth + 1));
		if (values.length === 1) return values[0];
		if (/^[/:]/.test(operator)) return make(walk, operands[0], 'pair', null, values[0], values[1]);
		return makeList(walk, operands[0], 'template', values);
	};

	/** `x[1]`; `x[@]` and `x[*]` are all that is in it. */
	const subscript: LoweringRule<Walk> = (walk, node, depth) => {
		const nameNode = walk.field(node, 'name');
		const array = lower()(walk, nameNode, depth + 1);
		const key = walk.field(node, 'index');
		const written = walk.textOf(key);
		if (written === '@') return make(walk, node, 'spread', null, array);
		if (written === '*') return makeList(walk, node, 'template', [make(walk, node, 'spread', null, array)]);
		if (walk.kind(key) !== Kind.word)
			return make(walk, node, 'index', null, array, lower()(walk, key, depth + 1));
		// A word is a text where keys are texts, else it is arithmetic.
		const isText = walk.maps.has(walk.textOf(nameNode));
		let value: number;
		if (isText) value = make(walk, key, 'string', written);
		else if (/^[A-Za-z_]\w*$/.test(written)) value = make(walk, key, 'name', written);
		else value = makeLiteral(walk, key, /^-?\d+$/.test(written) ? 'number' : 'arithmetic');
		return make(walk, node, 'index', null, array, value);
	};

	return { expansion, pattern, subscript, chosen };
}
