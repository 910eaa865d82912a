import { setFlagsFromString } from 'node:v8';

/** WebAssembly that is compiled under these is compiled at once and whole, and stays as it is. */
const OPTIONS = ['wasm-lazy-compilation', 'wasm-tier-up', 'wasm-dynamic-tiering'];

/**
 * Loads a module whose functions are never optimised; those of other modules are. What else is loaded meanwhile is not
 * optimised either, which only takes time.
 */
export async function compiledOnce<T>(load: () => Promise<T>): Promise<T> {
	for (const option of OPTIONS) setFlagsFromString(`--no-${option}`);
	// Other threads compile it, and a process that waits for nothing else would end before they do.
	const awake = setInterval(() => undefined, 1_000);
	try {
		return await load();
	} finally {
		clearInterval(awake);
		for (const option of OPTIONS) setFlagsFromString(`--${option}`);
	}
}
