import type { Converters, EstreeNode, TreeReader } from './tree-reader.ts';

/** Tag and attribute names have their own node types. `a.b.c` is left-deep. */
function nameOf(reader: TreeReader, node: number): EstreeNode {
	if (reader.kind(node) === 'jsx_namespace_name') {
		const [namespace, name] = reader.named(node);
		return reader.make(node, 'JSXNamespacedName', {
			namespace: jsxIdentifier(reader, namespace),
			name: jsxIdentifier(reader, name),
		});
	}
	const made = reader.raw(node);
	return made === null ? jsxIdentifier(reader, node) : jsxName(made);
}

function jsxIdentifier(reader: TreeReader, node: number): EstreeNode {
	return reader.make(node, 'JSXIdentifier', { name: reader.text(node) });
}

function jsxName(made: EstreeNode): EstreeNode {
	const members: EstreeNode[] = [];
	let object = made;
	while (object.type === 'MemberExpression' || object.type === 'TSQualifiedName') {
		members.push(object);
		object = (object.object ?? object.left) as EstreeNode;
	}
	const named = (node: EstreeNode): EstreeNode => ({
		type: 'JSXIdentifier',
		start: node.start,
		end: node.end,
		name: node.type === 'ThisExpression' ? 'this' : node.name,
	});
	let name = named(object);
	for (const member of members.reverse()) {
		name = {
			type: 'JSXMemberExpression',
			start: member.start,
			end: member.end,
			object: name,
			property: named((member.property ?? member.right) as EstreeNode),
		};
	}
	return name;
}

/** Everything between the tags that is no element or expression is text; the grammar drops blank lines. */
function childrenOf(reader: TreeReader, node: number, open: number, close: number): EstreeNode[] {
	const { start, text } = reader.tree;
	const { end } = reader;
	const children: EstreeNode[] = [];
	let at = open === -1 ? start[node] : end[open];
	const limit = close === -1 ? end[node] : start[close];
	const addText = (to: number): void => {
		if (to <= at) return;
		const raw = text.slice(at, to);
		children.push({ type: 'JSXText', start: at, end: to, value: raw, raw });
	};
	for (const child of reader.named(node)) {
		const made = child === open || child === close ? null : reader.use(child);
		if (made === null) continue;
		addText(start[child]);
		children.push(made);
		at = end[child];
	}
	addText(limit);
	return children;
}

function element(reader: TreeReader, node: number): EstreeNode {
	const open = reader.field(node, 'open_tag');
	const close = reader.field(node, 'close_tag');
	const children = childrenOf(reader, node, open, close);
	const name = reader.field(open, 'name');
	const closingName = close === -1 ? -1 : reader.field(close, 'name');
	if (open === -1 || name === -1) {
		return reader.make(node, 'JSXFragment', {
			openingFragment: reader.make(open === -1 ? node : open, 'JSXOpeningFragment', {}),
			children,
			closingFragment: reader.make(close === -1 ? node : close, 'JSXClosingFragment', {}),
		});
	}
	return reader.make(node, 'JSXElement', {
		openingElement: opening(reader, open, false),
		children,
		closingElement:
			closingName === -1
				? null
				: reader.make(close, 'JSXClosingElement', { name: nameOf(reader, closingName) }),
	});
}

function opening(reader: TreeReader, node: number, selfClosing: boolean): EstreeNode {
	const name = reader.field(node, 'name');
	const attributes: EstreeNode[] = [];
	for (const child of reader.fields(node, 'attribute')) {
		const made = reader.use(child);
		if (made?.type === 'JSXExpressionContainer') {
			const inside = made.expression as EstreeNode;
			attributes.push({ ...made, type: 'JSXSpreadAttribute', argument: inside.argument ?? inside });
		} else if (made !== null) attributes.push(made.type === 'JSXSpreadChild' ? spreadAttribute(made) : made);
	}
	return reader.make(node, 'JSXOpeningElement', {
		name: name === -1 ? reader.make(node, 'JSXIdentifier', { name: '' }) : nameOf(reader, name),
		typeArguments: reader.useField(node, 'type_arguments'),
		attributes,
		selfClosing,
	});
}

function spreadAttribute({ start, end, expression }: EstreeNode): EstreeNode {
	return { type: 'JSXSpreadAttribute', start, end, argument: expression };
}

function expression(reader: TreeReader, node: number): EstreeNode {
	const inside = reader.use(reader.firstNamed(node));
	if (inside?.type === 'SpreadElement') {
		return reader.make(node, 'JSXSpreadChild', { expression: inside.argument });
	}
	const { start } = reader.tree;
	const { end } = reader;
	return reader.make(node, 'JSXExpressionContainer', {
		expression: inside ?? { type: 'JSXEmptyExpression', start: start[node] + 1, end: end[node] - 1 },
	});
}

export const JSX: Converters = {
	jsx_element: element,
	jsx_self_closing_element: (reader, node) =>
		reader.make(node, 'JSXElement', {
			openingElement: opening(reader, node, true),
			children: [],
			closingElement: null,
		}),
	jsx_expression: expression,
	jsx_attribute: (reader, node) => {
		const [name, value] = reader.named(node);
		return reader.make(node, 'JSXAttribute', {
			name: name === undefined ? reader.make(node, 'JSXIdentifier', { name: '' }) : nameOf(reader, name),
			value: value === undefined ? null : reader.use(value),
		});
	},
};
