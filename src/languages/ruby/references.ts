import type { RefKind } from '../../model/recorder.ts';
import { make } from '../shared/lowering.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import { recordBare } from './calls.ts';
import { Kind } from './syntax.ts';
import { noteVisibility } from './visibility.ts';
import { Role, type Walk } from './walk.ts';

/** Words that the grammar takes for names. */
const LITERAL_NAMES = new Set(['__FILE__', '__LINE__', '__ENCODING__']);

/**
 * A name in lower case is a variable when an assignment or a parameter before it, in the source, made
 * it one; else it is the call of a method without arguments. That is Ruby's own rule.
 */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	const start = tree.start[node];
	if (role === Role.none || role === Role.told || start === tree.end[node]) return;
	const name = walk.textOf(node);
	const owner = walk.ownerOf(name);
	if (role === Role.target || role === Role.readwrite) {
		occur(walk, node, name, owner ?? walk.scope, role);
		return;
	}
	if (owner !== null || isImplicitParam(walk, name, start) || isMention(walk, node))
		out.refer(name, start, 'read', false);
	else if (!LITERAL_NAMES.has(name)) {
		out.refer(name, start, 'call', false);
		recordBare(walk, node, 'call');
		if (name === 'raise') out.yields('throw', make(walk, node, 'other'), start);
		noteVisibility(walk, node);
	}
}

/** The first target of a name in its scope is its binding and no reference; every later one is a write. */
function occur(walk: Walk, node: number, name: string, scope: PassScope, role: number): void {
	if (!scope.names.has(name)) {
		scope.names.add(name);
		walk.setRole(node, Role.binds);
		return;
	}
	const kind: RefKind = role === Role.target ? 'write' : 'readwrite';
	walk.out.refer(name, walk.tree.start[node], kind, false);
}

/** `_1`, and `it` in a block that names no parameters. */
function isImplicitParam(walk: Walk, name: string, start: number): boolean {
	const { scope } = walk;
	const isIt = name === 'it';
	if (!isIt && !/^_[1-9]$/.test(name)) return false;
	if (scope.kind !== 'function' || scope.isClosed) return false;
	walk.bind(scope, 'param', name, start, { index: isIt ? 0 : Number(name[1]) - 1 });
	return true;
}

/** `defined?(x)` asks for a name without calling it. */
function isMention(walk: Walk, node: number): boolean {
	const { tree, text } = walk;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_statements) around = tree.parent[around];
	return walk.kind(around) === Kind.unary && text.startsWith('defined?', tree.start[around]);
}

/** `@x` and `@@x` belong to the class, `$x` to the program. */
export function enterVariable(walk: Walk, node: number): void {
	const role = walk.role(node);
	if (role === Role.none || role === Role.told) return;
	const name = walk.textOf(node);
	if (role !== Role.target && role !== Role.readwrite) {
		walk.out.refer(name, walk.tree.start[node], 'read', false);
		return;
	}
	occur(walk, node, name, variableScope(walk, node), role);
}

export function variableScope(walk: Walk, node: number): PassScope {
	return walk.kind(node) === Kind.global_variable ? walk.scopes[0] : walk.memberScope;
}

export function enterConstant(walk: Walk, node: number): void {
	const { tree } = walk;
	const parent = tree.parent[node];
	const isScoped = walk.kind(parent) === Kind.scope_resolution;
	const isName = isScoped && tree.field[node] === walk.fields.name;
	const role = walk.role(isName ? parent : node);
	if (role === Role.none || role === Role.told || tree.start[node] === tree.end[node]) return;
	const name = walk.textOf(node);
	const isMember = isName && walk.field(parent, 'scope') !== -1;
	if (role === Role.read || isMember) {
		const kind = role === Role.target ? 'write' : role === Role.readwrite ? 'readwrite' : 'read';
		walk.out.refer(name, tree.start[node], kind, isMember);
	} else occur(walk, node, name, walk.memberScope, role);
}

/** `{ name: }` and `f(name:)` read what the key names. */
export function enterPair(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const key = walk.field(node, 'key');
	if (walk.kind(key) !== Kind.hash_key_symbol || walk.field(node, 'value') !== -1) return;
	const name = walk.textOf(key);
	const start = tree.start[key];
	if (/^[A-Z]/.test(name) || walk.ownerOf(name) !== null) out.refer(name, start, 'read', false);
	else {
		out.refer(name, start, 'call', false);
		recordBare(walk, key, 'call');
	}
}
