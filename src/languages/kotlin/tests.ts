import type { Annotation } from '../../model/chunk.ts';
import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { calleeOf } from './callees.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** JUnit's, TestNG's and kotlin.test's annotations of test cases, which have the same names. */
const CASE = /^(?:[\w.]*\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory)$/;

export function isTestCase(annotations: readonly Annotation[] | null): boolean {
	return annotations?.some(({ name }) => CASE.test(name)) ?? false;
}

/** The classes that Kotest runs; a file must import the framework too. */
const SPEC = /:\s*(?:[\w.]*\.)?(?:String|Fun|Should|Describe|Behavior|Word|Free|Feature|Expect)Spec\s*\(/;

export function hasSpecs(text: string): boolean {
	return text.includes('io.kotest') && SPEC.test(text);
}

const CASE_CALL = /^(?:test|it|should|then|Then|scenario|expect)$/;

/** The block of `"a name" { … }`, `test("a name") { … }` or `it("a name") { … }`. */
export function isSpecCase(walk: Walk, lambda: number): boolean {
	if (!walk.hasSpecs) return false;
	const { tree } = walk;
	let call = tree.parent[lambda];
	if (walk.kind(call) === Kind.annotated_lambda) call = tree.parent[tree.parent[call]];
	if (walk.kind(call) !== Kind.call_expression) return false;
	const { callee, list } = calleeOf(walk, call);
	if (walk.kind(callee) === Kind.string_literal) return list === -1 && !hasCases(walk, lambda);
	if (walk.kind(callee) !== Kind.simple_identifier || !CASE_CALL.test(walk.textOf(callee))) return false;
	const first = childOfKind(tree, list, walk.kinds, Kind.value_argument);
	return walk.kind(firstNamedChild(tree, first)) === Kind.string_literal;
}

/** A block with further named blocks is a group of cases. */
function hasCases(walk: Walk, lambda: number): boolean {
	const { tree } = walk;
	const statements = childOfKind(tree, lambda, walk.kinds, Kind.statements);
	if (statements === -1) return false;
	for (let child = statements + 1; child < tree.after[statements]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.call_expression && walk.kind(child + 1) === Kind.string_literal)
			return true;
	}
	return false;
}
