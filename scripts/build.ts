/** Makes `dist/`, what the published package runs: the sources without types, tests and cases. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const LEFT_OUT = new Set(['cases', 'testing']);

rmSync(dist, { recursive: true, force: true });
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], {
	stdio: 'inherit',
});
if (status !== 0) process.exit(1);

// What is no TypeScript is data that the code reads from beside itself.
cpSync(join(root, 'src'), dist, {
	recursive: true,
	filter: (path) =>
		statSync(path).isDirectory() ? !LEFT_OUT.has(basename(path)) : !/\.(?:ts|md)$/.test(basename(path)),
});
