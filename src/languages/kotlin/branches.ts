import type { ExitKind } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import {
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { make, makeBinary } from '../shared/lowering.ts';
import { nextWritten } from '../shared/walk.ts';
import { branchesOf, conditionOf, isAssignment, operandsOf, subjectOf } from './expression-parts.ts';
import { Kind } from './syntax.ts';
import { checkValue, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const rules = branchRules<Walk>(valueAt);

/** Which code runs under which condition. A loop that runs once before its test is under none. */
export const BRANCHES = branchTable<Walk>({
	[Kind.if_expression]: (walk, node) => {
		const test = valueAt(walk, conditionOf(walk, node));
		const { consequence, alternative } = branchesOf(walk, node);
		branchAt(walk, 'then', test, consequence);
		branchAt(walk, 'else', test, alternative);
	},
	[Kind.conjunction_expression]: (walk, node) => branchOfRight(walk, node, 'then'),
	[Kind.disjunction_expression]: (walk, node) => {
		if (!isAssignment(walk, node)) branchOfRight(walk, node, 'else');
	},
	[Kind.elvis_expression]: (walk, node) => branchOfRight(walk, node, 'else'),
	[Kind.for_statement]: (walk, node) => branchAt(walk, 'loop', -1, bodyOf(walk, node)),
	[Kind.while_statement]: (walk, node) =>
		branchAt(walk, 'loop', valueAt(walk, conditionOf(walk, node)), bodyOf(walk, node)),
	[Kind.do_while_statement]: (walk, node) => branchAt(walk, 'loop', -1, bodyOf(walk, node)),
	[Kind.when_expression]: branchesOfWhen,
	[Kind.try_expression]: (walk, node) =>
		branchAt(walk, 'try', -1, childOfKind(walk.tree, node, walk.kinds, Kind.statements)),
	[Kind.catch_block]: rules.block('catch'),
	[Kind.finally_block]: rules.block('finally'),
	[Kind.jump_expression]: ({ tree, kinds, out }, node) => {
		const kind = EXITS[kinds[tree.kind[node + 1]]];
		if (kind !== undefined) out.exit(kind, tree.start[node], tree.end[node]);
	},
});

const EXITS: Readonly<Record<number, ExitKind>> = {
	[Kind['"return"']]: 'return',
	[Kind['"return@"']]: 'return',
	[Kind['"throw"']]: 'throw',
	[Kind['"break"']]: 'break',
	[Kind['"break@"']]: 'break',
	[Kind['"continue"']]: 'continue',
	[Kind['"continue@"']]: 'continue',
};

function bodyOf(walk: Walk, node: number): number {
	return childOfKind(walk.tree, node, walk.kinds, Kind.control_structure_body);
}

function branchOfRight(walk: Walk, node: number, kind: 'then' | 'else'): void {
	const { left, right } = operandsOf(walk, node);
	branchAt(walk, kind, valueAt(walk, left), right);
}

function branchesOfWhen(walk: Walk, node: number): void {
	const { variable, value } = subjectOf(walk, node);
	const name = childOfKind(walk.tree, variable, walk.kinds, Kind.simple_identifier);
	const subject = valueAt(walk, name === -1 ? value : name);
	const ways: Way[] = [];
	for (const entry of namedChildren(walk, node)) {
		const body = bodyOf(walk, entry);
		if (walk.kind(entry) !== Kind.when_entry || body === -1) continue;
		ways.push({ tests: entryTests(walk, entry, subject), node: body });
	}
	recordWays(walk, -1, ways);
}

/** The conditions of an entry. What follows `if` was parsed as one more: see newer-syntax.ts. */
function entryTests(walk: Walk, entry: number, subject: number): number[] {
	const { tree, text } = walk;
	const tests: number[] = [];
	let end = -1;
	for (const condition of namedChildren(walk, entry)) {
		if (walk.kind(condition) !== Kind.when_condition) continue;
		const isGuard = end !== -1 && text.slice(end, tree.start[condition]).trim() === 'if';
		end = tree.end[condition];
		const before = isGuard ? tests.pop() : undefined;
		if (before === undefined) tests.push(conditionTest(walk, condition, subject));
		else {
			branchAt(walk, 'then', before, condition);
			tests.push(makeBinary(walk, condition, '&&', before, valueAt(walk, condition + 1)));
		}
	}
	return tests;
}

function conditionTest(walk: Walk, condition: number, subject: number): number {
	const inner = condition + 1;
	switch (walk.kind(inner)) {
		case Kind.type_test:
		case Kind.range_test:
			return checkValue(walk, inner, subject, inner + 1, nextWritten(walk, inner + 1));
		default: {
			const value = valueAt(walk, inner);
			return subject === -1 ? value : make(walk, inner, 'binary', '==', subject, value);
		}
	}
}
