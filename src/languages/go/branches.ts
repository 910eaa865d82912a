import { childByField, childOfKind, isNamed, nextWithSameField } from '../../model/syntax-walk.ts';
import {
	branchAt,
	branchOfSteps,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { valuesOf } from './giving.ts';
import { Kind, Token } from './syntax.ts';
import { typeTest, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const rules = branchRules<Walk>(valueAt);

/** Which code runs under which condition. That `panic` ends a block is told with its call. */
export const BRANCHES = branchTable<Walk>({
	[Kind.if_statement]: rules.choice('condition', 'consequence', 'alternative'),
	[Kind.binary_expression]: rules.logical(),
	[Kind.for_statement]: branchesOfFor,
	[Kind.expression_switch_statement]: branchesOfSwitch,
	[Kind.type_switch_statement]: branchesOfTypeSwitch,
	[Kind.select_statement]: branchesOfSelect,
	[Kind.return_statement]: rules.exit('return'),
	[Kind.break_statement]: rules.exit('break'),
	[Kind.continue_statement]: rules.exit('continue'),
	[Kind.goto_statement]: rules.exit('goto'),
});

/** `for {}`, `for test {}`, `for i := 0; test; i++ {}`, `for range xs {}` */
function branchesOfFor(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const body = childByField(tree, node, fields.body);
	const [head] = namedChildren(walk, node);
	const kind = walk.kind(head);
	let test = -1;
	if (kind === Kind.for_clause) {
		test = valueAt(walk, childByField(tree, head, fields.condition));
		branchOfSteps(walk, childByField(tree, head, fields.update));
	} else if (head !== body && kind !== Kind.range_clause) test = valueAt(walk, head);
	branchAt(walk, 'loop', test, body);
}

const CASES: ReadonlySet<number> = new Set([
	Kind.expression_case,
	Kind.type_case,
	Kind.communication_case,
	Kind.default_case,
]);

function casesOf(walk: Walk, node: number): number[] {
	return namedChildren(walk, node).filter((child) => CASES.has(walk.kind(child)));
}

/** What runs in a case; the colon of one that is empty. */
function bodyOf(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const body = childOfKind(tree, node, kinds, Kind.statement_list);
	const stands = body === -1 ? childOfKind(tree, node, kinds, Token.colon) : body;
	return stands === -1 ? node : stands;
}

/** Without a subject, the cases are tests themselves. */
function branchesOfSwitch(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.value));
	const ways: Way[] = casesOf(walk, node).map((each) => ({
		tests: valuesOf(walk, childByField(tree, each, fields.value)),
		node: bodyOf(walk, each),
	}));
	recordWays(walk, subject, ways, (at) => fallsThrough(walk, ways[at].node));
}

function fallsThrough(walk: Walk, body: number): boolean {
	return walk.kind(namedChildren(walk, body).at(-1) ?? -1) === Kind.fallthrough_statement;
}

function branchesOfTypeSwitch(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.value));
	const ways = casesOf(walk, node).map((each) => {
		const tests: number[] = [];
		let type = childByField(tree, each, fields.type);
		// The grammar gives the commas the same field.
		for (; type !== -1; type = nextWithSameField(tree, type))
			if (isNamed(tree, type)) tests.push(typeTest(walk, subject, type));
		return { tests, node: bodyOf(walk, each) };
	});
	recordWays(walk, -1, ways);
}

/** Which of its cases runs, others decide. */
function branchesOfSelect(walk: Walk, node: number): void {
	for (const each of casesOf(walk, node)) branchAt(walk, 'case', -1, bodyOf(walk, each));
}
