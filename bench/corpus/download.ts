import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NpmSource } from './sources.ts';

const run = promisify(execFile);

/** Unpacks the package's tarball, and returns the folder of its contents. */
export async function unpackNpm(source: NpmSource, downloads: string): Promise<string> {
	const folder = join(downloads, `${source.name.replace('/', '+')}@${source.version}`);
	await once(folder, async (partial) => {
		const spec = `${source.name}@${source.version}`;
		await run('npm', ['pack', '--silent', '--pack-destination', partial, spec]);
		const [tarball] = readdirSync(partial);
		// A few packages name the folder inside after themselves instead of `package`.
		await run('tar', ['-xzf', tarball, '--strip-components=1'], { cwd: partial });
		rmSync(join(partial, tarball));
	});
	return folder;
}

export async function unpackDebian(name: string, downloads: string): Promise<string> {
	const folder = join(downloads, `debian+${name}`);
	await once(folder, async (partial) => {
		await run('apt-get', ['download', name], { cwd: partial });
		const [archive] = readdirSync(partial);
		await run('dpkg-deb', ['-x', archive, '.'], { cwd: partial });
		rmSync(join(partial, archive));
	});
	return folder;
}

/** Fills `folder` whole or not at all, so that an interrupted download is repeated. */
async function once(folder: string, fill: (partial: string) => Promise<void>): Promise<void> {
	if (existsSync(folder)) return;
	const partial = `${folder}.partial`;
	rmSync(partial, { recursive: true, force: true });
	mkdirSync(partial, { recursive: true });
	await fill(partial);
	renameSync(partial, folder);
}
