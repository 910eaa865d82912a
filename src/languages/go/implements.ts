import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { isBlank } from './params.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { namedType, typeName, typeValue } from './type-names.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/**
 * `var _ I = (*T)(nil)`, with `T{}`, `&T{}` or `new(T)` on the right, is how Go says that T implements
 * I: everywhere else that is implied.
 */
export function noteAssertion(walk: Walk, spec: number, type: number, values: number): void {
	const { tree, fields } = walk;
	if (type === -1 || !isBlank(walk, childByField(tree, spec, fields.name))) return;
	const asserted = namedType(walk, constructedType(walk, firstNamedChild(tree, values)));
	if (asserted === -1 || walk.kind(asserted) === Kind.qualified_type) return;
	walk.assertions.push({ type: walk.textOf(asserted), interface: type });
}

function constructedType(walk: Walk, expression: number): number {
	const { tree, fields } = walk;
	let node = expression;
	for (;;) {
		switch (walk.kind(node)) {
			case Kind.composite_literal:
				return childByField(tree, node, fields.type);
			case Kind.call_expression: {
				const callee = childByField(tree, node, fields.function);
				if (walk.textOf(callee) === 'new') {
					return firstNamedChild(tree, childByField(tree, node, fields.arguments));
				}
				node = callee;
				break;
			}
			case Kind.type_conversion_expression:
				return childByField(tree, node, fields.type);
			case Kind.parenthesized_expression:
			case Kind.unary_expression:
				node = firstNamedChild(tree, node);
				break;
			case Kind.identifier:
				return node;
			default:
				return -1;
		}
	}
}

/** When all types of the file are known; a type of another file has the binding of `_` to tell. */
export function recordAssertions(walk: Walk): void {
	const { tree, out } = walk;
	for (const { type, interface: node } of walk.assertions) {
		const chunk = walk.typeChunks.get(type);
		const name = typeName(walk, node);
		if (chunk === undefined || name === '') continue;
		const start = tree.start[node];
		const text = clipped(walk, start, tree.end[node], MAX_TEXT);
		out.heritage({ chunk, kind: 'implements', text, name, start, value: typeValue(walk, node) });
	}
}
