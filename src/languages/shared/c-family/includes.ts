import { ModuleFlag } from '../../../model/recorder.ts';
import { childByField } from '../../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `"a.h"` is told without its quotes, `<a.h>` with its brackets: they are looked for in different places. */
export function enterInclude(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.next = tree.after[node];
	const path = childByField(tree, node, fields.path);
	if (!walk.isWritten(path)) return;
	const written = walk.textOf(path);
	const isLiteral = walk.kind(path) === Kind.string_literal || walk.kind(path) === Kind.system_lib_string;
	const isSystem = written.startsWith('<');
	let end = tree.end[node];
	while (end > tree.start[node] && /\s/.test(walk.text[end - 1])) end--;
	out.importName({
		kind: 'include',
		module: !isLiteral ? null : isSystem ? written : written.slice(1, -1),
		imported: '*',
		local: null,
		start: tree.start[node],
		end,
		nameStart: tree.start[path],
		flags: walk.hidden.isConditional(tree.start[node]) ? ModuleFlag.conditional : 0,
	});
	if (isLiteral) walk.included.push(written.slice(1, -1));
	else if (walk.kind(path) === Kind.identifier) out.refer(written, tree.start[path], 'read', false);
}
