import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	branchAt,
	branchRules,
	branchTable,
	namedChildren,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { make, makeBinary } from '../shared/lowering.ts';
import { patternTest } from './pattern-tests.ts';
import { Kind } from './syntax.ts';
import { lastNamedChild } from './type-text.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const rules = branchRules<Walk>(valueAt);

/** Which code runs under which condition. A loop that runs once before its test is under none. */
export const BRANCHES = branchTable<Walk>({
	[Kind.if_statement]: rules.choice('condition', 'consequence', 'alternative'),
	[Kind.ternary_expression]: rules.choice('condition', 'consequence', 'alternative'),
	[Kind.binary_expression]: rules.logical(),
	[Kind.while_statement]: rules.loop('condition', 'body'),
	[Kind.do_statement]: rules.loop(null, 'body'),
	[Kind.for_statement]: rules.countingLoop('condition', 'update', 'body'),
	[Kind.enhanced_for_statement]: rules.loop(null, 'body'),
	[Kind.switch_expression]: branchesOfSwitch,
	[Kind.assert_statement]: branchesOfAssert,
	[Kind.try_statement]: rules.block('try', 'body'),
	[Kind.try_with_resources_statement]: branchesOfResources,
	[Kind.catch_clause]: rules.block('catch', 'body'),
	[Kind.finally_clause]: (walk, node) => branchAt(walk, 'finally', -1, firstNamedChild(walk.tree, node)),
	[Kind.return_statement]: rules.exit('return'),
	[Kind.throw_statement]: rules.exit('throw'),
	[Kind.break_statement]: rules.exit('break'),
	[Kind.continue_statement]: rules.exit('continue'),
	[Kind.yield_statement]: rules.exit('break'),
});

/** The message of `assert test : message` is made when the test does not hold. */
function branchesOfAssert(walk: Walk, node: number): void {
	const test = firstNamedChild(walk.tree, node);
	const message = nextNamedSibling(walk.tree, test);
	if (message !== -1) branchAt(walk, 'else', valueAt(walk, test), message);
}

/** What opening a resource throws is caught, too. */
function branchesOfResources({ tree, fields, out }: Walk, node: number): void {
	const resources = childByField(tree, node, fields.resources);
	const body = childByField(tree, node, fields.body);
	if (resources === -1 || body === -1) return;
	out.branch('try', -1, tree.start[resources], tree.end[body]);
}

/** Labels without statements belong to the statements that follow them. */
function branchesOfSwitch(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const subject = valueAt(walk, childByField(tree, node, fields.condition));
	const ways: Way[] = [];
	let tests: number[] = [];
	let isLastResort = false;
	for (const child of namedChildren(walk, childByField(tree, node, fields.body))) {
		const isRule = walk.kind(child) === Kind.switch_rule;
		if (!isRule && walk.kind(child) !== Kind.switch_block_statement_group) continue;
		let last = -1;
		for (const part of namedChildren(walk, child)) {
			last = part;
			if (walk.kind(part) !== Kind.switch_label) continue;
			const read = readLabel(walk, part, subject);
			tests.push(...read.tests);
			isLastResort ||= read.isLastResort;
		}
		if (walk.kind(last) === Kind.switch_label) continue;
		ways.push({ tests: isLastResort ? [] : tests, node: isRule ? last : child });
		tests = [];
		isLastResort = false;
	}
	recordWays(walk, -1, ways, (at) => runsOn(walk, ways[at].node));
}

interface Label {
	tests: number[];
	/** `default`, also that of `case null, default`, and a pattern that everything matches. */
	isLastResort: boolean;
}

function readLabel(walk: Walk, label: number, subject: number): Label {
	const { tree, kinds } = walk;
	const tests: number[] = [];
	let isLastResort = walk.text.startsWith('default', tree.start[label]);
	const hidden = hiddenPattern(walk, label);
	if (hidden !== -1) tests.push(hidden);
	const guard = childOfKind(tree, label, kinds, Kind.guard);
	for (const child of namedChildren(walk, label)) {
		if (child === guard) continue;
		if (walk.kind(child) === Kind.identifier && walk.textOf(child) === 'default') isLastResort = true;
		else if (walk.kind(child) !== Kind.pattern)
			tests.push(makeBinary(walk, child, '==', subject, valueAt(walk, child)));
		else {
			const test = guarded(walk, patternTest(walk, child, subject), guard);
			if (test === -1) isLastResort = true;
			else tests.push(test);
		}
	}
	return { tests, isLastResort };
}

/** A pattern and what follows its `when`, which runs when the pattern matches. */
function guarded(walk: Walk, test: number, guard: number): number {
	const condition = firstNamedChild(walk.tree, guard);
	if (condition === -1) return test;
	const holds = valueAt(walk, condition);
	if (test === -1) return holds;
	branchAt(walk, 'then', test, condition);
	return makeBinary(walk, walk.tree.parent[guard], '&&', test, holds);
}

/** Patterns before the last of a label, which `inOlderWords` hides: not described, -1 for none. */
function hiddenPattern(walk: Walk, label: number): number {
	const { tree, text, isReworded } = walk;
	const first = firstNamedChild(tree, label);
	if (!isReworded || walk.kind(first) !== Kind.pattern) return -1;
	const start = tree.start[label] + 'case'.length;
	return text.slice(start, tree.start[first]).includes(',') ? make(walk, label, 'other') : -1;
}

const EXITS: ReadonlySet<number> = new Set([
	Kind.return_statement,
	Kind.throw_statement,
	Kind.break_statement,
	Kind.continue_statement,
	Kind.yield_statement,
]);

/** Whether the statements of a group may run on into those of the next; a rule never does. */
function runsOn(walk: Walk, way: number): boolean {
	const { tree, fields } = walk;
	if (walk.kind(way) !== Kind.switch_block_statement_group) return false;
	const open = [lastNamedChild(walk, way)];
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		if (walk.kind(at) === Kind.block && lastNamedChild(walk, at) !== -1) open.push(lastNamedChild(walk, at));
		else if (walk.kind(at) === Kind.if_statement) {
			const otherwise = childByField(tree, at, fields.alternative);
			if (otherwise === -1) return true;
			open.push(otherwise, childByField(tree, at, fields.consequence));
		} else if (!EXITS.has(walk.kind(at))) return true;
	}
	return false;
}
