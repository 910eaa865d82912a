import { childOfKind } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Functions of package:test and flutter_test, and what is made of them, that take a test case. */
const CASE = /^(?:test|testWidgets|testGoldens|blocTest|patrolTest|fakeAsyncTest)$/;

/** `test('name', () { … })`: the function is a test case. */
export function markTest(walk: Walk, name: number, list: number): void {
	if (!CASE.test(walk.textOf(name))) return;
	const { tree } = walk;
	let count = 0;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.argument) continue;
		count++;
		const callback = childOfKind(tree, child, walk.kinds, Kind.function_expression);
		if (count === 2 && callback !== -1) walk.testCases.add(callback);
	}
}
