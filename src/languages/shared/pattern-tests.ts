import type { LoweringWalk } from './lowering.ts';

/** What a pattern that takes everything asks: nothing. */
export const ALWAYS = -1;

/** Several tests as one: what always holds adds nothing to `and`, and decides `or`. */
export function joinedTests(
	{ out }: LoweringWalk,
	operator: string,
	tests: readonly number[],
	start: number,
	end: number,
): number {
	const asked = tests.filter((test) => test !== ALWAYS);
	if (asked.length === 0 || (operator === 'or' && asked.length < tests.length)) return ALWAYS;
	const logical = operator === 'or' ? '||' : '&&';
	return asked.reduce((a, b) => out.value('either', logical, a, b, start, end));
}
