import { thousands } from '../../model/thousands.ts';

/** `12,345`. */
export function count(value: number): string {
	return thousands(value);
}

/** `1 file`, `1,200 files`. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
	return `${count(value)} ${value === 1 ? noun : plural}`;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `0 B`, `999 B`, `1.5 kB`, `23 MB`: decimal units, two digits at least. */
export function bytes(value: number): string {
	let unit = 0;
	let amount = value;
	// 999.5 would print as 1000.
	while (amount >= 999.5 && unit < UNITS.length - 1) {
		amount /= 1000;
		unit++;
	}
	const digits = unit > 0 && amount < 9.95 ? 1 : 0;
	return `${amount.toFixed(digits)} ${UNITS[unit]}`;
}

/** `850 ms`, `3.2 s`, `1 min 05 s`. */
export function duration(ms: number): string {
	if (ms < 999.5) return `${Math.round(ms)} ms`;
	if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
	const seconds = Math.round(ms / 1000);
	return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Entries by number, the largest first, then by name. */
export function ranked(counts: Readonly<Record<string, number>>): [string, number][] {
	return Object.entries(counts)
		.filter(([, number]) => number > 0)
		.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
