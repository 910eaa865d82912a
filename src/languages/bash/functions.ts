import { ChunkFlag } from '../../model/chunk.ts';
import { docBefore as commentsBefore, type Doc, type DocStyle } from '../shared/doc-style.ts';
import { tellExport } from '../shared/told-names.ts';
import { testName } from './bats.ts';
import { Kind } from './syntax.ts';
import { isTestPath } from './test-path.ts';
import { Role, type Walk } from './walk.ts';

const STYLE: DocStyle = {
	comment: Kind.comment,
	line: '#',
	block: null,
	directive: /^#(?:!|\s*(?:shellcheck|vim:|bats |-\*-))/,
	passed: /^[\s#*=-]*$/,
};

export function docBefore(walk: Walk, definition: number): Doc {
	return commentsBefore(walk, definition, STYLE);
}

/** `f() { … }`, `function f { … }`, and the `@test '…' { … }` of bats. */
export function enterFunction(walk: Walk, node: number): void {
	const { tree, text } = walk;
	const nameNode = walk.field(node, 'name');
	walk.setRole(nameNode, Role.none);
	const test = testName(text, tree.start[node], tree.end[nameNode === -1 ? node : nameNode] + 2);
	const name = test?.name || walk.textOf(nameNode) || null;
	const nameStart = name === null ? -1 : (test?.start ?? tree.start[nameNode]);
	const body = walk.field(node, 'body');
	const header = body === -1 ? tree.end[node] : tree.start[body];
	const isTop = walk.isTop;
	const chunk = walk.openChunk({
		kind: 'function',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart,
		flags: (test !== null || isShunitTest(walk, name ?? '') ? ChunkFlag.test : 0) | walk.brokenFlag(node),
		signature: walk.clip(tree.start[node], header, 400).trimEnd(),
		...docBefore(walk, node),
	});
	walk.made[node] = chunk;
	if (name !== null && test === null) {
		// Wherever it stands, a function is one of the script.
		walk.declare(walk.scopes[0], 'function', name, nameStart, { chunk });
		if (isTop) {
			walk.functions.set(name, chunk);
			exportName(walk, name, nameStart, chunk);
		}
	}
	walk.openScope('function', tree.start[node], tree.end[node], false);
	walk.leaveLater(node);
}

export function leaveFunction(walk: Walk): void {
	walk.closeScope();
	walk.closeChunk();
}

/** shunit2 runs the functions that begin with `test` of a file it is sourced into. */
function isShunitTest(walk: Walk, name: string): boolean {
	if (!/^test(?:[_A-Z]|$)/.test(name) || !walk.isTop) return false;
	const { path } = walk.out;
	return walk.text.includes('shunit2') || (path !== undefined && isTestPath(path));
}

export function exportName(walk: Walk, name: string, start: number, chunk: number): void {
	tellExport(walk.out, name, start, start + name.length, chunk);
}
