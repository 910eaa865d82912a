import { ChunkFlag } from '../../model/chunk.ts';
import { isTestPath } from './test-path.ts';
import type { Owner } from './walk.ts';

/** What Forge, DappTools, Echidna and Halmos run, by the beginning of the name. */
const PREFIX = /^(?:test|invariant|statefulFuzz|echidna_|check_|prove)/;
const BASE = /(?:^(?:DS|PRB)?Test|Test|Tests|TestBase|TestSuite)$/;

/** A contract in a file of tests, or one that inherits from a base of tests. */
export function isTestSuite(path: string | undefined, bases: ReadonlySet<string>): boolean {
	if (path !== undefined && isTestPath(path)) return true;
	for (const base of bases) if (BASE.test(base)) return true;
	return false;
}

/** A runner calls from outside, so only what can be called from there. */
export function isTestFunction(owner: Owner | null, name: string, flags: number): boolean {
	if (owner?.isTestSuite !== true || !PREFIX.test(name)) return false;
	return (flags & ChunkFlag.public) !== 0 && (flags & ChunkFlag.declaration) === 0;
}
