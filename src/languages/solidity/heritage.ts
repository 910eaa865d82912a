import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { readArguments } from './arguments.ts';
import { recordCall } from './calls.ts';
import { pathParts, pathValue } from './names.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** Records what a contract inherits from, and returns the last names of it. */
export function tellBases(walk: Walk, chunk: number, node: number): Set<string> {
	const { tree, out } = walk;
	const bases = new Set<string>();
	for (const specifier of walk.childrenOf(node, Kind.inheritance_specifier)) {
		const ancestor = walk.field(specifier, 'ancestor');
		const parts = pathParts(walk, ancestor);
		if (parts.length === 0) continue;
		const name = walk.textOf(parts[parts.length - 1]);
		bases.add(name);
		out.heritage({
			chunk,
			kind: 'extends',
			text: walk.clip(tree.start[ancestor], tree.end[ancestor], MAX_TEXT),
			name,
			start: tree.start[ancestor],
			value: pathValue(walk, parts),
		});
	}
	return bases;
}

/** `is Base(1)` calls the constructor of `Base`. */
export function enterInheritance(walk: Walk, node: number): void {
	if (walk.childOf(node, Kind['"("']) !== -1) walk.leaveLater(node);
}

export function leaveInheritance(walk: Walk, node: number): void {
	const parts = pathParts(walk, walk.field(node, 'ancestor'));
	if (parts.length === 0) return;
	recordCall(
		walk,
		node,
		'super',
		walk.tree.start[node],
		parts,
		readArguments(walk, node, 'ancestor_arguments'),
	);
}

/**
 * `using L for T` gives the functions of a library to a type, `using {f, L.g as +} for T` single ones:
 * told as what is mixed in around here, with the type in the text.
 */
export function enterUsing(walk: Walk, node: number): void {
	const { tree } = walk;
	const source = walk.field(node, 'source');
	const keyword = walk.childOf(node, Kind['"for"']);
	const until = source === -1 ? tree.end[node] : tree.end[source];
	const target = keyword === -1 ? '' : ` ${walk.clip(tree.start[keyword], until, MAX_TEXT)}`;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.type_alias) tellMixin(walk, child, child, target);
		else if (kind === Kind.using_alias) tellMixin(walk, child, firstNamedChild(tree, child), target);
	}
}

function tellMixin(walk: Walk, whole: number, path: number, target: string): void {
	const { tree, out } = walk;
	const parts = pathParts(walk, path);
	if (parts.length === 0) return;
	out.heritage({
		chunk: out.currentChunk,
		kind: 'mixin',
		text: walk.clip(tree.start[whole], tree.end[whole], MAX_TEXT) + target,
		name: walk.textOf(parts[parts.length - 1]),
		start: tree.start[path],
		value: pathValue(walk, parts),
	});
}
