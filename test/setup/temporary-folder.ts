import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run a temporary folder of its own, and removes it with all that tests left there: a process of a test may
 * end, or be killed, before it removes anything itself.
 */
export function setup(): () => void {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-tests-')));
	// Some tests run the program as another user, who needs a place as well.
	chmodSync(folder, 0o1777);
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
