import { join } from 'node:path';
import { installBuild } from '../../scripts/install-build.ts';

/**
 * Builds the command as it is published, for tests that start it: they see what users get, and it starts in half the time.
 * Not where only tests beside the code are asked for, which start nothing; what does all the same runs the sources.
 */
export function setup(): void {
	const asked = process.argv.slice(2).filter((word) => word !== 'run' && !word.startsWith('-'));
	if (asked.length > 0 && asked.every((path) => /(?:^|\/)(?:src|scripts|bench)(?:\/|$)/.test(path))) return;
	process.env.ASSAY_TESTED = installBuild(join(process.env.TMPDIR!, 'built'));
}
