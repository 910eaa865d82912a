import type { Statement, SwitchStatement } from 'oxc-parser';
import type { Walk } from './walk.ts';

/** Statements inside statements that are looked at to find out whether all of them leave. */
const MAX_LOOKED_AT = 40;

/** Statements of a `switch` that one or several cases lead to. */
interface Way {
	/** What holds when a case leads here; none for the last resort, which other cases may share. */
	tests: number[];
	isLastResort: boolean;
	statements: readonly Statement[];
}

/**
 * The ways of a `switch`: each runs when one of its tests holds, or when the one before runs on into it; the last resort
 * when no test holds. `values` are what the cases are compared with, -1 for `default`.
 */
export function recordWays(
	walk: Walk,
	node: SwitchStatement,
	subject: number,
	values: readonly number[],
): void {
	const { out } = walk;
	const ways = waysOf(walk, node, subject, values);
	/** What led into the way before, where it runs on into this one: tests, or anything. */
	let before: readonly number[] | null = [];
	for (const { tests, isLastResort, statements } of ways) {
		const { start } = statements[0];
		const last = statements[statements.length - 1];
		const decides: readonly number[] | null = isLastResort || before === null ? null : [...before, ...tests];
		out.branch('case', decides === null ? -1 : anyOf(walk, decides), start, last.end);
		if (isLastResort && before?.length === 0)
			out.branch(
				'else',
				anyOf(
					walk,
					ways.flatMap((way) => way.tests),
				),
				start,
				last.end,
			);
		before = leaves(last) ? [] : decides;
	}
}

/** Cases without statements lead to the statements of the next. */
function waysOf(
	{ out }: Walk,
	{ cases, discriminant }: SwitchStatement,
	subject: number,
	values: readonly number[],
): Way[] {
	// `switch (true)` asks each case in turn.
	const isAsking = discriminant?.type === 'Literal' && discriminant.value === true;
	const ways: Way[] = [];
	let tests: number[] = [];
	let isLastResort = false;
	for (let at = 0; at < values.length; at++) {
		const { test, consequent: statements } = cases[at];
		if (!test) isLastResort = true;
		else if (isAsking) tests.push(values[at]);
		else tests.push(out.value('binary', '===', subject, values[at], test.start, test.end));
		if (!statements?.length) continue;
		ways.push({ tests: isLastResort ? [] : tests, isLastResort, statements });
		tests = [];
		isLastResort = false;
	}
	return ways;
}

function anyOf({ out }: Walk, tests: readonly number[]): number {
	let any = tests.length === 0 ? -1 : tests[0];
	for (let at = 1; at < tests.length; at++) any = out.value('either', '||', any, tests[at]);
	return any;
}

/** Whether nothing behind a statement is reached from it, as far as its last statements say. */
function leaves(statement: Statement): boolean {
	const open: Statement[] = [statement];
	for (let seen = 0; open.length > 0; seen++) {
		const at = open.pop()!;
		if (seen > MAX_LOOKED_AT) return false;
		switch (at.type) {
			case 'ReturnStatement':
			case 'ThrowStatement':
			case 'BreakStatement':
			case 'ContinueStatement':
				break;
			case 'BlockStatement': {
				const last = at.body?.[at.body.length - 1];
				if (last === undefined) return false;
				open.push(last);
				break;
			}
			case 'IfStatement':
				if (!at.alternate) return false;
				open.push(at.consequent, at.alternate);
				break;
			case 'TryStatement':
				open.push(at.block);
				if (at.handler) open.push(at.handler.body);
				break;
			default:
				return false;
		}
	}
	return true;
}
