import type { Param } from '../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bindName, type Scope } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { forEachTarget } from './targets.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;

/** One parameter as written. */
interface Written {
	node: number;
	/** The identifier, or a Python 2 tuple pattern. */
	target: number;
	type: number;
	value: number;
	rest: '*' | '**' | undefined;
}

function readParam(walk: Walk, node: number): Written {
	const { tree, fields } = walk;
	let target = node;
	let type = -1;
	let value = -1;
	const kind = walk.kind(node);
	if (kind === Kind.typedParameter) {
		target = firstNamedChild(tree, node);
		type = childByField(tree, node, fields.type);
	} else if (kind === Kind.defaultParameter || kind === Kind.typedDefaultParameter) {
		target = childByField(tree, node, fields.name);
		type = childByField(tree, node, fields.type);
		value = childByField(tree, node, fields.value);
	}
	const splat = walk.kind(target);
	const rest =
		splat === Kind.listSplatPattern ? '*' : splat === Kind.dictionarySplatPattern ? '**' : undefined;
	if (rest !== undefined) target = firstNamedChild(tree, target);
	return { node, target, type, value, rest };
}

/** Names of parameters are no references; their defaults and annotations belong to what is around. */
export function enterParameters(walk: Walk, node: number): void {
	const { tree, roles } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const { target } = readParam(walk, child);
		if (target === -1) continue;
		for (let at = target; at < tree.after[target]; at++) {
			if (walk.kind(at) === Kind.identifier) roles[at] = Role.none;
		}
	}
}

/** Makes the positional list, `self` and `cls` included, and binds its names in `scope`. */
export function bindParams(walk: Walk, parameters: number, scope: Scope): void {
	let index = 0;
	forEachParam(walk, parameters, ({ target, type, value, rest }) => {
		const { tree } = walk;
		const position = index++;
		const typeText = type === -1 ? null : walk.textOf(type);
		if (walk.kind(target) === Kind.identifier) {
			const start = tree.start[target];
			const facts = { type: typeText, value: valueAt(walk, value), path: rest === '*' ? '...' : null };
			bindName(walk, scope, 'param', walk.textOf(target), start, { ...facts, index: position });
			return;
		}
		for (const { name, start, path } of patternNames(walk, target)) {
			bindName(walk, scope, 'param', name, start, { path, index: position });
		}
	});
}

export function readParams(walk: Walk, parameters: number): Param[] {
	const params: Param[] = [];
	let only: 'kw' | undefined;
	forEachParam(
		walk,
		parameters,
		({ target, type, value, rest }) => {
			const isName = walk.kind(target) === Kind.identifier;
			const param: Param = { name: isName ? walk.textOf(target) : `arg${params.length}` };
			if (type !== -1) param.type = walk.textOf(type);
			if (value !== -1) param.default = clipped(walk, walk.tree.start[value], walk.tree.end[value], MAX_TEXT);
			if (rest !== undefined) param.rest = rest;
			else if (only !== undefined) param.only = only;
			if (!isName) param.bindings = patternNames(walk, target).map(({ name }) => name);
			if (rest === '*') only = 'kw';
			params.push(param);
		},
		(separator) => {
			if (separator === Kind.keywordSeparator) only = 'kw';
			else for (const param of params) param.only = 'pos';
		},
	);
	return params;
}

function forEachParam(
	walk: Walk,
	parameters: number,
	visit: (param: Written) => void,
	separate?: (kind: number) => void,
): void {
	const { tree } = walk;
	for (let child = firstNamedChild(tree, parameters); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.positionalSeparator || kind === Kind.keywordSeparator) separate?.(kind);
		else if (kind !== Kind.error) {
			const param = readParam(walk, child);
			if (param.target !== -1) visit(param);
		}
	}
}

/** The names in a Python 2 tuple parameter. */
function patternNames(walk: Walk, pattern: number): { name: string; start: number; path: string }[] {
	const names: { name: string; start: number; path: string }[] = [];
	forEachTarget(walk, pattern, '', (node, path) => {
		names.push({ name: walk.textOf(node), start: walk.tree.start[node], path });
	});
	return names;
}
