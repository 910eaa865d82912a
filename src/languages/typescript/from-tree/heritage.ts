import type { EstreeNode, TreeReader } from './tree-reader.ts';

interface Heritage {
	superClass: EstreeNode | null;
	superTypeArguments: EstreeNode | null;
	implements: EstreeNode[];
}

export function classHeritage(reader: TreeReader, node: number): Heritage {
	const heritage: Heritage = { superClass: null, superTypeArguments: null, implements: [] };
	if (node === -1) return heritage;
	for (const child of reader.named(node)) {
		const kind = reader.kind(child);
		if (kind === 'extends_clause') {
			heritage.superClass = reader.useField(child, 'value');
			heritage.superTypeArguments = reader.useField(child, 'type_arguments');
		} else if (kind === 'implements_clause') {
			heritage.implements = heritageTypes(reader, child, 'TSClassImplements');
		} else heritage.superClass = reader.use(child);
	}
	return heritage;
}

/** What `implements` and an interface's `extends` name: types to the grammar, expressions to ESTree. */
export function heritageTypes(reader: TreeReader, node: number, type: string): EstreeNode[] {
	return reader.useAll(reader.named(node)).map((made) => {
		const reference = made.type === 'TSTypeReference';
		const expression = reference ? toExpression(made.typeName as EstreeNode) : made;
		const typeArguments = reference ? made.typeArguments : null;
		return { type, start: made.start, end: made.end, expression, typeArguments };
	});
}

/** `a.b.c` as member expressions. */
function toExpression(name: EstreeNode): EstreeNode {
	const rights: EstreeNode[] = [];
	let left = name;
	while (left.type === 'TSQualifiedName') {
		rights.push(left);
		left = left.left as EstreeNode;
	}
	let made = left;
	for (const qualified of rights.reverse()) {
		made = {
			type: 'MemberExpression',
			start: qualified.start,
			end: qualified.end,
			object: made,
			property: qualified.right,
			optional: false,
			computed: false,
		};
	}
	return made;
}

/** `a.b.c` as a qualified name, from member expressions. */
export function toQualifiedName(expression: EstreeNode): EstreeNode {
	const members: EstreeNode[] = [];
	let object = expression;
	while (object.type === 'MemberExpression') {
		members.push(object);
		object = object.object as EstreeNode;
	}
	let made = object;
	for (const member of members.reverse()) {
		made = {
			type: 'TSQualifiedName',
			start: member.start,
			end: member.end,
			left: made,
			right: member.property,
		};
	}
	return made;
}
