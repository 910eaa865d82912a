import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { bindTargets } from './targets.ts';
import { Role, type Walk } from './walk.ts';

/*
 * The patterns of `match`. A lone name captures, a dotted one is compared with, the name of a class
 * pattern is looked up, and the keyword of `Point(x=0)` is an attribute that is read.
 */

export function enterDottedName(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const first = firstNamedChild(tree, node);
	const isLone = first !== -1 && nextNamedSibling(tree, first) === -1;
	if (isLone && isPattern(walk.kind(tree.parent[node]))) {
		capture(walk, node, first);
		return;
	}
	walk.next = tree.after[node];
	for (let part = first; part !== -1; part = nextNamedSibling(tree, part)) {
		out.refer(walk.textOf(part), tree.start[part], 'read', part !== first);
	}
}

function isPattern(kind: number): boolean {
	return kind === Kind.casePattern || kind === Kind.keywordPattern || kind === Kind.unionPattern;
}

/** `*rest` and `**rest`; in an ERROR node it may be anything. */
export function enterSplatPattern(walk: Walk, node: number): void {
	const name = firstNamedChild(walk.tree, node);
	if (walk.kind(name) === Kind.identifier) capture(walk, node, name);
}

function capture(walk: Walk, node: number, name: number): void {
	walk.roles[name] = Role.target;
	walk.leaveLater(node);
}

export function leaveCapture(walk: Walk, node: number): void {
	const name = firstNamedChild(walk.tree, node);
	bindTargets(walk, name, { kind: 'var', value: -1, path: '', type: null, chunk: -1 });
}

export function enterKeywordPattern(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const keyword = firstNamedChild(tree, node);
	if (walk.kind(keyword) !== Kind.identifier) return;
	walk.roles[keyword] = Role.none;
	out.refer(walk.textOf(keyword), tree.start[keyword], 'read', true);
}
