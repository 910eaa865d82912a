import { FLOW_STRIDE, FOLLOWS_FIRST, FOLLOWS_SECOND } from '../../store/codec/flow.ts';
import type { Unit } from './unit.ts';

/**
 * An offset for each value: that of the row that it is a part of. Values have none of their own, and what
 * a name of Python is depends on where it stands.
 */
export function valuePositions({ rows: file }: Unit): Int32Array {
	const { values, calls, bindings, assigns, yields, heritage } = file.flow;
	const positions = new Int32Array(values.length / FLOW_STRIDE.values).fill(-1);
	const open: number[] = [];
	const place = (root: number, at: number): void => {
		if (root >= 0) open.push(root);
		while (open.length > 0) {
			const value = open.pop()!;
			if (positions[value] !== -1) continue;
			positions[value] = at;
			const row = value * FLOW_STRIDE.values;
			if (FOLLOWS_FIRST[values[row]] && values[row + 2] >= 0) open.push(values[row + 2]);
			if (FOLLOWS_SECOND[values[row]] && values[row + 3] >= 0) open.push(values[row + 3]);
		}
	};
	for (let call = 0, at = 0; at < calls.length; call++, at += FLOW_STRIDE.calls) {
		place(calls[at + 1], file.calls[call].start);
		place(calls[at + 2], file.calls[call].start);
	}
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings)
		place(bindings[at + 6], bindings[at + 3]);
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
		place(assigns[at + 2], assigns[at + 4]);
		place(assigns[at + 3], assigns[at + 4]);
	}
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) place(yields[at + 2], yields[at + 3]);
	for (let at = 0; at < heritage.length; at += FLOW_STRIDE.heritage)
		place(heritage[at + 5], heritage[at + 4]);
	return positions;
}
