import { NodeFlag, type SyntaxTree } from '../../model/syntax-tree.ts';
import { CLASSES } from './from-tree/classes.ts';
import { markDirectives } from './from-tree/directives.ts';
import { EXPRESSIONS } from './from-tree/expressions.ts';
import { FUNCTIONS } from './from-tree/functions.ts';
import { JSX } from './from-tree/jsx.ts';
import { LITERALS } from './from-tree/literals.ts';
import { MODULES } from './from-tree/modules.ts';
import { nearestLists, rescue, rescueRoot } from './from-tree/rescue.ts';
import { STATEMENTS, statementsOf } from './from-tree/statements.ts';
import { type Convert, type Converters, type EstreeNode, TreeReader } from './from-tree/tree-reader.ts';
import { TYPE_DECLARATIONS } from './from-tree/type-declarations.ts';
import { TYPES } from './from-tree/types.ts';

export type { EstreeNode } from './from-tree/tree-reader.ts';

export interface EstreeComment {
	type: 'Line' | 'Block';
	/** Without its marks. */
	value: string;
	start: number;
	end: number;
}

export interface EstreeResult {
	program: EstreeNode;
	comments: EstreeComment[];
	/** What the grammar could not read, and what it had to imagine. */
	errors: { start: number; end: number }[];
}

const CONVERTERS: ReadonlyMap<string, Convert> = new Map(
	[LITERALS, EXPRESSIONS, FUNCTIONS, CLASSES, STATEMENTS, MODULES, JSX, TYPES, TYPE_DECLARATIONS].flatMap(
		(converters: Converters) => Object.entries(converters),
	),
);

const byGrammar = new WeakMap<readonly string[], (Convert | undefined)[]>();

/** By kind id. A keyword may be spelt like a rule (`import`, `this`) and is not converted. */
function convertersFor(tree: SyntaxTree): (Convert | undefined)[] {
	let converters = byGrammar.get(tree.names);
	if (converters === undefined) {
		converters = tree.names.map((name, id) => (tree.namedKinds[id] === 1 ? CONVERTERS.get(name) : undefined));
		byGrammar.set(tree.names, converters);
	}
	return converters;
}

/**
 * A tree of the JavaScript, TypeScript or TSX grammar in the shapes of TS-ESTree, as oxc gives it
 * with `astType: 'ts'` and without parentheses. Where the source has an error, what is whole inside
 * it stands in the nearest list of statements or members, and an empty name where something is missing.
 */
export function toEstree(tree: SyntaxTree): EstreeResult {
	const reader = new TreeReader(tree);
	const converters = convertersFor(tree);
	const broken = (tree.flags[0] & NodeFlag.hasError) !== 0;
	const lists = broken ? nearestLists(reader) : null;
	const comments: EstreeComment[] = [];
	const errors: { start: number; end: number }[] = [];
	for (let node = tree.count - 1; node > 0; node--) {
		const flags = tree.flags[node];
		if (lists !== null && (flags & (NodeFlag.error | NodeFlag.missing)) !== 0) {
			errors.push({ start: tree.start[node], end: tree.end[node] });
			if ((flags & NodeFlag.error) !== 0) rescue(reader, node, lists);
			continue;
		}
		// What the grammar imagined whole, from missing tokens alone, is not there.
		if (lists !== null && tree.start[node] === tree.end[node]) continue;
		const convert = converters[tree.kind[node]];
		if (convert !== undefined) reader.made[node] = convert(reader, node);
		else if (tree.names[tree.kind[node]] === 'comment') comments.push(commentAt(reader, node));
	}
	if ((tree.flags[0] & NodeFlag.error) !== 0) errors.push({ start: tree.start[0], end: tree.end[0] });
	return { program: programOf(reader), comments: comments.reverse(), errors: errors.reverse() };
}

function commentAt(reader: TreeReader, node: number): EstreeComment {
	const text = reader.text(node);
	const isBlock = text.startsWith('/*');
	return {
		type: isBlock ? 'Block' : 'Line',
		value: isBlock ? text.slice(2, text.endsWith('*/') ? -2 : undefined) : text.slice(2),
		start: reader.tree.start[node],
		end: reader.tree.end[node],
	};
}

function programOf(reader: TreeReader): EstreeNode {
	const { tree } = reader;
	const hashbang = reader.child(0, 'hash_bang_line');
	const isLost = (tree.flags[0] & NodeFlag.error) !== 0;
	const body = isLost ? rescueRoot(reader) : statementsOf(reader, 0);
	const first = reader.named(0).find((child) => child !== hashbang);
	markDirectives(reader, body);
	return {
		type: 'Program',
		start: first === undefined ? tree.text.length : tree.start[first],
		end: tree.text.length,
		body,
		sourceType: 'module',
		hashbang:
			hashbang === -1 ? null : reader.make(hashbang, 'Hashbang', { value: reader.text(hashbang).slice(2) }),
	};
}
