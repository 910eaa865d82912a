import { REF_KINDS } from '../../model/recorder.ts';
import { firstFrom } from '../../model/sorted.ts';
import type { LinkedImport } from '../../store/linked-file.ts';
import type { Unit } from './unit.ts';
import type { UnitBinding } from './unit-rows.ts';

/** Longest name that is looked for around an offset. */
const MAX_NAME = 1_000;

/** The chunk whose name is at an offset; -1 for none. */
export function chunkNamedAt(unit: Unit, offset: number): number {
	return unit.file.chunks.findIndex(
		({ nameStart, name }) => name !== null && nameStart <= offset && offset < nameStart + name.length,
	);
}

export function refAt(
	unit: Unit,
	offset: number,
): { name: string; start: number; member: boolean; isType: boolean; scope: number } | null {
	const { refs } = unit.file;
	// Names in names: `--#{$prefix}gap`.
	let innermost: ReturnType<typeof refAt> = null;
	// A name is not longer than this; what begins earlier does not reach the offset.
	for (let at = firstFrom(refs.start, offset - MAX_NAME, 0, refs.count); at < refs.count; at++) {
		const name = unit.file.names[refs.name[at]];
		const start = refs.start[at];
		if (start > offset) break;
		if (offset < start + name.length)
			innermost = {
				...{ name, start, scope: refs.scope[at] },
				...{ member: refs.member[at] === 1, isType: REF_KINDS[refs.kind[at]] === 'type' },
			};
	}
	return innermost;
}

/** The call whose name is at an offset; -1 for none. */
export function callAt(unit: Unit, offset: number): number {
	return unit.file.calls.findIndex(({ start, name }) => start <= offset && offset < start + name.length);
}

/** The call that ends before an offset; -1 for none. */
export function callEndingAt(unit: Unit, offset: number): number {
	return unit.file.calls.findIndex(({ end }) => end === offset);
}

/** The binding of a name that is written at an offset. */
export function bindingAt(unit: Unit, name: string, offset: number): UnitBinding | null {
	return unit.lookUp(name, unit.scopeAt(offset)).find(({ start }) => start === offset) ?? null;
}

export function importAt(unit: Unit, offset: number): LinkedImport | null {
	return (
		unit.file.imports.find(
			({ nameStart, local }) => local !== null && nameStart <= offset && offset < nameStart + local.length,
		) ?? null
	);
}
