import type { Lower, LoweringRule } from '../shared/lowering.ts';
import { makeTemplate, piecesAround } from '../shared/templates.ts';
import { K } from './reading/kinds.ts';
import { contentOf, literalText } from './strings.ts';
import type { Walk } from './walk.ts';

/** `"a $b"`, a here-string, or a word with variables in it: what it is put together from. */
export function templateRule(lower: () => Lower<Walk>): LoweringRule<Walk> {
	return (walk, node, depth) => {
		const { start, end, textAt } = contentOf(walk, node);
		const pieces = piecesAround(
			walk,
			start,
			end,
			walk.parts(node),
			(part) =>
				walk.kind(part) === K.string ? (literalText(walk, part) ?? '') : lower()(walk, part, depth + 1),
			textAt,
		);
		return makeTemplate(walk, node, pieces);
	};
}
