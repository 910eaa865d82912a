import { NodeFlag } from '../../model/syntax-tree.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { type Lower, type LoweringRule, MAX_NESTED, make, makeLiteral } from '../shared/lowering.ts';
import {
	isOperator,
	joinRow,
	type Operand,
	sidesValue,
	strengthsOf,
	type Token,
} from '../shared/operators.ts';
import { argumentsOf } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * `[ … ]`, `[[ … ]]` and `test …`. The grammar groups their operators in ways that the shell does not, so they are read in
 * a row.
 */

/** Operators between two words, as they are written in C where it has them. */
const BETWEEN: Readonly<Record<string, string>> = {
	'=': '==',
	'==': '==',
	'!=': '!=',
	'=~': '=~',
	'<': '<',
	'>': '>',
	'-eq': '==',
	'-ne': '!=',
	'-lt': '<',
	'-le': '<=',
	'-gt': '>',
	'-ge': '>=',
	'-nt': '-nt',
	'-ot': '-ot',
	'-ef': '-ef',
	'-a': '&&',
	'-o': '||',
	'&&': '&&',
	'||': '||',
};
/** Of one word. `-a` and `-o` are older words for others of them. */
const BEFORE = /^(?:!|-[a-hkoprstuvwxzGLNORSn])$/;

const STRENGTH = strengthsOf('||', '&&', '!');
const COMPARISON = 4;
const PREFIX = 5;

/** Does something for each `&&` and `||`: what is left of it decides whether the right side is looked at. */
type OnLogical = (operator: string, left: Operand, right: Operand) => void;

export function testRules(lower: () => Lower<Walk>) {
	const ofRow = (walk: Walk, node: number, row: readonly Token[], onLogical?: OnLogical): number => {
		if (row.filter(isOperator).length > MAX_NESTED) return make(walk, node, 'other');
		const whole = joinRow(row, {
			strength: ({ operator, stands }) =>
				STRENGTH.get(operator) ?? (stands === 'before' ? PREFIX : COMPARISON),
			join: ({ operator }, operand, right, start, end) => {
				if (right === null) return walk.out.value('unary', operator, operand.value, -1, start, end);
				if (operator === '&&' || operator === '||') onLogical?.(operator, operand, right);
				return sidesValue(walk, operator, operand, right);
			},
		});
		return whole === null ? make(walk, node, 'other') : whole.value;
	};

	/** The words and operators between the brackets; what is in parentheses is a word. */
	const rowOf = (walk: Walk, node: number, depth: number, onLogical?: OnLogical): Token[] => {
		const { tree } = walk;
		const row: Token[] = [];
		for (let at = node + 1; at < tree.after[node]; ) {
			const kind = walk.kind(at);
			if (kind === Kind.binary_expression || kind === Kind.unary_expression) {
				at++;
				continue;
			}
			const isNamed = (tree.flags[at] & NodeFlag.named) !== 0;
			if (kind === Kind.parenthesized_expression) {
				const inner = testOf(walk, at, depth + 1, onLogical);
				row.push({ value: inner, start: tree.start[at], end: tree.end[at] });
			} else if (isNamed && kind !== Kind.test_operator)
				row.push({ value: wordOf(walk, at, row, depth), start: tree.start[at], end: tree.end[at] });
			else addOperator(walk, row, at);
			at = tree.after[at];
		}
		return row;
	};

	/** The right side of `==` is a pattern where it is not quoted, and that of `=~` a regular expression. */
	const wordOf = (walk: Walk, word: number, row: readonly Token[], depth: number): number => {
		const last = row.at(-1);
		const operator = isOperator(last) ? last.operator : '';
		const isBare = walk.kind(word) === Kind.extglob_pattern || walk.kind(word) === Kind.word;
		if (operator === '=~' && walk.kind(word) === Kind.regex) return makeLiteral(walk, word, 'regex');
		if (isBare && (operator === '==' || operator === '!='))
			return patternValue(walk, word, lower(), depth + 1);
		return lower()(walk, word, depth + 1);
	};

	const testOf = (walk: Walk, node: number, depth: number, onLogical?: OnLogical): number => {
		const { tree, text } = walk;
		// `((…))`
		if (text.startsWith('((', tree.start[node])) return lower()(walk, firstNamedChild(tree, node), depth + 1);
		return ofRow(walk, node, rowOf(walk, node, depth, onLogical), onLogical);
	};

	const brackets: LoweringRule<Walk> = (walk, node, depth) => testOf(walk, node, depth);

	/** `test -n "$x"` */
	const command: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree } = walk;
		const row: Token[] = [];
		for (const word of argumentsOf(walk, node)) {
			if (isOperatorIn(row, walk.textOf(word))) addOperator(walk, row, word);
			else row.push({ value: lower()(walk, word, depth + 1), start: tree.start[word], end: tree.end[word] });
		}
		return ofRow(walk, node, row);
	};

	return { brackets, command, testOf };
}

function isBehindWord(row: readonly Token[]): boolean {
	return row.length > 0 && !isOperator(row.at(-1));
}

function isOperatorIn(row: readonly Token[], written: string): boolean {
	return isBehindWord(row) ? Object.hasOwn(BETWEEN, written) : BEFORE.test(written);
}

function addOperator({ tree, text }: Walk, row: Token[], node: number): void {
	const written = text.slice(tree.start[node], tree.end[node]).trim();
	if (!isOperatorIn(row, written)) return;
	const place = { start: tree.start[node], end: tree.end[node] };
	if (isBehindWord(row)) row.push({ operator: BETWEEN[written], ...place });
	else row.push({ operator: written, stands: 'before', ...place });
}

/** A word as a pattern, if it has anything of one. */
export function patternValue(walk: Walk, word: number, lower: Lower<Walk>, depth: number): number {
	const isPattern = firstNamedChild(walk.tree, word) === -1 && /[*?[]|[@+!]\(/.test(walk.textOf(word));
	return isPattern ? makeLiteral(walk, word, 'pattern') : lower(walk, word, depth);
}
