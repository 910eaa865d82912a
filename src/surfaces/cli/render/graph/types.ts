import type { TypesResult } from '../../../../engine.ts';
import type { Render } from '../../page.ts';
import { aligned, asked, nodeName, packaged, placeOf, unknown } from './parts.ts';

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };

export const renderTypes: Render<TypesResult> = function* (result, page) {
	const { colours } = page;
	if (!(yield* asked(result, page))) return;
	if (result.total === 0) yield '  It extends nothing, and nothing that is known extends it.';
	for (const [side, rows] of Map.groupBy(result.entries, (entry) => entry.side)) {
		yield colours.bold(side === 'above' ? '  above it' : '  below it');
		yield* aligned(
			rows.map(({ depth, site, node, external }) => [
				colours.cyan(placeOf(node ?? site)),
				`${'  '.repeat(depth - 1)}${node === null ? packaged(external!) : nodeName(node)}`,
				colours.dim(`${site.kind} at ${placeOf(site)}`),
			]),
			'    ',
		);
	}
	yield* unknown({ unfollowed: NONE, unlinked: result.unlinked }, '', page);
	if (page.meta.truncated) yield colours.yellow('There is more: --limit for a longer list');
};
