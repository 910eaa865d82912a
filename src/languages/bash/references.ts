import { firstNamedChild } from '../../model/syntax-walk.ts';
import { isHeader } from './commands.ts';
import { literalText } from './strings.ts';
import type { Walk } from './walk.ts';

/** Words of the language itself, and what a syntax error leaves over. */
const NO_NAMES = new Set(['return', 'break', 'continue', ':', '{', '}', '!', '[', '((', '))', '.']);

/** The word that a command begins with. */
export function enterCommandName(walk: Walk, node: number): void {
	const { tree, text } = walk;
	const literal = literalText(walk, firstNamedChild(tree, node));
	if (literal === null || literal.text === '' || NO_NAMES.has(literal.text)) return;
	if (isHeader(walk, tree.parent[node]) || !text.startsWith(literal.text, literal.start)) return;
	walk.out.refer(literal.text, literal.start, 'call', false);
}
