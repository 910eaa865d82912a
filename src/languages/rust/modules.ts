import { ChunkFlag } from '../../model/chunk.ts';
import { rustExternBlock } from '../../model/facts/rust.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { recordAttributeMacros } from './attributes.ts';
import { innerDoc } from './doc.ts';
import { headEndOf, nameItem, openItem, ownerOf, visibilityOf } from './items.ts';
import { Kind } from './kinds.ts';
import { literalText } from './literals.ts';
import { annotationsOf, attributeName, hasAttribute, innerAttributes, takeNotes } from './notes.ts';
import { closeChunk, enterScope } from './scopes.ts';
import { importFlags } from './uses.ts';
import type { Walk } from './walk.ts';

const CFG = new Set(['cfg']);

/** What an inline module changes for the walk, put back behind it. */
interface Around {
	modulePath: string;
	isOffered: boolean;
	isConditional: boolean;
}

/** `mod x { … }` is a namespace; `mod x;` declares one that is in a file of its own. */
export function enterModule(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const body = childByField(tree, node, fields.body);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const visibility = visibilityOf(walk, node, ownerOf(walk, node));
	const chunk = openItem(walk, node, {
		kind: 'namespace',
		name,
		flags: visibility | (body === -1 ? ChunkFlag.declaration : 0),
		headEnd: headEndOf(walk, node, body),
		notes,
		inner: innerAttributes(walk, body),
		innerDoc: innerDoc(walk, body),
	});
	walk.atEnd(node, closeChunk, node);
	nameItem(walk, name, 'namespace', chunk, visibility);
	if (body === -1) includeModule(walk, node, name, notes.attributes);
	else enterInline(walk, node, name, notes.attributes, visibility);
}

function includeModule(walk: Walk, node: number, name: number, attributes: readonly number[]): void {
	if (name === -1) return;
	const { tree } = walk;
	const local = walk.textOf(name);
	walk.out.importName({
		kind: 'include',
		module: pathAttribute(walk, attributes) ?? local,
		imported: '*',
		local,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: importFlags(walk, attributes),
	});
}

/** `#[path = "other.rs"] mod x;` names the file. */
function pathAttribute(walk: Walk, attributes: readonly number[]): string | null {
	for (const attribute of attributes) {
		if (attributeName(walk, attribute) !== 'path') continue;
		const value = childByField(walk.tree, attribute, walk.fields.value);
		if (walk.kind(value) === Kind.string || walk.kind(value) === Kind.rawString) {
			return literalText(walk, value);
		}
	}
	return null;
}

function enterInline(
	walk: Walk,
	node: number,
	name: number,
	attributes: readonly number[],
	visibility: number,
): void {
	const around: Around = {
		modulePath: walk.modulePath,
		isOffered: walk.isOffered,
		isConditional: walk.isConditional,
	};
	walk.atEnd(node, () => Object.assign(walk, around), node);
	walk.modulePath = `${walk.modulePath}${walk.textOf(name)}::`;
	walk.isOffered &&= (visibility & (ChunkFlag.public | ChunkFlag.protected)) !== 0;
	walk.isConditional ||= hasAttribute(walk, attributes, CFG);
	enterScope(walk, 'namespace', walk.tree.start[node], node);
}

/**
 * `extern "C" { … }` is a block without a name, whose declared type is its ABI; what it declares
 * belongs to the module around it.
 */
export function enterForeign(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const body = childByField(tree, node, fields.body);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const abi = childOfKind(tree, node, walk.kinds, Kind.externModifier);
	const isUnsafe = childOfKind(tree, node, walk.kinds, Kind.unsafeToken) !== -1;
	out.openChunk({
		kind: 'block',
		...walk.chunkAt(node),
		start: notes.start,
		flags: ChunkFlag.declaration | (isUnsafe ? ChunkFlag.unsafe : 0) | walk.brokenFlag(node),
		type: abi === -1 ? null : walk.textOf(abi),
		annotations: annotationsOf(walk, notes.attributes, innerAttributes(walk, body)),
		...notes.doc,
	});
	walk.atEnd(node, closeChunk, node);
	out.fact(rustExternBlock, tree.start[node], tree.end[node], {
		abi: abi === -1 ? null : (/"([^"]{0,80})"/.exec(walk.textOf(abi))?.[1] ?? null),
		is_unsafe: isUnsafe || null,
		items: countItems(walk, body),
	});
}

function countItems(walk: Walk, body: number): number {
	const { tree } = walk;
	let count = 0;
	let child = body === -1 ? -1 : firstNamedChild(tree, body);
	for (; child !== -1; child = nextNamedSibling(tree, child)) {
		switch (walk.kind(child)) {
			case Kind.functionSignature:
			case Kind.functionItem:
			case Kind.staticItem:
			case Kind.typeItem:
			case Kind.associatedType:
				count++;
		}
	}
	return count;
}
