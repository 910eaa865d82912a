import { NodeFlag, type SyntaxTree } from './syntax-tree.ts';

/**
 * Reading a `SyntaxTree`. Nodes are integers and -1 means "none", also as an argument of the
 * functions that ask for text or a child, so that steps can be chained without checks between.
 *
 *     for (let child = firstChild(tree, node); child !== -1; child = nextSibling(tree, child)) …
 */

export function firstChild(tree: SyntaxTree, node: number): number {
	return node !== -1 && tree.after[node] > node + 1 ? node + 1 : -1;
}

export function nextSibling(tree: SyntaxTree, node: number): number {
	if (node <= 0) return -1;
	const next = tree.after[node];
	return next < tree.after[tree.parent[node]] ? next : -1;
}

/** Costs the depth of the sibling's last branch. */
export function previousSibling(tree: SyntaxTree, node: number): number {
	if (node <= 0) return -1;
	const parent = tree.parent[node];
	let before = node - 1;
	if (before === parent) return -1;
	while (tree.parent[before] !== parent) before = tree.parent[before];
	return before;
}

export function firstNamedChild(tree: SyntaxTree, node: number): number {
	return namedFrom(tree, firstChild(tree, node));
}

export function nextNamedSibling(tree: SyntaxTree, node: number): number {
	return namedFrom(tree, nextSibling(tree, node));
}

/** The first child from `child` on that is a rule of the grammar and no comment or other extra. */
function namedFrom(tree: SyntaxTree, child: number): number {
	while (child !== -1 && (tree.flags[child] & (NodeFlag.named | NodeFlag.extra)) !== NodeFlag.named) {
		child = nextSibling(tree, child);
	}
	return child;
}

/** The first child with this field; `field` comes from `fieldIds`. */
export function childByField(tree: SyntaxTree, node: number, field: number): number {
	if (node === -1) return -1;
	const after = tree.after[node];
	for (let child = node + 1; child < after; child = tree.after[child]) {
		if (tree.field[child] === field) return child;
	}
	return -1;
}

/** The next sibling with the same field as `node`: `import a, b` has two `name`s. */
export function nextWithSameField(tree: SyntaxTree, node: number): number {
	const field = tree.field[node];
	let next = nextSibling(tree, node);
	while (next !== -1 && tree.field[next] !== field) next = nextSibling(tree, next);
	return next;
}

/** The first child that a kind table gives the number `wanted`. */
export function childOfKind(tree: SyntaxTree, node: number, table: Uint8Array, wanted: number): number {
	if (node === -1) return -1;
	const after = tree.after[node];
	for (let child = node + 1; child < after; child = tree.after[child]) {
		if (table[tree.kind[child]] === wanted) return child;
	}
	return -1;
}

export function kindName(tree: SyntaxTree, node: number): string {
	return node === -1 ? '' : tree.names[tree.kind[node]];
}

export function textOf(tree: SyntaxTree, node: number): string {
	return node === -1 ? '' : tree.text.slice(tree.start[node], tree.end[node]);
}

export function isNamed(tree: SyntaxTree, node: number): boolean {
	return (tree.flags[node] & NodeFlag.named) !== 0;
}

/**
 * A pack's own numbers (1 to 255) by kind name. A name in double quotes is a token as written:
 * `lambda` is the rule, `"lambda"` the keyword.
 */
export type KindSpec = Readonly<Record<string, number>>;

const kindTables: PerGrammar<KindSpec, Uint8Array> = new WeakMap();

/**
 * From kind id to the pack's number, 0 for every other kind. Made once per spec and grammar, so the
 * spec must be a constant: `switch (table[tree.kind[node]])` is the whole cost in a walk. Names the
 * grammar does not have are passed over, because dialects share a spec; `unknownKinds` tells them.
 */
export function kindTable(tree: SyntaxTree, spec: KindSpec): Uint8Array {
	return perGrammar(kindTables, spec, tree.names, () => makeKindTable(tree, spec));
}

function makeKindTable(tree: SyntaxTree, spec: KindSpec): Uint8Array {
	const numbers = new Map(Object.entries(spec));
	const table = new Uint8Array(tree.names.length);
	for (let id = 0; id < table.length; id++) table[id] = numbers.get(specName(tree, id)) ?? 0;
	return table;
}

/** Names of a spec that this grammar does not have: misspelt, or of another dialect. */
export function unknownKinds(tree: SyntaxTree, spec: KindSpec): string[] {
	const known = new Set(tree.names.map((_, id) => specName(tree, id)));
	return Object.keys(spec).filter((name) => !known.has(name));
}

function specName(tree: SyntaxTree, id: number): string {
	return tree.namedKinds[id] === 1 ? tree.names[id] : `"${tree.names[id]}"`;
}

const fieldTables: PerGrammar<readonly string[], Record<string, number>> = new WeakMap();

/**
 * Field ids by name, made once per list and grammar, so the list must be a constant:
 * `const F = fieldIds(tree, FIELDS); childByField(tree, node, F.body)`. A field that the grammar
 * does not have is -1, which no node has.
 */
export function fieldIds<Name extends string>(
	tree: SyntaxTree,
	fields: readonly Name[],
): Readonly<Record<Name, number>> {
	const { fieldNames } = tree;
	return perGrammar(fieldTables, fields, fieldNames, () =>
		Object.fromEntries(fields.map((name) => [name, fieldNames.indexOf(name)])),
	) as Record<Name, number>;
}

/** What a pack made for each grammar, keyed by the pack's constant, then by a list of the grammar. */
type PerGrammar<Key extends WeakKey, Value> = WeakMap<Key, WeakMap<readonly string[], Value>>;

function perGrammar<Key extends WeakKey, Value>(
	memo: PerGrammar<Key, Value>,
	key: Key,
	grammar: readonly string[],
	make: () => Value,
): Value {
	let byGrammar = memo.get(key);
	if (byGrammar === undefined) {
		byGrammar = new WeakMap();
		memo.set(key, byGrammar);
	}
	let value = byGrammar.get(grammar);
	if (value === undefined) {
		value = make();
		byGrammar.set(grammar, value);
	}
	return value;
}
