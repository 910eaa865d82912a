import { firstNamedChild } from '../../../model/syntax-walk.ts';
import { namedChildren } from '../branches.ts';
import { type Lower, type LoweringRule, MAX_ITEMS, make, makeList, makeLiteral } from '../lowering.ts';
import { stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A macro that stands alone between two texts. */
const MACRO = /^(\s*)([A-Za-z_]\w*)\s*$/;

/** Strings and characters. */
export function textRules(lower: () => Lower<Walk>) {
	const text: LoweringRule<Walk> = (walk, node) => make(walk, node, 'string', stringContent(walk, node));

	/** `"a"s`, `12_km` */
	const suffixed: LoweringRule<Walk> = (walk, node, depth) =>
		walk.kind(firstNamedChild(walk.tree, node)) === Kind.number_literal
			? makeLiteral(walk, node, 'number')
			: text(walk, node, depth);

	const character: LoweringRule<Walk> = (walk, node) =>
		makeLiteral(walk, node, 'char', walk.textOf(node).replace(/^[^']*'|'$/g, ''));

	/** Literals side by side are one text; with macros between them (`PRIu64`) their parts are told. */
	const joined: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree, out } = walk;
		const parts: number[] = [];
		let isPlain = true;
		let end = -1;
		for (const child of namedChildren(walk, node).slice(0, MAX_ITEMS)) {
			// The parser is not shown some of the macros.
			const hidden = end === -1 ? null : MACRO.exec(walk.text.slice(end, tree.start[child]));
			if (hidden !== null) {
				const start = end + hidden[1].length;
				parts.push(out.value('name', hidden[2], -1, -1, start, start + hidden[2].length));
			}
			const part = walk.kind(child) === Kind.ERROR ? firstNamedChild(tree, child) : child;
			if (hidden !== null || walk.kind(part) === Kind.identifier) isPlain = false;
			if (part !== -1) parts.push(lower()(walk, part, depth + 1));
			end = tree.end[child];
		}
		return isPlain ? text(walk, node, depth) : makeList(walk, node, 'template', parts);
	};

	return { text, suffixed, character, joined };
}
