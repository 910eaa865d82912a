import type { Region, Regions } from './regions.ts';

/** A test that decided before code could run, and how. */
export interface Condition {
	/** The value that was tested. */
	test: number;
	holds: boolean;
	/** Whether the code stands in the branch, or behind one that was left, or behind a loop that ended. */
	by: 'branch' | 'exit' | 'loop';
}

/**
 * The conditions that code at an offset stands under, outermost first, inside its function: the branches around it, and
 * what earlier branches imply that are always left (`if (!ok) return`), and loops that end only when their test fails.
 */
export function conditionsAt(regions: Regions, offset: number): Condition[] {
	const found: { at: number; condition: Condition }[] = [];
	const innermost = regions.at(offset);
	for (let region: Region | null = innermost; region !== null; region = regions.parent(region)) {
		for (const implied of impliedInside(regions, region, offset)) found.push(implied);
		if (region.index === region.owner) break;
		const condition = inside(region);
		if (condition !== null) found.push({ at: region.start, condition });
	}
	// A last resort stands in its branch, and behind cases that were left.
	const told = new Set<number>();
	return found
		.toSorted((a, b) => a.at - b.at)
		.map(({ condition }) => condition)
		.filter(({ test, holds }) => {
			const key = test * 2 + Number(holds);
			return !told.has(key) && told.add(key);
		});
}

function inside({ kind, test }: Region): Condition | null {
	if (test < 0) return null;
	return { test, holds: kind !== 'else', by: 'branch' };
}

/** What the branches inside a region imply for code behind them, by where they begin. */
function* impliedInside(
	regions: Regions,
	around: Region,
	offset: number,
): Generator<{ at: number; condition: Condition }> {
	const { all } = regions;
	/** Who comes to the offset has come to the end of these: the other side of their test is always left. */
	const passed = new Set([around.index]);
	for (let index = around.index + 1; index < all.length && all[index].start < offset; index++) {
		const branch = all[index];
		const { kind, test, start, end } = branch;
		if (!passed.has(branch.parent) || end > offset || test < 0) continue;
		if (kind === 'loop') {
			if (!branch.hasBreak) yield { at: start, condition: { test, holds: false, by: 'loop' } };
			continue;
		}
		const other = regions.opposite(branch);
		if (isLeft(regions, branch, offset)) {
			const at = Math.min(start, other?.start ?? start);
			yield { at, condition: { test, holds: kind === 'else', by: 'exit' } };
		} else if (other !== null && isLeft(regions, other, offset)) passed.add(index);
	}
}

/** Whether a branch ends before an offset and is always left for somewhere behind that. */
function isLeft(regions: Regions, branch: Region, offset: number): boolean {
	if (branch.leaves === null || branch.end > offset) return false;
	const left = regions.leftBy(branch.leaves, branch);
	// A case that ends with `break` leaves itself, and a `throw` in a `try` may come back behind it.
	return left !== branch && offset < left.end;
}
