import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Lower, type LoweringRule, MAX_ITEMS, make } from '../shared/lowering.ts';
import { makeTemplate, type Piece, piecesAround } from '../shared/templates.ts';
import { wholeOf } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

type Rule = LoweringRule<Walk>;

/** What the shell puts into a text. */
const EXPANSIONS: ReadonlySet<number> = new Set([
	Kind.simple_expansion,
	Kind.expansion,
	Kind.command_substitution,
	Kind.process_substitution,
	Kind.arithmetic_expansion,
]);
/** Texts that hold no others: how many quotes they begin and end with. */
const PLAIN: Readonly<Record<number, readonly [number, number]>> = {
	[Kind.word]: [0, 0],
	[Kind.number]: [0, 0],
	[Kind.extglob_pattern]: [0, 0],
	[Kind.raw_string]: [1, 1],
	[Kind.ansi_c_string]: [2, 1],
};

/** How words are lowered: to their text, or to what they are put together from. Escapes are as written. */
export function wordRules(lower: () => Lower<Walk>) {
	const between = (walk: Walk, node: number, start: number, end: number, depth: number): Piece[] => {
		const inserts: number[] = [];
		let child = firstNamedChild(walk.tree, node);
		for (; child !== -1 && inserts.length < MAX_ITEMS; child = nextNamedSibling(walk.tree, child))
			if (EXPANSIONS.has(walk.kind(child))) inserts.push(child);
		if (inserts.length === 0) return [{ start, end, text: walk.text.slice(start, end), value: -1 }];
		return piecesAround(
			walk,
			start,
			end,
			inserts,
			(each) => lower()(walk, each, depth + 1),
			(from, to) => walk.text.slice(from, to),
			startOf,
		);
	};

	const quoted = (walk: Walk, node: number, depth: number): Piece[] => {
		const { tree, text } = walk;
		const start = tree.start[node] + (text[tree.start[node]] === '$' ? 2 : 1);
		const end = text[tree.end[node] - 1] === '"' ? tree.end[node] - 1 : tree.end[node];
		return between(walk, node, start, Math.max(start, end), depth);
	};

	const piecesOf = (walk: Walk, node: number, depth: number): Piece[] => {
		const { tree, text } = walk;
		const kind = walk.kind(node);
		if (kind === Kind.string) return quoted(walk, node, depth);
		const marks = PLAIN[kind];
		if (marks === undefined) {
			const value = lower()(walk, node, depth + 1);
			return [{ start: tree.start[node], end: tree.end[node], text: null, value }];
		}
		const start = tree.start[node] + marks[0];
		const end = Math.max(start, tree.end[node] - marks[1]);
		return [{ start, end, text: text.slice(start, end), value: -1 }];
	};

	/** `word`, `'…'`, `$'…'` */
	const plain: Rule = (walk, node) => {
		const [before, behind] = PLAIN[walk.kind(node)];
		const start = walk.tree.start[node] + before;
		return make(walk, node, 'string', walk.text.slice(start, Math.max(start, walk.tree.end[node] - behind)));
	};

	/** `"$x"` is what `$x` is, but not split. */
	const string: Rule = (walk, node, depth) => {
		const whole = wholeOf(walk, node);
		if (whole === node) return makeTemplate(walk, node, quoted(walk, node, depth));
		return lower()(walk, whole, depth + 1);
	};

	/** `a"$b"'c'` */
	const concatenation: Rule = (walk, node, depth) => {
		const pieces: Piece[] = [];
		let child = firstNamedChild(walk.tree, node);
		for (; child !== -1 && pieces.length < MAX_ITEMS; child = nextNamedSibling(walk.tree, child))
			pieces.push(...piecesOf(walk, child, depth + 1));
		return makeTemplate(walk, node, pieces);
	};

	/** What stands in a here-document; text alone where its mark is quoted. */
	const hereDocument: Rule = (walk, node, depth) => {
		const { tree } = walk;
		const body = childOfKind(tree, node, walk.kinds, Kind.heredoc_body);
		if (body === -1) return make(walk, node, 'string', '');
		return makeTemplate(walk, body, between(walk, body, tree.start[body], tree.end[body], depth));
	};

	return { plain, string, concatenation, hereDocument };
}

/** The grammar gives an expansion the blanks before it. */
function startOf({ text, tree }: Walk, node: number): number {
	let at = tree.start[node];
	while (text[at] === ' ' || text[at] === '\t') at++;
	return at;
}

/** Whether the shell splits a word: something is expanded in it outside of quotes. Numbers have no blanks. */
export function isSplit(walk: Walk, word: number): boolean {
	const { tree } = walk;
	switch (walk.kind(word)) {
		case Kind.concatenation: {
			let child = firstNamedChild(tree, word);
			while (child !== -1 && !isSplit(walk, child)) child = nextNamedSibling(tree, child);
			return child !== -1;
		}
		case Kind.command_substitution:
			return true;
		case Kind.simple_expansion:
			return !/^\s*\$[#?$!@-]/.test(walk.clip(tree.start[word], tree.end[word], 20));
		case Kind.expansion:
			return !/^\s*\$\{(?:#.|@|!?\w+\[@\])/.test(walk.clip(tree.start[word], tree.end[word], 100));
		default:
			return false;
	}
}
