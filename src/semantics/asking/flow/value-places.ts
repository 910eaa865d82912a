import { FLOW_STRIDE, FOLLOWS_FIRST, FOLLOWS_SECOND } from '../../../store/codec/flow.ts';
import { FORM_STRIDE } from '../../../store/codec/form.ts';
import type { Unit } from '../../world/unit.ts';

/** What a value is for, outside of other values. */
export type ValuePlace =
	| { is: 'argument'; call: number; place: number; keyword: string | null }
	| { is: 'callee'; call: number }
	/** Of `yields`: return, yield or throw. */
	| { is: 'given'; kind: number }
	/** What it is assigned to: the target's value, -1 for a name that is declared. */
	| { is: 'assigned'; target: number; name: string };

/** The values of a file by where they stand, what they are parts of, and what they are for. */
export class ValuePlaces {
	private readonly named = new Map<number, number[]>();
	/** The first use of each value as a part, and the next one of the same value. */
	private readonly firstUse: Int32Array;
	private readonly nextUse: number[] = [];
	private readonly users: number[] = [];
	private readonly places = new Map<number, ValuePlace[]>();

	constructor(unit: Unit) {
		const { values } = unit.file.flow;
		const { spans } = unit.file.form;
		const count = values.length / FLOW_STRIDE.values;
		this.firstUse = new Int32Array(count).fill(-1);
		for (let value = 0; value < count; value++) {
			const at = value * FLOW_STRIDE.values;
			if (FOLLOWS_FIRST[values[at]]) this.use(values[at + 2], value);
			if (FOLLOWS_SECOND[values[at]]) this.use(values[at + 3], value);
			if (unit.op(value) === 'name') add(this.named, spans[value * FORM_STRIDE.spans], value);
		}
		this.placeCalls(unit);
		this.placeRows(unit);
	}

	/** The names that are written at an offset; a test is told as a value of its own beside the branch it decides. */
	at(offset: number): readonly number[] {
		return this.named.get(offset) ?? [];
	}

	/** The values that a value is a part of. */
	*above(value: number): Generator<number> {
		for (let use = this.firstUse[value]; use >= 0; use = this.nextUse[use]) yield this.users[use];
	}

	of(value: number): readonly ValuePlace[] {
		return this.places.get(value) ?? [];
	}

	private use(part: number, user: number): void {
		if (part < 0) return;
		this.nextUse.push(this.firstUse[part]);
		this.firstUse[part] = this.users.push(user) - 1;
	}

	private placeCalls(unit: Unit): void {
		const { calls } = unit.file.flow;
		for (let call = 0, at = 0; at < calls.length; call++, at += FLOW_STRIDE.calls) {
			if (calls[at + 1] >= 0) add(this.places, calls[at + 1], { is: 'callee', call });
			let place = 0;
			for (let item = calls[at + 2]; item >= 0; item = unit.second(item)) {
				const written = unit.first(item);
				const isNamed = written >= 0 && unit.op(written) === 'entry';
				const value = isNamed ? unit.first(written) : written;
				const keyword = isNamed ? unit.valueName(written) : null;
				if (value >= 0) add(this.places, value, { is: 'argument', call, place, keyword });
				place++;
			}
		}
	}

	private placeRows(unit: Unit): void {
		const { bindings, assigns, yields } = unit.file.flow;
		for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
			const [own, value, path] = [bindings[at + 1], bindings[at + 6], bindings[at + 7]];
			// Each of what a loop goes through is not what it goes through.
			if (value < 0 || /^\[(?:key)?\]/.test(unit.nameAt(path) ?? '')) continue;
			add(this.places, value, { is: 'assigned', target: -1, name: unit.file.names[own] });
		}
		for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
			const [target, value] = [assigns[at + 2], assigns[at + 3]];
			if (target >= 0 && value >= 0) add(this.places, value, { is: 'assigned', target, name: '' });
		}
		for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
			const [kind, value] = [yields[at], yields[at + 2]];
			if (value >= 0) add(this.places, value, { is: 'given', kind });
		}
	}
}

function add<T>(map: Map<number, T[]>, key: number, item: T): void {
	const same = map.get(key);
	if (same === undefined) map.set(key, [item]);
	else same.push(item);
}

/** Made once a unit. */
export function valuePlaces(unit: Unit): ValuePlaces {
	return new ValuePlaces(unit);
}
