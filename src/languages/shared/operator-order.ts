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
