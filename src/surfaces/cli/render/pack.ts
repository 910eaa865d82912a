import type { PackResult } from '../../../engine.ts';
import type { Render } from '../page.ts';

/** The pack, byte for byte: its tokens were counted. What could harm a terminal is written as an escape in it. */
export const renderPack: Render<PackResult> = function* ({ head, items, tail }) {
	for (const text of [head, ...items.map((item) => item.text), tail]) yield text.replace(/\n$/, '');
};
