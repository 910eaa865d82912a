import { pythonStateMutation } from '../../model/facts/python.ts';
import { pythonSyntax } from '../../model/facts/python-syntax.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const KINDS = 128;

/** What a function, or a module outside of its functions, is made of. */
export interface Tally {
	/** Nodes by `Kind`. */
	readonly counts: Uint32Array;
	/** Attributes of `self` and `cls` that are assigned to, and names declared `global` or `nonlocal`. */
	instance: Set<string> | null;
	class: Set<string> | null;
	global: Set<string> | null;
	nonlocal: Set<string> | null;
}

function newTally(): Tally {
	return { counts: new Uint32Array(KINDS), instance: null, class: null, global: null, nonlocal: null };
}

/** Tallies that are not in use: functions come and go, and few are open at once. */
const spare: Tally[] = [];

export function openTally(walk: Walk): void {
	const tally = spare.pop() ?? newTally();
	walk.tallies.push(tally);
	walk.counts = tally.counts;
}

/** Tells what was counted, in the chunk that is still open. */
export function closeTally(walk: Walk, start: number, end: number, isConstructor: boolean): void {
	const tally = walk.tallies.pop()!;
	const around = walk.tallies[walk.tallies.length - 1];
	if (around !== undefined) walk.counts = around.counts;
	tellCounts(walk, tally.counts, start, end);
	tellMutations(walk, tally, start, end, isConstructor);
	tally.counts.fill(0);
	tally.instance = tally.class = tally.global = tally.nonlocal = null;
	if (spare.length < 16) spare.push(tally);
}

/** Attributes by the kinds of nodes that are counted for them. */
const COUNTED: readonly (readonly [attribute: string, ...kinds: number[]])[] = [
	['if', Kind.ifStatement],
	['elif', Kind.elifClause],
	['else', Kind.elseClause],
	['conditional', Kind.conditional],
	['match', Kind.matchStatement],
	['case', Kind.caseClause],
	['try', Kind.tryStatement],
	['except', Kind.exceptClause],
	['finally', Kind.finallyClause],
	['for', Kind.forStatement],
	['while', Kind.whileStatement],
	['comprehension', Kind.comprehension],
	['return', Kind.returnStatement],
	['yield', Kind.yield],
	['raise', Kind.raiseStatement],
	['assert', Kind.assertStatement],
	['break', Kind.breakStatement],
	['continue', Kind.continueStatement],
	['pass', Kind.passStatement],
	['del', Kind.deleteStatement],
	['with', Kind.withStatement],
	['await', Kind.await],
	['string', Kind.string],
	['interpolation', Kind.interpolation],
	['integer', Kind.integer],
	['float', Kind.float],
	['boolean', Kind.true, Kind.false],
	['none', Kind.none],
	['ellipsis', Kind.ellipsis],
	['binary', Kind.binaryOperator],
	['unary', Kind.unaryOperator],
	['comparison', Kind.comparison],
	['identity', Kind.is],
	['logical', Kind.booleanOperator],
	['not', Kind.notOperator],
	['augmented', Kind.augmentedAssignment],
	['walrus', Kind.namedExpression],
	['call', Kind.call],
	['attribute', Kind.attribute],
	['subscript', Kind.subscript],
	['slice', Kind.slice],
	['lambda', Kind.lambda],
	['unpacking', Kind.listSplat, Kind.dictionarySplat],
	['list', Kind.list],
	['tuple', Kind.tuple],
	['set', Kind.set],
	['dict', Kind.dictionary],
];

function tellCounts(walk: Walk, counts: Uint32Array, start: number, end: number): void {
	const attributes: Record<string, number> = {};
	let isEmpty = true;
	for (const [attribute, first, second] of COUNTED) {
		const count = counts[first] + (second === undefined ? 0 : counts[second]);
		if (count === 0) continue;
		attributes[attribute] = count;
		isEmpty = false;
	}
	// Every loop has an `in` of its own.
	const membership = counts[Kind.in] - counts[Kind.forStatement] - counts[Kind.forInClause];
	if (membership > 0) attributes.membership = membership;
	if (!isEmpty) walk.out.fact(pythonSyntax, start, end, attributes);
}

function tellMutations(walk: Walk, tally: Tally, start: number, end: number, isConstructor: boolean): void {
	const instance = isConstructor ? null : tally.instance;
	const { class: ofClass, global, nonlocal } = tally;
	if (instance === null && ofClass === null && global === null && nonlocal === null) return;
	walk.out.fact(pythonStateMutation, start, end, {
		instance: instance && [...instance],
		class: ofClass && [...ofClass],
		global: global && [...global],
		nonlocal: nonlocal && [...nonlocal],
	});
}

/** `self.x` or `self.x[…]` as a target; the names are those that everybody gives the first parameter. */
export function noteTarget(walk: Walk, target: number): void {
	const { tree, fields, tallies } = walk;
	if (tallies.length < 2) return;
	let attribute = target;
	while (walk.kind(attribute) === Kind.subscript) attribute = childByField(tree, attribute, fields.value);
	if (walk.kind(attribute) !== Kind.attribute) return;
	const object = childByField(tree, attribute, fields.object);
	if (walk.kind(object) !== Kind.identifier) return;
	const owner = walk.textOf(object);
	if (owner !== 'self' && owner !== 'cls') return;
	const tally = tallies[tallies.length - 1];
	const name = walk.textOf(childByField(tree, attribute, fields.attribute));
	if (owner === 'self') tally.instance = (tally.instance ?? new Set()).add(name);
	else tally.class = (tally.class ?? new Set()).add(name);
}

export function noteDeclared(walk: Walk, kind: 'global' | 'nonlocal', name: string): void {
	if (walk.tallies.length < 2) return;
	const tally = walk.tallies[walk.tallies.length - 1];
	tally[kind] = (tally[kind] ?? new Set()).add(name);
}
