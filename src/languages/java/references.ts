import type { RefKind } from '../../model/recorder.ts';
import { Role } from '../shared/walk.ts';
import { isConstructorCall } from './calls.ts';
import { isQualified } from './newer-forms.ts';
import { identifiersIn } from './strings.ts';
import { Kind } from './syntax.ts';
import { lastNamedChild } from './type-text.ts';
import type { Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call', 'read'];

/** One occurrence of a name in an expression. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const field = tree.field[node];
	const start = tree.start[node];
	if (start === tree.end[node]) return;
	if (field === fields.name) {
		const parent = tree.parent[node];
		if (walk.kind(parent) !== Kind.method_invocation || walk.role(parent) === Role.none) return;
		const name = walk.textOf(node);
		if (!walk.isReworded || !isConstructorCall(name)) {
			out.refer(name, start, 'call', tree.start[parent] !== start);
		}
		return;
	}
	if (field === fields.key) return;
	const isField = field === fields.field;
	const role = walk.role(isField ? tree.parent[node] : node);
	if (role === Role.none) return;
	const isMember = isField || role === Role.member || (role === Role.type && isQualified(walk, start));
	out.refer(walk.textOf(node), start, REF_KIND[role], isMember);
}

/** One occurrence of a name in a type; `var` is none, nor the `super` of `A.super::b`. */
export function enterTypeIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const start = tree.start[node];
	const role = walk.role(node);
	if (start === tree.end[node] || role === Role.none) return;
	const name = walk.textOf(node);
	if (name === 'var' || name === 'super') return;
	const parent = tree.parent[node];
	const isMember = walk.kind(parent) === Kind.scoped_type_identifier && tree.start[parent] !== start;
	out.refer(name, start, role === Role.called ? 'call' : 'type', isMember || isQualified(walk, start));
}

/** Annotations and declarations read their qualified names themselves. */
export function enterScopedIdentifier(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	switch (walk.kind(tree.parent[node])) {
		case Kind.annotation:
		case Kind.package_declaration:
		case Kind.module_declaration:
			return;
	}
	referDotted(walk, node, 'read');
}

export function referDotted(walk: Walk, node: number, kind: RefKind): void {
	const { tree, out } = walk;
	identifiersIn(walk, node).forEach((part, index) => {
		if (tree.start[part] < tree.end[part]) out.refer(walk.textOf(part), tree.start[part], kind, index > 0);
	});
}

/** The last name of `a::b`. */
export function enterMethodReference(walk: Walk, node: number): void {
	const last = lastNamedChild(walk, node);
	if (walk.kind(last) === Kind.identifier && last !== node + 1) walk.setRole(last, Role.member);
}
