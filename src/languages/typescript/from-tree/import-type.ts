import type { EstreeNode, TreeReader } from './tree-reader.ts';

/** Where the grammar uses `import('x').y` as a type; after `typeof` it is read with its parent. */
const TYPE_PARENTS: ReadonlySet<string> = new Set([
	'adding_type_annotation',
	'array_type',
	'conditional_type',
	'constraint',
	'constructor_type',
	'default_type',
	'function_type',
	'index_type_query',
	'intersection_type',
	'lookup_type',
	'mapped_type_clause',
	'omitting_type_annotation',
	'opting_type_annotation',
	'optional_type',
	'parenthesized_type',
	'readonly_type',
	'rest_type',
	'tuple_type',
	'type_alias_declaration',
	'type_annotation',
	'type_arguments',
	'type_predicate',
	'union_type',
]);

const CASTS: ReadonlySet<string> = new Set(['as_expression', 'satisfies_expression']);

export function isTypePosition(reader: TreeReader, node: number): boolean {
	const parent = reader.tree.parent[node];
	const kind = reader.kind(parent);
	return TYPE_PARENTS.has(kind) || (CASTS.has(kind) && reader.firstNamed(parent) !== node);
}

/** `import('x').a.b` as a type; null when the expression does not begin so. */
export function importType(expression: EstreeNode, typeArguments: EstreeNode | null): EstreeNode | null {
	const members: EstreeNode[] = [];
	let object = expression;
	while (object.type === 'MemberExpression' || object.type === 'TSQualifiedName') {
		members.push(object);
		object = (object.object ?? object.left) as EstreeNode;
	}
	if (object.type !== 'ImportExpression') return null;
	let qualifier: EstreeNode | null = null;
	for (const member of members.reverse()) {
		const right = (member.property ?? member.right) as EstreeNode;
		qualifier =
			qualifier === null
				? right
				: { type: 'TSQualifiedName', start: qualifier.start, end: right.end, left: qualifier, right };
	}
	return {
		type: 'TSImportType',
		start: expression.start,
		end: typeArguments?.end ?? expression.end,
		source: object.source,
		options: object.options,
		qualifier,
		typeArguments,
	};
}
