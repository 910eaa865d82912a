import type { Statement, SwitchStatement } from 'oxc-parser';
import { recordRuns } from '../shared/branches.ts';
import type { Walk } from './walk.ts';

/** Statements inside statements that are looked at to find out whether all of them leave. */
const MAX_LOOKED_AT = 40;

/** Statements of a `switch` that one or several cases lead to. */
interface Way {
	/** What holds when a case leads here; none for the last resort, which other cases may share. */
	tests: number[];
	start: number;
	end: number;
	last: Statement;
}

/** The ways of a `switch`; `values` are what the cases are compared with, -1 for `default`. */
export function recordWays(
	walk: Walk,
	node: SwitchStatement,
	subject: number,
	values: readonly number[],
): void {
	const ways = waysOf(walk, node, subject, values);
	recordRuns(walk.out, ways, (at) => !leaves(ways[at].last));
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
		const last = statements[statements.length - 1];
		ways.push({ tests: isLastResort ? [] : tests, start: statements[0].start, end: last.end, last });
		tests = [];
		isLastResort = false;
	}
	return ways;
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
