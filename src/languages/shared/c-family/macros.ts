import { ChunkFlag, type Param } from '../../../model/chunk.ts';
import { childByField, childOfKind } from '../../../model/syntax-walk.ts';
import { docOfMacro } from './doc.ts';
import { exportChunk } from './exports.ts';
import { readTokens } from './macro-body.ts';
import { bind, bindName } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { isShown } from './types.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;
const PARAM = /[A-Za-z_]\w*|\.\.\./g;

/** `#define A 1` and `#define F(x) g(x)`: the body is a text to the grammar, and its tokens are read from it. */
export function enterMacro(walk: Walk, node: number): void {
	const { tree, fields, out, text } = walk;
	walk.next = tree.after[node];
	const nameNode = childByField(tree, node, fields.name);
	if (!walk.isWritten(nameNode)) return;
	const list = childByField(tree, node, fields.parameters);
	const body = childByField(tree, node, fields.value);
	let end = tree.end[body === -1 ? (list === -1 ? nameNode : list) : body];
	while (end > tree.start[node] && text.charCodeAt(end - 1) <= 32) end--;
	const isExported = isShown(walk);
	const params = list === -1 ? null : readParams(text.slice(tree.start[list], tree.end[list]));
	const start = tree.start[node];
	const chunk = walk.openChunk(
		{
			kind: 'macro',
			name: walk.textOf(nameNode),
			start,
			end,
			nameStart: tree.start[nameNode],
			flags: isExported ? ChunkFlag.exported : 0,
			signature: clipped(walk, start, tree.end[list === -1 ? nameNode : list], MAX_SIGNATURE),
			params: params?.map(({ param }) => param),
			...docOfMacro(walk, node),
			container: '',
		},
		'value',
		false,
	);
	const scope = out.currentScope;
	if (list !== -1) out.openScope('function', start, end);
	params?.forEach(({ param, start: at }, index) => {
		if (param.name !== '...') bindName(walk, 'param', param.name, tree.start[list] + at, { index });
	});
	if (body !== -1) {
		readTokens(walk, tree.start[body], end, false, new Set(params?.map(({ param }) => param.name)));
	}
	if (list !== -1) out.closeScope();
	walk.closeChunk();
	bind(walk, list === -1 ? 'const' : 'function', nameNode, { scope, chunk });
	if (isExported) exportChunk(walk, nameNode, chunk);
}

/** `(a, b, ...)`, or GNU's `(a, rest...)`. */
function readParams(list: string): { param: Param; start: number }[] {
	const params: { param: Param; start: number }[] = [];
	for (const match of list.matchAll(PARAM)) {
		const last = params[params.length - 1];
		if (match[0] !== '...') params.push({ param: { name: match[0] }, start: match.index });
		else if (
			last !== undefined &&
			list[match.index - 1] !== ',' &&
			/\w\s*$/.test(list.slice(0, match.index))
		) {
			last.param.rest = '*';
		} else params.push({ param: { name: '...', rest: '*' }, start: match.index });
	}
	return params;
}

/** `#undef A` and the like: what they name is mentioned. */
export function enterDirective(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.next = tree.after[node];
	const directive = walk.textOf(childByField(tree, node, fields.directive));
	const argument = childOfKind(tree, node, walk.kinds, Kind.preproc_arg);
	if (argument === -1 || !/undef$/.test(directive)) return;
	const name = /[A-Za-z_]\w*/.exec(walk.textOf(argument));
	if (name !== null) out.refer(name[0], tree.start[argument] + name.index, 'write', false);
}

/** Functions of macros that a file defines: a call by such a name is the use of a macro, wherever it stands. */
export function collectMacros(walk: Walk): void {
	const { tree, fields } = walk;
	for (let node = 0; node < tree.count; node++) {
		if (walk.kind(node) !== Kind.preproc_function_def) continue;
		walk.macros.add(walk.textOf(childByField(tree, node, fields.name)));
	}
}
