/**
 * A concrete syntax tree as flat arrays, in pre-order: a node is an integer, its children follow it.
 * Built once per file from a tree-sitter tree, so that no language pack crosses into WASM.
 *
 * Node 0 is the root. All arrays have at least `count` entries and are reused for the next file:
 * a pack must not keep them.
 */
export interface SyntaxTree {
	readonly count: number;
	/** Index into `names`, the grammar's node kinds. */
	readonly kind: Uint16Array;
	/** Index into `fieldNames`; 0 when the node has no field in its parent. */
	readonly field: Uint8Array;
	/** Offsets in UTF-16 units of the parsed text. */
	readonly start: Int32Array;
	readonly end: Int32Array;
	/** -1 for the root. */
	readonly parent: Int32Array;
	/** One past the last descendant: the next node in pre-order that is not below this one. */
	readonly after: Int32Array;
	/** See `NodeFlag`. */
	readonly flags: Uint8Array;
	/** Node kind names by symbol id, and the way back. Anonymous tokens are in `names` too. */
	readonly names: readonly string[];
	/** By symbol id: 1 for a rule of the grammar (`lambda`), 0 for a token of the same name (`"lambda"`). */
	readonly namedKinds: Uint8Array;
	readonly fieldNames: readonly string[];
	readonly text: string;
	/** True when a node budget cut the tree: nodes after the cut are missing. */
	readonly truncated: boolean;
}

export const NodeFlag = {
	named: 1,
	/** An ERROR node. */
	error: 2,
	missing: 4,
	extra: 8,
	/** An ERROR or MISSING node is here or somewhere below. */
	hasError: 16,
} as const;

/** A root and nothing below it: what there is of a text that no grammar was used on. */
export function bareTree(text: string): SyntaxTree {
	return {
		count: 1,
		kind: new Uint16Array(1),
		field: new Uint8Array(1),
		start: new Int32Array(1),
		end: Int32Array.of(text.length),
		parent: Int32Array.of(-1),
		after: Int32Array.of(1),
		flags: Uint8Array.of(NodeFlag.named),
		names: ['text'],
		namedKinds: Uint8Array.of(1),
		fieldNames: [''],
		text,
		truncated: false,
	};
}
