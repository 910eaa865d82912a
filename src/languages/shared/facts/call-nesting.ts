import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';

/** How the calls of a text stand in each other: as links of a chain (`a().b().c()`), or as arguments. */
export interface CallNesting {
	/** The links before a call, the first first: those of `a()` and `a().b()` for `a().b().c()`. */
	before(call: SeenCall): readonly SeenCall[];
	/** The links behind it. */
	after(call: SeenCall): readonly SeenCall[];
	/** The calls whose arguments it stands in, the innermost first. */
	around(place: { start: number; end: number }): readonly SeenCall[];
}

/** Calls that are looked at on the way out: nesting is never this deep where it means something. */
const MAX_STEPS = 500;

const nestings = new WeakMap<FactFile, CallNesting>();

/** Of those calls that rules asked for. Made once a text. */
export function callNesting(file: FactFile): CallNesting {
	let nesting = nestings.get(file);
	if (nesting === undefined) {
		nesting = nestingOf(file.calls);
		nestings.set(file, nesting);
	}
	return nesting;
}

function nestingOf(calls: readonly SeenCall[]): CallNesting {
	const sorted = [...calls].sort((a, b) => a.start - b.start || b.end - a.end);
	const outer: (number | null)[] = [];
	const chains = new Map<number, SeenCall[]>();
	const open: number[] = [];
	for (const [at, call] of sorted.entries()) {
		while (open.length > 0 && sorted[open[open.length - 1]].end < call.end) open.pop();
		outer.push(open.at(-1) ?? null);
		open.push(at);
		const chain = chains.get(call.start);
		if (chain === undefined) chains.set(call.start, [call]);
		else chain.unshift(call);
	}

	/** The last in order that begins before the place; what is around the place is around that, or is it. */
	function lastBefore(start: number): number {
		let low = 0;
		let high = sorted.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (sorted[middle].start < start) low = middle + 1;
			else high = middle;
		}
		return low - 1;
	}

	return {
		before: ({ start, end }) => (chains.get(start) ?? []).filter((link) => link.end < end),
		after: ({ start, end }) => (chains.get(start) ?? []).filter((link) => link.end > end),
		around({ start, end }) {
			const found: SeenCall[] = [];
			let steps = 0;
			for (let at: number | null = lastBefore(start); at !== null && at >= 0; at = outer[at]) {
				if (++steps > MAX_STEPS) break;
				if (sorted[at].end >= end) found.push(sorted[at]);
			}
			return found;
		},
	};
}
