import type { Param } from '../../model/chunk.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;

export function readParams(walk: Walk, parameters: number): Param[] {
	const { tree } = walk;
	const params: Param[] = [];
	for (const node of paramNodes(walk, parameters)) {
		const nameNode = nameOf(walk, node);
		const param: Param = { name: walk.textOf(nameNode) || bareName(walk, node, params.length) };
		const value = walk.field(node, 'value');
		if (value !== -1) param.default = walk.clip(tree.start[value], tree.end[value], MAX_TEXT);
		switch (walk.kind(node)) {
			case Kind.splat_parameter:
			case Kind.forward_parameter:
				param.rest = '*';
				break;
			case Kind.hash_splat_parameter:
				param.rest = '**';
				break;
			case Kind.keyword_parameter:
				param.only = 'kw';
				break;
			case Kind.block_parameter:
				param.optional = true;
				break;
			case Kind.destructured_parameter:
				param.bindings = destructured(walk, node).map(({ name }) => walk.textOf(name));
				break;
		}
		params.push(param);
	}
	return params;
}

/** `*`, `**`, `&` and `...` have no name of their own; `**nil` takes none. */
function bareName(walk: Walk, node: number, index: number): string {
	const kind = walk.kind(node);
	if (kind === Kind.destructured_parameter || kind === Kind.splat_parameter) return `arg${index}`;
	if (kind === Kind.hash_splat_parameter || kind === Kind.forward_parameter) return `arg${index}`;
	return walk.textOf(node).replace(/^[*&]+/, '') || `arg${index}`;
}

function paramNodes(walk: Walk, parameters: number): number[] {
	const nodes: number[] = [];
	let node = firstNamedChild(walk.tree, parameters);
	for (; node !== -1; node = nextNamedSibling(walk.tree, node)) {
		if (walk.kind(node) === Kind.ERROR || walk.tree.field[node] === walk.fields.locals) continue;
		nodes.push(node);
	}
	return nodes;
}

function nameOf(walk: Walk, node: number): number {
	return walk.kind(node) === Kind.identifier ? node : walk.field(node, 'name');
}

/** Binds the names in the current scope; a default's value is known when the walk has left it. */
export function bindParams(walk: Walk, parameters: number): void {
	if (parameters === -1) return;
	const { tree } = walk;
	const { scope } = walk;
	paramNodes(walk, parameters).forEach((node, index) => {
		if (walk.kind(node) === Kind.destructured_parameter) {
			for (const { name, path } of destructured(walk, node)) {
				walk.setRole(name, Role.none);
				walk.bind(scope, 'param', walk.textOf(name), tree.start[name], { path, index });
			}
			return;
		}
		const nameNode = nameOf(walk, node);
		if (nameNode === -1) return;
		const name = walk.textOf(nameNode);
		if (name === '') return;
		walk.setRole(nameNode, Role.none);
		const path = walk.kind(node) === Kind.splat_parameter ? '...' : null;
		const value = walk.field(node, 'value');
		if (value === -1) {
			walk.bind(scope, 'param', name, tree.start[nameNode], { index, path });
			return;
		}
		scope.names.add(name);
		walk.beforehand(node, () => {
			walk.afterwards(node, () => {
				walk.bind(scope, 'param', name, tree.start[nameNode], { index, path, value: valueAt(walk, value) });
			});
		});
	});
	bindLocals(walk, parameters);
}

/** `|a; b|` has a local `b` of its own. */
function bindLocals(walk: Walk, parameters: number): void {
	const { tree } = walk;
	for (let node = parameters + 1; node < tree.after[parameters]; node = tree.after[node]) {
		if (tree.field[node] !== walk.fields.locals || walk.kind(node) !== Kind.identifier) continue;
		walk.setRole(node, Role.none);
		walk.bind(walk.scope, 'var', walk.textOf(node), tree.start[node]);
	}
}

/** The names of `(a, (b, *c))`, in source order. */
function destructured(walk: Walk, pattern: number): { name: number; path: string }[] {
	const { tree } = walk;
	const names: { name: number; path: string }[] = [];
	const work = [{ node: pattern, path: '' }];
	while (work.length > 0) {
		const { node, path } = work.pop()!;
		if (walk.kind(node) !== Kind.destructured_parameter) {
			const name = nameOf(walk, node);
			const isRest = walk.kind(node) === Kind.splat_parameter;
			if (name !== -1) names.push({ name, path: isRest ? path.replace(/\[\d+\]$/, '...') : path });
			continue;
		}
		const items = paramNodes(walk, node);
		for (let index = items.length - 1; index >= 0; index--) {
			const isDeep = path.length > 64;
			work.push({ node: items[index], path: isDeep ? path : `${path}[${index}]` });
		}
	}
	return names.sort((a, b) => tree.start[a.name] - tree.start[b.name]);
}
