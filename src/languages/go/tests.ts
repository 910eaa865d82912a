import type { Param } from '../../model/chunk.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { isString } from './strings.ts';
import { Kind } from './syntax.ts';
import { isTestPath } from './test-path.ts';
import type { Walk } from './walk.ts';

function inTestFile(walk: Walk): boolean {
	return walk.out.path === undefined || isTestPath(walk.out.path);
}

const TEST_NAME = /^(Test|Benchmark|Fuzz|Example)(?!\p{Ll})/u;
const TESTING_TYPE: Readonly<Record<string, string>> = { Test: 'T', Benchmark: 'B', Fuzz: 'F' };

/**
 * What `go test` runs: `TestX(t *testing.T)`, `BenchmarkX(b *testing.B)`, `FuzzX(f *testing.F)` and
 * `ExampleX()`, where X does not begin with a small letter. `TestMain(m *testing.M)` runs them.
 */
export function isTestFunction(walk: Walk, name: string, params: Param[], result: number): boolean {
	const sort = TEST_NAME.exec(name)?.[1];
	if (sort === undefined || result !== -1 || !inTestFile(walk)) return false;
	if (sort === 'Example') return params.length === 0;
	return params.length === 1 && pointsTo(params[0], TESTING_TYPE[sort]);
}

/** Suites: testify runs methods `TestX()`, gocheck those with a `*check.C`. */
export function isTestMethod(walk: Walk, name: string, params: Param[], result: number): boolean {
	if (!name.startsWith('Test') || !TEST_NAME.test(name) || result !== -1 || !inTestFile(walk)) return false;
	return params.length === 0 || (params.length === 1 && pointsTo(params[0], 'C'));
}

/** `*testing.T`, or `*T` of a dot import. */
function pointsTo({ type, rest }: Param, name: string): boolean {
	return rest === undefined && type !== undefined && POINTER.exec(type)?.[1] === name;
}

const POINTER = /^\*(?:\w+\.)?(\w+)$/;

const SPEC_CALLS = new Set(['It', 'Specify', 'FIt', 'FSpecify']);

/** `t.Run("name", func(t *testing.T) {…})`, and Ginkgo's `It("…", func() {…})`. */
export function isTestLambda(walk: Walk, literal: number, params: Param[]): boolean {
	const { tree, fields } = walk;
	const list = tree.parent[literal];
	if (walk.kind(list) !== Kind.argument_list || !inTestFile(walk)) return false;
	const callee = childByField(tree, tree.parent[list], fields.function);
	const kind = walk.kind(callee);
	const isSelector = kind === Kind.selector_expression;
	if (!isSelector && kind !== Kind.identifier) return false;
	const name = walk.textOf(isSelector ? childByField(tree, callee, fields.field) : callee);
	if (isSelector && name === 'Run') {
		return params.length === 1 && (pointsTo(params[0], 'T') || pointsTo(params[0], 'B'));
	}
	return SPEC_CALLS.has(name) && isString(walk.kind(firstNamedChild(tree, list)));
}
