import type { Param } from '../../model/chunk.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import type { Doc } from '../shared/doc-style.ts';
import { make } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { typeOr } from './doc-types.ts';
import { memberFlags, readModifiers } from './modifiers.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;

function paramNodes(walk: Walk, parameters: number): number[] {
	const nodes: number[] = [];
	let node = firstNamedChild(walk.tree, parameters);
	for (; node !== -1; node = nextNamedSibling(walk.tree, node)) {
		const kind = walk.kind(node);
		const isParam =
			kind === Kind.simple_parameter ||
			kind === Kind.variadic_parameter ||
			kind === Kind.property_promotion_parameter;
		if (isParam && variableOf(walk, node) !== -1) nodes.push(node);
	}
	return nodes;
}

/** `$x`, or the `$x` of `&$x`. */
function variableOf(walk: Walk, param: number): number {
	const name = walk.field(param, 'name');
	return walk.kind(name) === Kind.by_ref ? firstNamedChild(walk.tree, name) : name;
}

export function readParams(walk: Walk, parameters: number): Param[] {
	const { tree } = walk;
	return paramNodes(walk, parameters).map((node) => {
		const param: Param = { name: walk.textOf(variableOf(walk, node)).slice(1) };
		const type = walk.field(node, 'type');
		const value = walk.field(node, 'default_value');
		if (type !== -1) param.type = walk.textOf(type);
		if (value !== -1) param.default = walk.clip(tree.start[value], tree.end[value], MAX_TEXT);
		if (walk.kind(node) === Kind.variadic_parameter) param.rest = '*';
		return param;
	});
}

/** Binds the names in the current scope; a default's value is known when the walk has left it. */
export function bindParams(walk: Walk, parameters: number, doc: Doc = {}): void {
	if (parameters === -1) return;
	const { tree, scope } = walk;
	const owner = walk.scopes[walk.scopes.length - 2];
	paramNodes(walk, parameters).forEach((node, index) => {
		const variable = variableOf(walk, node);
		const name = walk.textOf(variable);
		const typeNode = walk.field(node, 'type');
		const written = typeNode === -1 ? null : walk.textOf(typeNode);
		const type = typeOr(walk, written, doc, '@param', name);
		const path = walk.kind(node) === Kind.variadic_parameter ? '...' : null;
		walk.setRole(variable, Role.none);
		scope.names.add(name);
		walk.beforehand(node, () => {
			const isPromoted = walk.kind(node) === Kind.property_promotion_parameter;
			const chunk = isPromoted ? openPromoted(walk, node, variable, type) : -1;
			walk.afterwards(node, () => {
				const value = valueAt(walk, walk.field(node, 'default_value'));
				walk.bind(scope, 'param', name, tree.start[variable], { index, path, type, value });
				if (chunk === -1) return;
				const start = tree.start[variable] + 1;
				walk.declare(owner, 'field', name.slice(1), start, { chunk, type });
				const target = make(walk, variable, 'member', name.slice(1), make(walk, variable, 'this'));
				walk.out.assign(target, make(walk, variable, 'name', name), start);
			});
		});
	});
}

/** A parameter that is a property of its class as well. */
function openPromoted(walk: Walk, node: number, variable: number, type: string | null): number {
	const { tree, text } = walk;
	const { flags, annotations, headerStart } = readModifiers(walk, node);
	const hooks = text.indexOf('{', tree.end[variable]);
	const hasHooks = hooks !== -1 && hooks < tree.end[node] && walk.field(node, 'default_value') === -1;
	const chunk = walk.openChunk({
		kind: 'field',
		name: walk.textOf(variable).slice(1),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[variable] + 1,
		flags: memberFlags(flags) | walk.brokenFlag(node),
		signature: walk.clip(headerStart, hasHooks ? hooks : tree.end[node], MAX_TEXT).trimEnd(),
		type,
		annotations,
		container: walk.type?.qualified,
		...docBefore(walk, node),
	});
	walk.closeChunk();
	return chunk;
}
