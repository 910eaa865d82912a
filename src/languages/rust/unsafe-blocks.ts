import { rustUnsafeBlock } from '../../model/facts/rust.ts';
import type { Walk } from './walk.ts';

/** Comments at the end of what stands before a statement, and at the start of a block. */
const BEFORE =
	/(?:^|\n)[ \t]{0,200}(?:\/\/|\/\*)[/!*\s]{0,8}SAFETY\b[^\n]{0,400}(?:\n[ \t]{0,200}\/\/[^\n]{0,400}){0,20}\n[^\n;{}]{0,200}$/i;
const INSIDE = /^unsafe\s{0,8}\{\s{0,200}(?:\/\/|\/\*)[/!*\s]{0,8}SAFETY\b/i;
const MAX_BEFORE = 2000;

export function tellUnsafe(walk: Walk, node: number): void {
	const { tree, text, out } = walk;
	const start = tree.start[node];
	const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
	out.fact(rustUnsafeBlock, start, tree.end[node], {
		has_safety_comment: INSIDE.test(text.slice(start, start + 300)) || BEFORE.test(before),
	});
}
