import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { lastSegment } from './names.ts';
import { lastNamed, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The superclass is one whose tests PHPUnit runs, by the names in use. */
export function isTestBase(base: string): boolean {
	return /(?:TestCase|Test|Tests)$/.test(lastSegment(base));
}

/** `testX`, `@test` in the comment, or `#[Test]`, on a public method of a test case. */
export function isTestMethod(
	walk: Walk,
	name: string,
	flags: number,
	annotations: Annotation[] | null,
	doc: string,
): boolean {
	if (walk.type?.isTestCase !== true || (flags & ChunkFlag.public) === 0) return false;
	if (flags & (ChunkFlag.static | ChunkFlag.abstract)) return false;
	if (name.startsWith('test')) return true;
	if (annotations?.some((note) => lastSegment(note.name) === 'Test')) return true;
	return /^[\s/*]*@test\b/m.test(doc);
}

/** Pest's `it('…', function …)` and `test('…', fn …)`, outside classes. */
export function noteTestCall(walk: Walk, call: number): void {
	const callee = walk.textOf(walk.field(call, 'function'));
	if ((callee !== 'it' && callee !== 'test') || walk.type !== null) return;
	const first = firstNamedChild(walk.tree, walk.field(call, 'arguments'));
	const last = lastNamed(walk, walk.field(call, 'arguments'));
	if (first === -1 || first === last || literalText(walk, lastNamed(walk, first)) === null) return;
	const run = lastNamed(walk, last);
	const kind = walk.kind(run);
	if (kind === Kind.anonymous_function || kind === Kind.arrow_function) walk.testFunctions.add(run);
}
