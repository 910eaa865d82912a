import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 400;

export interface Modifiers {
	flags: number;
	annotations: Annotation[] | null;
	/** Where the declaration begins after its attributes. */
	headerStart: number;
}

/** The modifiers and attributes that a declaration begins with. */
export function readModifiers(walk: Walk, declaration: number): Modifiers {
	const { tree, text } = walk;
	let flags = 0;
	let annotations: Annotation[] | null = null;
	let headerStart = -1;
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.comment) continue;
		if (kind === Kind.attribute_list) {
			annotations = readAttributes(walk, child);
			continue;
		}
		if (headerStart === -1) headerStart = tree.start[child];
		switch (kind) {
			case Kind.visibility_modifier:
				flags |= visibility(text.slice(tree.start[child], tree.end[child]), flags);
				break;
			case Kind.static_modifier:
				flags |= ChunkFlag.static;
				break;
			case Kind.abstract_modifier:
				flags |= ChunkFlag.abstract;
				break;
			case Kind.readonly_modifier:
				flags |= ChunkFlag.readonly;
				break;
		}
	}
	return { flags, annotations, headerStart: headerStart === -1 ? tree.start[declaration] : headerStart };
}

/** `private(set)` limits who may write, not who may see. */
function visibility(word: string, before: number): number {
	if (word.includes('(')) return before === 0 ? ChunkFlag.public : 0;
	const lower = word.toLowerCase();
	if (lower === 'private') return ChunkFlag.private;
	return lower === 'protected' ? ChunkFlag.protected : ChunkFlag.public;
}

const ACCESS = ChunkFlag.private | ChunkFlag.protected | ChunkFlag.public;

/** A member that does not say is public. */
export function memberFlags(flags: number): number {
	return (flags & ACCESS) === 0 ? flags | ChunkFlag.public : flags;
}

function readAttributes(walk: Walk, list: number): Annotation[] {
	const { tree } = walk;
	const found: Annotation[] = [];
	for (let group = firstNamedChild(tree, list); group !== -1; group = nextNamedSibling(tree, group)) {
		for (let node = firstNamedChild(tree, group); node !== -1; node = nextNamedSibling(tree, node)) {
			if (walk.kind(node) !== Kind.attribute) continue;
			const note: Annotation = { name: walk.textOf(firstNamedChild(tree, node)) };
			const args = walk.field(node, 'parameters');
			if (args !== -1) note.args = walk.clip(tree.start[args] + 1, tree.end[args] - 1, MAX_ARGS);
			found.push(note);
		}
	}
	return found;
}
