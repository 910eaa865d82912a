/** What `call_site.bits` packs: how the call is written, its flags, and the number of its arguments. */
const VIA_BITS = 3;
const FLAG_BITS = 4;

export function packCallBits(via: number, flags: number, argCount: number): number {
	return via | (flags << VIA_BITS) | (argCount << (VIA_BITS + FLAG_BITS));
}

/** The parts of `alias.bits`, as SQL. */
export function callBitsSql(alias: string): { via: string; flags: string; argCount: string } {
	return {
		via: `(${alias}.bits & ${2 ** VIA_BITS - 1})`,
		flags: `((${alias}.bits >> ${VIA_BITS}) & ${2 ** FLAG_BITS - 1})`,
		argCount: `(${alias}.bits >> ${VIA_BITS + FLAG_BITS})`,
	};
}
