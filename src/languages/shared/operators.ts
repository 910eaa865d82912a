import { isLogicalOperator, type LoweringWalk } from './lowering.ts';

/*
 * Some grammars do not know how strongly operators bind, or know it wrongly: `a && b || c` read as `a && (b || c)`. A
 * pack takes such an expression apart into a row of operands and operators in the order of the text, and has it joined
 * here. How strongly its operators bind is a table.
 */

/** A value with the range that it is written in; `start` is -1 where a syntax error left it out. */
export interface Operand {
	value: number;
	start: number;
	end: number;
}

export interface Operator {
	operator: string;
	/** Where its only operand is not on both sides of it. */
	stands?: 'before' | 'behind';
	start: number;
	end: number;
}

/** What stands in a row. */
export type Token<O extends Operator = Operator> = Operand | O;

/** How the operators of a row are joined with their operands. */
export interface Joining<O extends Operator> {
	/** The higher, the closer an operator binds. */
	strength(operator: O): number;
	/** Of several that bind alike the last comes first: `a ? b : c ? d : e`. */
	isFromRight?(operator: O): boolean;
	/** The value of an operator with its operands; `right` is null when it has only one. */
	join(operator: O, operand: Operand, right: Operand | null, start: number, end: number): number;
}

/** Strengths by operator, of rows from those that bind least to those that bind most. */
export function strengthsOf(...rows: readonly string[]): ReadonlyMap<string, number> {
	return new Map(rows.flatMap((row, at) => row.split(' ').map((operator) => [operator, at + 1] as const)));
}

export function isOperator<O extends Operator>(token: Token<O> | undefined): token is O {
	return token !== undefined && 'operator' in token;
}

/** The value of a row. Whatever its length, there is no recursion; null where operands are missing. */
export function joinRow<O extends Operator>(
	row: readonly Token<O>[],
	{ strength, isFromRight, join }: Joining<O>,
): Operand | null {
	const operands: Operand[] = [];
	const open: O[] = [];
	const joinWith = (operator: O): boolean => {
		const right = operator.stands === undefined ? operands.pop() : null;
		const operand = operands.pop();
		if (operand === undefined || right === undefined) return false;
		const start = operator.stands === 'before' ? operator.start : operand.start;
		const end = operator.stands === 'behind' ? operator.end : (right ?? operand).end;
		operands.push({ value: join(operator, operand, right, start, end), start, end });
		return true;
	};
	for (const token of row) {
		if (!isOperator(token)) {
			operands.push(token);
			continue;
		}
		if (token.stands !== 'before') {
			const own = strength(token);
			for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
				const than = strength(last);
				if (than < own || (than === own && isFromRight?.(token))) break;
				if (!joinWith(open.pop()!)) return null;
			}
		}
		if (token.stands !== 'behind') open.push(token);
		else if (!joinWith(token)) return null;
	}
	while (open.length > 0) if (!joinWith(open.pop()!)) return null;
	return operands.length === 1 ? operands[0] : null;
}

/** Told of code that runs only for some values of what is before it. */
export type OnBranch = (kind: 'then' | 'else', test: number, start: number, end: number) => void;

/** `a + b`, `a && b`. An operand that throws gives nothing, -1: then `a ?? throw b` is `a`. */
export function sidesValue(
	{ out }: LoweringWalk,
	sign: string,
	left: Operand,
	right: Operand,
	onBranch?: OnBranch,
): number {
	const { start } = left;
	const { end } = right;
	if (!isLogicalOperator(sign)) return out.value('binary', sign, left.value, right.value, start, end);
	const isWritten = right.start !== -1;
	if (isWritten) onBranch?.(sign === '&&' ? 'then' : 'else', left.value, right.start, end);
	if (isWritten && right.value === -1) return left.value;
	return out.value('either', sign, left.value, right.value, start, end);
}

/** `test ? yes : no`; a side that throws gives nothing, -1. */
export function choiceValue(
	{ out }: LoweringWalk,
	test: Operand,
	yes: Operand,
	no: Operand,
	onBranch?: OnBranch,
): number {
	const { start } = test;
	const { end } = no;
	if (yes.start !== -1) onBranch?.('then', test.value, yes.start, yes.end);
	if (no.start !== -1) onBranch?.('else', test.value, no.start, end);
	const isOne = yes.value === -1 || no.value === -1;
	const given = isOne
		? Math.max(yes.value, no.value)
		: out.value('either', null, yes.value, no.value, start, end);
	return out.value('choice', null, test.value, given, start, end);
}
