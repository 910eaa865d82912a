import { ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { literalNames } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Flags that these calls give to the methods and constants they name. */
const GIVEN: ReadonlyMap<string, number> = new Map([
	['private', ChunkFlag.private],
	['protected', ChunkFlag.protected],
	['public', ChunkFlag.public],
	['private_class_method', ChunkFlag.private],
	['public_class_method', ChunkFlag.public],
	['private_constant', ChunkFlag.private],
	['module_function', ChunkFlag.static],
]);
const ACCESS = ChunkFlag.private | ChunkFlag.protected | ChunkFlag.public;

/**
 * Visibility that a body gives by name, wherever in it: `private :a` may stand after the `def`. What
 * is said last holds. Names of singleton methods are kept apart, as `self.x`.
 */
export function namedVisibility(walk: Walk, body: number): Map<string, number> {
	const { tree } = walk;
	const named = new Map<string, number>();
	for (let child = firstNamedChild(tree, body); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.call || walk.field(child, 'receiver') !== -1) continue;
		const word = walk.textOf(walk.field(child, 'method'));
		const flags = GIVEN.get(word);
		if (flags === undefined) continue;
		const prefix = word.endsWith('_class_method') ? 'self.' : '';
		for (const { name } of literalNames(walk, walk.field(child, 'arguments'))) {
			named.set(prefix + name, flags);
		}
	}
	return named;
}

/** A bare `private` changes what follows it in its body. */
export function noteVisibility(walk: Walk, identifier: number): void {
	const { body, tree } = walk;
	if (body === null || tree.parent[identifier] !== body.node) return;
	const word = walk.textOf(identifier);
	const flags = GIVEN.get(word);
	if (flags === undefined || word.includes('_class_method')) return;
	if (word === 'module_function') body.isStatic = true;
	else body.visibility = flags;
}

/** The call whose argument a definition is: `private def f`, `memoize def f`; else -1. */
export function callAround(walk: Walk, definition: number): number {
	const { tree } = walk;
	const list = tree.parent[definition];
	if (walk.kind(list) !== Kind.argument_list) return -1;
	const call = tree.parent[list];
	return walk.kind(call) === Kind.call && walk.field(call, 'receiver') === -1 ? call : -1;
}

/** The flags of a member: what its name was given, what stands around it, what its body is at. */
export function memberFlags(walk: Walk, definition: number, name: string, isSingleton: boolean): number {
	const { body } = walk;
	let given = 0;
	let statics = 0;
	let node = definition;
	for (let around = callAround(walk, node); around !== -1; around = callAround(walk, node)) {
		const flags = GIVEN.get(walk.textOf(walk.field(around, 'method'))) ?? 0;
		if (flags === ChunkFlag.static) statics = flags;
		else if (given === 0) given = flags;
		node = around;
	}
	if (body === null) return given | statics;
	const byName = body.named.get(isSingleton ? `self.${name}` : name) ?? 0;
	if (byName & ChunkFlag.static) statics = ChunkFlag.static;
	if (body.isStatic) statics = ChunkFlag.static;
	const access = byName & ACCESS || given || (isSingleton ? 0 : body.visibility);
	return access | statics;
}
