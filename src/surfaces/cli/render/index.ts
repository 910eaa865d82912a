import type { IndexResult } from '../../../engine.ts';
import { bytes, count, counted, duration, ranked } from '../format.ts';
import type { Page, Render } from '../page.ts';
import { joined, labelled } from './labelled.ts';
import { languageTable } from './languages.ts';
import { refreshLine } from './refresh-line.ts';

/** Statuses of files that need no attention. */
const FINE = new Set(['parsed', 'text']);

export const renderIndex: Render<IndexResult> = function* (result, page) {
	const { counts } = result;
	yield `${page.colours.green('✓')} ${refreshLine(result)}`;
	if (result.kind !== 'rebuild') return;
	yield '';
	if (result.languages.length > 0) {
		yield* languageTable(result.languages, page);
		yield '';
	}
	yield* labelled(page, [
		['Found', foundItems(counts)],
		['Problems', problemItems(result.statuses)],
		['Skipped', ranked(result.skipped).map(([reason, number]) => `${count(number)} ${reason}`)],
		['Time', timeItems(result)],
		['Index', `${bytes(result.indexBytes)}, generation ${result.generation.slice(0, 12)}`],
	]);
	if (!page.quiet) yield* nextSteps(result, page);
};

function foundItems(counts: IndexResult['counts']): string[] {
	return [
		counted(counts.symbols, 'symbol'),
		counted(counts.callSites, 'call'),
		counted(counts.imports, 'import'),
		counted(counts.exports, 'export'),
		counted(counts.facts, 'fact'),
		counted(counts.refs, 'reference'),
	];
}

function problemItems(statuses: Readonly<Record<string, number>>): string[] {
	return ranked(statuses)
		.filter(([status]) => !FINE.has(status))
		.map(([status, number]) => `${counted(number, 'file')} ${status}`);
}

function timeItems({ stages, jobs }: IndexResult): string[] {
	return [
		...stages.map(({ stage, ms }) => `${stage} ${duration(ms)}`),
		counted(jobs, 'process', 'processes'),
	];
}

function* nextSteps({ counts, skipped, statuses }: IndexResult, { colours, width }: Page): Generator<string> {
	yield '';
	if (counts.files === 0) {
		yield 'Nothing here could be indexed. `assay status --skipped` tells why.';
		return;
	}
	const steps = ['Next: assay symbols <file>', 'assay symbol <name>', 'assay sql --schema'];
	if (ranked(skipped).length > 0 || problemItems(statuses).length > 0) steps.push('assay status --skipped');
	for (const line of joined(steps, width)) yield colours.dim(line);
}
