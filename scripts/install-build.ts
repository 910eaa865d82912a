import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

/** Builds, lays the result out as an installed package in `folder`, and returns its launcher. */
export function installBuild(folder: string): string {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const name of ['bin', 'package.json']) {
		cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
	}
	symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
	const build = [join(PROJECT, 'scripts/build.ts'), '--out', join(folder, 'dist')];
	execFileSync(process.execPath, build, { stdio: 'inherit' });
	return join(folder, 'bin/assay.js');
}
