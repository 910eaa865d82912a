import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import type { Walk } from '../shared/c-family/walk.ts';

/** `export module a.b:part;` is a chunk, so that the name of the module has a place. */
export function enterModule(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.next = tree.after[node];
	const name = childByField(tree, node, fields.name);
	if (!walk.isWritten(name)) return;
	// From here on only what says `export` can be seen.
	walk.frame.isVisible = false;
	walk.isModuleUnit = true;
	const partition = childByField(tree, node, fields.partition);
	const end = tree.end[partition === -1 ? name : partition];
	const isExported = childOfKind(tree, node, walk.kinds, Kind['"export"']) !== -1;
	walk.openChunk(
		{
			kind: 'namespace',
			name: walk.text.slice(tree.start[name], end),
			start: tree.start[node],
			end: tree.end[node],
			nameStart: tree.start[name],
			flags: isExported ? ChunkFlag.exported : 0,
			signature: walk.text.slice(tree.start[node], end),
		},
		'namespace',
	);
	walk.closeChunk();
}

/** `import a.b;`, `import <vector>;`, `export import :part;` */
export function enterImport(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.next = tree.after[node];
	let target = childByField(tree, node, fields.name);
	if (target === -1) target = childByField(tree, node, fields.partition);
	if (target === -1) target = childByField(tree, node, fields.header);
	if (!walk.isWritten(target)) return;
	const module = walk.textOf(target).replace(/^"|"$/g, '');
	const place = { start: tree.start[node], end: tree.end[node], nameStart: tree.start[target], flags: 0 };
	out.importName({ kind: 'import', module, imported: '*', local: null, ...place });
	if (childOfKind(tree, node, walk.kinds, Kind['"export"']) !== -1) {
		out.exportName({ kind: 'star', exported: '*', local: null, module, ...place, chunk: -1 });
	}
}

/** What is declared behind `export` can be seen, alone or in braces. */
export function showExported(walk: Walk, node: number): void {
	const { frame } = walk;
	const { isVisible } = frame;
	frame.isVisible = true;
	walk.onLeaving(node, () => {
		frame.isVisible = isVisible;
	});
}
