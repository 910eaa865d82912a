import type { ImpactResult } from '../../../../engine.ts';
import type { Page } from '../../page.ts';
import { aligned, edgeNote, nodeName, placeOf } from './parts.ts';

type Hop = ImpactResult['entries'][number]['path'][number];

/** A way, one hop a line. */
export function* hopLines(
	hops: readonly Hop[],
	isExplained: boolean,
	{ colours }: Page,
	indent: string,
): Generator<string> {
	yield* aligned(
		hops.map(({ site, to }) => [
			colours.cyan(placeOf(site)),
			nodeName(to),
			colours.dim(
				site.kind === 'override' || site.kind === 'implement'
					? `${site.kind}, may be what runs`
					: edgeNote(site, isExplained),
			),
		]),
		indent,
	);
}
