import type { Region, Regions } from './regions.ts';

/** Places where a variable gets a value, by the offset at which it takes effect. */
export interface WritesSeen {
	/** Offsets of the writes that code at an offset may see, ascending. */
	writes: number[];
	/** Whether one of them surely ran before: else the variable may hold what it held when its function began. */
	isSure: boolean;
}

/**
 * Which writes of a variable may reach a read of it, in the function that owns the variable. A write that is sure to have
 * run hides those before it; writes later in a loop around both are seen in its next round. A read in a function inside
 * runs at any time: it may see every write, and so may one whose variable is written in such a function.
 */
export function writesSeen(regions: Regions, writes: readonly number[], read: number): WritesSeen {
	const at = regions.at(read);
	const owner = at.owner;
	const isElsewhere = writes.some((write) => regions.at(write).owner !== owner);
	if (isElsewhere) return { writes: writes.toSorted((a, b) => a - b), isSure: false };
	const before = writes.filter((write) => write < read).toSorted((a, b) => b - a);
	const seen: number[] = [];
	const isSure = collect(regions, before, at, seen);
	for (let loop = loopAround(regions, at); loop !== null; loop = loopAround(regions, regions.parent(loop)!)) {
		// What the round before wrote reaches the beginning of this one, unless it is hidden there.
		const inLoop = writes
			.filter((write) => write >= loop.start && write < loop.end)
			.toSorted((a, b) => b - a);
		if (!isHiddenIn(regions, before, at, loop)) collect(regions, inLoop, loop, seen);
	}
	return { writes: [...new Set(seen)].toSorted((a, b) => a - b), isSure };
}

/** Adds writes from the latest back to the first that is sure to have run; says whether there was one. */
function collect(regions: Regions, writes: readonly number[], at: Region, into: number[]): boolean {
	/** Branches whose writes were met, by their opposite: when both sides write, nothing before them is seen. */
	const written = new Set<Region>();
	for (const write of writes) {
		const region = regions.at(write);
		if (excludes(regions, region, at)) continue;
		into.push(write);
		if (regions.isWithin(at, region)) return true;
		const opposite = regions.opposite(region);
		if (opposite !== null && written.has(opposite) && regions.isWithin(at, regions.parent(region)!))
			return true;
		written.add(region);
	}
	return false;
}

/** Whether code in one region never runs before that in another: the other side of a test, or behind an exit. */
function excludes(regions: Regions, region: Region, at: Region): boolean {
	for (let branch: Region | null = region; branch !== null; branch = regions.parent(branch)) {
		if (regions.isWithin(at, branch)) return false;
		// Who goes on with the next round comes back to the beginning of the loop.
		if (
			branch.leaves !== null &&
			!(branch.leaves === 'continue' && at.kind === 'loop' && regions.leftBy('continue', branch) === at)
		) {
			const left = regions.leftBy(branch.leaves, branch);
			if (left !== branch && regions.isWithin(at, left) && !mayCatch(regions, branch, at)) return true;
		}
		const other = regions.opposite(branch);
		if (other !== null && regions.isWithin(at, other)) return true;
	}
	return false;
}

/** Code of a `catch` or `finally` runs although what it belongs to was left. */
function mayCatch(regions: Regions, branch: Region, at: Region): boolean {
	const catching = regions.nearest(at, ({ kind }) => kind === 'catch' || kind === 'finally');
	return catching !== null && catching.start >= branch.end;
}

function loopAround(regions: Regions, from: Region): Region | null {
	return regions.nearest(from, ({ kind }) => kind === 'loop');
}

/** Whether a write inside a loop, before the read, surely ran in the same round. */
function isHiddenIn(regions: Regions, before: readonly number[], at: Region, loop: Region): boolean {
	return before.some((write) => {
		const region = regions.at(write);
		return write >= loop.start && regions.isWithin(region, loop) && regions.isWithin(at, region);
	});
}
