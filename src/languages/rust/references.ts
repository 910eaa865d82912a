import type { RefKind } from '../../model/recorder.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { noteHead } from './heads.ts';
import { Kind } from './kinds.ts';
import { Role, type Walk } from './walk.ts';

const REF_OF_ROLE: readonly RefKind[] = ['read', 'call', 'write', 'readwrite'];

/** One occurrence of a name. `self`, `Self`, `super` and `crate` are words of the language, as `this` is. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, fields, roles, out } = walk;
	const role = roles[node];
	if (role === Role.silent) return;
	let isMember = false;
	if (tree.field[node] === fields.name) {
		// The name of anything else is being defined.
		const around = tree.parent[node];
		if (walk.kind(around) !== Kind.scopedIdentifier) return;
		isMember = childByField(tree, around, fields.path) !== -1;
	}
	const name = nameAt(walk, node);
	if (name === '') return;
	if (!isMember && walk.text.startsWith('::', tree.end[node])) noteHead(walk, name, tree.start[node]);
	const kind = role === Role.read && node < walk.typeUntil ? 'type' : REF_OF_ROLE[role];
	out.refer(name, tree.start[node], kind, isMember);
}

export function enterTypeIdentifier(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	let isMember = false;
	if (tree.field[node] === fields.name) {
		const around = walk.kind(tree.parent[node]);
		if (around !== Kind.scopedType && around !== Kind.typeBinding) {
			if (around !== Kind.structExpression) return;
		} else isMember = true;
	}
	const name = nameAt(walk, node);
	if (name === '') return;
	out.refer(name, tree.start[node], walk.roles[node] === Role.called ? 'call' : 'type', isMember);
}

/** `Self` and `_` are no names; neither is what a syntax error left empty. */
function nameAt(walk: Walk, node: number): string {
	const name = walk.textOf(node);
	return name === 'Self' || name === '_' ? '' : name;
}

/** `.x` of an expression, and the field that a struct literal or pattern names. */
export function enterFieldIdentifier(walk: Walk, node: number): void {
	const { tree, roles, out } = walk;
	const role = roles[node];
	if (role === Role.silent || tree.start[node] === tree.end[node]) return;
	const isInitialized = walk.kind(tree.parent[node]) === Kind.fieldInitializer;
	out.refer(walk.textOf(node), tree.start[node], isInitialized ? 'write' : REF_OF_ROLE[role], true);
}

/** The `0` of `pair.0`. */
export function enterInteger(walk: Walk, node: number): void {
	if (walk.tree.field[node] === walk.fields.field) enterFieldIdentifier(walk, node);
}

/** The modules before a type's name are there for the type. */
export function enterScopedType(walk: Walk, node: number): void {
	const { tree } = walk;
	if (tree.after[node] > walk.typeUntil) walk.typeUntil = tree.after[node];
}
