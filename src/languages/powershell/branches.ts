import {
	type BranchRule,
	branchAt,
	branchOfSteps,
	branchRules,
	branchTable,
	recordWays,
	type Way,
} from '../shared/branches.ts';
import { makeBinary } from '../shared/lowering.ts';
import { K } from './reading/kinds.ts';
import { pipelineValue, valueAt, valueOfParts } from './values.ts';
import type { Walk } from './walk.ts';

type Rule = BranchRule<Walk>;

const rule = branchRules<Walk>(valueAt);

/** `if`, `elseif`, `else`: what comes after a test runs when it does not hold. */
const ifStatement: Rule = (walk, node) => {
	const { tree, out } = walk;
	let test = -1;
	for (const clause of [node, ...walk.childrenOf(node, K.elseif), ...walk.childrenOf(node, K.else)]) {
		if (clause !== node) out.branch('else', test, tree.start[clause], tree.end[node]);
		if (walk.kind(clause) === K.else) return;
		test = valueAt(walk, walk.field(clause, 'condition'));
		branchAt(walk, 'then', test, walk.field(clause, 'body'));
	}
};

/** `for (init; test; steps)` */
const forStatement: Rule = (walk, node) => {
	const condition = walk.field(node, 'condition');
	const test = walk.parts(condition).length === 0 ? -1 : valueAt(walk, condition);
	const step = walk.field(node, 'update');
	if (walk.parts(step).length > 0) branchOfSteps(walk, step);
	branchAt(walk, 'loop', test, walk.field(node, 'body'));
};

/** How a case is compared, by the option of its `switch`. */
const COMPARED: readonly (readonly [option: RegExp, operator: string])[] = [
	[/-r(?:egex)?\b/i, '=~'],
	[/-w(?:ildcard)?\b/i, '-like'],
];

/** Every case that fits runs, and `default` when none does. */
const switchStatement: Rule = (walk, node) => {
	const { tree, text } = walk;
	const condition = walk.field(node, 'condition');
	const options = text.slice(tree.start[node], tree.start[condition === -1 ? node : condition]);
	const operator = COMPARED.find(([option]) => option.test(options))?.[1] ?? '==';
	const subject = valueAt(walk, condition);
	const ways = [...walk.childrenOf(walk.field(node, 'body'), K.case)].map((each): Way => {
		const label = walk.field(each, 'condition');
		const body = walk.field(each, 'body');
		const way = body === -1 ? each : body;
		if (walk.textOf(label).toLowerCase() === 'default') return { tests: [], node: way };
		const block = walk.only(label);
		// A block is a test of its own.
		if (walk.kind(block) === K.block)
			return { tests: [valueAt(walk, walk.parts(block).at(-1) ?? -1)], node: way };
		return { tests: [makeBinary(walk, label, operator, subject, valueAt(walk, label))], node: way };
	});
	recordWays(walk, -1, ways);
};

/** `a && b`, `a || b` between commands. */
const pipeline: Rule = (walk, node) => {
	const isChain = [...walk.childrenOf(node, K.operator)].some((sign) => walk.textOf(sign) !== '|');
	if (isChain) pipelineValue(walk, node, 0, walk.out.branch.bind(walk.out));
};

/** `a -and b`, `a ?? b`, `a ? b : c`, and `$x ??= b`. */
const expression: Rule = (walk, node) => {
	const { out } = walk;
	const parts = walk.parts(node).filter((part) => walk.kind(part) !== K.redirection);
	const assign = parts.findIndex((part) => walk.kind(part) === K.assign);
	if (assign !== -1) {
		const given = parts[assign + 1] ?? -1;
		if (walk.textOf(parts[assign]) === '??=')
			branchAt(walk, 'else', valueOfParts(walk, node, parts.slice(0, assign), 0), given);
		return;
	}
	if (!parts.some((part) => walk.kind(part) === K.operator && DECIDES.test(walk.textOf(part)))) return;
	valueOfParts(walk, node, parts, 0, out.branch.bind(out));
};

const DECIDES = /^(?:-and|-or|\?\??)$/i;

/** `process { … }` runs for each thing that is given to the function. */
const namedBlock: Rule = (walk, node) => {
	if (/^process\b/i.test(walk.clip(walk.tree.start[node], walk.tree.end[node], 10)))
		branchAt(walk, 'loop', -1, walk.field(node, 'body'));
};

const LOOPS: ReadonlySet<number> = new Set([K.while, K.do, K.for, K.foreach]);
const FUNCTIONS: ReadonlySet<number> = new Set([K.function, K.method, K.block]);

/** The nearest node of some kinds around, in the same function; -1 for none. */
function around(walk: Walk, node: number, isWanted: (kind: number) => boolean): number {
	const { tree } = walk;
	for (let at = tree.parent[node]; at > 0 && !FUNCTIONS.has(walk.kind(at)); at = tree.parent[at])
		if (isWanted(walk.kind(at))) return at;
	return -1;
}

/** In a `switch`, `continue` leaves it as `break` does. */
const jump: Rule = (walk, node) => {
	const isBreak = /^break/i.test(walk.clip(walk.tree.start[node], walk.tree.end[node], 10));
	const left = around(walk, node, (kind) => LOOPS.has(kind) || kind === K.switch);
	const isLabelled = walk.childOf(node, K.label) !== -1;
	const isOfSwitch = walk.kind(left) === K.switch && !isLabelled;
	rule.exit(isBreak || isOfSwitch ? 'break' : 'continue')(walk, node);
};

/** A block such as `process { … }` is left alone: the next one runs. */
const returned: Rule = (walk, node) => {
	const block = around(walk, node, (kind) => kind === K.named_block);
	const word = /^\w+/.exec(walk.clip(walk.tree.start[block], walk.tree.end[block], 10))?.[0].toLowerCase();
	if (block === -1 || word === 'end') rule.exit('return')(walk, node);
	// In a loop inside of it, the round that is left is not that of the block.
	else if (word === 'process' && around(walk, node, (kind) => LOOPS.has(kind)) === -1)
		rule.exit('continue')(walk, node);
};

/** Which code runs under which condition. */
export const BRANCHES = branchTable<Walk>({
	[K.if]: ifStatement,
	[K.while]: rule.loop('condition', 'body'),
	[K.do]: rule.loop(null, 'body'),
	[K.for]: forStatement,
	[K.foreach]: rule.loop(null, 'body'),
	[K.switch]: switchStatement,
	[K.try]: rule.block('try', 'body'),
	[K.catch]: rule.block('catch', 'body'),
	[K.trap]: rule.block('catch', 'body'),
	[K.finally]: rule.block('finally', 'body'),
	[K.pipeline]: pipeline,
	[K.expression]: expression,
	[K.named_block]: namedBlock,
	[K.return]: returned,
	[K.throw]: rule.exit('throw'),
	[K.exit]: rule.exit('return'),
	[K.jump]: jump,
});
