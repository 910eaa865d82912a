import type { Annotation } from '../../model/chunk.ts';

/**
 * Attributes whose methods are test cases: xUnit's `Fact` and `Theory` and what is made of them
 * (`ConditionalFact`), NUnit's and TUnit's `Test`, `TestCase` and `TestCaseSource`, MSTest's `TestMethod`.
 * The namespace is not asked for: it often comes from a `global using` in another file.
 */
const CASE =
	/^(?:method:)?(?:[\w.]*\.)?(?:(?:[A-Z]\w*)?(?:Fact|Theory)|Test|TestCase|TestCaseSource|(?:[A-Z]\w*)?TestMethod)(?:Attribute)?$/;

export function isTestCase(annotations: readonly Annotation[] | null): boolean {
	return annotations?.some(({ name }) => CASE.test(name)) ?? false;
}
