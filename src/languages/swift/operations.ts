import { childByField } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make } from '../shared/lowering.ts';
import {
	choiceValue,
	isOperator,
	joinRow,
	type OnBranch,
	type Operand,
	type Operator,
	sidesValue,
	strengthsOf,
	type Token,
} from '../shared/operators.ts';
import { clippedText } from '../shared/walk.ts';
import { isCompound, type Piece, piecesOf } from './operation-pieces.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

const ASSIGNMENT = 'assignment';
/** An operator that a module declares itself. */
const CUSTOM = 'custom';
const STRENGTH = strengthsOf(
	ASSIGNMENT,
	'?',
	CUSTOM,
	'||',
	'&&',
	'< <= > >= == != === !== ~=',
	'??',
	'is as',
	'... ..<',
	'+ - &+ &- | ^',
	'* / % &* &',
	'<< >> &<< &>>',
);
const ONE_OPERAND = STRENGTH.size;
const FROM_RIGHT: ReadonlySet<string> = new Set(['?', '??']);

interface PieceOperator extends Operator {
	node: number;
}

function strengthOf({ operator, stands }: PieceOperator): number {
	const isRange = operator.startsWith('..');
	const hasOne =
		stands === 'behind' ? operator !== 'is' && operator !== 'as' : stands === 'before' && !isRange;
	if (hasOne) return ONE_OPERAND;
	return STRENGTH.get(isCompound(operator) ? ASSIGNMENT : operator) ?? STRENGTH.get(CUSTOM)!;
}

/** How operands are lowered, and who is told of code that runs only for some values. */
export interface Reading {
	/** An expression of its own: the middle of `a ? b : c`, a type. */
	lower: Lower<Walk>;
	/** What is between operators. */
	operand: Lower<Walk>;
	startOf: (walk: Walk, node: number) => number;
	onBranch?: OnBranch;
}

const ABSENT: Operand = { value: -1, start: -1, end: -1 };

/** Operands and operators in the order of the text; one that a syntax error left out is absent. */
function rowOf(walk: Walk, pieces: readonly Piece[], { operand, startOf }: Reading, depth: number): Row {
	const { tree } = walk;
	const row: Row = [];
	for (const piece of pieces) {
		const { node } = piece;
		if (piece.is === 'operand') {
			const isWanted = row.length === 0 || isOperator(row.at(-1));
			if (node !== -1)
				row.push({ value: operand(walk, node, depth), start: startOf(walk, node), end: tree.end[node] });
			else if (isWanted) row.push(ABSENT);
		} else if (piece.is !== 'chain') {
			const { sign: operator } = piece;
			const place = { operator, node, start: tree.start[node], end: tree.end[node] };
			if (piece.is === 'prefix') row.push({ ...place, stands: 'before' });
			else if (piece.is === 'postfix' || operator === 'is' || operator === 'as')
				row.push({ ...place, stands: 'behind' });
			else row.push(place);
		}
	}
	return row;
}

type Row = Token<PieceOperator>[];

function joined(walk: Walk, row: Row, how: Reading, depth: number): Operand | null {
	const { tree, fields, out } = walk;
	return joinRow(row, {
		strength: strengthOf,
		isFromRight: ({ operator }) => FROM_RIGHT.has(operator) || isCompound(operator),
		join: ({ operator, stands, node }, operand, right, start, end) => {
			if (operator === 'is' || operator === 'as') return typed(walk, operand, operator, node, how, depth);
			if (stands === 'behind') return out.value('binary', operator, operand.value, -1, start, end);
			if (right === null) {
				const isRange = operator.startsWith('..');
				if (isRange) return out.value('binary', operator, -1, operand.value, start, end);
				return out.value('unary', operator, operand.value, -1, start, end);
			}
			if (isCompound(operator)) {
				const given = combined(walk, operator, operand, right, how);
				return out.value('assign', null, operand.value, given, start, end);
			}
			if (operator !== '?') return sidesValue(walk, operator, operand, right, how.onBranch);
			const yes = childByField(tree, node, fields.if_true);
			const chosen =
				yes === -1
					? ABSENT
					: { value: how.lower(walk, yes, depth), start: tree.start[yes], end: tree.end[yes] };
			return choiceValue(walk, operand, chosen, right, how.onBranch);
		},
	});
}

/** `x | y` of `x |= y` */
function combined(
	walk: Walk,
	operator: string,
	target: Operand,
	given: Operand,
	{ onBranch }: Reading,
): number {
	return sidesValue(walk, operator.slice(0, -1), target, given, onBranch);
}

function typed(
	walk: Walk,
	{ value, start }: Operand,
	sign: 'is' | 'as',
	node: number,
	{ lower }: Reading,
	depth: number,
): number {
	const { out, tree, fields } = walk;
	const type = childByField(tree, node, fields.name);
	const end = tree.end[node];
	const written = clippedText(walk, type, MAX_TYPE);
	if (sign === 'as') return out.value('cast', written, value, -1, start, end);
	const isNamed = walk.kind(type) === Kind.user_type;
	return out.value('is', written, value, isNamed ? lower(walk, type, depth) : -1, start, end);
}

/** The value of an expression that `isOperation`, as it is meant. */
export function operationValue(
	walk: Walk,
	node: number,
	how: Reading,
	depth: number,
	taken = new Set<number>(),
): number {
	const pieces = piecesOf(walk, node, taken);
	if (pieces.length > MAX_ITEMS) return make(walk, node, 'other');
	const whole = joined(walk, rowOf(walk, pieces, how, depth + 1), how, depth + 1);
	return whole === null ? make(walk, node, 'other') : whole.value;
}

/** What an expression that begins with `x op= …` writes. */
export function writtenBy(walk: Walk, node: number, how: Reading): { target: number; value: number } | null {
	const pieces = piecesOf(walk, node, new Set());
	const sign = pieces.findIndex((piece) => piece.is === 'infix');
	const operator = pieces[sign]?.is === 'infix' ? pieces[sign].sign : '';
	if (pieces.length > MAX_ITEMS || !isCompound(operator)) return null;
	const [target, given] = [pieces.slice(0, sign), pieces.slice(sign + 1)].map((side) =>
		joined(walk, rowOf(walk, side, how, 1), how, 1),
	);
	if (target === null || given === null) return null;
	return { target: target.value, value: combined(walk, operator, target, given, how) };
}
