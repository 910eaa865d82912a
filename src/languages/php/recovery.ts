import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { nextNamedSibling } from '../../model/syntax-walk.ts';
import { closingBrace, columnOf, whenPast } from '../shared/lost-span.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const KEYWORD_KIND: Readonly<Record<number, ChunkKind>> = {
	[Kind['"function"']]: 'function',
	[Kind['"class"']]: 'class',
	[Kind['"interface"']]: 'interface',
	[Kind['"trait"']]: 'trait',
	[Kind['"enum"']]: 'enum',
};

/**
 * `function name` or `class Name` that a syntax error left as loose tokens in an ERROR node. Its range
 * is that of its braces, as far as the error goes; without them, the rest of its line.
 */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	let error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	while (error > 0 && walk.kind(tree.parent[error]) === Kind.ERROR) error = tree.parent[error];
	const name = nameAfter(walk, nextNamedSibling(tree, token));
	const start = tree.start[token];
	const line = text.indexOf('\n', start);
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[error]);
	if (name === -1 || tree.start[name] >= lineEnd || tree.start[name] === tree.end[name]) return;
	walk.setRole(name, Role.none);
	const kind = KEYWORD_KIND[walk.kind(token)];
	const owner = ownerOf(walk, token);
	const limit = tree.end[error > 0 ? tree.parent[error] : 0];
	const close = closingBrace(text, tree.end[name], limit);
	const end = close === -1 ? Math.max(lineEnd, tree.end[name]) : close;
	const isFunction = kind === 'function';
	const brace = text.indexOf('{', start);
	walk.openChunk({
		kind: isFunction && owner !== '' ? 'method' : kind,
		name: walk.textOf(name),
		start,
		end,
		nameStart: tree.start[name],
		flags: ChunkFlag.broken,
		signature: walk.clip(start, close !== -1 && brace !== -1 ? brace : lineEnd, 400).trimEnd(),
		container: owner,
	});
	walk.openScope(isFunction ? 'function' : 'class', start, end, true);
	if (!isFunction) {
		const column = columnOf(walk, token);
		const facts = { name: walk.textOf(name), qualified: walk.qualified, chunk: walk.out.currentChunk };
		walk.types.push({
			...facts,
			isInterface: kind === 'interface',
			isTestCase: false,
			column,
			memberColumn: -1,
		});
	}
	whenPast(walk, error, end, () => {
		if (!isFunction) walk.types.pop();
		walk.closeScope();
		walk.closeChunk();
	});
}

/** `f($a)` of a `function f($a)` reads as a call: it is none, and its arguments are parameters. */
function nameAfter(walk: Walk, node: number): number {
	const { tree } = walk;
	if (walk.kind(node) === Kind.name) return node;
	if (walk.kind(node) !== Kind.function_call_expression) return -1;
	const callee = walk.field(node, 'function');
	if (walk.kind(callee) !== Kind.name) return -1;
	walk.setRole(node, Role.none);
	for (let at = node; at < tree.after[node]; at++) {
		if (walk.kind(at) !== Kind.variable_name) continue;
		walk.setRole(at, Role.none);
		const name = walk.textOf(at);
		walk.beforehand(at, () => {
			if (name.length > 1) walk.bind(walk.scope, 'param', name, tree.start[at]);
		});
	}
	return callee;
}

/**
 * The class of a method that a brace missing before it put into another one: it is indented as the
 * methods before; null for every function whose place is sound.
 */
export function tornFrom(walk: Walk, definition: number): string | null {
	const { type } = walk;
	if (type === null || !walk.isBroken(0)) return null;
	const column = columnOf(walk, definition);
	if (walk.scope.kind === 'class') {
		if (type.memberColumn === -1) type.memberColumn = column;
		return null;
	}
	return column === type.memberColumn ? type.qualified : null;
}

/** The type that is indented less; '' for what stands at the level of the type around, or beyond. */
function ownerOf(walk: Walk, token: number): string {
	const { type } = walk;
	if (type === null) return '';
	return columnOf(walk, token) > type.column ? type.qualified : '';
}
