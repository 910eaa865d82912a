import type { ArchResult } from '../../../../engine.ts';
import { counted } from '../../format.ts';
import { type Render, safe } from '../../page.ts';
import { placeOf } from './parts.ts';

export const renderArch: Render<ArchResult> = function* (result, page) {
	const { colours } = page;
	const { layers, forbidden, outside, imports, total, violations } = result;
	if (layers.length === 0 && forbidden === 0) {
		yield 'There are no rules to check: see `architecture` in docs/configuration.md.';
		return;
	}
	for (const [rule, rows] of Map.groupBy(violations, (each) => each.rule)) {
		const { because } = rows[0];
		yield `${colours.red(counted(rows.length, 'violation'))}  ${safe(rule)}${because === null ? '' : colours.dim(`: ${safe(because)}`)}`;
		for (const { to, typeOnly, ...place } of rows) {
			yield `  ${colours.cyan(placeOf(place))} → ${safe(to)}${typeOnly ? colours.dim(' (types alone)') : ''}`;
		}
	}
	if (total === 0) yield colours.green('No rule is broken.');
	if (violations.length < total)
		yield colours.yellow(`${counted(total, 'violation')} in all: --limit for a longer list`);
	if (page.quiet) return;
	const named = layers.map(({ name, files }) => `${safe(name)} ${files}`).join(', ');
	yield colours.dim(
		`${counted(imports, 'import')} checked${named === '' ? '' : `; files of layers: ${named}, of none ${outside}`}`,
	);
};
