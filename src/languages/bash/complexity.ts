import { Kind } from './syntax.ts';
import { enterFor } from './variables.ts';
import type { Walk } from './walk.ts';

/*
 * Ways through a chunk (`decision`) and the effort of reading it (`effort`). The effort follows the
 * published rules of cognitive complexity: a structure that breaks the flow costs 1 and its depth,
 * `elif` and `else` cost 1, a run of `&&` or of `||` costs 1.
 */

export function enterIf(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	nestAfterThen(walk, node);
}

export function enterElif(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(false);
	nestAfterThen(walk, node);
}

export function enterElse(walk: Walk, node: number): void {
	walk.out.effort(false);
	walk.out.nest();
	walk.afterwards(node, () => walk.out.unnest());
}

/** The statements between `then` and what ends them have no node of their own. */
function nestAfterThen(walk: Walk, node: number): void {
	const { tree, out } = walk;
	let isOpen = false;
	const close = () => {
		if (isOpen) out.unnest();
		isOpen = false;
	};
	walk.afterwards(node, close);
	let isAfter = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['"then"']) {
			isAfter = true;
			walk.beforehand(child, () => {
				out.nest();
				isOpen = true;
			});
		} else if (isAfter && (kind === Kind.elif_clause || kind === Kind.else_clause || kind === Kind['"fi"'])) {
			walk.beforehand(child, close);
			break;
		}
	}
}

export function enterLoop(walk: Walk, node: number): void {
	walk.out.decision();
	walk.out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
	if (walk.kind(node) === Kind.for_statement) enterFor(walk, node);
}

/** The items are ways through; the effort is that of the whole. */
export function enterCase(walk: Walk): void {
	walk.out.effort(true);
}

/** `*)` takes what is left, so it opens no way. */
export function enterCaseItem(walk: Walk, node: number): void {
	if (walk.textOf(walk.field(node, 'value')) !== '*') walk.out.decision();
	walk.out.nest();
	walk.afterwards(node, () => walk.out.unnest());
}

export function enterTernary(walk: Walk): void {
	walk.out.decision();
	walk.out.effort(true);
}

function isLogical(walk: Walk, node: number): boolean {
	const { tree } = walk;
	const kind = walk.kind(node);
	if (kind !== Kind.list && kind !== Kind.binary_expression) return false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const token = walk.kind(child);
		if (token === Kind['"&&"'] || token === Kind['"||"']) return true;
	}
	return false;
}

export function enterLogical(walk: Walk, node: number): void {
	if (!isLogical(walk, node)) return;
	let around = walk.tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression) around = walk.tree.parent[around];
	if (!isLogical(walk, around)) walk.beginLogical(node);
}

export function enterOperator(walk: Walk, token: number): void {
	const around = walk.kind(walk.tree.parent[token]);
	if (around !== Kind.list && around !== Kind.binary_expression) return;
	walk.countLogical(walk.kind(token) === Kind['"&&"'] ? 1 : 2);
}
