import { CALL_VIAS, type CallVia } from '../model/recorder.ts';

/**
 * What `call_site.bits` packs: how the call is written, its flags, and the number of its arguments. The
 * later flags lie above that number, where an index made before them has zeros.
 */
const VIA_BITS = 3;
const EARLY_FLAG_BITS = 4;
const COUNT_BITS = 20;
const LATE_FLAG_BITS = 4;

const EARLY_FLAGS = 2 ** EARLY_FLAG_BITS - 1;
const LATE_FLAGS = 2 ** LATE_FLAG_BITS - 1;
const COUNT_SHIFT = VIA_BITS + EARLY_FLAG_BITS;
const LATE_SHIFT = COUNT_SHIFT + COUNT_BITS;
const MAX_COUNT = 2 ** COUNT_BITS - 1;

/** How a call is written. */
export function viaOf(bits: number): CallVia {
	return CALL_VIAS[bits & (2 ** VIA_BITS - 1)];
}

/** Bits of `CallFlag`. */
export function callFlagsOf(bits: number): number {
	return ((bits >> VIA_BITS) & EARLY_FLAGS) | (((bits >> LATE_SHIFT) & LATE_FLAGS) << EARLY_FLAG_BITS);
}

/** How many arguments a call has. */
export function argCountOf(bits: number): number {
	return (bits >> COUNT_SHIFT) & MAX_COUNT;
}

export function packCallBits(via: number, flags: number, argCount: number): number {
	return (
		via |
		((flags & EARLY_FLAGS) << VIA_BITS) |
		(Math.min(argCount, MAX_COUNT) << COUNT_SHIFT) |
		((flags >> EARLY_FLAG_BITS) << LATE_SHIFT)
	);
}

/** The parts of `alias.bits`, as SQL. */
export function callBitsSql(alias: string): { via: string; flags: string; argCount: string } {
	const bits = `${alias}.bits`;
	const early = `((${bits} >> ${VIA_BITS}) & ${EARLY_FLAGS})`;
	const late = `((${bits} >> ${LATE_SHIFT}) & ${LATE_FLAGS})`;
	return {
		via: `(${bits} & ${2 ** VIA_BITS - 1})`,
		flags: `(${early} | (${late} << ${EARLY_FLAG_BITS}))`,
		argCount: `((${bits} >> ${COUNT_SHIFT}) & ${MAX_COUNT})`,
	};
}
