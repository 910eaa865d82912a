import { firstNamedChild, nextNamedSibling, nextSibling, previousSibling } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { Kind } from './syntax.ts';
import { assignedValue, redirection, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * What a command gets besides its words: variables that are set for it alone, what the command before it in a pipeline
 * writes, and its redirections. They are values behind those of its words, each with its operator.
 */

const JOINED: ReadonlySet<number> = new Set([
	Kind.pipeline,
	Kind.list,
	Kind.negated_command,
	Kind.redirected_statement,
	Kind.heredoc_redirect,
]);

/**
 * The statement with redirections that a command is part of, the outermost; -1 for none. The command can be told when
 * that has been walked, for what is written into it may run commands.
 */
export function redirectedAround(walk: Walk, command: number): number {
	const { tree } = walk;
	let found = -1;
	for (let at = tree.parent[command]; at > 0 && JOINED.has(walk.kind(at)); at = tree.parent[at])
		if (walk.kind(at) === Kind.redirected_statement) found = at;
	return found;
}

export function inputsOf(walk: Walk, command: number): number[] {
	return [...environmentOf(walk, command), ...pipedInto(walk, command), ...redirectionsOf(walk, command)];
}

/** `A=1 command` */
function environmentOf(walk: Walk, command: number): number[] {
	const { tree, out } = walk;
	const values: number[] = [];
	let child = firstNamedChild(tree, command);
	for (; walk.kind(child) === Kind.variable_assignment; child = nextNamedSibling(tree, child)) {
		const target = valueAt(walk, walk.field(child, 'name'));
		const value = assignedValue(walk, child);
		values.push(out.value('assign', null, target, value, tree.start[child], tree.end[child]));
	}
	return values;
}

/** `source | command`; the grammar puts what follows a here-document inside of it. */
function pipedInto(walk: Walk, command: number): number[] {
	const { tree, out } = walk;
	for (let at = command; JOINED.has(walk.kind(tree.parent[at])); at = tree.parent[at]) {
		const around = tree.parent[at];
		const isFirst = firstNamedChild(tree, around) === at;
		let source = -1;
		if (walk.kind(around) === Kind.pipeline && !isFirst) source = namedBefore(walk, at);
		else if (walk.kind(around) === Kind.heredoc_redirect && walk.kind(at) === Kind.pipeline)
			source = walk.field(tree.parent[around], 'body');
		else if (!isFirst) return [];
		if (source === -1) continue;
		const value = valueAt(walk, writerOf(walk, source));
		return [out.value('unary', '|', value, -1, tree.start[source], tree.end[source])];
	}
	return [];
}

function namedBefore(walk: Walk, node: number): number {
	let before = previousSibling(walk.tree, node);
	while (before !== -1 && walk.tree.namedKinds[walk.tree.kind[before]] === 0)
		before = previousSibling(walk.tree, before);
	return before;
}

/** The command whose output a statement has in the end. */
function writerOf(walk: Walk, statement: number): number {
	let at = statement;
	while (JOINED.has(walk.kind(at))) {
		const isRedirected = walk.kind(at) === Kind.redirected_statement;
		const inner = isRedirected ? walk.field(at, 'body') : (namedChildren(walk, at).at(-1) ?? -1);
		if (inner === -1) break;
		at = inner;
	}
	return at;
}

const REDIRECTIONS: ReadonlySet<number> = new Set([
	Kind.file_redirect,
	Kind.heredoc_redirect,
	Kind.herestring_redirect,
]);

/** Those of the command, and those behind a list or a pipeline that it ends. */
function redirectionsOf(walk: Walk, command: number): number[] {
	const { tree } = walk;
	const found: number[] = [];
	addRedirections(walk, firstNamedChild(tree, command), found);
	for (let at = command; JOINED.has(walk.kind(tree.parent[at])); at = tree.parent[at]) {
		if (walk.kind(tree.parent[at]) === Kind.redirected_statement)
			addRedirections(walk, nextSibling(tree, at), found);
		else if (nextNamedSibling(tree, at) !== -1) break;
	}
	return found;
}

function addRedirections(walk: Walk, first: number, into: number[]): void {
	const { tree } = walk;
	for (let node = first; node !== -1; node = nextSibling(tree, node)) {
		const kind = walk.kind(node);
		if (!REDIRECTIONS.has(kind) || isDuplicate(walk, node)) continue;
		into.push(redirection(walk, node, 0));
		if (kind !== Kind.heredoc_redirect) continue;
		for (const inner of namedChildren(walk, node))
			if (REDIRECTIONS.has(walk.kind(inner)) && !isDuplicate(walk, inner))
				into.push(redirection(walk, inner, 0));
	}
}

/** `2>&1` names another descriptor, and what goes to `/dev/null` goes nowhere. */
function isDuplicate(walk: Walk, node: number): boolean {
	const target = walk.field(node, 'destination');
	return walk.kind(target) === Kind.number || walk.textOf(target) === '/dev/null';
}
