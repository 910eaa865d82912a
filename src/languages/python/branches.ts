import { childByField, childOfKind, firstNamedChild, nextSibling } from '../../model/syntax-walk.ts';
import {
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { makeBinary } from '../shared/lowering.ts';
import { testOf } from './pattern-tests.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const rules = branchRules<Walk>(valueAt);

/** Which code runs under which condition. */
export const BRANCHES = branchTable<Walk>({
	[Kind.ifStatement]: branchIf,
	[Kind.conditional]: branchConditional,
	[Kind.booleanOperator]: rules.logical(),
	[Kind.whileStatement]: branchWhile,
	[Kind.forStatement]: branchFor,
	[Kind.comprehension]: branchComprehension,
	[Kind.tryStatement]: branchTry,
	[Kind.exceptClause]: branchBlock('catch'),
	[Kind.finallyClause]: branchBlock('finally'),
	[Kind.matchStatement]: branchMatch,
	[Kind.assertStatement]: branchAssert,
	[Kind.returnStatement]: rules.exit('return'),
	[Kind.raiseStatement]: rules.exit('throw'),
	[Kind.breakStatement]: rules.exit('break'),
	[Kind.continueStatement]: rules.exit('continue'),
});

/** What an `elif` says, its test included, runs where no test before it held. */
function branchIf(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	for (let clause = node; clause !== -1; ) {
		const kind = walk.kind(clause);
		const next = clause === node ? childByField(tree, node, fields.alternative) : nextClause(walk, clause);
		if (kind === Kind.ifStatement || kind === Kind.elifClause) {
			const test = valueAt(walk, childByField(tree, clause, fields.condition));
			branchAt(walk, 'then', test, childByField(tree, clause, fields.consequence));
			if (next !== -1) out.branch('else', test, tree.start[next], tree.end[node]);
		}
		clause = next;
	}
}

function nextClause({ tree, fields }: Walk, clause: number): number {
	let next = nextSibling(tree, clause);
	while (next !== -1 && tree.field[next] !== fields.alternative) next = nextSibling(tree, next);
	return next;
}

/** `yes if test else no`. */
function branchConditional(walk: Walk, node: number): void {
	const [yes = -1, test = -1, no = -1] = namedChildren(walk, node);
	const decides = valueAt(walk, test);
	branchAt(walk, 'then', decides, yes);
	branchAt(walk, 'else', decides, no);
}

/** The `else` of a loop runs unless a `break` ended it. */
function branchWhile(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const test = valueAt(walk, childByField(tree, node, fields.condition));
	branchAt(walk, 'loop', test, childByField(tree, node, fields.body));
	branchAt(walk, 'else', test, childByField(tree, node, fields.alternative));
}

function branchFor(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	branchAt(walk, 'loop', -1, childByField(tree, node, fields.body));
	branchAt(walk, 'else', -1, childByField(tree, node, fields.alternative));
}

/** Each clause decides about those behind it, and about the element, which is written before them. */
function branchComprehension(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const [body = -1, ...clauses] = namedChildren(walk, node);
	for (const [at, clause] of clauses.entries()) {
		const isLoop = walk.kind(clause) === Kind.forInClause;
		if (!isLoop && walk.kind(clause) !== Kind.ifClause) continue;
		const kind = isLoop ? 'loop' : 'then';
		const test = isLoop ? -1 : valueAt(walk, firstNamedChild(tree, clause));
		branchAt(walk, kind, test, body);
		if (at + 1 < clauses.length)
			out.branch(kind, test, tree.start[clauses[at + 1]], tree.end[clauses[clauses.length - 1]]);
	}
}

/** The `else` of a `try` is outside of it, and runs when nothing left it. */
function branchTry(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	branchAt(walk, 'try', -1, childByField(tree, node, fields.body));
	branchAt(walk, 'else', -1, childOfKind(tree, node, walk.kinds, Kind.elseClause));
}

function branchBlock(kind: 'catch' | 'finally') {
	return (walk: Walk, node: number): void =>
		branchAt(walk, kind, -1, childOfKind(walk.tree, node, walk.kinds, Kind.block));
}

/** A `break` in a case leaves the loop around, so cases are no more than branches. */
function branchMatch(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const subjects: number[] = [];
	for (const child of namedChildren(walk, node))
		if (tree.field[child] === fields.subject) subjects.push(child);
	const subject = subjects.length === 1 ? valueAt(walk, subjects[0]) : -1;
	const ways: Way[] = [];
	for (const clause of namedChildren(walk, childByField(tree, node, fields.body))) {
		if (walk.kind(clause) !== Kind.caseClause) continue;
		const patterns = namedChildren(walk, clause).filter((child) => walk.kind(child) === Kind.casePattern);
		const guard = childByField(tree, clause, fields.guard);
		let test = testOf(walk, clause, patterns, subject);
		if (guard !== -1) {
			if (test !== -1) branchAt(walk, 'then', test, guard);
			const guarded = valueAt(walk, firstNamedChild(tree, guard));
			test = test === -1 ? guarded : makeBinary(walk, clause, '&&', test, guarded);
		}
		ways.push({ tests: test === -1 ? [] : [test], node: childByField(tree, clause, fields.consequence) });
	}
	recordWays(walk, -1, ways, undefined, 'then');
}

/**
 * What follows runs when the test holds: where it does not, an exception is thrown. Without a message, the word
 * stands for that: it is the only part of the statement that is outside of the test.
 */
function branchAssert(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const [test = -1, message = -1] = namedChildren(walk, node);
	if (test === -1) return;
	const start = tree.start[message === -1 ? node : message];
	const end = message === -1 ? start + 'assert'.length : tree.end[message];
	out.branch('else', valueAt(walk, test), start, end);
	out.exit('throw', start, end);
}
