import type { Unit } from '../world/unit.ts';

/** Entries of an object that are looked through. */
const MAX_ENTRIES = 400;

/** What an object is written with: its names, and what is spread in it, the last first. */
export function entriesOf(
	unit: Unit,
	value: number,
): {
	named: { name: string; value: number }[];
	spread: number[];
	/** All of them as they are written; what is spread has no name. */
	inOrder: { name: string | null; value: number }[];
} {
	const named: { name: string; value: number }[] = [];
	const spread: number[] = [];
	const inOrder: { name: string | null; value: number }[] = [];
	let left = MAX_ENTRIES;
	for (let entry = unit.first(value); entry >= 0 && left > 0; entry = unit.second(entry), left--) {
		const inner = unit.op(entry) === 'entry' ? unit.first(entry) : -1;
		if (inner < 0) continue;
		const isSpread = unit.op(inner) === 'spread';
		if (isSpread) spread.unshift(unit.first(inner));
		else named.push({ name: unit.valueName(entry), value: inner });
		inOrder.push(
			isSpread ? { name: null, value: unit.first(inner) } : { name: unit.valueName(entry), value: inner },
		);
	}
	return { named, spread, inOrder };
}
