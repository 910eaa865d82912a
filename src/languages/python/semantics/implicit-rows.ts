import type { Unit } from '../../../semantics/world/unit.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';

/** Something that is gone through: `for x in value`. */
export interface Iterated {
	value: number;
	scope: number;
	chunk: number;
	start: number;
}

/** Something that is entered: `with value`. */
export interface Entered extends Iterated {
	isAsync: boolean;
}

/** What a Python file does that calls something without a call. */
export interface ImplicitRows {
	iterated: Iterated[];
	entered: Entered[];
	/** Names that stand after `raise`. */
	raised: { value: number; chunk: number; start: number }[];
}

const THROW = 2;

/** Finds them among the rows of a file. */
export function implicitRows(unit: Unit): ImplicitRows {
	const { bindings, assigns, yields } = unit.file.flow;
	const found: ImplicitRows = { iterated: [], entered: [], raised: [] };
	const seen = new Set<number>();
	const add = (value: number, scope: number, chunk: number, start: number) => {
		// Several names may be taken from one.
		if (value < 0 || seen.has(value)) return;
		seen.add(value);
		if (MAY_HAVE.has(unit.op(value))) found.iterated.push({ value, scope, chunk, start });
	};
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
		const [scope, , , start, , , value, path] = bindings.subarray(at, at + FLOW_STRIDE.bindings);
		if (path >= 0 && unit.file.names[path].startsWith('[')) add(value, scope, unit.scopeChunk(scope), start);
	}
	for (let at = 0; at < assigns.length; at += FLOW_STRIDE.assigns) {
		const [scope, chunk, target, value, start] = assigns.subarray(at, at + FLOW_STRIDE.assigns);
		if (value < 0) continue;
		const op = unit.op(value);
		// An element of something, whichever.
		if (op === 'index' && target >= 0 && unit.second(value) < 0) add(unit.first(value), scope, chunk, start);
		if (op !== 'member' || target >= 0 || unit.first(value) < 0) continue;
		const isAsync = unit.valueName(value) === '__aenter__';
		found.entered.push({ value: unit.first(value), scope, chunk, start, isAsync });
	}
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
		const [kind, chunk, value, start] = yields.subarray(at, at + FLOW_STRIDE.yields);
		if (kind !== THROW || value < 0) continue;
		const op = unit.op(value);
		if (op === 'name' || op === 'member') found.raised.push({ value, chunk, start });
	}
	return found;
}

/** Operations that may give something of a class. */
const MAY_HAVE: ReadonlySet<string> = new Set([
	'name',
	'member',
	'call',
	'index',
	'await',
	'either',
	'choice',
	'cast',
	'this',
]);
