import type { Page } from '../page.ts';
import { fold, pad, widthOf } from '../width.ts';

/** A text is folded at spaces, a list only between its items. */
export type Entry = readonly [label: string, content: string | readonly string[]];

/** `Label   content`, the contents below one another. Entries without content are left out. */
export function* labelled(page: Page, entries: readonly Entry[], indent = ''): Generator<string> {
	const shown = entries.filter(([, content]) => content.length > 0);
	const labelWidth = Math.max(0, ...shown.map(([label]) => label.length));
	const room = page.width - indent.length - labelWidth - 2;
	for (const [label, content] of shown) {
		const [first, ...rest] = typeof content === 'string' ? fold(content, room) : joined(content, room);
		yield `${indent}${page.colours.dim(pad(label, labelWidth))}  ${first}`;
		for (const line of rest) yield `${indent}${' '.repeat(labelWidth + 2)}${line}`;
	}
}

/** Items with dots between them, in lines that fit. */
export function joined(items: readonly string[], width: number): string[] {
	const lines: string[] = [];
	for (const item of items) {
		const last = lines.at(-1);
		const longer = `${last} · ${item}`;
		if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
		else lines.push(item);
	}
	return lines;
}
