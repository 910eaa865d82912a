import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import type { Walk } from './walk.ts';

/** `@Test` of Swift Testing, and the methods of an XCTest case by their names. */
export function isTestCase(
	walk: Walk,
	name: string | null,
	flags: number,
	paramCount: number,
	annotations: readonly Annotation[] | null,
): boolean {
	if (annotations?.some((note) => note.name === 'Test' || note.name === 'Testing.Test')) return true;
	if (walk.memberOf?.isTestCase !== true || name === null || paramCount > 0) return false;
	return /^test(?![a-z])/.test(name) && (flags & (ChunkFlag.static | ChunkFlag.private)) === 0;
}

/** The class comes from `XCTestCase`, or in a file that imports XCTest from another one. */
export function isTestClass(walk: Walk, kind: string, name: string, bases: readonly string[]): boolean {
	if (kind === 'extension') return walk.importsXCTest && /Tests?(?:Case)?$/.test(name);
	if (kind !== 'class') return false;
	return bases.some((base) => /TestCase$/.test(base)) || (walk.importsXCTest && bases.length > 0);
}
