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
	const all = found.toSorted((a, b) => a.at - b.at).map(({ condition }) => condition);
	// A last resort stands in its branch, and behind cases that were left.
	return all.filter(
		(each, at) => all.findIndex(({ test, holds }) => test === each.test && holds === each.holds) === at,
	);
}

function inside({ kind, test }: Region): Condition | null {
	if (test < 0) return null;
	return { test, holds: kind !== 'else', by: 'branch' };
}

/** What the branches directly inside a region imply for code behind them. */
function* impliedInside(
	regions: Regions,
	around: Region,
	offset: number,
): Generator<{ at: number; condition: Condition }> {
	const { all } = regions;
	for (let index = around.index + 1; index < all.length && all[index].start < offset; index++) {
		const branch = all[index];
		if (branch.parent !== around.index || branch.end > offset || branch.test < 0) continue;
		if (branch.kind === 'loop') {
			if (!branch.hasBreak)
				yield { at: branch.end, condition: { test: branch.test, holds: false, by: 'loop' } };
			continue;
		}
		if (branch.leaves === null) continue;
		const left = regions.leftBy(branch.leaves, branch);
		// A case that ends with `break` leaves itself, and a `throw` in a `try` may come back behind it.
		if (left === branch || offset >= left.end) continue;
		yield { at: branch.end, condition: { test: branch.test, holds: branch.kind === 'else', by: 'exit' } };
	}
}
