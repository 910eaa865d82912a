/** File systems give changes that follow closely the same time; two seconds are the coarsest in use. */
const COARSEST_US = 2_000_000;

/**
 * The moment, in microseconds, before which a time of change can be trusted: a file changed since then
 * could change once more and keep its stamp. Taken before files are looked at.
 */
export function trustedBefore(): number {
	return Date.now() * 1000 - COARSEST_US;
}
