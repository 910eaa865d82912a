import type { MetricsResult } from '../../../../engine.ts';
import { count, counted } from '../../format.ts';
import { type Render, safe } from '../../page.ts';
import { table } from '../../table.ts';
import { placeOf, unknown } from './parts.ts';

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };
const COMMUNITIES = 10;
const MEASURES = ['Fan-in', 'Fan-out', 'Instability', 'Centrality'].map((title) => ({
	title,
	align: 'right' as const,
}));

export const renderMetrics: Render<MetricsResult> = function* (result, page) {
	const { colours } = page;
	const { files, imports, modules, chunks, communities, cycles } = result;
	const numbers = ({
		fanIn,
		fanOut,
		instability,
		centrality,
	}: (typeof chunks)[number] | (typeof modules)[number]) => [
		count(fanIn),
		count(fanOut),
		instability === null ? '–' : instability.toFixed(2),
		centrality.toFixed(6),
	];
	yield `${counted(files, 'file')} with ${counted(imports, 'import')} between them`;
	yield* table(
		[{ title: 'File' }, ...MEASURES, { title: 'Community', align: 'right' }],
		modules.map((each) => [each.file, ...numbers(each), each.community === 0 ? '–' : String(each.community)]),
		page.width,
		colours,
	);
	yield '';
	yield* table(
		[{ title: 'Function or class' }, ...MEASURES, { title: 'Where' }],
		chunks.map((each) => [each.name, ...numbers(each), placeOf(each)]),
		page.width,
		colours,
	);
	yield '';
	yield colours.bold('Communities');
	for (const { community, size, files: members } of communities.slice(0, COMMUNITIES)) {
		yield `  ${community}  ${counted(size, 'file')}: ${members.slice(0, 4).map(safe).join(', ')}${size > 4 ? ', …' : ''}`;
	}
	if (communities.length > COMMUNITIES)
		yield colours.dim(`  ${communities.length - COMMUNITIES} more with --json`);
	yield cycles.count === 0
		? 'No file imports itself in a circle.'
		: `${counted(cycles.count, 'circle')} of ${counted(cycles.files, 'file')}, the largest of ${cycles.largest}: assay graph cycles`;
	yield* unknown({ unfollowed: NONE, unlinked: result.unlinked }, '', page);
};
