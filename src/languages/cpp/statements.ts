import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { enterIf } from '../shared/c-family/complexity.ts';
import { readDeclarator, typeOf } from '../shared/c-family/declarators.ts';
import { bindParams, paramsOf } from '../shared/c-family/params.ts';
import { bind, openScopeOf } from '../shared/c-family/scopes.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { valueAt } from '../shared/c-family/values.ts';
import { bindLocal } from '../shared/c-family/variables.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { countBody, countCases } from '../shared/complexity.ts';

/** `if (auto x = f(); x)`: its names are seen in both branches. */
export function enterBranch(walk: Walk, node: number): void {
	if (walk.kind(node) === Kind.if_statement) enterIf(walk, node);
	else if (walk.kind(node) === Kind.switch_statement) countCases(walk, node);
	else countBody(walk, node);
	const condition = childByField(walk.tree, node, walk.fields.condition);
	if (condition !== -1 && hasDeclaration(walk, condition)) openScopeOf(walk, 'block', node);
}

function hasDeclaration(walk: Walk, condition: number): boolean {
	const { tree } = walk;
	for (let at = condition + 1; at < tree.after[condition]; ) {
		const kind = walk.kind(at);
		if (kind === Kind.declaration || kind === Kind.alias_declaration) return true;
		at = kind === Kind.init_statement ? at + 1 : tree.after[at];
	}
	return false;
}

export function enterForRange(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	countBody(walk, node);
	openScopeOf(walk, 'block', node);
	const declarator = childByField(tree, node, fields.declarator);
	const declared = readDeclarator(walk, declarator);
	const body = childByField(tree, node, fields.body);
	if (declared.name === -1 || body === -1) return;
	walk.setRole(declared.name, Role.none);
	if (walk.kind(declared.name) === Kind.structured_binding_declarator) {
		for (let at = declared.name + 1; at < tree.after[declared.name]; at++) walk.setRole(at, Role.none);
	}
	// Bound before the body is walked, but after what it goes through.
	walk.onArrival(body, () => {
		const value = valueAt(walk, childByField(tree, node, fields.right));
		bindLocal(walk, 'let', declared.name, typeOf(walk, node, declared), value, '[]');
	});
}

export function enterCatch(walk: Walk, node: number): void {
	countBody(walk, node);
	openScopeOf(walk, 'block', node);
	for (const { name, type } of paramsOf(walk, node)) {
		walk.setRole(name, Role.none);
		bind(walk, 'catch', name, { type });
	}
}

export function leaveThrow(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('throw', valueAt(walk, value), walk.tree.start[node]);
}

/** `co_return`, `co_yield` and `co_await` make a coroutine of the function around them. */
export function enterCoroutine(walk: Walk, node: number): void {
	const isYield = walk.kind(node) === Kind.co_yield_statement;
	walk.out.flagChunk(walk.out.currentChunk, ChunkFlag.async | (isYield ? ChunkFlag.generator : 0));
	if (walk.kind(node) !== Kind.co_await_expression) walk.leaveLater(node);
}

export function leaveCoroutine(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value === -1) return;
	const kind = walk.kind(node) === Kind.co_yield_statement ? 'yield' : 'return';
	walk.out.yields(kind, valueAt(walk, value), walk.tree.start[node]);
}

const ACCESS: ReadonlyMap<string, number> = new Map([
	['public', ChunkFlag.public],
	['protected', ChunkFlag.protected],
	['private', ChunkFlag.private],
]);

/** `public:` is about the members that follow. */
export function enterAccess(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.kind(tree.parent[node]) === Kind.base_class_clause || walk.frame.kind !== 'type') return;
	const word = /\w+/.exec(tree.text.slice(tree.start[node], tree.end[node]))?.[0] ?? '';
	walk.frame.memberFlags = ACCESS.get(word) ?? walk.frame.memberFlags;
}

/** The parameters of `requires (T t) { … }`. */
export function enterRequires(walk: Walk, node: number): void {
	if (childOfKind(walk.tree, node, walk.kinds, Kind.parameter_list) === -1) return;
	openScopeOf(walk, 'block', node);
	bindParams(walk, paramsOf(walk, node));
}
