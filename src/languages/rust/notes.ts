import type { Annotation } from '../../model/chunk.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { type Doc, docOf, isOuterDoc } from './doc.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

/*
 * Attributes and doc comments are siblings that stand before what they are about. The walk keeps the
 * run it came to last; whoever follows it directly takes it.
 */

export interface Notes {
	/** Where the first attribute, else the item itself, begins. */
	start: number;
	/** Nodes of `attribute`, in source order. */
	attributes: readonly number[];
	doc: Doc | null;
}

const MAX_TEXT = 400;
const NONE: readonly number[] = [];

export function enterAttributeItem(walk: Walk, node: number): void {
	continueNotes(walk, node);
	const attribute = firstNamedChild(walk.tree, node);
	if (walk.kind(attribute) === Kind.attribute) walk.attributes.push(attribute);
}

export function enterComment(walk: Walk, node: number): void {
	continueNotes(walk, node);
	if (isOuterDoc(walk, node)) walk.docs.push(node);
}

function continueNotes(walk: Walk, node: number): void {
	if (walk.notesEnd !== node) {
		if (walk.attributes.length > 0) walk.attributes = [];
		if (walk.docs.length > 0) walk.docs = [];
	}
	walk.next = walk.tree.after[node];
	walk.notesEnd = walk.next;
}

/** Takes what was said about `node`. */
export function takeNotes(walk: Walk, node: number): Notes {
	const { tree, attributes, docs } = walk;
	if (walk.notesEnd !== node || (attributes.length === 0 && docs.length === 0)) {
		return { start: tree.start[node], attributes: NONE, doc: null };
	}
	walk.attributes = [];
	walk.docs = [];
	walk.notesEnd = -1;
	return {
		start: attributes.length > 0 ? tree.start[tree.parent[attributes[0]]] : tree.start[node],
		attributes,
		doc: docs.length > 0 ? docOf(walk, docs) : null,
	};
}

/** The attributes written inside, at the start of a body or file: `#![allow(x)]`. */
export function innerAttributes(walk: Walk, body: number): number[] {
	const { tree } = walk;
	const found: number[] = [];
	if (body === -1) return found;
	for (let child = body + 1; child < tree.after[body]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.innerAttributeItem) {
			const attribute = firstNamedChild(tree, child);
			if (walk.kind(attribute) === Kind.attribute) found.push(attribute);
		} else if (kind !== Kind.lineComment && kind !== Kind.blockComment && kind !== Kind.braceOpen) break;
	}
	return found;
}

/** `tokio::test` of `#[tokio::test(flavor = "x")]`. */
export function attributeName(walk: Walk, attribute: number): string {
	return walk.textOf(firstNamedChild(walk.tree, attribute));
}

/** Name and arguments apart; the value of `#[path = "x"]` counts as its argument. */
export function annotationsOf(
	walk: Walk,
	outer: readonly number[],
	inner: readonly number[] = NONE,
): Annotation[] | null {
	if (outer.length === 0 && inner.length === 0) return null;
	return [...outer, ...inner].map((attribute) => {
		const { tree, fields } = walk;
		const name = attributeName(walk, attribute);
		const list = childByField(tree, attribute, fields.arguments);
		if (list !== -1) {
			return { name, args: walk.clip(tree.start[list] + 1, tree.end[list] - 1, MAX_TEXT).trim() };
		}
		const value = childByField(tree, attribute, fields.value);
		if (value === -1) return { name };
		return { name, args: walk.clip(tree.start[value], tree.end[value], MAX_TEXT) };
	});
}

/** `test` of `tokio::test`: what an attribute is known by, however it was imported. */
export function hasAttribute(walk: Walk, attributes: readonly number[], names: ReadonlySet<string>): boolean {
	return attributes.some((attribute) => {
		const name = attributeName(walk, attribute);
		return names.has(name.slice(name.lastIndexOf(':') + 1));
	});
}
