import { BINDING_KINDS } from '../../../model/recorder.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import type { Unit } from '../../world/unit.ts';

const PARAM = BINDING_KINDS.indexOf('param');

/** Where a value ends; 0 for none. */
export function valueEnd(unit: Unit, value: number): number {
	return value < 0 ? 0 : unit.spanEnd(value);
}

/** Where the value ends that is given to what is written at an offset; 0 where nothing is. */
export function assignedEnd(unit: Unit, start: number): number {
	return unit.derived(findAssignedEnds).get(start) ?? 0;
}

/** Where the last parameter of a function with its default ends, as far as values tell; 0 for none. */
export function parametersEnd(unit: Unit, scope: number): number {
	return unit.derived(findParametersEnds).get(scope) ?? 0;
}

function findAssignedEnds(unit: Unit): Map<number, number> {
	const { bindings, assigns } = unit.file.flow;
	const found = new Map<number, number>();
	for (let row = 0; row < bindings.length; row += FLOW_STRIDE.bindings)
		noteLater(found, bindings[row + 3], valueEnd(unit, bindings[row + 6]));
	for (let row = 0; row < assigns.length; row += FLOW_STRIDE.assigns)
		noteLater(found, assigns[row + 4], valueEnd(unit, assigns[row + 3]));
	return found;
}

function findParametersEnds(unit: Unit): Map<number, number> {
	const { bindings } = unit.file.flow;
	const found = new Map<number, number>();
	for (let row = 0; row < bindings.length; row += FLOW_STRIDE.bindings) {
		if (bindings[row + 2] !== PARAM) continue;
		noteLater(found, bindings[row], Math.max(bindings[row + 3], valueEnd(unit, bindings[row + 6])));
	}
	return found;
}

function noteLater(ends: Map<number, number>, key: number, end: number): void {
	ends.set(key, Math.max(ends.get(key) ?? 0, end));
}
