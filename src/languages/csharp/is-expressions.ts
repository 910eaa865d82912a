import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make } from '../shared/lowering.ts';
import {
	isOperator,
	joinRow,
	type OnBranch,
	type Operand,
	sidesValue,
	strengthsOf,
	type Token,
} from '../shared/operators.ts';
import { joinedTests } from '../shared/pattern-tests.ts';
import { constantTest, testOf } from './pattern-tests.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar lets a constant in a pattern take all operators that follow: it reads `a is null && b` as
 * `a is (null && b)`, and `a is not 1 && c is > 2 and < 5` as `a is not ((1 && c is > 2) and < 5)`. Such an expression is
 * taken apart into operands and operators in the order of the text, and put together again by precedence.
 */

/** Operators that bind less than `is`. */
const STRENGTH = strengthsOf('??', '||', '&&', '|', '^', '&', '== !=');
const IN_PATTERNS = strengthsOf('or', 'and', 'not');

const PATTERNS: ReadonlySet<number> = new Set([
	Kind.constant_pattern,
	Kind.relational_pattern,
	Kind.declaration_pattern,
	Kind.type_pattern,
	Kind.recursive_pattern,
	Kind.list_pattern,
	Kind.var_pattern,
	Kind.parenthesized_pattern,
	Kind.discard,
]);

/** An operand, with the sign before it in `> 5`, or an operator. */
type Piece = { node: number; sign: string } | string;

function operatorAt(walk: Walk, node: number): string {
	return walk.textOf(childByField(walk.tree, node, walk.fields.operator));
}

function bindsLess(walk: Walk, node: number): boolean {
	return walk.kind(node) === Kind.binary_expression && STRENGTH.has(operatorAt(walk, node));
}

/** Whether a binary expression ends with an `is`, or is one, whose pattern took what follows it. */
export function isMisread(walk: Walk, node: number): boolean {
	const { tree, fields } = walk;
	let last = node;
	for (let steps = 0; steps < MAX_ITEMS && bindsLess(walk, last); steps++)
		last = childByField(tree, last, fields.right);
	if (walk.kind(last) !== Kind.is_pattern_expression) return false;
	const open = [childByField(tree, last, fields.pattern)];
	for (let at = open.pop(); at !== undefined && open.length < MAX_ITEMS; at = open.pop()) {
		switch (walk.kind(at)) {
			case Kind.and_pattern:
				open.push(childByField(tree, at, fields.left), childByField(tree, at, fields.right));
				break;
			case Kind.negated_pattern:
				open.push(firstNamedChild(tree, at));
				break;
			case Kind.constant_pattern:
			case Kind.relational_pattern:
				if (bindsLess(walk, firstNamedChild(tree, at))) return true;
		}
	}
	return false;
}

/** The pieces of an expression in the order of the text; `taken` gets the nodes that are taken apart. */
function piecesOf(walk: Walk, top: number, taken: Set<number>): Piece[] {
	const { tree, fields } = walk;
	const pieces: Piece[] = [];
	const open: Piece[] = [{ node: top, sign: '' }];
	for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
		if (typeof piece === 'string') {
			pieces.push(piece);
			continue;
		}
		const { node, sign } = piece;
		const kind = walk.kind(node);
		const inner = firstNamedChild(tree, node);
		const part = (field: number, before = ''): Piece => ({
			node: childByField(tree, node, field),
			sign: before,
		});
		if (bindsLess(walk, node) || kind === Kind.and_pattern) {
			taken.add(node);
			open.push(part(fields.right), operatorAt(walk, node), part(fields.left, sign));
		} else if (kind === Kind.is_pattern_expression) {
			taken.add(node);
			open.push(part(fields.pattern), 'is', part(fields.expression));
		} else if (kind === Kind.negated_pattern) open.push({ node: inner, sign: '' }, 'not');
		else if (kind === Kind.constant_pattern && bindsLess(walk, inner)) open.push({ node: inner, sign: '' });
		else if (kind === Kind.relational_pattern && bindsLess(walk, inner))
			open.push({ node: inner, sign: walk.textOf(node + 1) });
		else pieces.push(piece);
	}
	return pieces;
}

const ABSENT: Operand = { value: -1, start: -1, end: -1 };

/** How the operands of an expression are lowered. */
interface Reading {
	lower: Lower<Walk>;
	depth: number;
}

function placed({ tree }: Walk, node: number, value: (node: number) => number): Operand {
	return node === -1 ? ABSENT : { value: value(node), start: tree.start[node], end: tree.end[node] };
}

/** Operators and operands of the expression; what stands before an `is` becomes a test by what follows it. */
function rowOf(walk: Walk, pieces: readonly Piece[], { lower, depth }: Reading): Token[] {
	const row: Token[] = [];
	for (let at = 0; at < pieces.length; at++) {
		const piece = pieces[at];
		const last = row.at(-1);
		if (typeof piece === 'object') row.push(placed(walk, piece.node, (node) => lower(walk, node, depth)));
		else if (piece !== 'is') row.push({ operator: piece, start: -1, end: -1 });
		else if (last !== undefined && !isOperator(last)) {
			let end = at + 1;
			while (
				end < pieces.length &&
				(typeof pieces[end] === 'object' || IN_PATTERNS.has(pieces[end] as string))
			)
				end++;
			const test = patternOf(walk, pieces.slice(at + 1, end), last.value, { lower, depth });
			row[row.length - 1] = { ...test, start: last.start };
			at = end - 1;
		}
	}
	return row;
}

/** `> 5 and not (7 or 8)` about a subject. */
function patternOf(
	walk: Walk,
	pieces: readonly Piece[],
	subject: number,
	{ lower, depth }: Reading,
): Operand {
	const test = (node: number, sign: string): number => {
		if (sign !== '') return make(walk, node, 'binary', sign, subject, lower(walk, node, depth));
		const read = PATTERNS.has(walk.kind(node)) ? testOf : constantTest;
		return read(walk, node, { lower, subject, isAsked: true, depth });
	};
	const row: Token[] = [];
	for (const piece of pieces.toReversed()) {
		// A negation is placed where its operand is.
		const start = row.at(-1)?.start ?? -1;
		if (typeof piece === 'object') row.push(placed(walk, piece.node, (node) => test(node, piece.sign)));
		else row.push({ operator: piece, stands: piece === 'not' ? 'before' : undefined, start, end: -1 });
	}
	row.reverse();
	const whole = joinRow(row, {
		strength: ({ operator }) => IN_PATTERNS.get(operator)!,
		join: ({ operator }, left, right, start, end) =>
			right === null
				? walk.out.value('unary', '!', left.value, -1, start, end)
				: joinedTests(walk, operator, [left.value, right.value], start, end),
	});
	return whole ?? ABSENT;
}

/** The value of an expression that `isMisread`, as it is meant. */
export function reread(
	lower: Lower<Walk>,
	walk: Walk,
	node: number,
	depth: number,
	onBranch?: OnBranch,
	taken = new Set<number>(),
): number {
	const pieces = piecesOf(walk, node, taken);
	if (pieces.length > MAX_ITEMS) return make(walk, node, 'other');
	const whole = joinRow(rowOf(walk, pieces, { lower, depth: depth + 1 }), {
		strength: ({ operator }) => STRENGTH.get(operator)!,
		isFromRight: ({ operator }) => operator === '??',
		join: ({ operator }, left, right) => sidesValue(walk, operator, left, right!, onBranch),
	});
	return whole === null ? make(walk, node, 'other') : whole.value;
}
