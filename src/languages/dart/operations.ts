import { firstNamedChild } from '../../model/syntax-walk.ts';
import { isLogicalOperator, type Lower, MAX_ITEMS, make } from '../shared/lowering.ts';
import {
	choiceValue,
	joinRow,
	type OnBranch,
	type Operand,
	type Operator,
	sidesValue,
	strengthsOf,
	type Token,
} from '../shared/operators.ts';
import { clipped, nextWritten } from '../shared/walk.ts';
import { isSelector, runEnd } from './runs.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar knows no precedence: it reads `a && b || c` as `a && (b || c)`, and `a + b < c ? d : e` as
 * `a + (b < (c ? d : e))`. An expression is taken apart into operands and operators, and put together again.
 */

const MAX_TYPE = 200;

const STRENGTH = strengthsOf(
	'?',
	'??',
	'||',
	'&&',
	'== !=',
	'< > <= >= is',
	'|',
	'^',
	'&',
	'<< >> >>>',
	'+ -',
	'* / % ~/',
);
/** Also of `x is T` and `x as T`. */
const RELATIONAL = STRENGTH.get('is')!;

const OPERATIONS: ReadonlySet<number> = new Set([
	Kind.additive_expression,
	Kind.logical_and_expression,
	Kind.conditional_expression,
	Kind.type_cast_expression,
	Kind.type_test_expression,
]);

/** Whether a node is taken apart together with what is around it. */
export function isPartOfOperation({ tree, kinds, fields }: Walk, node: number): boolean {
	const around = tree.parent[node];
	if (around <= 0 || !OPERATIONS.has(kinds[tree.kind[around]])) return false;
	return tree.field[node] !== fields.consequence;
}

/** `throw` as an operand gives nothing; behind `??` the grammar does not know it: see newer-syntax.ts. */
export function isThrow(walk: Walk, node: number): boolean {
	let at = node;
	while (walk.kind(at) === Kind.parenthesized_expression) at = firstNamedChild(walk.tree, at);
	return walk.kind(at) === Kind.throw_expression || hiddenThrow(walk, at) !== -1;
}

/** The `await` that stands for a `throw` in the text that was parsed; -1 for any other node. */
export function hiddenThrow(walk: Walk, node: number): number {
	const inner = walk.kind(node) === Kind.unary_expression ? node + 1 : node;
	const isHidden =
		walk.kind(inner) === Kind.await_expression && walk.text.startsWith('throw', walk.tree.start[inner]);
	return isHidden ? inner : -1;
}

/** The value of an expression with operators; `onBranch` is called for each right side that runs conditionally. */
export function operationValue(
	lower: Lower<Walk>,
	walk: Walk,
	node: number,
	depth: number,
	onBranch?: OnBranch,
): number {
	const pieces = piecesOf(walk, node);
	if (pieces.length === 0 || pieces.length > MAX_ITEMS) return make(walk, node, 'other');
	// Without an operator that chooses there is nothing to tell.
	if (onBranch !== undefined && !pieces.some((piece) => chooses(walk, piece))) return -1;
	const operand = (first: number): Operand => ({
		value: isThrow(walk, first) ? -1 : lower(walk, first, depth + 1),
		start: walk.tree.start[first],
		end: runEnd(walk, first),
	});
	const row = pieces.map((piece): Token<PieceOperator> => {
		const { node: at, is } = piece;
		if (is === 'operand') return operand(at);
		const place = { node: at, start: walk.tree.start[at], end: walk.tree.end[at] };
		if (is === 'type') return { operator: 'is', stands: 'behind', ...place };
		return { operator: is === 'choice' ? '?' : walk.textOf(at), ...place };
	});
	const whole = joinRow(row, {
		strength: ({ operator }) => STRENGTH.get(operator) ?? RELATIONAL,
		isFromRight: ({ operator }) => operator === '?',
		join: ({ operator, node: at }, left, right) => {
			if (right === null) return typed(walk, left, at);
			if (operator === '?') return choiceValue(walk, left, operand(at), right, onBranch);
			return sidesValue(walk, operator, left, right, onBranch);
		},
	});
	return whole === null ? make(walk, node, 'other') : whole.value;
}

function chooses(walk: Walk, { is, node }: Piece): boolean {
	return is === 'choice' || (is === 'operator' && isLogicalOperator(walk.textOf(node)));
}

interface PieceOperator extends Operator {
	node: number;
}

/** `operand` is the first node of a run; `choice` what stands between `?` and `:`; `type` is `is T` or `as T`. */
interface Piece {
	node: number;
	is: 'operand' | 'operator' | 'choice' | 'type';
}

/** Operands and operators in the order of the text, however the tree has them in one another. */
function piecesOf(walk: Walk, node: number): Piece[] {
	const pieces: Piece[] = [];
	const open: Piece[] = [{ node, is: 'operand' }];
	for (let piece = open.pop(); piece !== undefined && pieces.length <= MAX_ITEMS; piece = open.pop()) {
		if (piece.is === 'operand' && OPERATIONS.has(walk.kind(piece.node))) {
			open.push(...partsOf(walk, piece.node).toReversed());
			continue;
		}
		pieces.push(piece);
		// What follows is thrown, too.
		if (hiddenThrow(walk, piece.node) !== -1) break;
	}
	return pieces;
}

/** The operands and operators right below an operation. Of `a ? b : c` the `b` stands for the operator. */
function partsOf(walk: Walk, node: number): Piece[] {
	const { tree } = walk;
	const parts: Piece[] = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const is = isSelector(walk.kind(child)) ? null : pieceKind(walk, child);
		if (is !== null) parts.push({ node: child, is });
	}
	return parts;
}

/** null for what is no piece of its own. */
function pieceKind({ tree, kinds, fields }: Walk, node: number): Piece['is'] | null {
	const isConditional = kinds[tree.kind[tree.parent[node]]] === Kind.conditional_expression;
	switch (kinds[tree.kind[node]]) {
		case Kind.comment:
			return null;
		case Kind.type_cast:
			return 'type';
		case Kind.additive_operator:
		case Kind.logical_and_operator:
		case Kind.logical_or_operator:
			return 'operator';
		default:
			if (isConditional && tree.field[node] === fields.consequence) return 'choice';
			if (tree.namedKinds[tree.kind[node]] === 1) return 'operand';
			return isConditional ? null : 'operator';
	}
}

/** `x is T`, `x is! T`, `x as T`. */
function typed(walk: Walk, { value, start }: Operand, node: number): number {
	const { tree, out } = walk;
	const operator = node + 1;
	const type = nextWritten(walk, operator);
	const end = tree.end[node];
	const written = type === -1 ? '' : clipped(walk, tree.start[type], end, MAX_TYPE);
	const sign = walk.textOf(operator);
	if (sign === 'as') return out.value('cast', written, value, -1, start, end);
	const test = out.value('is', written, value, -1, start, end);
	return sign.endsWith('!') ? out.value('unary', '!', test, -1, start, end) : test;
}
