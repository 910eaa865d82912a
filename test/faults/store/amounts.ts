import { FULL } from '../builds.ts';

/**
 * How much of a row of the table of faults is tried: a little in every run of the tests, the figure of the
 * row when asked for, and what `ASSAY_ROW<n>` says in between.
 */
export function amount(row: number, { quick, full }: { quick: number; full: number }): number {
	return Number(process.env[`ASSAY_ROW${row}`] ?? (FULL ? full : quick));
}

/** Milliseconds a test may take that does this many things of this length. */
export function timeFor(count: number, eachMs: number): number {
	return 60_000 + count * eachMs;
}

/** Says what a row has shown, for the record; not in a quick run. */
export function tell(row: number, figures: string): void {
	if (FULL || process.env[`ASSAY_ROW${row}`] !== undefined) console.log(`row ${row}: ${figures}`);
}
