import { canonicalOperator } from '../shared/lowering.ts';
import { type Operator, strengthsOf } from '../shared/operators.ts';

/** Operators that are words, as they are written in C where it has them. */
const WORDS: Readonly<Record<string, string>> = {
	and: '&&',
	or: '||',
	xor: 'xor',
	not: '!',
	bnot: '~',
	band: '&',
	bor: '|',
	bxor: '^',
	shl: '<<',
	shr: '>>',
	eq: '==',
	ne: '!=',
	gt: '>',
	ge: '>=',
	lt: '<',
	le: '<=',
	match: '=~',
	in: 'in',
};

/** Comparisons that also have a form which regards upper and lower case, and one which does not. */
const WITH_CASE =
	/^-[ci]?(eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split)$/;

/** `-ceq` is `==`, `-Like` is `-like`. */
export function operatorName(written: string): string {
	const lower = written.toLowerCase();
	const word = WITH_CASE.exec(lower)?.[1] ?? lower.slice(1);
	if (!/^-[a-z]/.test(lower)) return canonicalOperator(lower);
	return Object.hasOwn(WORDS, word) ? WORDS[word] : `-${word}`;
}

/** `-notmatch` is the negation of `=~`; null for what is none of another. */
export function negatedBy(operator: string): string | null {
	const positive = /^-not(match|like|contains|in)$/.exec(operator)?.[1];
	return positive === undefined ? null : operatorName(`-${positive}`);
}

/** Whether an operator may stand before its only operand. */
export function isPrefix(operator: string): boolean {
	return PREFIXES.has(operator);
}

const PREFIXES: ReadonlySet<string> = new Set(['-', '+', '!', '~', '++', '--', ',', '-split', '-join']);

/** Comparisons, and whatever is not named here. */
const COMPARISON = '-eq';
const STRENGTH = strengthsOf('&& || xor', '& | ^ << >>', COMPARISON, '??', '+ -', '* / %', '-f', '..', ',');
const PREFIX = STRENGTH.size;

/** How close an operator binds. */
export function strengthOf({ operator, stands }: Operator): number {
	if (stands === 'before') return PREFIX;
	return STRENGTH.get(operator) ?? STRENGTH.get(COMPARISON)!;
}
