/** File systems give changes that follow closely the same time; two seconds are the coarsest in use. */
const COARSEST_NS = 2_000_000_000n;

/**
 * The moment, in nanoseconds, before which a time of change can be trusted: a file changed since then
 * could change once more and keep its stamp. Taken before files are looked at.
 */
export function trustedBefore(): bigint {
	return BigInt(Date.now()) * 1_000_000n - COARSEST_NS;
}
