import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
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
	bindCaptured(walk, firstNamedChild(walk.tree, node), null);
}

/** A captured name is something of the class that the pattern asks for; without one it is not what it was before. */
export function bindCaptured(walk: Walk, name: number, type: string | null): void {
	const value = make(walk, name, type === null ? 'other' : 'cast', type);
	bindTargets(walk, name, { kind: 'var', value, from: name, path: '', type: null, chunk: -1 });
}

const MAX_CLASSES = 8;

/** `Point` of `case Point(…)`, `A | B` of `case A() | B()`, also with `as x`; null for any other pattern. */
export function classOfPattern(walk: Walk, pattern: number): string | null {
	const { tree } = walk;
	const inner = inside(walk, pattern);
	if (inner === -1) return null;
	if (walk.kind(inner) !== Kind.unionPattern) return classNamed(walk, inner);
	const names: string[] = [];
	for (let child = firstNamedChild(tree, inner); child !== -1; child = nextNamedSibling(tree, child)) {
		const name = classNamed(walk, inside(walk, child));
		if (name === null || names.length >= MAX_CLASSES) return null;
		names.push(name);
	}
	return names.join(' | ');
}

/** What a pattern consists of, without what gives it a name. */
function inside(walk: Walk, pattern: number): number {
	let node = pattern;
	for (let left = 4; left > 0; left--) {
		const kind = walk.kind(node);
		if (kind !== Kind.casePattern && kind !== Kind.asPattern) break;
		node = firstNamedChild(walk.tree, node);
	}
	return node;
}

/** The name before the parenthesis: of a class pattern, the only one that begins with a dotted name and has one. */
function classNamed(walk: Walk, node: number): string | null {
	const first = node === -1 ? -1 : firstNamedChild(walk.tree, node);
	if (first === -1 || walk.kind(first) !== Kind.dottedName) return null;
	return walk.text[walk.tree.end[first]] === '(' ? walk.textOf(first) : null;
}

export function enterKeywordPattern(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const keyword = firstNamedChild(tree, node);
	if (walk.kind(keyword) !== Kind.identifier) return;
	walk.roles[keyword] = Role.none;
	out.refer(walk.textOf(keyword), tree.start[keyword], 'read', true);
}
