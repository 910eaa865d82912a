import type { PathResult } from '../../../../engine.ts';
import { counted } from '../../format.ts';
import type { Render } from '../../page.ts';
import { hopLines } from './hops.ts';
import { asked, explanation, nodeName, packaged, placeOf } from './parts.ts';

export const renderPath: Render<PathResult> = function* (result, page) {
	const { colours } = page;
	for (const side of [result.from, result.to]) {
		if (side.choices.length > 0 && !(yield* asked(side, page))) return;
	}
	const { found, reversed, start, hops, external } = result;
	if (!found || start === null) {
		yield 'No way that is known leads from one to the other, in neither direction.';
		return;
	}
	if (reversed) yield colours.yellow('The first does not lead to the second; the second leads to the first:');
	yield `${colours.cyan(placeOf(start))}  ${nodeName(start)} ${colours.dim(counted(hops.length, 'hop'))}`;
	const inner = external === null ? hops : hops.slice(0, -1);
	yield* hopLines(inner, result.explanation.length > 0, page, '  → ');
	if (external !== null) {
		const { site } = hops[hops.length - 1];
		yield `  → ${colours.cyan(placeOf(site))}  ${packaged(external)}  ${colours.dim(site.kind)}`;
	}
	yield* explanation(result.explanation, page);
};
