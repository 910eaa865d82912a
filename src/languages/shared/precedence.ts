import { MAX_NESTED } from './lowering.ts';

export interface Operand {
	value: number;
	start: number;
	end: number;
}

interface Operator {
	operator: string;
	isPrefix: boolean;
	start: number;
	end: number;
}

/** What stands in a row: a value with its range, or an operator. */
export type Token = Operand | Operator;

/** How operators are put on their operands. */
export interface Operators {
	/** The higher, the closer an operator binds; of two that are equal the first comes first. */
	rank(operator: string, isPrefix: boolean): number;
	/** A prefix has no `left`; `start` is where the whole begins. */
	put(operator: string, left: Operand | null, right: Operand, start: number): number;
}

/**
 * The value of operands and operators in a row. Whatever their number, there is no recursion; null where operands are
 * missing, and of a row that would nest too deep.
 */
export function valueOfRow(tokens: readonly Token[], { rank, put }: Operators): Operand | null {
	const operands: Operand[] = [];
	const waiting: Operator[] = [];
	let nested = 0;
	const reduce = (): boolean => {
		const operator = waiting.pop()!;
		// The items of a list do not nest.
		if (operator.operator !== ',' && ++nested > MAX_NESTED) return false;
		const right = operands.pop();
		const left = operator.isPrefix ? null : operands.pop();
		if (right === undefined || left === undefined) return false;
		const start = left === null ? operator.start : left.start;
		operands.push({ value: put(operator.operator, left, right, start), start, end: right.end });
		return true;
	};
	for (const token of tokens) {
		if (!('operator' in token)) {
			operands.push(token);
			continue;
		}
		const own = rank(token.operator, token.isPrefix);
		while (!token.isPrefix && waiting.length > 0) {
			const last = waiting[waiting.length - 1];
			if (rank(last.operator, last.isPrefix) < own) break;
			if (!reduce()) return null;
		}
		waiting.push(token);
	}
	while (waiting.length > 0) if (!reduce()) return null;
	return operands.length === 1 ? operands[0] : null;
}
