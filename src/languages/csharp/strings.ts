import { childOfKind } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make, makeList } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** What is between the quotes of a string, escapes as written; `u8` behind it is no part of it. */
export function stringValue(walk: Walk, node: number): number {
	const written = walk.textOf(node).replace(/u8$/i, '');
	const quotes = /^@?"+/.exec(written)?.[0] ?? '';
	// Three quotes and more are one; of `""` the second one closes, as the last does of `"""` behind an `@`.
	const isRaw = walk.kind(node) === Kind.raw_string_literal;
	const before = isRaw ? quotes.length : Math.min(quotes.length, written.startsWith('@') ? 2 : 1);
	const after = isRaw ? before : 1;
	const content = written.slice(before, Math.max(before, written.length - after));
	// Behind an `@` a quote is written twice.
	return make(walk, node, 'string', written.startsWith('@') ? content.replaceAll('""', '"') : content);
}

/** `$"a {b,10:N2} c"`: texts as written and what is put between them. Alignment and format are no parts. */
export function templateValue(lower: Lower<Walk>, walk: Walk, node: number, depth: number): number {
	const { tree, out } = walk;
	const parts: number[] = [];
	let textStart = -1;
	let textEnd = -1;
	const endText = (): void => {
		if (textEnd > textStart)
			parts.push(out.value('string', walk.text.slice(textStart, textEnd), -1, -1, textStart, textEnd));
		textStart = -1;
		textEnd = -1;
	};
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (parts.length >= MAX_ITEMS) break;
		const kind = walk.kind(child);
		if (kind === Kind.interpolation) {
			endText();
			const brace = childOfKind(tree, child, walk.kinds, Kind.interpolation_brace);
			parts.push(lower(walk, brace === -1 ? -1 : tree.after[brace], depth + 1));
		} else if (kind === Kind.string_content) {
			if (textStart === -1) textStart = tree.start[child];
			textEnd = tree.end[child];
		}
	}
	endText();
	return makeList(walk, node, 'template', parts);
}
