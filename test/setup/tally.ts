import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/**
 * Ends a run with the tests that were skipped or passed only when they were tried again, and the line
 * `N passed, N failed, N skipped`.
 *
 * A test is skipped when a tool of the system that it needs is missing. Where the tools are known to
 * be there (`ASSAY_REQUIRE_TOOLS=1`, as in CI), a skipped test is a test that silently stopped
 * testing, and fails the run.
 */
export default class Tally implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
		const { passed, failed, skipped, fickle } = countTests(modules);
		const lines = [
			...fickle.map((test) => `passed only when tried again: ${nameOf(test)}`),
			...skipped.map((test) => `skipped: ${nameOf(test)}`),
		];
		const unacceptable = skipped.length > 0 && process.env.ASSAY_REQUIRE_TOOLS === '1';
		if (unacceptable) {
			lines.push('ASSAY_REQUIRE_TOOLS is set, so skipped tests fail the run.');
			process.exitCode = 1;
		}
		lines.push(`${passed} passed, ${failed + errors.length} failed, ${skipped.length} skipped`);
		// After the summary of the default reporter, which is still being told of the end.
		process.once('exit', () => console.log(lines.join('\n')));
	}
}

function nameOf(test: TestCase): string {
	return `${test.module.relativeModuleId} > ${test.fullName}`;
}

/** A file that could not be loaded has no tests, and counts as one that failed. */
function countTests(modules: readonly TestModule[]): {
	passed: number;
	failed: number;
	skipped: TestCase[];
	fickle: TestCase[];
} {
	let passed = 0;
	let failed = 0;
	const skipped: TestCase[] = [];
	const fickle: TestCase[] = [];
	for (const module of modules) {
		let failedHere = 0;
		for (const test of module.children.allTests()) {
			const { state } = test.result();
			if (test.diagnostic()?.flaky) fickle.push(test);
			if (state === 'passed') passed++;
			else if (state === 'failed') failedHere++;
			else skipped.push(test);
		}
		failed += module.state() === 'failed' ? Math.max(failedHere, 1) : failedHere;
	}
	return { passed, failed, skipped, fickle };
}
