import { bashControlFlow } from '../../model/facts/bash.ts';
import { enterCase, enterIf, enterLoop } from './complexity.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

export function enterIfStatement(walk: Walk, node: number): void {
	const { tree } = walk;
	let branches = 1;
	let end = tree.end[node];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.elif_clause || kind === Kind.else_clause) branches++;
		else if (kind === Kind['"then"'] && end === tree.end[node]) end = tree.start[child];
	}
	tell(walk, node, 'if', end, branches);
	enterIf(walk, node);
}

export function enterLoopStatement(walk: Walk, node: number): void {
	const body = walk.field(node, 'body');
	const form = /^\w+/.exec(walk.clip(walk.tree.start[node], walk.tree.end[node], 8))?.[0] ?? '';
	tell(walk, node, form, body === -1 ? walk.tree.end[node] : walk.tree.start[body], null);
	enterLoop(walk, node);
}

export function enterCaseStatement(walk: Walk, node: number): void {
	const { tree } = walk;
	const value = walk.field(node, 'value');
	let branches = 0;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.case_item) branches++;
	}
	tell(walk, node, 'case', value === -1 ? tree.end[node] : tree.end[value], branches);
	enterCase(walk);
}

/** What stands between the keyword and the end of the head. */
function tell(walk: Walk, node: number, form: string, headEnd: number, branches: number | null): void {
	const { tree, out } = walk;
	const condition = walk
		.clip(tree.start[node] + form.length, headEnd, MAX_TEXT)
		.trim()
		.replace(/\s*;$/, '');
	out.fact(bashControlFlow, tree.start[node], tree.end[node], { form, condition, branches });
}
