import { ChunkFlag, kindGroup } from '../model/chunk.ts';
import { headerEnd } from './bodies.ts';
import type { Sheet } from './sheet.ts';
import type { Unit } from './unit.ts';

/** What no fold may hide: names that are shown, headers of classes, and imports. */
export interface Anchors {
	/** Offsets in order. */
	places: number[];
	/** Ranges in order, two numbers each. */
	headers: number[];
}

export function anchorsOf(sheet: Sheet, unit: Unit, imports: readonly number[]): Anchors {
	const places: number[] = [];
	const headers: number[] = [];
	for (const { chunk, isOpen } of unit.shown) {
		const isTest = (chunk.flags & ChunkFlag.test) !== 0;
		if (chunk.name !== null || isTest) places.push(chunk.nameAt);
		if (chunk.name === null || !isOpen) continue;
		const header = headerEnd(sheet.text, chunk, unit.lexis);
		// Some languages count the value of a variable as its header.
		const isAll = kindGroup(chunk.kind) === 'value' && sheet.text.slice(header, chunk.end).trim().length < 2;
		if (header !== -1 && !isAll) headers.push(chunk.nameAt, header);
	}
	if (sheet.limits.detail !== 'minimal') {
		places.push(...imports);
	}
	places.sort((a, b) => a - b);
	return { places, headers };
}

export function holdsAnchor({ places }: Anchors, from: number, to: number): boolean {
	const first = firstFrom(places, from);
	return first < places.length && places[first] < to;
}

export function isInHeader({ headers }: Anchors, at: number): boolean {
	// Headers do not overlap: the last one that begins before decides.
	let low = 0;
	let high = headers.length / 2;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (headers[middle * 2] <= at) low = middle + 1;
		else high = middle;
	}
	return low > 0 && at < headers[(low - 1) * 2 + 1];
}

/** The position of the first number that is at least this. */
export function firstFrom(sorted: readonly number[], least: number): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (sorted[middle] < least) low = middle + 1;
		else high = middle;
	}
	return low;
}
