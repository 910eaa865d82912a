import type { HeritageKind } from '../../model/recorder.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './type-text.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** Records what a type extends, implements and permits. Returns the name of the class it extends, or ''. */
export function readHeritage(walk: Walk, chunk: number, node: number): string {
	const { tree, fields } = walk;
	const superclass = childByField(tree, node, fields.superclass);
	const parent = firstNamedChild(tree, superclass);
	if (parent !== -1) recordBase(walk, chunk, 'extends', parent);
	recordList(walk, chunk, 'implements', childByField(tree, node, fields.interfaces));
	recordList(walk, chunk, 'extends', childOfKind(tree, node, walk.kinds, Kind.extends_interfaces));
	recordList(walk, chunk, 'permits', childByField(tree, node, fields.permits));
	return parent === -1 ? '' : walk.textOf(lastTypeName(walk, parent));
}

function recordList(walk: Walk, chunk: number, kind: HeritageKind, clause: number): void {
	const { tree } = walk;
	const list = childOfKind(tree, clause, walk.kinds, Kind.type_list);
	for (let type = firstNamedChild(tree, list); type !== -1; type = nextNamedSibling(tree, type)) {
		recordBase(walk, chunk, kind, type);
	}
}

export function recordBase(walk: Walk, chunk: number, kind: HeritageKind, type: number): void {
	const { tree, out } = walk;
	const start = tree.start[type];
	if (start === tree.end[type]) return;
	out.heritage({
		chunk,
		kind,
		text: clipped(walk, start, tree.end[type], MAX_TEXT),
		name: walk.textOf(lastTypeName(walk, type)),
		start,
		value: valueAt(walk, type),
	});
}
