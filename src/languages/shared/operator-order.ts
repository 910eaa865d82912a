import { isLogicalOperator, type LoweringWalk } from './lowering.ts';

/*
 * Grammars that do not know how strongly operators bind give trees that mean something else: `a && b || c` read as
 * `a && (b || c)`. A pack takes such an expression apart into operands and operators in the order of the text, and has
 * it put together here.
 */

/** A value with the range that it is written in. */
export interface Operand {
	value: number;
	start: number;
	end: number;
}

/** What stands between two operands, or behind one. */
export interface Operator {
	/** How strongly it binds. */
	strength: number;
	/** Of several that bind alike the last comes first: `a ? b : c ? d : e`. */
	isFromRight?: boolean;
	/** The operand behind it; null for `x is T`, which has none. */
	right: Operand | null;
	/** The value of the operator with its operands. */
	join(left: Operand, right: Operand): Operand;
}

/** Operators that bind alike, by how strongly. */
export function sharing(strength: number, operators: string): Record<string, number> {
	return Object.fromEntries(operators.split(' ').map((operator) => [operator, strength]));
}

/** Told of code that runs only for some values of what is before it. */
export type OnBranch = (kind: 'then' | 'else', test: number, start: number, end: number) => void;

/** `a + b`, `a && b`. An operand that throws gives nothing, -1: then `a ?? throw b` is `a`. */
export function joinSides(
	{ out }: LoweringWalk,
	sign: string,
	left: Operand,
	right: Operand,
	onBranch?: OnBranch,
): Operand {
	const { start } = left;
	const { end } = right;
	const isLogical = isLogicalOperator(sign);
	if (isLogical) onBranch?.(sign === '&&' ? 'then' : 'else', left.value, right.start, right.end);
	if (isLogical && right.value === -1) return { value: left.value, start, end };
	const op = isLogical ? 'either' : 'binary';
	return { value: out.value(op, sign, left.value, right.value, start, end), start, end };
}

/** `test ? yes : no`; a side that throws gives nothing, -1. */
export function joinChoice(
	{ out }: LoweringWalk,
	test: Operand,
	yes: Operand,
	no: Operand,
	onBranch?: OnBranch,
): Operand {
	const { start } = test;
	const { end } = no;
	onBranch?.('then', test.value, yes.start, yes.end);
	onBranch?.('else', test.value, no.start, no.end);
	const isOne = yes.value === -1 || no.value === -1;
	const given = isOne
		? Math.max(yes.value, no.value)
		: out.value('either', null, yes.value, no.value, start, end);
	return { value: out.value('choice', null, test.value, given, start, end), start, end };
}

/** Puts operands and operators together. What is on the left of an operator is joined before the operator itself. */
export function joinOperators(first: Operand, operators: readonly Operator[]): Operand {
	const operands = [first];
	const open: Operator[] = [];
	const joinLast = (): void => {
		const right = operands.pop()!;
		operands.push(open.pop()!.join(operands.pop()!, right));
	};
	for (const operator of operators) {
		const { strength, isFromRight, right } = operator;
		for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
			if (last.strength < strength || (last.strength === strength && isFromRight)) break;
			joinLast();
		}
		if (right === null) {
			const left = operands.pop()!;
			operands.push(operator.join(left, left));
		} else {
			open.push(operator);
			operands.push(right);
		}
	}
	while (open.length > 0) joinLast();
	return operands[0];
}
