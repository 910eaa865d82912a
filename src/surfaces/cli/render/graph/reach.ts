import type { ImpactResult } from '../../../../engine.ts';
import { counted } from '../../format.ts';
import { type Page, type Render, safe } from '../../page.ts';
import { continuation } from '../continuation.ts';
import { hopLines } from './hops.ts';
import { aligned, asked, explanation, nodeName, placeOf, unknown } from './parts.ts';

export const renderImpact: Render<ImpactResult> = (result, page) => render(result, page, 'impact');
export const renderDeps: Render<ImpactResult> = (result, page) => render(result, page, 'deps');

const PACKAGES = 15;

function* render(result: ImpactResult, page: Page, side: 'impact' | 'deps'): Generator<string> {
	const { colours } = page;
	if (!(yield* asked(result, page))) return;
	const { entries, total, files, tests, byDepth, packages } = result;
	const isExplained = result.explanation.length > 0;
	if (total === 0)
		yield side === 'impact'
			? '  Nothing that is known needs it.'
			: '  It needs nothing of the repository that is known.';
	else {
		const near = byDepth.map((count, at) => `${count} at ${at + 1}`).join(', ');
		const inTests = tests > 0 ? `, ${counted(tests, 'of them in tests', 'of them in tests')}` : '';
		yield colours.bold(
			`  ${counted(total, 'thing')} in ${counted(files, 'file')}${inTests}; by hops: ${near}`,
		);
	}
	for (const [depth, rows] of Map.groupBy(entries, (entry) => entry.depth)) {
		yield colours.bold(`  ${counted(depth, 'hop')}`);
		if (isExplained) {
			for (const entry of rows) {
				yield `    ${colours.cyan(placeOf(entry))}  ${nodeName(entry)} ${colours.dim(note(entry))}`;
				yield* hopLines(entry.path, true, page, '        ');
			}
		} else {
			yield* aligned(
				rows.map((entry) => {
					const last = entry.path.at(-1);
					const before = entry.path.at(-2);
					const way = before === undefined ? '' : ` by ${nodeName(before.to)}`;
					const how = last === undefined ? '' : `${last.site.kind}${way}`;
					return [
						colours.cyan(placeOf(last?.site ?? entry)),
						nodeName(entry),
						colours.dim(`${how}${entry.may ? ', may' : ''}`),
					];
				}),
				'    ',
			);
		}
	}
	if (packages.length > 0) {
		const shown = packages.slice(0, PACKAGES).map(({ package: owner, uses }) => `${safe(owner)} ${uses}`);
		const more = packages.length > PACKAGES ? `, and ${packages.length - PACKAGES} more` : '';
		yield `  Packages, by uses: ${shown.join(', ')}${more}`;
	}
	yield* unknown(result, 'of that name', page);
	yield* explanation(result.explanation, page);
	yield* continuation(result.next, page);
}

function note({ confidence, may }: ImpactResult['entries'][number]): string {
	const sure = confidence === null ? 'not measured' : `confidence ${confidence}`;
	return may ? `${sure}, may` : sure;
}
