import { firstNamedChild, kindName } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { make, makeBinary } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * The patterns of `match` as tests: a class pattern asks for a type and for attributes, a literal or a dotted name
 * for an equal value. What else a pattern asks for is not described.
 */

/** Patterns in patterns deeper than this are not described. */
const MAX_DEPTH = 8;

/** Whether a subject, -1 for one of several values, fits the patterns of a clause; -1 when any does. */
export function testOf(walk: Walk, clause: number, patterns: readonly number[], subject: number): number {
	if (patterns.length === 1) return testAt(walk, patterns[0], subject, 0);
	return make(walk, patterns[0] ?? clause, 'other');
}

function testAt(walk: Walk, node: number, subject: number, depth: number): number {
	if (node === -1) return -1;
	if (depth > MAX_DEPTH) return make(walk, node, 'other');
	const first = firstNamedChild(walk.tree, node);
	switch (walk.kind(node)) {
		case Kind.casePattern:
			if (first === -1) return walk.textOf(node) === '_' ? -1 : make(walk, node, 'other');
			return testAt(walk, first, subject, depth + 1);
		case Kind.asPattern:
			return testAt(walk, first, subject, depth + 1);
		case Kind.tuplePattern:
			return isGroup(walk, node) ? testAt(walk, first, subject, depth + 1) : make(walk, node, 'other');
		case Kind.unionPattern:
			return anyOf(walk, node, subject, depth);
		case Kind.dottedName:
			return equalTo(walk, node, subject, dottedValue(walk, node));
		case Kind.classPattern:
			return ofClass(walk, node, subject, depth);
		case Kind.string:
		case Kind.concatenatedString:
		case Kind.integer:
		case Kind.float:
		case Kind.true:
		case Kind.false:
		case Kind.none:
			return equalTo(walk, node, subject, literalValue(walk, node));
		default:
			return make(walk, node, 'other');
	}
}

function anyOf(walk: Walk, node: number, subject: number, depth: number): number {
	const [first = -1, ...others] = namedChildren(walk, node);
	let test = testAt(walk, first, subject, depth + 1);
	for (const other of others) {
		const next = testAt(walk, other, subject, depth + 1);
		test = test === -1 || next === -1 ? -1 : makeBinary(walk, node, '||', test, next);
	}
	return test;
}

/** A lone name takes anything: its value is -1. */
function equalTo(walk: Walk, node: number, subject: number, value: number): number {
	if (value === -1) return -1;
	return subject === -1 ? make(walk, node, 'other') : makeBinary(walk, node, '==', subject, value);
}

/** `a.b` as a value; -1 for a lone name, which a pattern binds. */
function dottedValue(walk: Walk, node: number): number {
	const [first, ...rest] = namedChildren(walk, node);
	return rest.length === 0 ? -1 : membersOf(walk, first, rest);
}

function membersOf(walk: Walk, first: number, rest: readonly number[]): number {
	const { out, tree } = walk;
	return rest.reduce(
		(of, part) => out.value('member', walk.textOf(part), of, -1, tree.start[first], tree.end[part]),
		valueAt(walk, first),
	);
}

/** The grammar has the minus of a number beside it. */
function literalValue(walk: Walk, node: number): number {
	const { tree, out } = walk;
	const value = valueAt(walk, node);
	if (kindName(tree, node - 1) !== '-') return value;
	return out.value('unary', '-', value, -1, tree.start[node - 1], tree.end[node]);
}

/** `(x)`, which is no tuple. */
function isGroup({ tree, text }: Walk, node: number): boolean {
	const inner = firstNamedChild(tree, node);
	if (inner === -1) return false;
	return text.slice(tree.end[inner], tree.end[node]).trim() === ')';
}

function ofClass(walk: Walk, node: number, subject: number, depth: number): number {
	const [name = -1, ...parts] = namedChildren(walk, node);
	if (subject === -1) return make(walk, node, 'other');
	const [first = -1, ...rest] = namedChildren(walk, name);
	let test = make(walk, node, 'is', walk.textOf(name), subject, membersOf(walk, first, rest));
	for (const part of parts) {
		const keyword = firstNamedChild(walk.tree, part);
		const [attribute = -1, wanted = -1] =
			walk.kind(keyword) === Kind.keywordPattern ? namedChildren(walk, keyword) : [];
		const asked =
			attribute === -1
				? testAt(walk, part, -1, depth + 1)
				: testAt(walk, wanted, make(walk, attribute, 'member', walk.textOf(attribute), subject), depth + 1);
		if (asked !== -1) test = makeBinary(walk, node, '&&', test, asked);
	}
	return test;
}
