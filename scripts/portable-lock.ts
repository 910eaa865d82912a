/**
 * Keeps `package-lock.json` usable on every system:
 *
 *     node scripts/portable-lock.ts [--check]
 *
 * It marks packages that bring their binaries, so that no npm runs node-gyp for them (npm forgets
 * their `gypfile: false` when it installs from a lock file, and then needs Python and a compiler).
 * `--check` changes nothing. Both fail when the lock lacks the binary package of a platform, which
 * happens when it was made from a partly published release, or when it names a registry's host.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockFile {
	packages: Record<string, LockedPackage>;
}

interface LockedPackage {
	resolved?: string;
	link?: boolean;
	gypfile?: boolean;
	optionalDependencies?: Record<string, string>;
}

const PREBUILT = ['node_modules/better-sqlite3'];

export function lockProblems({ packages }: LockFile): string[] {
	const problems: string[] = [];
	for (const [path, locked] of Object.entries(packages)) {
		if (locked.resolved !== undefined && !locked.link) problems.push(`${path} names its host`);
		for (const name of Object.keys(locked.optionalDependencies ?? {})) {
			const nested = `${path}/node_modules/${name}`;
			if (!(nested in packages) && !(`node_modules/${name}` in packages)) {
				problems.push(`${path} lacks ${name}`);
			}
		}
	}
	return problems;
}

export function unmarkedPackages({ packages }: LockFile): string[] {
	return PREBUILT.filter((path) => packages[path] !== undefined && packages[path].gypfile !== false);
}

if (import.meta.main) {
	const path = join(import.meta.dirname, '../package-lock.json');
	const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile;
	const unmarked = unmarkedPackages(lock);
	const problems = lockProblems(lock);
	if (!process.argv.includes('--check')) {
		for (const name of unmarked) lock.packages[name].gypfile = false;
		writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
	} else if (unmarked.length > 0) {
		problems.push(`${unmarked.join(', ')} would be compiled; run: npm run generate`);
	}
	for (const problem of problems) console.error(`package-lock.json: ${problem}`);
	if (problems.length > 0) process.exitCode = 1;
}
