import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { tellExport } from '../shared/told-names.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_PARTS = 32;

/** What a file defines at its top level is there for whoever imports the file. */
export function exportTop(walk: Walk, token: number, chunk: number): void {
	if (walk.isEmpty(token) || walk.scope !== walk.scopes[0]) return;
	tellExport(walk.out, walk.textOf(token), walk.tree.start[token], walk.tree.end[token], chunk);
}

/** The names of `a.B`, a path of a type, a modifier or a library. */
export function pathParts(walk: Walk, path: number): number[] {
	const { tree } = walk;
	const parts: number[] = [];
	for (let child = firstNamedChild(tree, path); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.identifier || parts.length >= MAX_PARTS) break;
		if (!walk.isEmpty(child)) parts.push(child);
	}
	return parts;
}

/** `a.B` as a value. */
export function pathValue(walk: Walk, parts: readonly number[]): number {
	const { out, tree } = walk;
	let value = -1;
	for (const part of parts) {
		const op = value === -1 ? 'name' : 'member';
		value = out.value(op, walk.textOf(part), value, -1, tree.start[parts[0]], tree.end[part]);
	}
	return value === -1 ? out.value('other', null, -1, -1, 0, 0) : value;
}
