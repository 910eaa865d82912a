import { type Doc, firstSentence } from '../shared/doc-comments.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_LINES = 200;

/** The comment node that ends right before a node in pre-order; -1 for none. A comment may have tokens. */
function commentBefore(walk: Walk, node: number): number {
	const before = node - 1;
	if (before <= 0) return -1;
	if (walk.kind(before) === Kind.comment) return before;
	const around = walk.tree.parent[before];
	return walk.kind(around) === Kind.comment ? around : -1;
}

/** The `///` lines, or the `/** … *\/`, above what `first` begins; other comments may stand between. */
export function docOf(walk: Walk, first: number): Doc {
	const { tree, text } = walk;
	let last = commentBefore(walk, first);
	while (last !== -1 && !isDoc(walk, last)) last = commentBefore(walk, last);
	if (last === -1) return {};
	if (text.startsWith('/**', tree.start[last])) {
		const inner = text.slice(tree.start[last] + 3, tree.end[last] - 2);
		return { docStart: tree.start[last], docEnd: tree.end[last], summary: firstSentence(inner) };
	}
	let start = last;
	const lines = [lineOf(walk, last)];
	for (let count = 0; count < MAX_LINES; count++) {
		const above = commentBefore(walk, start);
		if (above === -1 || !text.startsWith('///', tree.start[above])) break;
		if (/\n\s*\n/.test(text.slice(tree.end[above], tree.start[start]))) break;
		start = above;
		lines.unshift(lineOf(walk, above));
	}
	return { docStart: tree.start[start], docEnd: tree.end[last], summary: firstSentence(lines.join('\n')) };
}

function lineOf({ tree, text }: Walk, comment: number): string {
	return text.slice(tree.start[comment] + 3, Math.min(tree.end[comment], tree.start[comment] + 500));
}

/** It begins its line, and is not a rule of slashes or stars. */
function isDoc({ tree, text }: Walk, comment: number): boolean {
	const start = tree.start[comment];
	const opening = text.slice(start, start + 4);
	if (!/^(?:\/\/\/(?!\/)|\/\*\*(?![*/]))/.test(opening)) return false;
	let at = start - 1;
	while (at >= 0 && (text[at] === ' ' || text[at] === '\t')) at--;
	return at < 0 || text[at] === '\n' || text[at] === '\r';
}
