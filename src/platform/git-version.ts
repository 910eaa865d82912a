import { tmpdir } from 'node:os';
import { findGit } from './git-program.ts';
import { runGit } from './git-run.ts';

/** `2.47.3`, or null when there is no git to run. `root` is the folder whose own programs do not count. */
export async function gitVersion(env: NodeJS.ProcessEnv, root: string): Promise<string | null> {
	const program = findGit(env, root);
	if (program === null) return null;
	const call = { args: ['version'], cwd: tmpdir(), env: {}, timeoutMs: 5_000, maxBytes: 10_000 };
	const run = await runGit(program, call);
	return run.ok ? (/\d+(?:\.\d+){1,3}/.exec(run.output.toString('latin1'))?.[0] ?? null) : null;
}
