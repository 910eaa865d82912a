/**
 * What must be true of the trigrams of a text: keys of `trigram-key.ts`, all or some of them. `any` says nothing,
 * `none` that no text can fit.
 */
export type TrigramCondition =
	| { is: 'any' }
	| { is: 'none' }
	| { is: 'key'; key: number }
	| { is: 'and' | 'or'; parts: TrigramCondition[] };

export const ANY: TrigramCondition = { is: 'any' };
const NONE: TrigramCondition = { is: 'none' };

export function allOf(parts: readonly TrigramCondition[]): TrigramCondition {
	if (parts.some(({ is }) => is === 'none')) return NONE;
	return joined('and', parts, 'any');
}

export function someOf(parts: readonly TrigramCondition[]): TrigramCondition {
	if (parts.some(({ is }) => is === 'any')) return ANY;
	return joined('or', parts, 'none');
}

function joined(
	is: 'and' | 'or',
	parts: readonly TrigramCondition[],
	neutral: 'any' | 'none',
): TrigramCondition {
	const flat = parts
		.flatMap((part) => (part.is === is ? part.parts : [part]))
		.filter((part) => part.is !== neutral);
	const distinct = [
		...new Map(flat.map((part) => [part.is === 'key' ? part.key : JSON.stringify(part), part])).values(),
	];
	if (distinct.length === 0) return neutral === 'any' ? ANY : NONE;
	return distinct.length === 1 ? distinct[0] : { is, parts: distinct };
}
