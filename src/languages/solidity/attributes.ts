import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 400;

/** What a header says about a definition beside its name, parameters and type. */
export interface Attributes {
	flags: number;
	/** Modifiers that are invoked, and words that no flag stands for: `external`, `view`, `payable`. */
	annotations: Annotation[] | null;
	hasVisibility: boolean;
}

const VISIBILITY: Readonly<Record<string, number>> = {
	public: ChunkFlag.public,
	external: ChunkFlag.public,
	internal: ChunkFlag.protected,
	private: ChunkFlag.private,
};

export function readAttributes(walk: Walk, node: number): Attributes {
	const { tree } = walk;
	const annotations: Annotation[] = [];
	let flags = 0;
	let hasVisibility = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.visibility: {
				const word = walk.textOf(child);
				flags |= VISIBILITY[word] ?? 0;
				hasVisibility = true;
				if (word === 'external') annotations.push({ name: word });
				break;
			}
			case Kind['"constant"']:
				flags |= ChunkFlag.readonly | ChunkFlag.static;
				break;
			case Kind.immutable:
				flags |= ChunkFlag.readonly;
				annotations.push({ name: 'immutable' });
				break;
			case Kind.override_specifier:
				flags |= ChunkFlag.override;
				break;
			case Kind['"abstract"']:
				flags |= ChunkFlag.abstract;
				break;
			case Kind.state_mutability:
			case Kind.state_location:
			case Kind.virtual:
			case Kind['"payable"']:
			case Kind['"anonymous"']:
				annotations.push({ name: walk.textOf(child) });
				break;
			case Kind.modifier_invocation:
				annotations.push(invoked(walk, child));
				break;
		}
	}
	return { flags, annotations: annotations.length === 0 ? null : annotations, hasVisibility };
}

/** `onlyRole(ADMIN)` */
function invoked(walk: Walk, node: number): Annotation {
	const { tree } = walk;
	const open = walk.childOf(node, Kind['"("']);
	if (open === -1) return { name: walk.clip(tree.start[node], tree.end[node], MAX_ARGS) };
	const name = walk.clip(tree.start[node], tree.start[open], MAX_ARGS).trimEnd();
	const close = walk.childOf(node, Kind['")"']);
	const end = close === -1 ? tree.end[node] : tree.start[close];
	return { name, args: walk.clip(tree.end[open], Math.max(end, tree.end[open]), MAX_ARGS).trim() };
}
