import type { EstreeNode, TreeReader } from './tree-reader.ts';

/** Key of a property or member, and whether it is computed. */
export function keyOf(
	reader: TreeReader,
	node: number,
	field: string,
): { key: EstreeNode; computed: boolean } {
	const key = reader.field(node, field);
	return {
		key: reader.use(key) ?? reader.nothing(node),
		computed: reader.kind(key) === 'computed_property_name',
	};
}

const SIGNATURE_SEPARATORS: ReadonlySet<string> = new Set([';', ',']);

/** End of a member with the separator that ESTree counts as part of it. */
export function endWithSeparator(reader: TreeReader, node: number): number {
	const { after, parent } = reader.tree;
	const { end } = reader;
	const next = after[node];
	const isSibling = parent[node] !== -1 && next < after[parent[node]];
	return isSibling && SIGNATURE_SEPARATORS.has(reader.kind(next)) ? end[next] : end[node];
}
