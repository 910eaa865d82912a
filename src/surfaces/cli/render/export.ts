import type { ExportIndexResult } from '../../../engine.ts';
import { bytes, count, counted, duration, ranked } from '../format.ts';
import { type Render, safe } from '../page.ts';
import { artifactTable } from './artifacts.ts';
import { labelled } from './labelled.ts';

export const renderExportIndex: Render<ExportIndexResult> = function* (result, page) {
	const { folder, files, artifacts, calls, seconds } = result;
	const size = `${counted(files, 'file')}, ${bytes(result.bytes)}`;
	yield `${page.colours.green('✓')} Exported to ${safe(folder)}: ${size} in ${duration(seconds * 1000)}`;
	yield '';
	yield* artifactTable(artifacts, page);
	const shortened = artifacts.filter(({ trimmed }) => trimmed > 0);
	const dropped = artifacts.filter((artifact) => artifact.dropped > 0);
	const notes = [
		['Calls', calls === null ? [] : ranked(calls).map(([status, number]) => `${count(number)} ${status}`)],
		['Trimmed', shortened.map(({ name, trimmed }) => `${count(trimmed)} of ${name}`)],
		['Dropped', dropped.map((artifact) => `${count(artifact.dropped)} of ${artifact.name}`)],
	] as const;
	if (notes.some(([, items]) => items.length > 0)) {
		yield '';
		yield* labelled(page, notes);
	}
	if (!page.quiet && result.format === 'jsonl') {
		yield '';
		yield page.colours.dim(`Next: assay validate ${safe(folder)} --strict`);
	}
};
