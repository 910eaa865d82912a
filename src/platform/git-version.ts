import { execFile } from 'node:child_process';

/** `2.47.3`, or null when there is no git to run. */
export function gitVersion(env: NodeJS.ProcessEnv): Promise<string | null> {
	return new Promise((resolve) => {
		execFile('git', ['--version'], { env, timeout: 5_000, maxBuffer: 10_000 }, (error, stdout) => {
			const version = /\d+(?:\.\d+){1,3}/.exec(stdout)?.[0];
			resolve(error === null && version !== undefined ? version : null);
		});
	});
}
