import { closingOf, type Part, partsIn, skipTrivia } from './scan.ts';

/** One step of a chain as written: `post` of `get(list).post(create)`, with its arguments. */
export interface Step {
	name: string;
	args: Part[];
}

const CALLED =
	/^(?:\.\s{0,40})?((?:[A-Za-z_]\w{0,100}::){0,8})([A-Za-z_]\w{0,100})(?:::<[^;{}]{0,200}?>)?\s{0,4}\(/;
const MAX_STEPS = 100;

/** The calls that an expression chains; null when it is no chain of calls as a whole. */
export function stepsOf(expression: string): Step[] | null {
	const steps: Step[] = [];
	for (let at = 0; steps.length < MAX_STEPS; ) {
		at = skipTrivia(expression, at);
		if (at >= expression.length) return steps.length === 0 ? null : steps;
		const called = CALLED.exec(expression.slice(at, at + 500));
		if (called === null || steps.length > 0 !== (expression[at] === '.')) return null;
		const open = at + called[0].length - 1;
		const close = closingOf(expression, open);
		if (close < 0) return null;
		steps.push({ name: called[2], args: partsIn(expression, open) });
		at = close + 1;
	}
	return steps;
}
