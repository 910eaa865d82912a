import { childOfKind, previousSibling } from '../../model/syntax-walk.ts';
import { openScope } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { headerText, readModifiers } from './modifiers.ts';
import { bindParams, describeParams, paramsOf } from './params.ts';
import { namesIn } from './patterns.ts';
import { Kind } from './syntax.ts';
import { returnType } from './types-written.ts';
import type { Walk } from './walk.ts';

/** `get() = x` and `set(value) { … }`; those without code only say who may use them. */
export function openAccessor(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const body = childOfKind(tree, node, kinds, Kind.function_body);
	if (body === -1) return;
	const isGetter = walk.kind(node) === Kind.getter;
	const nameNode = childOfKind(tree, node, kinds, isGetter ? Kind['"get"'] : Kind['"set"']);
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const type = returnType(walk, node) ?? propertyType(walk, node);
	const params = paramsOf(walk, node);
	for (const param of params) param.type ??= type;
	walk.openChunk({
		kind: isGetter ? 'getter' : 'setter',
		name: isGetter ? 'get' : 'set',
		start: tree.start[node],
		end: tree.end[node],
		nameStart: nameNode === -1 ? tree.start[node] : tree.start[nameNode],
		flags: modifiers.flags | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.start[body], 400),
		type: isGetter ? type : null,
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	openScope(walk, 'function', node);
	bindParams(walk, params);
	walk.closeLater(node);
}

/** The declared type of the property an accessor is in or behind. */
function propertyType(walk: Walk, accessor: number): string | null {
	const { tree, kinds } = walk;
	let property = tree.parent[accessor];
	if (walk.kind(property) !== Kind.property_declaration) {
		property = previousSibling(tree, accessor);
		while (property !== -1 && walk.kind(property) !== Kind.property_declaration) {
			if (
				!walk.isComment(property) &&
				walk.kind(property) !== Kind.getter &&
				walk.kind(property) !== Kind.setter
			)
				return null;
			property = previousSibling(tree, property);
		}
	}
	const variable = childOfKind(tree, property, kinds, Kind.variable_declaration);
	return variable === -1 ? null : (namesIn(walk, variable)[0]?.type ?? null);
}
