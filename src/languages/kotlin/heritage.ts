import type { HeritageKind } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, previousSibling } from '../../model/syntax-walk.ts';
import { clippedText, Role } from '../shared/walk.ts';
import { markInvoked, recordInvocation } from './calls.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import { typeValue } from './values.ts';
import type { TypeFacts, Walk } from './walk.ts';

/** The types behind the colon of a declaration. */
export function readHeritage(walk: Walk, chunk: number, node: number, kind: TypeFacts['kind']): void {
	const { tree } = walk;
	let isFirst = true;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.delegation_specifier || isDelegate(walk, child)) continue;
		const written = firstNamedChild(tree, child);
		const isCall = walk.kind(written) === Kind.constructor_invocation;
		const isWrapped = isCall || walk.kind(written) === Kind.explicit_delegation;
		const type = isWrapped ? firstNamedChild(tree, written) : written;
		const name = lastTypeName(walk, type);
		const isClass = isCall || (isFirst && callsParent(walk, node));
		isFirst = false;
		walk.out.heritage({
			chunk,
			kind: heritageKind(kind, isClass),
			text: clippedText(walk, type),
			name: walk.nameOf(name),
			start: tree.start[child],
			value: typeValue(walk, type),
		});
	}
}

/** A class is called to come from it, an interface is only named. */
function heritageKind(kind: TypeFacts['kind'], isClass: boolean): HeritageKind {
	return isClass || kind === 'interface' ? 'extends' : 'implements';
}

/** A class without a primary constructor calls that of its parent in others. */
function callsParent(walk: Walk, node: number): boolean {
	const { tree, kinds } = walk;
	const body = childOfKind(tree, node, kinds, Kind.class_body);
	if (body === -1) return false;
	for (let child = body + 1; child < tree.after[body]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.secondary_constructor) continue;
		const call = childOfKind(tree, child, kinds, Kind.constructor_delegation_call);
		if (childOfKind(tree, call, kinds, Kind['"super"']) !== -1) return true;
	}
	return false;
}

/** `x` of `by x`, which was parsed as one more type: see headers.ts. */
function isDelegate(walk: Walk, specifier: number): boolean {
	const { tree, text } = walk;
	if (tree.text === text) return false;
	let before = previousSibling(tree, specifier);
	while (walk.isComment(before)) before = previousSibling(tree, before);
	return walk.kind(before) === Kind['","'] && text[tree.start[before]] === 'b';
}

export function enterSpecifier(walk: Walk, node: number): void {
	const written = firstNamedChild(walk.tree, node);
	if (walk.kind(written) === Kind.constructor_invocation) markInvoked(walk, written);
	else if (isDelegate(walk, node)) markRead(walk, written);
	walk.leaveLater(node);
}

/** The names of a value where the grammar has a type. */
function markRead(walk: Walk, type: number): void {
	for (let child = type; child < walk.tree.after[type]; child++) {
		if (walk.kind(child) === Kind.type_identifier)
			walk.setRole(child, walk.textOf(child) === 'this' ? Role.none : Role.member);
	}
}

export function leaveSpecifier(walk: Walk, node: number): void {
	const written = firstNamedChild(walk.tree, node);
	if (walk.kind(written) !== Kind.constructor_invocation) return;
	recordInvocation(walk, written, isDelegate(walk, node) ? 'call' : 'super');
}

/** The expression of `by x`; -1 for none. */
export function delegateOf(walk: Walk, node: number): number {
	const delegate = childOfKind(walk.tree, node, walk.kinds, Kind.property_delegate);
	return firstNamedChild(walk.tree, delegate);
}
